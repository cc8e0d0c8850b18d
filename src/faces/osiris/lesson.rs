//! The lesson of Osiris, in three chapters that teach by doing.
//!
//! The texts stand with the words. It knows no screen.

use crate::faces::title::lesson;

lesson! {
    seed 1;
    chapter;
    read;
    do "place beige on Isis";
    see "place russet on Re";
    do "place beige on Isis";
    see "place russet on Re";
    do "place beige on Isis";
    see "place brown on Amun";
    do "place beige on Maat";
    see "place brown on Amun";
    do "place beige on Maat";
    see "place russet on Seth";
    do "place yellow on Isis";
    see "place brown on Isis";
    do "place yellow on Isis";
    see "place russet on Horus";
    do "place yellow on Isis";
    see "place brown on Ptah";
    do "place yellow on Maat";
    see "place russet on Horus";
    do "place yellow on Maat";
    see "place brown on Thoth";
    chapter;
    read;
    do "move Tanis to a0";
    do "end turn";
    see "move Giseh to a3";
    see "end turn";
    read;
    chapter;
    do "move Bubastis to a1";
    do "block b1";
    do "move yellow from Maat to Osiris";
    see "move Edfu to a10";
    see "end turn";
    read;
}

#[cfg(test)]
mod tests {
    use crate::{
        faces::lessons,
        games::osiris::{
            Osiris,
            data::{City, God},
            state::Stage,
        },
        kernel::seat::Seat,
    };

    #[test]
    fn what_the_texts_of_two_chapters_say_comes_true() {
        let table = lessons::play::<Osiris>(2).0.table;
        assert_eq!((table.round, table.stage), (2, Stage::Choosing));
        // Three beige and three yellow ones with Isis, and one strange.
        assert_eq!(table.devoted(Seat::One, God::Isis), 6);
        assert_eq!(table.devotion(God::Isis), 7);
        // The stones of Tanis went to the next two cities, those of Giseh too.
        let stones = |city| table.stones[city];
        assert_eq!((stones(City::Tanis), stones(City::Bubastis)), (0, 3));
        assert_eq!((stones(City::Heliopolis), stones(City::Memphis)), (3, 3));
    }
}
