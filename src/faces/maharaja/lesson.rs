//! The guided first game of Maharaja: one round for two players that teaches by doing.
//!
//! A line is an action as the playthrough files write it, without the player's name: the learner sits on the first
//! seat and the other player on the second, so the step itself says whose it is. The texts stand with the words. It
//! knows no screen.

use crate::faces::{Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    // In this match the learner chooses first, the Maharaja goes to Puri, one village away from the start,
    // then to Haridwar and Kanchi, Puri's neighbours, and 2 PP are among the rewards.
    seed: 9773,
    steps: &[
        Step::Read,
        Step::Do("choose C06"),
        Step::See("choose C11"),
        Step::Do("place shrine in W24"),
        Step::See("place shrine in W23"),
        Step::Do("place shrine in W18"),
        Step::See("place shrine in W25"),
        Step::Do("place shrine in W17"),
        Step::See("place shrine in W26"),
        Step::Do("place shrine in W21"),
        Step::See("place shrine in W29"),
        Step::Do("plan statue and shrine, coins"),
        Step::See("plan statue, coins"),
        Step::Do("travel to Puri by R13"),
        Step::Do("build statue in Puri, centre, for statue and shrine"),
        Step::Do("build shrine in Puri, for statue and shrine"),
        Step::Do("take 3 coins"),
        Step::Do("use C06"),
        Step::Do("end turn"),
        Step::See("travel to Puri by R13"),
        Step::See("build statue in Puri, upper"),
        Step::See("take 3 coins"),
        Step::See("end turn"),
        Step::Do("take reward two prestige"),
        Step::See("take reward three coins"),
        Step::Read,
        Step::Read,
    ],
    text: |step, language| language.maharaja().lesson(step),
};

#[cfg(test)]
mod tests {
    use crate::{
        faces::lessons,
        games::maharaja::{
            Maharaja,
            data::City,
            event::{Cause, Event},
            state::{Coins, Prestige, Stage},
        },
        kernel::{
            game::Game,
            seat::{Seat, Viewer},
        },
    };

    #[test]
    fn the_lesson_is_one_round_and_what_its_texts_say_comes_true() {
        let (table, told) = lessons::play::<Maharaja>();
        let ranked = |seat, rank, points| Event::Ranked { seat, rank, points };
        let paid = |seat, coins| Event::CoinsReceived {
            seat,
            coins: Coins(coins),
            cause: Cause::Rank,
        };
        let toll = Event::TollPaid {
            payer: Some(Seat::Two),
            to: Seat::One,
            coins: Coins(1),
        };
        for event in [
            Event::CityScored { city: City::Puri },
            ranked(Seat::One, 1, 5),
            ranked(Seat::Two, 2, 3),
            paid(Seat::One, 12),
            paid(Seat::Two, 6),
            toll,
        ] {
            assert_eq!(told.iter().filter(|&&one| one == event).count(), 1);
        }
        let left = |event: &Event| matches!(event, Event::RestLeft { .. });
        assert!(!told.iter().any(left), "the learner sees no mistakes");
        let table = table.game().view(Viewer::Player(Seat::One)).table;
        assert_eq!(table.coins[Seat::One], Coins(18));
        assert_eq!(table.prestige[Seat::One], Prestige(6));
        assert_eq!(table.round, 2);
        assert_eq!(table.maharaja, Some(City::Haridwar));
        assert_eq!(table.stage, Stage::Planning { seat: Seat::One });
        let next = table.cities_from_left().next();
        assert_eq!(next, Some(City::Kanchi), "third in the order");
    }

    #[test]
    fn each_step_that_is_read_has_a_text_in_each_language_and_no_other_has() {
        lessons::assert_texts::<Maharaja>();
    }
}
