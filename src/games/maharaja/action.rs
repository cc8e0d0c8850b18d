//! What players decide in Maharaja, and why something is not allowed; what happens then stands in `event`.
//!
//! Saves hold actions by the position of their variants: new ones go to the end, none is ever moved. It does not know
//! when an action is allowed.

use super::data::{Character, City, Dial, Junction, Place, Reward, Road, Site, Village};
use super::state::{Coins, Plan};
use crate::kernel::id::named_id;
use serde::{Deserialize, Serialize};

named_id!(
    /// What a shrine is built for.
    ShrineTask {
        /// The action "shrine", for nothing.
        Shrine = "shrine",
        /// The shrine of "statue and shrine".
        StatueAndShrine = "statue and shrine",
        /// The action "two shrines".
        TwoShrines = "two shrines",
        /// Character 13: straight out of the supply.
        Character = "C13",
        /// The reward tile "free shrine".
        Reward = "reward",
        /// Brahmabot: the top of his tile.
        Tile = "tile",
        /// Brahmabot: a village on the way of his priest.
        Way = "way",
        /// Brahmabot: where his priest arrived.
        Arrival = "arrival",
    }
);

named_id!(
    /// What a statue is built for.
    StatueTask {
        /// The action "statue", 1 coin less.
        Statue = "statue",
        /// The statue of "statue and shrine".
        StatueAndShrine = "statue and shrine",
        /// Brahmabot: the top of his tile.
        Tile = "tile",
        /// Brahmabot: where his priest arrived, for 6 coins.
        Arrival = "arrival",
    }
);

named_id!(
    /// What a flag is moved for.
    FlagTask {
        /// The action "flag".
        Flag = "flag",
        /// Character 10.
        Character = "C10",
    }
);

named_id!(
    /// Which way character 3 exchanges.
    Exchange {
        /// 2 coins for 1 PP.
        CoinsForPrestige = "coins for prestige",
        /// 1 PP for 2 coins.
        PrestigeForCoins = "prestige for coins",
    }
);

/// One decision of one player, or one step of Brahmabot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Take this character from the display: at the start, or in place of one that was taken away.
    Choose {
        /// The tile.
        character: Character,
    },
    /// Place one of the first four shrines.
    Place {
        /// Where.
        village: Village,
    },
    /// Set both pointers, in secret.
    Plan {
        /// The two actions.
        plan: Plan,
    },
    /// Build a statue.
    BuildStatue {
        /// Where.
        city: City,
        /// On which place.
        place: Place,
        /// What for.
        task: StatueTask,
    },
    /// Build a shrine.
    BuildShrine {
        /// Where.
        site: Site,
        /// What for.
        task: ShrineTask,
    },
    /// Take 3 coins.
    TakeCoins,
    /// Take 2 shrines out of the supply.
    TakeShrines,
    /// Pay 3 coins for 2 PP.
    BuyPrestige,
    /// Change character: take this one.
    TakeCharacter {
        /// The tile wanted.
        character: Character,
    },
    /// Move a flag three fields to the left.
    MoveFlag {
        /// Whose flag.
        city: City,
        /// What for.
        task: FlagTask,
    },
    /// Give back an action marker for this action.
    SpendMarker {
        /// The action.
        dial: Dial,
    },
    /// Use the ability of character 2, 4, 6 or 14.
    UseAbility {
        /// Whose ability.
        character: Character,
    },
    /// Exchange with character 3.
    Exchange {
        /// Which way.
        way: Exchange,
    },
    /// Travel one road.
    Travel {
        /// Where it leads.
        to: Junction,
        /// The road.
        by: Road,
    },
    /// Leave what is left of an action, of a reward tile, or of an order to Brahmabot.
    LeaveRest,
    /// Say that the turn is over.
    EndTurn,
    /// Choose a reward tile.
    ChooseReward {
        /// The tile.
        reward: Reward,
    },
    /// Pay 1 coin for 1 PP, with the reward tile "up to three".
    PayCoin,
    /// Lay a Maharani marker on a character.
    LayMaharani {
        /// The character.
        character: Character,
    },
    /// Brahmabot: draw the tick, and reveal his tile.
    Reveal,
    /// Brahmabot: move a shrine, for all are built.
    MoveShrine {
        /// From which city.
        from: City,
        /// Where to.
        to: Site,
    },
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields name the thing the sentence speaks of"
)]
pub enum Why {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourTurn,
    /// This is no moment for such an action.
    NotNow,
    /// Brahmabot's tile decides what he does.
    AutomaDecides,
    /// The character is not on display.
    NotOnDisplay { character: Character },
    /// Nobody has the character, and it is not on display.
    NotInPlay { character: Character },
    /// The player holds the tile himself.
    OwnCharacter { character: Character },
    /// With this special rule only the display may be chosen from.
    DisplayOnly,
    /// Brahmabot could not take another.
    NoReplacement,
    /// There are not enough coins.
    NotEnoughCoins { needs: Coins, has: Coins },
    /// There are not enough PP.
    NotEnoughPrestige,
    /// No pointer and no marker is on this action.
    NotPlanned { dial: Dial },
    /// The action is carried out already.
    AlreadyDone { dial: Dial },
    /// An action that was begun is finished or left before another.
    FinishFirst,
    /// Of two shrines one must stand in a city.
    OneMustBeInACity,
    /// The shrine in the city would no longer be possible.
    CityShrineImpossible,
    /// The shrine in the city is still owed.
    CityShrineOwed,
    /// No shrine is on the tableau.
    NoShrineOnTableau,
    /// No shrine is in the supply.
    SupplyEmpty,
    /// The village has no room.
    VillageFull { village: Village },
    /// The priest is not in that city.
    PriestElsewhere { city: City },
    /// No statue is left.
    NoStatueLeft,
    /// The place is taken.
    NoPlace { city: City, place: Place },
    /// A flag moves exactly three fields.
    FlagTooFarLeft { city: City },
    /// The player does not have the ability.
    NoSuchAbility { character: Character },
    /// The ability was used in this round.
    AbilityUsed { character: Character },
    /// The ability is not used in this way.
    NotAnAbilityToUse { character: Character },
    /// No action marker is in the supply.
    NoMarkerLeft,
    /// The player has no action marker.
    NoMarker,
    /// One action marker a turn.
    MarkerSpentAlready,
    /// No action marker for changing character.
    NoMarkerForCharacter,
    /// The road does not lead there from the priest's place.
    NoSuchRoad,
    /// A village on the road has no shrine.
    VillageEmpty { village: Village },
    /// There is no rest to leave.
    NoRest,
    /// The reward tile is not on offer.
    RewardNotOnOffer { reward: Reward },
    /// A marker of the same tile lies there.
    MaharaniThere { character: Character },
}

const _: () = assert!(
    size_of::<Action>() <= 4,
    "a journal holds thousands of them"
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::id::Id;

    #[test]
    fn saved_actions_keep_their_bytes_for_ever() {
        let site = |index| Site::from_index(index).unwrap();
        let character = Character::DoubleReward;
        let golden: [(Action, &[u8]); 21] = [
            (Action::Choose { character }, &[0, 15]),
            (
                Action::Place {
                    village: Village::numbered(30).unwrap(),
                },
                &[1, 29],
            ),
            (
                Action::Plan {
                    plan: Plan::new(Dial::Flag, Dial::Coins),
                },
                &[2, 4, 8],
            ),
            (
                Action::BuildStatue {
                    city: City::Puri,
                    place: Place::Outer,
                    task: StatueTask::Arrival,
                },
                &[3, 4, 3, 3],
            ),
            (
                Action::BuildShrine {
                    site: site(36),
                    task: ShrineTask::Arrival,
                },
                &[4, 36, 7],
            ),
            (Action::TakeCoins, &[5]),
            (Action::TakeShrines, &[6]),
            (Action::BuyPrestige, &[7]),
            (Action::TakeCharacter { character }, &[8, 15]),
            (
                Action::MoveFlag {
                    city: City::Kanchi,
                    task: FlagTask::Character,
                },
                &[9, 6, 1],
            ),
            (Action::SpendMarker { dial: Dial::Flag }, &[10, 8]),
            (Action::UseAbility { character }, &[11, 15]),
            (
                Action::Exchange {
                    way: Exchange::PrestigeForCoins,
                },
                &[12, 1],
            ),
            (
                Action::Travel {
                    to: Junction::City(City::Haridwar),
                    by: Road::numbered(16).unwrap(),
                },
                &[13, 1, 1, 15],
            ),
            (Action::LeaveRest, &[14]),
            (Action::EndTurn, &[15]),
            (
                Action::ChooseReward {
                    reward: Reward::Maharani,
                },
                &[16, 7],
            ),
            (Action::PayCoin, &[17]),
            (Action::LayMaharani { character }, &[18, 15]),
            (Action::Reveal, &[19]),
            (
                Action::MoveShrine {
                    from: City::Puri,
                    to: site(1),
                },
                &[20, 4, 1],
            ),
        ];
        for (action, bytes) in golden {
            let mut buffer = [0; 8];
            assert_eq!(
                postcard::to_slice(&action, &mut buffer).unwrap(),
                bytes,
                "{action:?}"
            );
            assert_eq!(postcard::from_bytes::<Action>(bytes), Ok(action));
        }
    }
}
