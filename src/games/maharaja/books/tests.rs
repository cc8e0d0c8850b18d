//! Every mistake is found by its own book.

use super::*;
use crate::games::maharaja::data::{Site, StatuePlace, Village};
use crate::games::maharaja::state::Options;
use crate::games::maharaja::tiles::Level;
use crate::kernel::books::notices;
use crate::kernel::dice::Dice;
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

#[test]
fn each_book_notices_its_own_mistake() {
    notices! {
        game = midgame(Options::default(), 3);
        "coins were made or lost": game.table.coins[Seat::One].0 += 1;
        "there are not seven markers": game.table.markers.forge(Seat::One);
        "a player has not 20 shrines": game.table.tableau[Seat::Two] += 1;
        "a player has not 20 shrines": game.table.supply[Seat::Two] += 1;
        "a player has not 20 shrines": game.table.shrines.put(Seat::Three, Site::city(City::Puri));
        "a player has not seven statues": game.table.statues_left[Seat::One] += 1;
        "a village is too full": {
            let village = Village::numbered(1).unwrap();
            for seat in [Seat::One, Seat::Two, Seat::Three] {
                if !game.table.shrines.villages(seat).contains(village) {
                    game.table.shrines.put(seat, Site::village(village));
                    // Out of the supply, so that only the village is wrong.
                    game.table.supply[seat] -= 1;
                }
            }
        };
        "a city has too many outer statues": {
            for seat in [Seat::One, Seat::Two, Seat::Three] {
                for _ in 0..2 {
                    game.table.statues_left[seat] -= 1;
                    game.table.statues[City::Puri].put(seat, StatuePlace::Outer);
                }
            }
        };
        "a character is not in exactly one place": {
            let card = game.table.display.iter().next().unwrap();
            game.table.display.remove(card);
        };
        "a character is not in exactly one place": {
            let card = game.table.display.iter().next().unwrap();
            game.table.out.insert(card);
        };
        "there are not three characters more than players": {
            let card = game.table.display.draw().unwrap();
            game.table.out.insert(card);
        };
        "two flags share a field": game.table.track[City::Puri] = game.table.track[City::Dwarka];
        "there are too many rounds": game.table.round = 8;
        "a reward tile is there twice": game.table.rewards[0] = game.table.rewards[1];
        "a reward tile is missing": game.table.rewards[0] = None;
        "more is due than the dial allows": game.table.due[Dial::Coins] += 3;
        "a turn is taken twice": {
            let seat = game.table.active().unwrap();
            game.table.played.insert(seat);
        };
        "there were too many exchanges": game.table.exchanges = 4;
        "a Maharani marker lies too long": {
            game.table.maharani[0] = Some(crate::games::maharaja::state::Maharani {
                seat: Seat::One,
                character: Character::Plain,
                round: 1,
            });
        };
        "there are tiles without Brahmabot": game.hidden = Some(Tile::numbered(1).unwrap());
    }
}

#[test]
fn each_book_of_the_solo_game_notices_its_own_mistake() {
    let options = Options {
        solo: Some(Level::Easy),
        ..Options::default()
    };
    notices! {
        game = midgame(options, 2);
        "a tile is not in exactly one place": game.tiles.remove(game.tiles.iter().next().unwrap());
        "a tile is not in exactly one place": game.table.row.gone.insert(game.hidden.unwrap());
        "a character is not in exactly one place": {
            let card = game.characters.iter().next().unwrap();
            game.characters.remove(card);
        };
        "Brahmabot is asked for a decision": game.table.stage = Stage::Acting { seat: BRAHMABOT };
    }
    // The order of a stack is nobody's business.
    let mut game = midgame(options, 2);
    game.characters.shuffle(&mut Dice::from_seed(1));
    assert_eq!(game.audit(), Ok(()));
}
