//! Secrets stay secret, and what is imagined in their place is sound.

use super::*;

pub(super) fn a_view_holds_no_secret<G: Notation>() {
    let (mut states, mut with_secret) = (0u32, 0u32);
    walk::<G>(|game, _, _, dice| {
        let mut secret = false;
        for seat in game.seats().iter() {
            let imagined = game.resample(seat, dice);
            secret |= imagined != *game;
            assert_eq!(
                imagined.view(Viewer::Player(seat)),
                game.view(Viewer::Player(seat))
            );
            assert_eq!(imagined.turn(), game.turn());
            // What a player may do tells nothing either.
            if game.turn() == Turn::Of(seat) {
                assert!(imagined.legal(seat).eq(game.legal(seat)));
            }
        }
        states += 1;
        with_secret += u32::from(secret);
    });
    println!("{with_secret} of {states} states had a secret");
    assert!(
        with_secret * 4 > states,
        "only {with_secret} of {states} states had a secret"
    );
}

pub(super) fn whoever_has_nothing_private_sees_what_everybody_sees<G: Notation>() {
    let (mut open, mut private, mut imagined) = (0u32, 0u32, 0u32);
    walk::<G>(|game, seat, _, dice| {
        if game.secrecy(seat) != Secrecy::Open {
            private += 1;
            return;
        }
        open += 1;
        for other in game.seats().iter().filter(|&other| other != seat) {
            let state = game.resample(other, dice);
            imagined += u32::from(state != *game);
            let own = Viewer::Player(seat);
            assert_eq!(state.view(own), game.view(own), "{seat:?} has a secret");
            assert_eq!(state.secrecy(seat), Secrecy::Open);
        }
    });
    println!("{open} states had nothing private, {private} had; {imagined} others were imagined");
    // Where gods lie face down, everybody holds a secret at all times, and nothing is left to compare.
    assert!(
        private > 1000 && (open > enough::<G>(1000, 500) || open == 0),
        "{open} {private}"
    );
}

pub(super) fn only_a_person_whose_turn_it_is_decides_in_secret<G: Notation>() {
    let (mut decides, mut others) = (0u32, 0u32);
    walk::<G>(|game, _, _, _| {
        for seat in game.seats().iter() {
            if game.secrecy(seat) == Secrecy::Decides {
                assert_eq!(game.turn(), Turn::Of(seat));
                assert!(!game.automa(seat));
                decides += 1;
            } else {
                others += 1;
            }
        }
    });
    println!("{decides} decisions were secret, of {others} others");
    assert!(decides > 100 && others > 1000, "{decides} {others}");
}

pub(super) fn every_table_has_a_moment_with_a_secret<G: Notation>() {
    // Not only those with a variant that hides more: a game that hides nothing would keep the law above for nothing.
    for (options, seats) in tables::<G>() {
        let mut dice = Dice::from_seed(8);
        let mut secrets = 0u32;
        play_random::<G>(options, seats, 8, DECISIONS, |_, _, game| {
            secrets += u32::from(
                seats
                    .iter()
                    .any(|seat| game.resample(seat, &mut dice) != *game),
            );
        })
        .unwrap();
        assert!(secrets > 10, "{options:?} {seats:?} {secrets}");
    }
}

pub(super) fn an_imagined_state_is_a_sound_one<G: Notation>() {
    walk::<G>(|game, _, _, dice| {
        for seat in game.seats().iter() {
            let mut imagined = game.resample(seat, dice);
            assert_eq!(imagined.audit(), Ok(()));
            // It can be played on.
            for _ in 0..3 {
                let Turn::Of(next) = imagined.turn() else {
                    break;
                };
                let action = any_action(&imagined, next, dice).unwrap();
                assert!(imagined.allows(next, action));
                imagined.apply(next, action, &mut Dice::from_seed(0), &mut |_, _| {});
            }
        }
    });
}
