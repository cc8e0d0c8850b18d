//! Who may import whom: the table of the design, kept true.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A module of the library, and the modules that it may import besides itself.
const MAY_IMPORT: [(&str, &[&str]); 10] = [
    ("kernel", &[]),
    ("ui", &[]),
    ("parts", &["kernel"]),
    // The list of the games is read by macros, and macros stand at the root.
    ("games", &["kernel", "parts", "games", "each_game"]),
    ("bots", &["kernel", "games"]),
    (
        "words",
        &["kernel", "parts", "games", "each_game", "folders"],
    ),
    (
        "faces",
        &[
            "kernel",
            "parts",
            "games",
            "ui",
            "words",
            "each_game",
            "folders",
        ],
    ),
    // Of the store the app knows the words: set-ups, lists
    // and errors; the shell alone has the flash.
    (
        "app",
        &[
            "kernel",
            "games",
            "bots",
            "faces",
            "ui",
            "words",
            "store",
            "each_game",
            "each_thought",
        ],
    ),
    ("shell", &["app", "ui", "store"]),
    ("store", &["kernel"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = paths
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect();
    files.sort();
    files
}

/// The code of a file, without comments and without its tests, which stand at its end or in a file of their own.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    if path.ends_with("tests.rs") {
        return String::new();
    }
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The modules of the library that a file names after `crate::`, in braces too.
fn imports(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let mut names = vec![rest.to_string()];
        if let Some(group) = rest.strip_prefix('{') {
            // Only the first names inside the outer braces are modules.
            let (mut depth, mut outer) = (0, String::new());
            for letter in group.chars() {
                match letter {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    _ if depth == 0 => outer.push(letter),
                    _ => {}
                }
            }
            names = outer
                .split(',')
                .map(|name| name.trim().to_string())
                .collect();
        }
        for name in names {
            let end = name
                .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .unwrap_or(name.len());
            if end > 0 {
                found.push(name[..end].to_string());
            }
        }
    }
    found
}

#[test]
fn a_module_imports_only_what_it_may() {
    let mut seen = 0;
    for file in sources(&root().join("src")) {
        let inner = file
            .strip_prefix(root().join("src"))
            .expect("a path below src");
        let module = inner
            .iter()
            .next()
            .and_then(|name| name.to_str())
            .expect("a module");
        if ["lib.rs", "main.rs"].contains(&module) {
            continue;
        }
        let Some((_, may)) = MAY_IMPORT.iter().find(|(name, _)| *name == module) else {
            panic!(
                "{}: the module {module} stands in no row of the table",
                inner.display()
            );
        };
        for import in imports(&code(&file)) {
            seen += 1;
            assert!(
                import == module || may.contains(&import.as_str()),
                "{}: {module} must not import {import}",
                inner.display()
            );
        }
    }
    assert!(seen > 8, "only {seen} imports were looked at");
}

/// The games, by the names of their folders.
fn games() -> Vec<String> {
    let entries = fs::read_dir(root().join("src/games")).expect("the games");
    let folders = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir());
    let mut games: Vec<String> = folders
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_string()))
        .collect();
    games.sort();
    assert!(games.len() > 1, "only {games:?}");
    games
}

/// All files below a folder that people write, and what they hold.
fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    const ENDINGS: [&str; 5] = ["rs", "js", "ftl", "txt", "keys"];
    let mut files = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
                let text = fs::read_to_string(&path).expect("a text");
                let inner = path.strip_prefix(root()).expect("below the root");
                files.push((inner.to_path_buf(), text));
            }
        }
    }
    files.sort();
    files
}

/// The game that a file belongs to: the one that its path names.
fn owner<'a>(games: &'a [String], file: &Path) -> Option<&'a String> {
    let path = file.to_string_lossy().replace(['/', '.', '-', '_'], " ");
    games
        .iter()
        .find(|game| path.split(' ').any(|word| word == game.as_str()))
}

/// How many games there are.
const GAMES: usize = 4;

/// The most places in a folder, outside of the games' own files, that may name a game in its code. In `src` a game has its
/// row in the list. It may only be lowered.
const MAY_NAME: [(&str, usize); 4] = [("src", GAMES), ("boards", 0), ("tests", 0), ("web", 0)];

/// `cargo test --test program places -- --nocapture` lists them.
#[test]
fn few_places_outside_of_a_games_own_files_name_a_game() {
    let games = games();
    for (folder, most) in MAY_NAME {
        let mut found = 0;
        for (file, text) in texts(folder) {
            if owner(&games, &file).is_some() {
                continue;
            }
            let code = if folder == "src" {
                text.split("#[cfg(test)]").next().unwrap_or_default()
            } else {
                &text
            };
            for (number, line) in code.lines().enumerate() {
                let comment = line.trim_start().starts_with("//");
                let mut words = line.split(|letter: char| !letter.is_ascii_alphanumeric());
                let named =
                    words.any(|word| games.iter().any(|game| word.eq_ignore_ascii_case(game)));
                if named && !comment {
                    found += 1;
                    println!("{}:{}: {}", file.display(), number + 1, line.trim());
                }
            }
        }
        println!("{folder}: {found} of at most {most}");
        assert!(
            found <= most,
            "{folder}: {found} places name a game, more than {most}"
        );
    }
}

/// What a game costs, by part: `cargo test --test program costs -- --nocapture` prints it.
#[test]
fn a_game_costs_its_own_files_and_nothing_is_counted_twice() {
    const PARTS: [(&str, &str); 5] = [
        ("rules", "src/games"),
        ("texts", "src/words"),
        ("face", "src/faces"),
        ("tests", "tests"),
        ("lively player", "boards"),
    ];
    let games = games();
    for game in &games {
        let (mut all_files, mut all_lines) = (0, 0);
        for (part, folder) in PARTS {
            let mut files = 0;
            let mut lines = 0;
            for (file, text) in texts(folder) {
                if owner(&games, &file) == Some(game) {
                    files += 1;
                    lines += text.lines().count();
                }
            }
            println!("{game}, {part}: {lines} lines in {files} files");
            all_files += files;
            all_lines += lines;
        }
        println!("{game}: {all_lines} lines in {all_files} files\n");
        assert!(all_files > 10, "{game} has only {all_files} files");
    }
    let owned = texts("src/games")
        .iter()
        .filter(|(file, _)| owner(&games, file).is_none())
        .count();
    assert_eq!(owned, 1, "of src/games only the list belongs to no game");
}

/// The modules that serve every game alike, and so name none.
const NAME_NO_GAME: [&str; 6] = ["kernel", "parts", "ui", "app", "store", "shell"];

#[test]
fn what_serves_every_game_names_none() {
    let games = games();
    let mut named = Vec::new();
    for module in NAME_NO_GAME {
        for file in sources(&root().join("src").join(module)) {
            // Comments count too; tests do not, for they may play what they like.
            let text = fs::read_to_string(&file).expect("a source file");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = text.lines().filter(|line| {
                let line = line.to_lowercase();
                games.iter().any(|game| line.contains(game.as_str()))
            });
            let inner = file.strip_prefix(root().join("src")).expect("below src");
            match lines.count() {
                0 => {}
                count => named.push((inner.display().to_string(), count)),
            }
        }
    }
    assert_eq!(named, [], "a game is named");
}

#[test]
fn the_library_has_no_statics_and_knows_neither_std_nor_a_chip() {
    let mut seen = 0;
    for file in sources(&root().join("src"))
        .into_iter()
        .filter(|file| !file.ends_with("main.rs"))
    {
        seen += 1;
        for (number, line) in code(&file).lines().enumerate() {
            for word in [
                "static ",
                "std::",
                "alloc::",
                "embassy_rp",
                "embassy_time",
                "defmt",
                "unsafe ",
                "target_os",
            ] {
                let word_found = line.contains(word) && !line.contains(&format!("'{word}"));
                let allowed = word == "unsafe " && line.contains("forbid");
                assert!(
                    !word_found || allowed,
                    "{}: line {} has {word:?}: {line}",
                    file.display(),
                    number + 1
                );
            }
        }
    }
    assert!(seen > 10, "only {seen} files were looked at");
}

#[test]
fn the_room_for_saves_is_what_the_linker_was_told() {
    let layout = fs::read_to_string(root().join("memory.x")).expect("memory.x");
    let saves = layout
        .lines()
        .find(|line| line.trim_start().starts_with("SAVES"))
        .expect("a region SAVES");
    let kib: usize = saves
        .rsplit('=')
        .next()
        .and_then(|size| size.trim().trim_end_matches('K').parse().ok())
        .expect("its length");
    let board = fs::read_to_string(root().join("boards/mod.rs")).expect("boards/mod.rs");
    assert!(
        board.contains(&format!("pub const SAVES: usize = {kib} * 1024;")),
        "boards/mod.rs and memory.x disagree"
    );
}

/// The firmware's sums wrap without a word, so wherever the same logic is tested or played on a PC they must not: a sum that
/// could wrap ends a test, and one that shall says so (`wrapping_add`).
#[test]
fn sums_are_checked_wherever_tests_run() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let profile = |name: &str| {
        let (_, rest) = manifest
            .split_once(&format!("[profile.{name}]\n"))
            .expect(name);
        rest.split("\n[").next().unwrap_or(rest).to_owned()
    };
    assert!(profile("release").contains("overflow-checks = true"));
    // Cargo checks in this profile unless it is told not to.
    assert!(
        !profile("dev").contains("overflow-checks") && !profile("dev").contains("debug-assertions")
    );
    let wraps =
        std::panic::catch_unwind(|| std::hint::black_box(u8::MAX) + std::hint::black_box(1));
    assert!(wraps.is_err(), "this very test was built without checks");
}
