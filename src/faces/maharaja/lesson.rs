//! The lesson of Maharaja, in three chapters that teach by doing.
//!
//! The texts stand with the words. It knows no screen.

use crate::faces::title::lesson;

lesson! {
    // In this match the learner chooses first, the Maharaja goes to Puri, one village away from the start,
    // then to Haridwar and Kanchi, Puri's neighbours, and 2 PP are among the rewards.
    seed 9773;
    chapter;
    read;
    do "choose C06";
    see "choose C11";
    do "place shrine in W24";
    see "place shrine in W23";
    do "place shrine in W18";
    see "place shrine in W25";
    do "place shrine in W17";
    see "place shrine in W26";
    do "place shrine in W21";
    see "place shrine in W29";
    chapter;
    do "plan statue and shrine, coins";
    see "plan statue, coins";
    see "take 3 coins";
    do "travel to Puri by R13";
    do "build statue in Puri, centre, for statue and shrine";
    do "build shrine in Puri, for statue and shrine";
    do "use C06";
    do "end turn";
    see "travel to Puri by R13";
    see "build statue in Puri, upper";
    see "take 3 coins";
    see "end turn";
    do "take reward two prestige";
    see "take reward three coins";
    read;
    chapter;
    do "plan character, flag";
    skip "plan coins, coins";
    do "take C05";
    do "move flag Varanasi";
    do "travel to Haridwar by R09";
    do "end turn";
    see "take 3 coins";
    see "take 3 coins";
    see "end turn";
    do "take reward three shrines";
    read;
}

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
        kernel::seat::Seat,
    };

    #[test]
    fn what_the_texts_of_two_chapters_say_comes_true() {
        let (view, told) = lessons::play::<Maharaja>(2);
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
        let table = view.table;
        assert_eq!(table.coins[Seat::One], Coins(18));
        assert_eq!(table.prestige[Seat::One], Prestige(6));
        assert_eq!(table.round, 2);
        assert_eq!(table.maharaja, Some(City::Haridwar));
        assert_eq!(table.stage, Stage::Planning { seat: Seat::One });
        let next = table.cities_from_left().next();
        assert_eq!(next, Some(City::Kanchi), "third in the order");
    }

    #[test]
    fn what_the_texts_of_the_last_chapter_say_comes_true() {
        let table = lessons::play::<Maharaja>(3).0.table;
        assert_eq!(table.maharaja, Some(City::Varanasi), "not Kanchi");
        // 12 coins of the first place, and three shrines more.
        assert_eq!(table.coins[Seat::One], Coins(30));
    }
}
