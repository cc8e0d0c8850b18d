//! What a look back finds is what each decision cost, thought about by itself.

use super::page::share;
use super::*;
use crate::{
    bots::value,
    each_thought,
    kernel::{
        dice::Dice,
        play::{Entry, Match, Position, apply},
        seat::Seats,
        worth::{Awaited, FEATURES, utility, weights},
    },
};

#[test]
fn a_loss_is_told_as_what_it_takes_of_an_even_chance() {
    let mut last = 0;
    for by in 0..1536 {
        let odds = (f64::from(by) / 256.0).exp();
        let exact = 50.0 - 100.0 / (1.0 + odds);
        assert!((f64::from(share(by)) - exact).abs() < 1.3, "{by}: {exact}");
        assert!(share(by) >= last);
        last = share(by);
    }
    assert_eq!((share(0), share(256), share(u32::MAX)), (0, 23, 50));
}

/// What was looked at over the matches of a title.
#[derive(Default, Debug)]
struct Seen {
    decisions: u32,
    losses: u32,
    hidden: u32,
    by_hand: u32,
    most: u32,
}

/// A match that was played to its end, half by whim and half as a computer would.
fn played<G: Faced + Worth>(seats: Seats, seed: u64) -> Option<(Sitting<G>, Journal)> {
    let options = G::Options::default();
    let play = Match::<G>::start(options, seats, seed).ok()?;
    let mut sitting = Sitting::new(play, options, seed);
    let mut journal = Journal::new();
    let mut dice = Dice::from_seed(seed);
    let mut thinker = Box::new(Thinker::new(weights::<G>()));
    while let Turn::Of(seat) = sitting.play().turn() {
        let game = sitting.play().game();
        let choices = game.legal(seat).len() as u32;
        let action = if dice.below(2) == 0 {
            thinker.end_turn();
            thinker.begin(Skill::GREEDY, &imagine(game, seat, seed), seed);
            thinker.think(u32::MAX).unwrap()
        } else {
            let nth = dice.below(choices) as usize;
            game.legal(seat).nth(nth).unwrap()
        };
        sitting.decide_for(&mut journal, action);
    }
    Some((sitting, journal))
}

/// Looks back in slices of so many positions.
fn look_back<G: Faced + Worth>(
    (sitting, journal): &(Sitting<G>, Journal),
    people: &PerSeat<bool>,
    slice: u32,
) -> LookBack {
    let mut thinker = Box::new(Thinker::new(weights::<G>()));
    let mut look = LookBack::new();
    loop {
        match look.stage {
            Stage::Next => {
                let from = (look.at, look.spent);
                look.met(meet(&mut thinker, sitting, journal, from, people));
            }
            Stage::Thinking(decided) => {
                if let Some((loss, nodes)) = weigh(&mut thinker, decided, slice) {
                    look.weighed(loss, nodes);
                }
            }
            Stage::Done => return look,
        }
    }
}

/// What one decision cost, thought about at once and by itself.
fn cost<G: Faced + Worth>(
    game: &G,
    (seat, seed): (Seat, u64),
    played: &G::Action,
) -> (G::Action, u32, u32) {
    let mut thinker = Box::new(Thinker::new(weights::<G>()));
    thinker.begin(SKILL, &imagine(game, seat, seed), seed);
    let better = thinker.think(u32::MAX).unwrap();
    let by = thinker.weigh(played, u32::MAX).unwrap();
    assert!(thinker.nodes() < SKILL.cap + 1000, "{}", thinker.nodes());
    (better, by, thinker.nodes())
}

/// What an action is worth to a seat that could believe in a position, where nobody's decision belongs to it after that
/// and nothing was drawn.
fn by_hand<G: Worth>(game: &G, seat: Seat, action: G::Action) -> Option<i32> {
    let mut game = game.clone();
    let mut dice = Dice::from_seed(1);
    apply(&mut game, Entry { seat, action }, &mut dice, &mut |_, _| {});
    let open = matches!(game.awaited(), Awaited::Open | Awaited::Reply);
    if open || game.turn() == Turn::Of(seat) || dice != Dice::from_seed(1) {
        return None;
    }
    let Turn::Of(_) = game.turn() else {
        return None;
    };
    let mut features = PerSeat::filled([0; FEATURES]);
    game.features(seat, &mut features);
    let mut utilities = PerSeat::filled(0);
    for seat in game.seats().iter() {
        let rounds = game.rounds_left();
        utilities[seat] = utility::<G>(&features[seat], &weights::<G>(), rounds);
    }
    Some(value(&utilities, game.seats(), seat))
}

fn hold<G: Faced + Worth>() {
    let mut seen = Seen::default();
    for (seed, count) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 2)] {
        let Some(match_) = Seats::new(count).and_then(|seats| played::<G>(seats, seed)) else {
            continue;
        };
        let (sitting, journal) = &match_;
        let mut people = PerSeat::filled(seed % 2 == 0);
        people[Seat::One] = true;
        for seat in sitting.play().game().seats().iter() {
            people[seat] &= !sitting.play().game().automa(seat);
        }
        let before = sitting.play().digest();
        let look = look_back(&match_, &people, G::SLICE);
        assert_eq!(sitting.play().digest(), before);
        let otherwise = look_back(&match_, &people, 1);
        assert_eq!(otherwise.losses, look.losses, "slices change it");
        // All decisions, each by itself.
        let mut all: std::vec::Vec<Loss> = std::vec::Vec::new();
        let (mut met, mut thought, mut spent) = (0, 0, 0);
        let mut position: Position<G> = sitting.play().origin().clone();
        while let Turn::Of(seat) = position.game().turn() {
            let before = position.clone();
            let (at, game) = (before.actions(), before.game());
            let entry = position.step(journal, &mut |_, _| {}).unwrap();
            if !people[seat] || game.legal(seat).len() < 2 {
                continue;
            }
            met += 1;
            if !has_room(spent, at, journal.actions()) {
                continue;
            }
            thought += 1;
            let seed = seed_of(before.dice(), at);
            let (better, by, nodes) = cost(game, (seat, seed), &entry.action);
            spent += nodes;
            assert!(by == 0 || better != entry.action);
            seen.losses += u32::from(by > 0);
            all.push(Loss {
                at,
                seat,
                better: Code::of(&better),
                by,
            });
            // One decision that stands alone costs what lies between its two positions.
            let imagined = game.resample(seat, &mut Dice::from_seed(seed));
            if game.awaited() == Awaited::Answer
                && let Some(chosen) = by_hand(&imagined, seat, better)
                && let Some(worth) = by_hand(&imagined, seat, entry.action)
            {
                assert_eq!(by, (chosen - worth).max(0) as u32, "{:?}", entry.action);
                seen.by_hand += 1;
            }
            // What the seat did not know changes nothing.
            let other = game.resample(seat, &mut Dice::from_seed(seed ^ 7));
            if other != *game && at % 4 == 0 {
                let again = cost(&other, (seat, seed), &entry.action);
                assert_eq!(again, (better, by, nodes), "{}: a secret shows", G::NAME);
                seen.hidden += 1;
            }
        }
        all.retain(|loss| loss.by > 0);
        // The sort keeps the earlier of two that cost the same before the other.
        all.sort_by_key(|loss| std::cmp::Reverse(loss.by));
        all.truncate(MOST);
        assert_eq!(look.losses.as_slice(), all.as_slice(), "{}", G::NAME);
        assert_eq!(
            (look.met, look.thought, look.spent),
            (met, thought, spent),
            "{}",
            G::NAME
        );
        assert!(look.spent <= TOTAL);
        seen.decisions += u32::from(met);
        seen.most = seen.most.max(spent);
    }
    println!("{}: {seen:?}", G::NAME);
    assert!(seen.losses > seen.decisions / 8, "{seen:?}");
    assert!(seen.hidden > 0 && seen.by_hand > 0, "{seen:?}");
}

macro_rules! laws {
    ($(($word:ident, $name:ident, $game:ty)),*) => { $(
        mod $word {
            #[test]
            fn a_look_back_finds_the_decisions_that_cost_most_by_what_was_known() {
                super::hold::<$game>();
            }
        }
    )* };
}
each_thought!(laws);

#[test]
fn the_longest_thoughts_keep_to_the_total_and_leave_decisions_out_evenly() {
    for (actions, each) in [(40, 10_000), (400, 10_000), (400, 3000), (8000, 9000)] {
        let (mut spent, mut last, mut widest) = (0, 0, 0);
        for at in 0..actions {
            if has_room(spent, at, actions) {
                spent += each;
                widest = widest.max(at - last);
                last = at;
            }
        }
        widest = widest.max(actions - last);
        assert!(spent <= TOTAL && spent > TOTAL * 3 / 4, "{spent}");
        // What was spent ahead at the beginning is waited for once.
        assert!(widest <= actions / 5, "{widest} of {actions} in a row");
    }
    assert!((0..400).all(|at| has_room(at * 600, at, 400)));
}
