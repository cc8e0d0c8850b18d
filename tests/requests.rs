//! Players in other programs are told what their seat sees, and nothing else.

use durbar::bots::{Imagined, Misplayed, heard, read_answer, request};
use durbar::each_game;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Turn;
use durbar::kernel::notation::{Names, Notation};
use durbar::kernel::options::Written;
use durbar::kernel::play::Entry;
use durbar::kernel::random::{DECISIONS, play_random};
use durbar::kernel::seat::{Seat, Seats, Viewer};

/// Every kind of table that a game allows, each so often that there are at least so many.
fn tables<G: Notation>(least: usize) -> Vec<(G::Options, Seats)> {
    let counts = (1..=5).filter_map(Seats::new);
    let all = counts.flat_map(|seats| G::Options::every().map(move |options| (options, seats)));
    let tables: Vec<_> = all
        .filter(|&(options, seats)| G::new(options, seats, &mut Dice::from_seed(0)).is_ok())
        .collect();
    tables.repeat(least.div_ceil(tables.len()))
}

/// All that a seat is told of a decision.
fn told<G: Notation>(game: &G, seat: Seat) -> String {
    let imagined = Imagined::by(game, seat, &mut Dice::from_seed(0));
    let mut text = String::new();
    request(&imagined, &Names::plain(game.seats()), seat, &mut |line| {
        text.push_str(line);
        text.push('\n');
    });
    text
}

/// Two states that differ only in what a seat does not see give the same request, byte for byte; and what it says is true in
/// the real one.
fn a_request_is_the_same_whatever_the_seat_does_not_see<G: Notation>() {
    let (mut steps, mut states, mut differed) = (0u32, 0u32, 0u32);
    let mut dice = Dice::from_seed(3);
    for (seed, (options, seats)) in (0..).zip(tables::<G>(20)) {
        let names = Names::plain(seats);
        play_random::<G>(options, seats, seed, DECISIONS, |_, _, game| {
            let Turn::Of(seat) = game.turn() else { return };
            // Where there are many tables, one decision of seven.
            steps += 1;
            if game.automa(seat) || steps > 2000 && steps % 7 != 0 {
                return;
            }
            let text = told(game, seat);
            let other = game.resample(seat, &mut dice);
            assert_eq!(told(&other, seat), text);
            states += 1;
            differed += u32::from(other != *game);
            // It is asked of an imagined state, and yet true.
            let mut facts = text.lines().filter(|line| line.starts_with('='));
            durbar::kernel::playthrough::show(game, &names, Some(seat), |fact| {
                assert_eq!(facts.next(), Some(fact));
            });
            assert_eq!(facts.next(), None);
        })
        .unwrap();
    }
    println!("{}: {differed} of {states} states differed", G::NAME);
    assert!(differed > 1000, "{differed} of {states}");
}

/// What a seat hears of another's decision is the same for all decisions that it cannot tell apart by what it sees then.
fn what_is_heard_gives_no_secret_away<G: Notation>() {
    let (mut pairs, mut secret, mut open) = (0u32, 0u32, 0u32);
    let mut whim = Dice::from_seed(4);
    for (seed, (options, seats)) in (0..).zip(tables::<G>(150)) {
        let names = Names::plain(seats);
        play_random::<G>(options, seats, seed, DECISIONS, |_, _, game| {
            let Turn::Of(seat) = game.turn() else { return };
            let choices = game.legal(seat).len() as u32;
            if game.automa(seat) || choices < 2 {
                return;
            }
            let two = [(); 2].map(|()| {
                let nth = whim.below(choices) as usize;
                game.legal(seat).nth(nth).unwrap()
            });
            if two[0] == two[1] {
                return;
            }
            let after = two.map(|action| {
                let mut after = game.clone();
                after.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
                after
            });
            for by in seats.iter().filter(|&by| by != seat) {
                let [one, other] =
                    two.map(|action| heard(game, &names, Entry { seat, action }, by));
                let views = [0, 1].map(|number: usize| after[number].view(Viewer::Player(by)));
                pairs += 1;
                if views[0] == views[1] && after[0] != after[1] {
                    secret += 1;
                    assert_eq!(one, other, "{two:?}");
                } else {
                    open += u32::from(one != other);
                }
            }
        })
        .unwrap();
    }
    println!(
        "{}: of {pairs} pairs {secret} were secret, {open} were told",
        G::NAME
    );
    assert!(secret > 20 && open > 1000, "{pairs} {secret} {open}");
}

/// Every action that is told can be answered, and nothing else can.
fn what_is_told_can_be_answered<G: Notation>() {
    let (options, seats) = tables::<G>(1)[0];
    let names = Names::plain(seats);
    let mut answered = 0;
    let mut before: Option<G::Action> = None;
    let mut refused = 0;
    play_random::<G>(options, seats, 1, DECISIONS, |_, action, game| {
        let Turn::Of(seat) = game.turn() else { return };
        let imagined = Imagined::by(game, seat, &mut Dice::from_seed(0));
        let text = told(game, seat);
        let actions = text.lines().filter_map(|line| line.strip_prefix("? "));
        let read: Vec<_> = actions
            .map(|action| read_answer(&imagined, &names, seat, action).unwrap())
            .collect();
        assert!(game.legal(seat).eq(read.iter().copied()));
        answered += read.len();
        let misread = read_answer(&imagined, &names, seat, "fly to the moon");
        assert!(matches!(misread, Err(Misplayed::Misread(_))));
        if let Some(before) = before.filter(|&before| !game.allows(seat, before)) {
            let mut text = String::new();
            durbar::kernel::vocabulary::Term::write(&before, &names, &mut text).unwrap();
            let illegal = read_answer(&imagined, &names, seat, &text);
            assert_eq!(illegal, Err(Misplayed::Illegal(read.len())));
            refused += 1;
        }
        before = Some(action);
    })
    .unwrap();
    assert!(answered > 100 && refused > 10, "{answered} {refused}");
}

macro_rules! laws {
    ($(($word:ident, $title:ident, $game:ty)),*) => {
        $(mod $word {
            #[test]
            fn a_request_is_the_same_whatever_the_seat_does_not_see() {
                super::a_request_is_the_same_whatever_the_seat_does_not_see::<$game>();
            }
            #[test]
            fn what_is_heard_gives_no_secret_away() {
                super::what_is_heard_gives_no_secret_away::<$game>();
            }
            #[test]
            fn what_is_told_can_be_answered() {
                super::what_is_told_can_be_answered::<$game>();
            }
        })*
    };
}
each_game!(laws);
