//! What is written down comes back as it was: states, actions, options, journals, and matches in plain text.

use super::*;

pub(super) fn a_state_survives_writing_and_reading<G: Notation>() {
    walk::<G>(|game, _, _, _| {
        let mut bytes = [0; 512];
        let written = postcard::to_slice(game, &mut bytes).unwrap();
        assert_eq!(postcard::from_bytes::<G>(written).as_ref(), Ok(game));
    });
}

pub(super) fn damaged_bytes_never_make_a_state_that_breaks<G: Notation>() {
    let (mut unsound, mut sound) = (0u32, 0u32);
    walk::<G>(|game, _, _, dice| {
        let mut bytes = [0; 512];
        let length = postcard::to_slice(game, &mut bytes).unwrap().len();
        for _ in 0..=dice.below(3) {
            bytes[dice.below(length as u32) as usize] ^= dice.below(256) as u8;
        }
        let Ok(mut damaged) = postcard::from_bytes::<G>(&bytes[..length]) else {
            return;
        };
        if damaged.audit().is_err() {
            unsound += 1;
            return;
        }
        sound += 1;
        for _ in 0..20 {
            let Turn::Of(seat) = damaged.turn() else {
                break;
            };
            let Some(action) = any_action(&damaged, seat, dice) else {
                break;
            };
            damaged.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
            let _ = damaged.view(Viewer::Player(seat));
        }
    });
    // Strict books let little pass.
    assert!(
        unsound > 1000 && sound > enough::<G>(1000, 20),
        "{unsound} {sound}"
    );
}

pub(super) fn every_action_and_reason_survives_writing_and_reading<G: Notation>() {
    let names = Names::plain(Seats::new(5).unwrap());
    let mut actions = 0;
    for action in G::Action::every() {
        actions += 1;
        let mut bytes = [0; LONGEST];
        let written = postcard::to_slice(&action, &mut bytes).unwrap();
        assert_eq!(postcard::from_bytes::<G::Action>(written), Ok(action));
        reads_back(action, &names);
    }
    let mut reasons = 0;
    for why in G::Why::every() {
        reasons += 1;
        reads_back(why, &names);
    }
    assert!(actions > 100 && reasons > 20, "{actions} {reasons}");
}

pub(super) fn saved_actions_keep_their_bytes_for_ever<G: Notation>() {
    let path = format!(
        "{}/tests/games/{}/actions.txt",
        env!("CARGO_MANIFEST_DIR"),
        G::NAME
    );
    let text = std::fs::read_to_string(&path).expect(&path);
    let names = Names::plain(Seats::new(5).unwrap());
    let mut kinds = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (bytes, said) = line.split_once(" = ").expect(line);
        let bytes = bytes
            .split_whitespace()
            .map(|byte| u8::from_str_radix(byte, 16));
        let bytes: Vec<u8> = bytes.collect::<Result<_, _>>().expect(line);
        let mut words = Words::of(said);
        let action = G::Action::read(&mut words, &names).expect(line);
        assert!(words.is_empty(), "{line}");
        let mut buffer = [0; LONGEST];
        let written = postcard::to_slice(&action, &mut buffer).unwrap();
        assert_eq!(written, bytes, "{line}");
        assert_eq!(
            postcard::from_bytes::<G::Action>(&bytes),
            Ok(action),
            "{line}"
        );
        kinds.insert(action.kind());
    }
    let all: BTreeSet<usize> = G::Action::every().map(|action| action.kind()).collect();
    assert_eq!(kinds, all, "a kind of action is missing in {path}");
}

fn reads_back<T: Term + Eq + Debug>(value: T, names: &Names<'_>) {
    let mut text = Sentence::default();
    value.write(names, &mut text).unwrap();
    let mut words = Words::of(text.as_str());
    assert_eq!(T::read(&mut words, names).as_ref(), Ok(&value), "{text}");
    assert!(words.is_empty(), "{text}");
    assert!(!text.as_str().contains('\n'));
}

pub(super) fn options_print_and_read_back<G: Notation>() {
    for options in G::Options::every() {
        let mut text = Sentence::default();
        options.write(&mut text).unwrap();
        assert_eq!(G::Options::read(&mut Words::of(text.as_str())), Ok(options));
    }
}

pub(super) fn a_journal_resumes_exactly<G: Notation>() {
    for (number, (options, seats)) in games::<G>(5) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(!(number as u64));
        while let Turn::Of(seat) = game.turn() {
            let action = any_action(game.game(), seat, &mut dice).unwrap();
            game.play(seat, action, |_, _| {}).unwrap();
        }
        let mut again = Recorded::<G>::start(options, seats, number as u64).unwrap();
        for entry in game.course() {
            again.play(entry.seat, entry.action, |_, _| {}).unwrap();
        }
        assert!(again == game);
    }
}

pub(super) fn a_match_written_down_comes_true<G: Notation>() {
    for (number, (options, seats)) in tables::<G>().into_iter().enumerate() {
        let seed = number as u64;
        let mut journal = Vec::new();
        let played = play_random::<G>(options, seats, seed, DECISIONS, |seat, action, _| {
            journal.push(Entry { seat, action });
        });
        let mut text = String::new();
        playthrough::write::<G>(options, seed, &Names::plain(seats), journal, &mut text).unwrap();
        let mut last = None;
        let summary =
            playthrough::run::<G>(&text, |_, _, state, _| last = Some(state.clone())).unwrap();
        let played = played.unwrap();
        assert_eq!(
            (last, summary.actions),
            (Some(played.game), played.decisions)
        );
    }
}
