//! The lesson of Amritsar, in three chapters that teach by doing.
//!
//! The texts stand with the words. It knows no screen.

use crate::faces::title::lesson;

lesson! {
    seed 336;
    chapter;
    read;
    do "lay goal C";
    do "place mahout on white";
    see "lay goal A";
    see "place mahout on green";
    do "place elephant in south";
    do "lift E1";
    do "sow yellow";
    do "stand";
    chapter;
    do "main B2";
    do "take the coin first";
    do "buy marble";
    do "leave the market";
    do "second B2";
    do "elephant main Y3";
    do "upgrade storage S01 for marble";
    do "take gold";
    see "place elephant in north";
    see "lift W1";
    see "stand";
    see "main W2";
    see "second W2";
    see "elephant main B3";
    see "study economy";
    do "follow";
    do "donate on 1-1 in south";
    chapter;
    do "move elephant to west";
    do "lift S1";
    do "sow blue";
    do "sow blue";
    do "stand";
    do "main G2";
    do "take copper";
    do "second G2";
    do "upgrade goal second for copper";
    do "lay goal A";
    do "take marble";
    do "elephant main Y1";
    read;
}

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
        kernel::seat::Seat,
    };

    #[test]
    fn what_the_texts_of_two_chapters_say_comes_true() {
        let (view, told) = lessons::play::<Amritsar>(2);
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
}
