//! The scripts at the root: wrong use says what is right, and the probe's settings arrive.

use std::{
    env, fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn firmware(arguments: &[&str]) -> Command {
    let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("firmware"));
    command.args(arguments);
    command
}

fn run(mut command: Command) -> (Option<i32>, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the script runs");
    (
        status.code(),
        String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr),
    )
}

/// A folder with programs that stand in for real ones.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn wrong_use_of_firmware_names_the_boards() {
    for arguments in [
        &["nosuch"][..],
        &["picosystem", "nosuch"],
        &["flash"],
        &["flash", "nosuch"],
    ] {
        let (status, text) = run(firmware(arguments));
        assert_eq!(status, Some(2), "{arguments:?}: {text}");
        assert!(
            text.contains("picosystem waveshare-lcd-1-3 picopad"),
            "{arguments:?}: {text}"
        );
    }
    let (status, text) = run(firmware(&["run", "no/such.elf"]));
    assert_eq!(status, Some(2));
    assert!(text.contains("no/such.elf"), "{text}");
}

#[test]
fn the_probe_gets_its_settings_from_probe_toml() {
    let folder = folder("probe");
    let probe = folder.join("probe-rs");
    fs::write(&probe, "#!/bin/sh\necho \"level=$RUST_LOG\" \"$@\"\n").expect("a script");
    fs::set_permissions(&probe, fs::Permissions::from_mode(0o755)).expect("its rights");
    let elf = folder.join("some.elf");
    fs::write(&elf, "").expect("a file");

    let mut command = firmware(&["run", elf.to_str().expect("a path")]);
    let path = format!(
        "{}:{}",
        folder.display(),
        env::var("PATH").unwrap_or_default()
    );
    let (status, text) = run({
        command.env("PATH", path);
        command
    });
    assert_eq!(status, Some(0), "{text}");
    let wanted =
        "level=info run --chip RP2040 --protocol swd --speed 4000 --log-format {t} {L} {s}";
    assert!(text.starts_with(wanted), "{text}");
    assert!(text.trim_end().ends_with("some.elf"), "{text}");
}

#[test]
fn without_a_probe_program_the_script_says_how_to_get_it() {
    let folder = folder("no-probe");
    let elf = folder.join("some.elf");
    fs::write(&elf, "").expect("a file");
    let mut command = firmware(&["run", elf.to_str().expect("a path")]);
    command.env("PATH", "/usr/bin:/bin");
    let (status, text) = run(command);
    assert_eq!(status, Some(2), "{text}");
    assert!(
        text.contains("cargo install probe-rs-tools") && text.contains("UF2"),
        "{text}"
    );
}
