//! The lesson of Raja, in three chapters that teach by doing.
//!
//! The texts stand with the words. It knows no screen.

use crate::faces::title::lesson;

lesson! {
    // In this match the Maharaja goes to Bikaner, one village away from the start, then to Jaipur and
    // Delhi, Bikaner's neighbours.
    seed 87;
    chapter;
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
    chapter;
    do "plan gold, palace and house";
    see "plan gold, palace";
    see "take 2 gold";
    do "travel to Bikaner by R12";
    do "build palace in Bikaner, centre, for palace and house";
    do "build house in Bikaner, for palace and house";
    do "end turn";
    see "travel to Bikaner by R12";
    see "build palace in Bikaner, outer";
    see "take 2 gold";
    see "end turn";
    read;
    chapter;
    do "plan character, order";
    skip "plan gold, gold";
    do "take Artisan";
    see "choose Sadhu";
    do "move governor Agra down";
    do "travel to Jaipur by R11";
    do "end turn";
    see "take 2 gold";
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
    fn what_the_texts_of_two_chapters_say_comes_true() {
        let (view, told) = lessons::play::<Raja>(2);
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

    #[test]
    fn what_the_texts_of_the_last_chapter_say_comes_true() {
        let (view, told) = lessons::play::<Raja>(3);
        let seat = Seat::One;
        let taken = |event: &&Event| {
            matches!(
                event,
                Event::CharacterTaken {
                    seat: Seat::One,
                    from: Some(Seat::Two),
                    ..
                }
            )
        };
        assert_eq!(told.iter().filter(taken).count(), 1);
        assert_eq!(view.table.maharaja, Junction::City(City::Agra), "not Delhi");
        let scored = |event: &&Event| matches!(**event, Event::Scored { seat: by, points: 1, .. } if by == seat);
        assert_eq!(told.iter().filter(scored).count(), 1);
    }
}
