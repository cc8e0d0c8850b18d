//! The guided first game of Osiris: the followers are placed, and each player moves once.
//!
//! A line is an action as the playthrough files write it, without the player's name. The texts stand with the words. It
//! knows no screen.

use crate::faces::{Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    seed: 1,
    steps: &[
        Step::Read,
        Step::Do("place beige on Isis"),
        Step::See("place russet on Re"),
        Step::Do("place beige on Isis"),
        Step::See("place russet on Re"),
        Step::Do("place beige on Isis"),
        Step::See("place brown on Amun"),
        Step::Do("place beige on Maat"),
        Step::See("place brown on Amun"),
        Step::Do("place beige on Maat"),
        Step::See("place russet on Seth"),
        Step::Do("place yellow on Isis"),
        Step::See("place brown on Isis"),
        Step::Do("place yellow on Isis"),
        Step::See("place russet on Horus"),
        Step::Do("place yellow on Isis"),
        Step::See("place brown on Ptah"),
        Step::Do("place yellow on Maat"),
        Step::See("place russet on Horus"),
        Step::Do("place yellow on Maat"),
        Step::See("place brown on Thoth"),
        Step::Do("move Tanis to a0"),
        Step::Do("end turn"),
        Step::See("move Giseh to a3"),
        Step::See("end turn"),
        Step::Read,
    ],
    text: |step, language| language.osiris().lesson(step),
};

#[cfg(test)]
mod tests {
    use crate::{
        faces::lessons,
        games::osiris::{
            Osiris,
            data::{City, God},
            state::Stage,
        },
        kernel::{
            game::Game,
            seat::{Seat, Viewer},
        },
    };

    #[test]
    fn the_lesson_is_one_round_and_what_its_texts_say_comes_true() {
        let (table, _) = lessons::play::<Osiris>();
        let view = table.game().view(Viewer::Player(Seat::One));
        let table = view.table;
        assert_eq!((table.round, table.stage), (2, Stage::Choosing));
        // Three beige and three yellow ones with Isis, and one strange.
        assert_eq!(table.devoted(Seat::One, God::Isis), 6);
        assert_eq!(table.devotion(God::Isis), 7);
        // The stones of Tanis went to the next two cities, those of Giseh too.
        let stones = |city| table.stones[city];
        assert_eq!((stones(City::Tanis), stones(City::Bubastis)), (0, 3));
        assert_eq!((stones(City::Heliopolis), stones(City::Memphis)), (3, 3));
    }

    #[test]
    fn each_step_that_is_read_has_a_text_in_each_language_and_no_other_has() {
        lessons::assert_texts::<Osiris>();
    }
}
