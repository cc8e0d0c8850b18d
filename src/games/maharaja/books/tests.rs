//! Every mistake is found by its own book.

use super::*;
use crate::games::maharaja::data::{Site, StatuePlace, Village};
use crate::games::maharaja::state::Options;
use crate::games::maharaja::tiles::Level;
use crate::kernel::random::play_random;
use crate::kernel::seat::Seats;

/// A state in the middle of a turn of the player, where pieces lie everywhere.
fn midgame(options: Options, seats: u8) -> Maharaja {
    let seats = Seats::new(seats).unwrap();
    let mut found = None;
    play_random::<Maharaja>(options, seats, 4, 5000, |_, _, game| {
        let acting = matches!(game.table.stage, Stage::Acting { .. });
        if game.table.round == 3 && acting && found.is_none() {
            found = Some(*game);
        }
    })
    .unwrap();
    let game = found.unwrap();
    assert_eq!(game.audit(), Ok(()));
    game
}

type Mistake = fn(&mut Maharaja);

#[test]
fn each_book_notices_its_own_mistake() {
    let mistakes: [(Mistake, &str); 20] = [
        (
            |game| game.table.coins[Seat::One].0 += 1,
            "coins were made or lost",
        ),
        (
            |game| game.table.markers[Seat::One] += 1,
            "there are not seven markers",
        ),
        (
            |game| game.table.tableau[Seat::Two] += 1,
            "a player has not 20 shrines",
        ),
        (
            |game| game.table.supply[Seat::Two] += 1,
            "a player has not 20 shrines",
        ),
        (
            |game| game.table.shrines.put(Seat::Three, Site::city(City::Puri)),
            "a player has not 20 shrines",
        ),
        (
            |game| game.table.statues_left[Seat::One] += 1,
            "a player has not seven statues",
        ),
        (
            |game| {
                let village = Village::numbered(1).unwrap();
                for seat in [Seat::One, Seat::Two, Seat::Three] {
                    if !game.table.shrines.villages(seat).contains(village) {
                        game.table.shrines.put(seat, Site::village(village));
                        // Out of the supply, so that only the village is wrong.
                        game.table.supply[seat] -= 1;
                    }
                }
            },
            "a village is too full",
        ),
        (
            |game| {
                for seat in [Seat::One, Seat::Two, Seat::Three] {
                    for _ in 0..2 {
                        game.table.statues_left[seat] -= 1;
                        game.table.statues[City::Puri].put(seat, StatuePlace::Outer);
                    }
                }
            },
            "a city has too many outer statues",
        ),
        (
            |game| {
                let card = game.table.display.iter().next().unwrap();
                game.table.display.remove(card);
            },
            "a character is not in exactly one place",
        ),
        (
            |game| {
                let card = game.table.display.iter().next().unwrap();
                game.table.out.insert(card);
            },
            "a character is not in exactly one place",
        ),
        (
            |game| {
                let card = game.table.display.draw().unwrap();
                game.table.out.insert(card);
            },
            "there are not three characters more than players",
        ),
        (
            |game| game.table.track[City::Puri] = game.table.track[City::Dwarka],
            "two flags share a field",
        ),
        (|game| game.table.round = 8, "there are too many rounds"),
        (
            |game| game.table.rewards[0] = game.table.rewards[1],
            "a reward tile is there twice",
        ),
        (
            |game| game.table.rewards[0] = None,
            "a reward tile is missing",
        ),
        (
            |game| game.table.due[Dial::Coins] += 3,
            "more is due than the dial allows",
        ),
        (
            |game| {
                let seat = game.table.active().unwrap();
                game.table.played.insert(seat);
            },
            "a turn is taken twice",
        ),
        (
            |game| game.table.exchanges = 4,
            "there were too many exchanges",
        ),
        (
            |game| {
                game.table.maharani[0] = Some(crate::games::maharaja::state::Maharani {
                    seat: Seat::One,
                    character: Character::Plain,
                    round: 1,
                });
            },
            "a Maharani marker lies too long",
        ),
        (
            |game| game.hidden = Some(Tile::numbered(1).unwrap()),
            "there are tiles without Brahmabot",
        ),
    ];
    for (mistake, what) in mistakes {
        let mut game = midgame(Options::default(), 3);
        mistake(&mut game);
        assert_eq!(game.audit(), Err(what));
    }
}

#[test]
fn each_book_of_the_solo_game_notices_its_own_mistake() {
    let mistakes: [(Mistake, &str); 5] = [
        (
            |game| game.tiles.remove(game.tiles.iter().next().unwrap()),
            "a tile is not in exactly one place",
        ),
        (
            |game| game.table.row.gone.insert(game.hidden.unwrap()),
            "a tile is not in exactly one place",
        ),
        (
            |game| {
                game.characters
                    .shuffle(&mut crate::kernel::dice::Dice::from_seed(1))
            },
            "",
        ),
        (
            |game| {
                game.characters
                    .remove(game.characters.iter().next().unwrap())
            },
            "a character is not in exactly one place",
        ),
        (
            |game| {
                game.table.stage = Stage::Acting { seat: BRAHMABOT };
            },
            "Brahmabot is asked for a decision",
        ),
    ];
    let options = Options {
        solo: Some(Level::Easy),
        ..Options::default()
    };
    for (mistake, what) in mistakes {
        let mut game = midgame(options, 2);
        mistake(&mut game);
        match what {
            // The order of a stack is nobody's business.
            "" => assert_eq!(game.audit(), Ok(())),
            what => assert_eq!(game.audit(), Err(what)),
        }
    }
}
