//! What players decide in Maharaja, and why something is not allowed, a table each; what happens then stands in `event`.
//!
//! Saves hold actions by the position of their variants: new ones go to the end, none is ever moved. It does not know
//! when an action is allowed.

use super::data::{Character, City, Dial, Junction, Reward, Road, Site, StatuePlace, Village};
use super::state::{Coins, Plan};
use crate::kernel::id::named_id;
use crate::kernel::vocabulary::{reasons, vocabulary};
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

named_id!(
    /// When an action is done.
    Moment {
        /// When characters are chosen: at the start, or after the own one was taken.
        Choosing = "when characters are chosen",
        /// When the first shrines are placed.
        Placing = "when the first shrines are placed",
        /// When plans are made.
        Planning = "when plans are made",
        /// In the own turn, after the plans.
        Turn = "in the turn",
        /// When reward tiles are chosen, after a city was scored.
        Scoring = "when reward tiles are chosen",
    }
);

vocabulary! {
    /// One decision of one player, or one step of Brahmabot.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        /// Take this character from the display: at the start, or in place of one that was taken away.
        Choose { character: Character } = ["choose " character],
        /// Place one of the first four shrines.
        Place { village: Village } = ["place shrine in " village],
        /// Set both pointers, in secret.
        Plan { plan: Plan } = ["plan " plan],
        /// Build a statue.
        BuildStatue { city: City, place: StatuePlace, task: StatueTask } = ["build statue in " city ", " place task],
        /// Build a shrine.
        BuildShrine { site: Site, task: ShrineTask } = ["build shrine in " site task],
        /// Take 3 coins.
        TakeCoins = ["take 3 coins"],
        /// Take 2 shrines out of the supply.
        TakeShrines = ["take shrines"],
        /// Pay 3 coins for 2 PP.
        BuyPrestige = ["buy prestige"],
        /// Change character: take this one.
        TakeCharacter { character: Character } = ["take " character],
        /// Move a flag three fields to the left.
        MoveFlag { city: City, task: FlagTask } = ["move flag " city task],
        /// Give back an action marker for this action.
        SpendMarker { dial: Dial } = ["spend marker on " dial],
        /// Use the ability of character 2, 4, 6 or 14.
        UseAbility { character: Character } = ["use " character],
        /// Exchange with character 3.
        Exchange { way: Exchange } = ["exchange " way],
        /// Travel one road.
        Travel { to: Junction, by: Road } = ["travel to " to " by " by],
        /// Leave what is left of an action, of a reward tile, or of an order to Brahmabot.
        LeaveRest = ["leave the rest"],
        /// Say that the turn is over.
        EndTurn = ["end turn"],
        /// Choose a reward tile.
        ChooseReward { reward: Reward } = ["take reward " reward],
        /// Pay 1 coin for 1 PP, with the reward tile "up to three".
        PayCoin = ["pay a coin"],
        /// Lay a Maharani marker on a character.
        LayMaharani { character: Character } = ["lay maharani on " character],
        /// Brahmabot: draw the tick, and reveal his tile.
        Reveal = ["reveal"],
        /// Brahmabot: move a shrine, for all are built.
        MoveShrine { from: City, to: Site } = ["move shrine from " from " to " to],
    }
}

reasons! {
    /// Such an action is done at another moment.
    NotNow { moment: Moment } = ["not now: only " moment],
    /// Brahmabot's tile decides what he does.
    AutomaDecides = ["the tile decides"],
    /// The character is not on display.
    NotOnDisplay { character: Character } = ["not on display: " character],
    /// Nobody has the character, and it is not on display.
    NotInPlay { character: Character } = ["not in play: " character],
    /// The player holds the tile himself.
    OwnCharacter { character: Character } = ["own character: " character],
    /// With this special rule only the display may be chosen from.
    DisplayOnly = ["only from the display"],
    /// Brahmabot could not take another.
    NoReplacement = ["no character left in its place"],
    /// There are not enough coins.
    NotEnoughCoins { needs: Coins, has: Coins } = ["not enough coins: needs " needs ", has " has],
    /// There are not enough PP.
    NotEnoughPrestige = ["not enough prestige"],
    /// No pointer and no marker is on this action.
    NotPlanned { dial: Dial } = ["not planned: " dial],
    /// The action is carried out already.
    AlreadyDone { dial: Dial } = ["already done: " dial],
    /// An action that was begun is finished or left before another.
    FinishFirst = ["finish first what was begun"],
    /// Of two shrines one must stand in a city.
    OneMustBeInACity = ["one of two shrines must be in a city"],
    /// The shrine in the city would no longer be possible.
    CityShrineImpossible = ["the shrine in a city would become impossible"],
    /// The shrine in the city is still owed.
    CityShrineOwed = ["a shrine in a city is owed"],
    /// No shrine is on the tableau.
    NoShrineOnTableau = ["no shrine on the tableau"],
    /// No shrine is in the supply.
    SupplyEmpty = ["no shrine in the supply"],
    /// The village has no room.
    VillageFull { village: Village } = ["village full: " village],
    /// The priest is not in that city.
    PriestElsewhere { city: City } = ["priest elsewhere: not in " city],
    /// No statue is left.
    NoStatueLeft = ["no statue left"],
    /// The place is taken.
    NoPlace { city: City, place: StatuePlace } = ["no free place: " city ", " place],
    /// A flag moves exactly three fields.
    FlagTooFarLeft { city: City } = ["flag too far left: " city],
    /// The player does not have the ability.
    NoSuchAbility { character: Character } = ["no such ability: " character],
    /// The ability was used in this round.
    AbilityUsed { character: Character } = ["ability used: " character],
    /// The ability is not used in this way.
    NotAnAbilityToUse { character: Character } = ["not an ability to use: " character],
    /// No action marker is in the supply.
    NoMarkerLeft = ["no marker left"],
    /// The player has no action marker.
    NoMarker = ["no marker"],
    /// One action marker a turn.
    MarkerSpentAlready = ["a marker was spent already"],
    /// No action marker for changing character.
    NoMarkerForCharacter = ["no marker for changing character"],
    /// The road does not lead there from the priest's place.
    NoSuchRoad = ["no such road from here"],
    /// A village on the road has no shrine.
    VillageEmpty { village: Village } = ["village empty: " village],
    /// There is no rest to leave.
    NoRest = ["nothing was begun"],
    /// The reward tile is not on offer.
    RewardNotOnOffer { reward: Reward } = ["not on offer: " reward],
    /// A marker of the same tile lies there.
    MaharaniThere { character: Character } = ["a marker of this tile lies there: " character],
    /// Only Brahmabot does such a thing.
    OnlyBrahmabot = ["only Brahmabot does that"],
    /// Such a thing is done with a reward tile only, while it is carried out.
    OnlyWithReward { reward: Reward } = ["only with the reward " reward],
    /// The priest is there already.
    AlreadyThere = ["already there"],
}
