//! Programs at the table, by keys: offered where there is one, told what the arena tells, waited for without freezing, followed
//! by a computer where they fail or are missing.

use std::{
    cell::RefCell,
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, Command, Stdio},
    rc::Rc,
};

use crate::{
    hints::titles,
    support::{
        app::taps,
        device::{Device, Host, PROGRAM, flash::Chip},
    },
};
use durbar::{
    app::{Decided, Lapse, Programs, Screen},
    kernel::{dice::Dice, seat::Seat},
    store::Store,
    ui::key::Key,
};

/// From home to the set-up of one who plays alone, and to the row of the other seat, which a computer of level 2 has.
pub const OTHER: &str = "down A down down down";
/// From there to a match by the first deal against a program, which comes after the computers of level 3 and 4.
pub const BEGIN: &str = "right right right up up up up right down A";

/// Plays what comes first of all that is told. It keeps what it was told, and asks for the whole history beside.
#[derive(Default)]
struct First {
    /// Up to where it was told.
    told: Option<u32>,
    /// What it was told of what was done.
    heard: String,
    /// How often it was asked.
    asked: u32,
    /// Whether it thinks on.
    hangs: bool,
    /// What it answers in the place of what it may do.
    fails: Option<Lapse>,
}

impl First {
    fn attend(&mut self, table: &Programs<'_>) -> Option<Decided> {
        let (seat, at) = table.question()?;
        if !table.listens() || self.hangs {
            return None;
        }
        if let Some(lapse) = self.fails {
            return Some(Err(lapse));
        }
        let (mut first, mut decides) = (None, String::new());
        let mut number = 0;
        table.ask((seat, self.told), &mut |line| {
            if line.starts_with("+ ") {
                self.heard.push_str(line);
                self.heard.push('\n');
            } else if let (Some(action), None) = (line.strip_prefix("? "), &first) {
                first = Some(action.to_owned());
            }
            decides = line.to_owned();
            number += 1;
        });
        assert_eq!(decides, format!("decide {at}"), "the end of a question");
        assert!(number > 2);
        // All that it heard, part by part, is what one hears who is told the match from its beginning.
        let mut whole = String::new();
        table.ask((seat, None), &mut |line| {
            if line.starts_with("+ ") {
                whole.push_str(line);
                whole.push('\n');
            }
        });
        assert!(self.heard == whole, "{}\n---\n{whole}", self.heard);
        self.told = Some(at);
        self.asked += 1;
        let cheat = table.understand("fly to the moon").expect("it is asked");
        assert!(cheat.is_err());
        let code = table.understand(&first.expect("something to do"));
        Some(Ok(code.expect("it is asked").expect("it was told")))
    }
}

/// Such a program, and how it is looked after.
fn first() -> (Rc<RefCell<First>>, Host) {
    let first = Rc::new(RefCell::new(First::default()));
    let other = first.clone();
    (
        first,
        Box::new(move |table| other.borrow_mut().attend(table)),
    )
}

/// A program that fails in one way or another, five seconds after it was asked.
pub fn failing(way: usize) -> Host {
    let lapses = [Lapse::Silent, Lapse::Misplayed, Lapse::Ended];
    let mut waited = 0;
    Box::new(move |table| {
        table.question()?;
        // It is looked after once a second.
        waited += 1;
        (waited > 5).then(|| Err(lapses[way % lapses.len()]))
    })
}

/// A match of a person, who sits first, against a program.
fn against(way: &str, host: Host) -> Device {
    let mut device = Device::with(Chip::new(32));
    device.invite(Some(host));
    taps(&mut device, way);
    taps(&mut device, OTHER);
    taps(&mut device, BEGIN);
    assert!(device.app.table().is_some());
    device
}

/// The saved minds of the latest match, and its names.
fn saved(device: &Device) -> Vec<(String, u8)> {
    let mut chip = device.chip();
    chip.restart(None);
    let mut all = Vec::new();
    let mut store = Store::new(chip).expect("saves");
    store
        .list(|listed| {
            let known = listed.summary.expect("a summary");
            all.push(
                known
                    .players
                    .iter()
                    .map(|one| (one.name.to_string(), one.mind))
                    .collect(),
            );
        })
        .expect("a list");
    all.remove(0)
}

/// Everybody plays, the person by lively keys and with an undo now and then, until a moment; answers whether it came.
fn play(device: &mut Device, whim: &mut Dice, mut until: impl FnMut(&mut Device) -> bool) -> bool {
    for _ in 0..20_000 {
        if until(device) {
            return true;
        }
        match device.app.screen() {
            Screen::Table => {
                assert_eq!(
                    device.seat(),
                    Some(Seat::One),
                    "the program's seat is asked"
                );
                if whim.below(6) == 0 {
                    device.tap(Key::B);
                    device.tap(Key::Down);
                }
                device.play_lively(whim);
            }
            Screen::Moves => device.wait(100),
            Screen::Result => return false,
            Screen::Curtain => device.hold(Key::A),
            _ => device.tap(Key::A),
        }
    }
    panic!("the match does not end: {:?}", device.app.screen());
}

#[test]
fn a_program_is_offered_where_there_is_one_and_plays_whole_matches() {
    for (word, way) in titles() {
        let (first, host) = first();
        let mut device = against(&way, host);
        assert_eq!(saved(&device)[1].0, PROGRAM, "{word}");
        let before = format!("{:?}", device.app.settings());
        assert!(
            !play(&mut device, &mut Dice::from_seed(4), |_| false),
            "{word}"
        );
        let asked = first.borrow().asked;
        assert!(asked > 10, "{word}: asked {asked} times");
        device.assert_in_step();
        // Nobody moves up by beating it: how well it plays, nobody knows.
        let ladder = |settings: &str| settings.split("ladder").nth(1).map(str::to_owned);
        let after = format!("{:?}", device.app.settings());
        assert_eq!(ladder(&before), ladder(&after), "{word}");
        println!(
            "{word}: asked {asked} times, of {} actions",
            device.actions()
        );
        // Where there is none, it is not offered: the row goes on from level 4 to a person.
        let mut device = Device::with(Chip::new(32));
        taps(&mut device, &way);
        taps(&mut device, OTHER);
        taps(&mut device, BEGIN);
        assert!(
            saved(&device).iter().all(|(_, mind)| mind & 8 == 0),
            "{word}"
        );
    }
}

#[test]
fn a_program_that_is_waited_for_holds_up_no_key() {
    for (word, way) in titles() {
        let (first, host) = first();
        first.borrow_mut().hangs = true;
        let mut device = against(&way, host);
        let waits = |device: &mut Device| {
            device.app.screen() == Screen::Moves && device.app.programs().question().is_some()
        };
        assert!(play(&mut device, &mut Dice::from_seed(5), waits), "{word}");
        let actions = device.actions();
        device.wait(1000);
        let early = device.picture();
        device.wait(2000);
        assert!(
            device.picture() != early,
            "{word}: one does not see that it thinks"
        );
        assert_eq!(device.actions(), actions);
        // The menu opens and closes; what is decided meanwhile waits for who reads it.
        taps(&mut device, "hold:Y");
        assert_eq!(device.app.screen(), Screen::Menu, "{word}");
        first.borrow_mut().hangs = false;
        device.wait(3000);
        assert_eq!(
            (device.app.screen(), device.actions()),
            (Screen::Menu, actions),
            "{word}"
        );
        taps(&mut device, "B");
        device.wait(3000);
        assert!(device.actions() > actions, "{word}: it does not go on");
        // Who looks back has time, too.
        first.borrow_mut().hangs = true;
        assert!(play(&mut device, &mut Dice::from_seed(5), waits), "{word}");
        taps(&mut device, "left");
        let actions = device.actions();
        first.borrow_mut().hangs = false;
        device.wait(3000);
        assert_eq!(
            device.actions(),
            actions,
            "{word}: it plays under who looks back"
        );
        // Home, and on again from the saves: it is asked anew.
        taps(&mut device, "hold:Y up A");
        assert_eq!(device.app.screen(), Screen::Home, "{word}");
        assert_eq!(device.app.programs().number(), None);
        taps(&mut device, "up A");
        device.restart();
        first.borrow_mut().told = None;
        first.borrow_mut().heard.clear();
        device.assert_in_step();
    }
}

#[test]
fn a_match_that_is_opened_again_is_told_to_the_program_from_its_beginning() {
    for (word, way) in titles() {
        let (first, host) = first();
        let mut device = against(&way, host);
        let mut whim = Dice::from_seed(6);
        let mut restarts = 0;
        while play(&mut device, &mut whim, |device| {
            device.actions() > 20 * (restarts + 1)
        }) {
            restarts += 1;
            device.restart();
            // The process is another one.
            let mut first = first.borrow_mut();
            (first.told, first.heard) = (None, String::new());
        }
        assert!(restarts > 2, "{word}: {restarts}");
        device.assert_in_step();
        println!("{word}: {restarts} restarts");
    }
}

#[test]
fn a_program_at_fault_is_told_of_once_and_a_computer_has_its_seat_for_good() {
    let lapses = [
        Lapse::NotStarted,
        Lapse::Silent,
        Lapse::Ended,
        Lapse::Misplayed,
    ];
    let mut pictures = Vec::new();
    for ((word, way), lapse) in titles().into_iter().zip(lapses) {
        let (first, host) = first();
        let mut device = against(&way, host);
        let mut whim = Dice::from_seed(7);
        assert!(
            play(&mut device, &mut whim, |device| device.actions() > 30),
            "{word}"
        );
        first.borrow_mut().fails = Some(lapse);
        let notice = |device: &mut Device| device.app.screen() == Screen::Notice;
        assert!(
            play(&mut device, &mut whim, notice),
            "{word}: nobody says it"
        );
        pictures.push(device.picture());
        let asked = first.borrow().asked;
        device.tap(Key::A);
        let actions = device.actions();
        // Once; and the match is played to its end by a computer, also after a power cut.
        assert!(
            play(&mut device, &mut whim, |device| device.actions()
                > actions + 20),
            "{word}"
        );
        device.restart();
        assert_eq!(
            device.app.programs().number(),
            None,
            "{word}: it has its seat again"
        );
        assert_ne!(device.app.screen(), Screen::Notice, "{word}");
        assert!(
            !play(&mut device, &mut whim, notice),
            "{word}: it is said again"
        );
        assert_eq!(first.borrow().asked, asked, "{word}: it was asked again");
        device.assert_in_step();
    }
    for (number, picture) in pictures.iter().enumerate() {
        assert!(
            pictures
                .iter()
                .skip(number + 1)
                .all(|other| other != picture)
        );
    }
}

#[test]
fn where_there_is_no_program_a_computer_plays_for_it_and_that_is_said_once() {
    for (word, way) in titles() {
        let (first, host) = first();
        let mut device = against(&way, host);
        let mut whim = Dice::from_seed(8);
        assert!(
            play(&mut device, &mut whim, |device| device.actions() > 30),
            "{word}"
        );
        let mind = saved(&device)[1].1;
        device.invite(None);
        assert_eq!(device.app.screen(), Screen::Notice, "{word}");
        device.tap(Key::A);
        let notice = |device: &mut Device| device.app.screen() == Screen::Notice;
        let actions = device.actions();
        let mut more = |device: &mut Device, more| {
            let actions = device.actions();
            play(device, &mut whim, |device| {
                assert!(!notice(device), "{word}: it is said again");
                device.actions() > actions + more
            })
        };
        assert!(more(&mut device, 20), "{word}");
        assert!(device.actions() > actions);
        // It is the program's seat all the same: where there is one, it goes on, and knows what was done for it.
        {
            let mut first = first.borrow_mut();
            (first.told, first.heard) = (None, String::new());
        }
        let asked = first.borrow().asked;
        let other = first.clone();
        device.invite(Some(Box::new(move |table| {
            other.borrow_mut().attend(table)
        })));
        assert!(!more(&mut device, 20_000), "{word}");
        assert!(first.borrow().asked > asked, "{word}: it does not go on");
        assert_eq!(saved(&device)[1].1, mind, "{word}");
        device.assert_in_step();
    }
}

/// The example, started by hand.
struct Example {
    child: Child,
    told: Option<u32>,
}

impl Example {
    const COMMAND: &str = concat!(
        "python3 ",
        env!("CARGO_MANIFEST_DIR"),
        "/tests/players/example.py"
    );

    fn new() -> Self {
        let mut words = Self::COMMAND.split(' ');
        let mut command = Command::new(words.next().expect("a word"));
        let child = command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        Self {
            child: child.expect("python is here"),
            told: None,
        }
    }

    fn attend(&mut self, table: &Programs<'_>) -> Option<Decided> {
        let (seat, at) = table.question().filter(|_| table.listens())?;
        let mut text = String::new();
        table.ask((seat, self.told), &mut |line| {
            text.push_str(line);
            text.push('\n');
        });
        self.told = Some(at);
        let input = self.child.stdin.as_mut().expect("an input");
        input.write_all(text.as_bytes()).expect("it listens");
        input.flush().expect("it listens");
        let mut answer = String::new();
        // One line at a time: nothing is left in the reader.
        let output = self.child.stdout.as_mut().expect("an output");
        BufReader::new(output)
            .read_line(&mut answer)
            .expect("a line");
        let understood = table.understand(answer.trim()).expect("it is asked");
        Some(Ok(understood.expect("the example plays by the rules")))
    }
}

impl Drop for Example {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// FNV-1a of 32 bits over the pixels of a picture as a panel gets them: what `durbar --looks` prints.
fn digest(device: &Device) -> String {
    let (picture, palette) = (device.picture(), device.app.palette());
    let side = durbar::ui::canvas::SIDE;
    let places = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let digest = places
        .flat_map(|(x, y)| palette.colour(picture.ink(x, y)).rgb565().to_le_bytes())
        .fold(0x811C_9DC5, |digest: u32, byte| {
            (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
    format!("{digest:08x}")
}

/// The keys of a person's whole match against the example lead the real program, which starts the example itself, to the same
/// last picture.
#[test]
fn the_program_on_the_pc_plays_a_whole_match_against_the_example() {
    let (word, way) = titles().remove(0);
    let mut example = Example::new();
    let mut device = against(&way, Box::new(move |table| example.attend(table)));
    let mut script = format!("{way} {OTHER} {BEGIN}");
    let mut whim = Dice::from_seed(9);
    loop {
        let keys = match device.app.screen() {
            Screen::Table => {
                let seated = device.seated().expect("a match");
                seated.lively(&mut whim).expect("something to do").0
            }
            Screen::Result => break,
            Screen::Moves | Screen::Ceremony => vec![Key::A],
            other => panic!("{word}: {other:?} comes between"),
        };
        for key in keys {
            device.tap(key);
            script.push(' ');
            script.push_str(key.name());
        }
    }
    assert!(device.actions() > 60, "{}", device.actions());
    let file = std::env::temp_dir().join(format!("durbar-programs-{}.keys", std::process::id()));
    std::fs::write(&file, script + " look").expect("a script");
    let output = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args([
            "--looks",
            &file.to_string_lossy(),
            "--board",
            "picosystem",
            "--program",
            Example::COMMAND,
        ])
        .output()
        .expect("the program runs");
    std::fs::remove_file(&file).expect("it is there");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(said, "", "the example is at fault");
    device.wait(6000);
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        digest(&device)
    );
}
