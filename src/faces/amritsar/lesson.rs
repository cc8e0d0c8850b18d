//! The guided first game of Amritsar: one round, with market, second action, upgrade, follow-up and donation.
//!
//! A line is an action as the playthrough files write it, without the player's name. The texts stand with the words. It
//! knows no screen.

use crate::faces::{Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    seed: 336,
    steps: &[
        Step::Read,
        Step::Do("lay goal C"),
        Step::Do("place mahout on white"),
        Step::See("lay goal A"),
        Step::See("place mahout on green"),
        Step::Do("place elephant in south"),
        Step::Do("lift E1"),
        Step::Do("sow yellow"),
        Step::Do("stand"),
        Step::Do("main B2"),
        Step::Do("take the coin first"),
        Step::Do("buy marble"),
        Step::Do("leave the market"),
        Step::Do("second B2"),
        Step::Do("elephant main Y3"),
        Step::Do("upgrade storage S01 for marble"),
        Step::Do("take gold"),
        Step::See("place elephant in north"),
        Step::See("lift W1"),
        Step::See("stand"),
        Step::See("main W2"),
        Step::See("second W2"),
        Step::See("elephant main B3"),
        Step::See("study economy"),
        Step::Do("follow"),
        Step::Do("donate on 1-1 in south"),
        Step::Read,
    ],
    text: |step, language| language.amritsar().lesson(step),
};

#[cfg(test)]
mod tests {
    use crate::{
        faces::lessons,
        games::amritsar::{
            Amritsar,
            data::{Aim, GOALS, GoalType, Occasion, TEMPLES, Zone},
            event::Event,
            state::Stage,
            view::GoalsSeen,
        },
        kernel::{
            game::Game,
            seat::{Seat, Viewer},
        },
    };

    #[test]
    fn the_lesson_is_one_round_and_what_its_texts_say_comes_true() {
        let (played, told) = lessons::play::<Amritsar>();
        let view = played.game().view(Viewer::Player(Seat::One));
        let table = view.table;
        let (own, other) = (&table.boards[Seat::One], &table.boards[Seat::Two]);
        let seat = Seat::One;
        assert_eq!(table.stage, Stage::Elephant { seat });
        // The round is over, and the marker has left the red place.
        assert_eq!((table.decade, table.marker), (1, Zone::North));
        // A PP of the bridge and one of the donation; the other got one for the follow-up.
        assert_eq!((own.prestige, other.prestige), (7, 6));
        let met = |event: &Event| {
            let occasion = Occasion::Market;
            *event == Event::BridgeMet { seat, occasion }
        };
        assert!(told.iter().any(met));
        assert_eq!((own.coins, *own.goods.entries()), (2, [0, 0, 1]));
        assert_eq!(own.capacity(), 6);
        assert_eq!(table.markers(seat, Zone::South), 1);
        assert_eq!(TEMPLES[table.temple()][Zone::South], 4);
        // Goal C is what its text says.
        let GoalsSeen::Known { dealt, .. } = view.goals[seat] else {
            panic!("the own goals are seen");
        };
        let aim = GOALS[GoalType::C].get(usize::from(dealt[GoalType::C]));
        assert_eq!(aim, Some(&Aim::Markers(Zone::South)));
    }

    #[test]
    fn each_step_that_is_read_has_a_text_in_each_language_and_no_other_has() {
        lessons::assert_texts::<Amritsar>();
    }
}
