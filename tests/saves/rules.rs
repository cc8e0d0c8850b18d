//! Matches begun under an older revision of the rules open, and are finished by its rulings.
//!
//! Each file of `rules-1` is a match that goes on otherwise under the rulings of revision 2. It was written when revision 1
//! was the latest: the bytes of the save, the state it opened to, the actions that followed, and the state they led to.

use crate::flash::Chip;
use crate::golden::undump;
use durbar::each_game;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::notation::{Names, Notation, Words};
use durbar::kernel::random::Digest;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::Seats;
use durbar::kernel::vocabulary::Term;
use durbar::store::{Store, text};
use std::path::Path;

const SECTORS: usize = 8;
const PLAYERS: [&str; 2] = ["anna", "ben"];

/// A number of actions and the digest of the state after them, as `saved 98 actions to 3dd9971a8a2dead2` says.
fn mark(kept: &str, key: &str) -> (usize, u64) {
    let line = kept.lines().find_map(|line| line.strip_prefix(key));
    let (actions, digest) = line.unwrap().split_once(" actions to ").unwrap();
    let digest = u64::from_str_radix(digest, 16).unwrap();
    (actions.trim().parse().unwrap(), digest)
}

/// How many actions a table has seen, and the digest of its state.
fn stands<G: Game>(table: &Recorded<G>) -> (usize, u64) {
    let digest = Digest::default().and(table.game()).and(&table.dice());
    (table.actions(), digest.number())
}

fn start<G: Game>(options: G::Options, seed: u64) -> Recorded<G> {
    Recorded::start(options, Seats::new(2).unwrap(), seed).unwrap()
}

/// Opens the match, plays it to its end, and carries it away as text.
fn is_finished_by_its_own_rulings<G: Notation>(kept: &str) {
    let bytes = |line: &&str| line.as_bytes().get(5) == Some(&b':') && line.starts_with('0');
    let region: String = kept
        .lines()
        .filter(bytes)
        .map(|l| l.to_owned() + "\n")
        .collect();
    let mut chip = Chip::<4096>::with(undump(&region, SECTORS * 4096));
    let mut store = Store::new(&mut chip).unwrap();
    let listed = store.look(1).unwrap();
    assert_eq!((listed.trouble, listed.summary.unwrap().rules), (None, 1));
    let mut table = start::<G>(G::Options::default(), 0);
    store.open(1, &mut table).unwrap();
    assert_eq!(stands(&table), mark(kept, "saved"));

    let names = Names::new(PLAYERS).unwrap();
    let rest = kept.lines().filter_map(|line| line.split_once(": "));
    for (name, action) in rest.filter(|(name, _)| PLAYERS.contains(name)) {
        let seat = names.read(&mut Words::of(name)).unwrap();
        let action = G::Action::read(&mut Words::of(action), &names).unwrap();
        table
            .play(seat, action, |_, _| {})
            .unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        store.append(1, &table).unwrap();
    }
    assert_eq!(stands(&table), mark(kept, "ended"));
    let Turn::Over(places) = table.turn() else {
        panic!("the match goes on");
    };
    store.finish(1, &places).unwrap();
    let mut again = start::<G>(G::Options::default(), 0);
    store.open(1, &mut again).unwrap();
    assert!(again == table, "a save resumes exactly");

    let setup = store.setup::<G>(1).unwrap();
    let mut told = String::new();
    text::export(&setup, &table, |line| told.push_str(&format!("{line}\n")));
    let copy = text::import::<G, _>(&mut store, &told).unwrap().number;
    store.open(copy, &mut again).unwrap();
    assert!(again == table, "a copy goes by the same rulings");

    // The same actions by the rulings of both revisions: somewhere they part.
    let mut first = start::<G>(setup.options, setup.seed);
    let mut latest = first.clone();
    first.under(1);
    let parts = table.course().any(|entry| {
        first.play(entry.seat, entry.action, |_, _| {}).unwrap();
        let refused = latest.play(entry.seat, entry.action, |_, _| {}).is_err();
        refused || stands(&first) != stands(&latest)
    });
    assert!(parts, "the latest rulings say the same");
}

#[test]
fn a_match_of_revision_1_is_finished_by_the_rulings_of_revision_1() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/rules-1");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let kept = std::fs::read_to_string(&path).unwrap();
        println!("{name}");
        macro_rules! finish {
            ($(($word:ident, $name:ident, $game:ty)),*) => {
                match name.split('-').next() {
                    $(Some(<$game as Game>::NAME) => is_finished_by_its_own_rulings::<$game>(&kept),)*
                    _ => panic!("{name} is of no game"),
                }
            };
        }
        each_game!(finish);
        seen += 1;
    }
    assert_eq!(seen, 4, "one match for each ruling that changed");
}
