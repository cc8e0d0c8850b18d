//! The guided first game of Raja: one round for two players that teaches by doing.
//!
//! The texts stand with the words. It knows no screen.

use crate::faces::title::lesson;

lesson! {
    // In this match the Maharaja goes to Bikaner, one village away from the start, then to Jaipur and
    // Delhi, Bikaner's neighbours.
    seed 87;
    read;
    do "choose Trader";
    see "choose Artisan";
    do "place house in V22";
    see "place house in V23";
    do "place house in V21";
    see "place house in V24";
    do "place house in V14";
    see "place house in V16";
    do "place house in V13";
    see "place house in V15";
    do "plan gold, palace and house";
    see "plan gold, palace";
    do "travel to Bikaner by R12";
    do "build palace in Bikaner, centre, for palace and house";
    do "build house in Bikaner, for palace and house";
    do "take 2 gold";
    do "end turn";
    see "travel to Bikaner by R12";
    see "build palace in Bikaner, outer";
    see "take 2 gold";
    see "end turn";
    read;
    read;
}

#[cfg(test)]
mod tests {
    use crate::{
        faces::lessons,
        games::raja::{
            Raja,
            action::Event,
            data::{City, Junction},
            state::{Gold, Stage},
        },
        kernel::{id::Id, seat::Seat},
    };

    #[test]
    fn the_lesson_is_one_round_and_what_its_texts_say_comes_true() {
        let (view, told) = lessons::play::<Raja>();
        let scored = |seat, points, gold| Event::Scored {
            seat,
            points,
            gold: Gold(gold),
        };
        let city = City::Bikaner;
        for event in [
            Event::TraderPaid { seat: Seat::One },
            Event::CityScored { city },
            scored(Seat::One, 5, 10),
            scored(Seat::Two, 2, 5),
        ] {
            assert_eq!(told.iter().filter(|&&one| one == event).count(), 1);
        }
        let given_up = |event: &Event| matches!(event, Event::Forgone { .. });
        assert!(!told.iter().any(given_up), "the learner sees no mistakes");
        assert_eq!(view.table.round, 2);
        assert_eq!(view.table.maharaja, Junction::City(City::Jaipur));
        assert_eq!(view.table.stage, Stage::Planning { seat: Seat::One });
        let next = City::all().min_by_key(|&city| view.table.track[city]);
        assert_eq!(next, Some(City::Delhi), "third in the order");
    }
}
