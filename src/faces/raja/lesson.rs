//! The guided first game of Raja: one round for two players that teaches by doing.
//!
//! A line is an action as the playthrough files write it, without the player's name: the learner sits on the first
//! seat and the other player on the second, so the step itself says whose it is. The texts stand with the words. It
//! knows no screen.

use crate::faces::{Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    // In this match the Maharaja goes to Bikaner, one village away from the start, then to Jaipur and
    // Delhi, Bikaner's neighbours.
    seed: 87,
    steps: &[
        Step::Read,
        Step::Do("choose Trader"),
        Step::See("choose Artisan"),
        Step::Do("place house in V22"),
        Step::See("place house in V23"),
        Step::Do("place house in V21"),
        Step::See("place house in V24"),
        Step::Do("place house in V14"),
        Step::See("place house in V16"),
        Step::Do("place house in V13"),
        Step::See("place house in V15"),
        Step::Do("plan gold, palace and house"),
        Step::See("plan gold, palace"),
        Step::Do("travel to Bikaner by R12"),
        Step::Do("build palace in Bikaner, centre, for palace and house"),
        Step::Do("build house in Bikaner, for palace and house"),
        Step::Do("take 2 gold"),
        Step::Do("end turn"),
        Step::See("travel to Bikaner by R12"),
        Step::See("build palace in Bikaner, outer"),
        Step::See("take 2 gold"),
        Step::See("end turn"),
        Step::Read,
        Step::Read,
    ],
    text: |step, language| language.raja().lesson(step),
};

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
        kernel::{
            game::Game,
            id::Id,
            seat::{Seat, Viewer},
        },
    };

    #[test]
    fn the_lesson_is_one_round_and_what_its_texts_say_comes_true() {
        let (table, told) = lessons::play::<Raja>();
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
        let view = table.game().view(Viewer::Player(Seat::One));
        assert_eq!(view.table.round, 2);
        assert_eq!(view.table.maharaja, Junction::City(City::Jaipur));
        assert_eq!(view.table.stage, Stage::Planning { seat: Seat::One });
        let next = City::all().min_by_key(|&city| view.table.track[city]);
        assert_eq!(next, Some(City::Delhi), "third in the order");
    }

    #[test]
    fn each_step_that_is_read_has_a_text_in_each_language_and_no_other_has() {
        lessons::assert_texts::<Raja>();
    }
}
