//! What players decide in Raja, why something is not allowed, and what happens then: a table each.
//!
//! Saves hold actions by the position of their variants: new ones go to the end, none is ever moved. It does not know
//! when an action is allowed.

use super::data::{Character, City, Dial, Junction, Road, Site, TrackBox, Village};
use super::state::{Gold, Plan};
use crate::kernel::id::named_id;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{reasons, vocabulary};
use serde::{Deserialize, Serialize};

named_id!(
    /// What a house is built for: the action of the dial that it carries out, or the Builder's ability.
    HouseTask {
        /// The action "house".
        House = "house",
        /// The action "two houses".
        TwoHouses = "two houses",
        /// The house of "palace and house".
        PalaceAndHouse = "palace and house",
        /// §5.1: the Builder's additional house, free of charge.
        Builder = "Builder",
    }
);

named_id!(
    /// What a house is moved for.
    MoveTask {
        /// The action "move house".
        MoveHouse = "move house",
        /// §5.1: the Builder moves a house instead of building one.
        Builder = "Builder",
    }
);

named_id!(
    /// What a palace is built for.
    PalaceTask {
        /// The action "palace".
        Palace = "palace",
        /// The palace of "palace and house".
        PalaceAndHouse = "palace and house",
    }
);

named_id!(
    /// Which site of a city's palace garden.
    Ground {
        /// The one in the middle, 3 points.
        Centre = "centre",
        /// One of the six around it, 1 point; which one means nothing.
        Outer = "outer",
    }
);

named_id!(
    /// When an action is done.
    Moment {
        /// When characters are chosen: at the start, or after the own one was taken.
        Choosing = "when characters are chosen",
        /// In an auction.
        Auction = "in an auction",
        /// When the first houses are placed.
        Placing = "when the first houses are placed",
        /// When plans are made.
        Planning = "when plans are made",
        /// When a character is to be given away.
        Giving = "when a character is to be given",
        /// In the own turn, after the plans.
        Turn = "in the turn",
    }
);

vocabulary! {
    /// One decision of one player.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        /// Take this free character: at the start (§5.1), after winning an auction (§11.2.5), or as a victim (§7.6).
        Choose { character: Character } = ["choose " character],
        /// Bid in the auction (§11.2.5).
        Bid { gold: Gold } = ["bid " gold],
        /// Pass in the auction, for this card.
        Pass = ["pass"],
        /// Place one of the first four houses (§5.2).
        Place { village: Village } = ["place house in " village],
        /// Set both pointers, in secret (§6.2).
        Plan { plan: Plan } = ["plan " plan],
        /// Take 2 gold from the bank.
        TakeGold = ["take 2 gold"],
        /// Build a house.
        BuildHouse { site: Site, task: HouseTask } = ["build house in " site task],
        /// Move an own house.
        MoveHouse { from: Site, to: Site, task: MoveTask } = ["move house from " from " to " to task],
        /// Take houses from the quarry.
        TakeHouses = ["take houses from the quarry"],
        /// Build a palace.
        BuildPalace { city: City, ground: Ground, task: PalaceTask } = ["build palace in " city ", " ground task],
        /// Move a governor two boxes down the track (§7.5).
        LowerGovernor { city: City } = ["move governor " city " down"],
        /// Change character: take this card (§7.6, §11.3).
        TakeCharacter { character: Character } = ["take " character],
        /// §11.3: take the card wanted from its holder and give one in return.
        Swap { want: Character, give: Character } = ["swap " give " for " want],
        /// §11.3: have a player give up a card of his choice.
        Entice { from: Seat } = ["entice from " from],
        /// §11.3: give this card to the player who entices it away.
        Give { character: Character } = ["give " character],
        /// §11.2.3: give back an action chip for this action.
        SpendChip { dial: Dial } = ["spend chip on " dial],
        /// Travel one road (§7.1).
        Travel { to: Junction, by: Road } = ["travel to " to " by " by],
        /// Give up a planned action, or what is left of it (§7.7).
        Forgo { dial: Dial } = ["forgo " dial],
        /// Say that the turn is over.
        EndTurn = ["end turn"],
    }
}

reasons! {
    /// Such an action is done at another moment.
    NotNow { moment: Moment } = ["not now: only " moment],
    /// The variant that has such an action is switched off.
    NotInThisVariant = ["not in this variant"],
    /// The card is not in play without the Yogi's variant.
    NotInPlay { character: Character } = ["not in play: " character],
    /// Somebody holds the card.
    CharacterHeld { character: Character } = ["somebody holds " character],
    /// The player holds the card himself.
    OwnCharacter { character: Character } = ["own character: " character],
    /// The player does not hold the card.
    NotYourCharacter { character: Character } = ["not your character: " character],
    /// §11.3: free cards are taken first.
    FreeCharactersLeft = ["free characters are left"],
    /// §11.3: without free cards one swaps or entices away.
    NoFreeCharacters = ["no free characters: swap or entice"],
    /// §11.3: only a player with more cards can be enticed.
    NotMoreCharacters = ["not more characters than you"],
    /// The seat is one's own or empty.
    NoSuchOpponent = ["no such opponent"],
    /// §11.2.5: the opener of an auction must bid.
    OpenerMustBid = ["the opener must bid"],
    /// The bid must be higher.
    BidTooLow { least: Gold } = ["bid too low: at least " least],
    /// There is not enough gold.
    NotEnoughGold { needs: Gold, has: Gold } = ["not enough gold: needs " needs ", has " has],
    /// No pointer is on this action.
    NotPlanned { dial: Dial } = ["not planned: " dial],
    /// The action is carried out already, or forgone.
    AlreadyDone { dial: Dial } = ["already done: " dial],
    /// §7.2: of two houses one must stand in a city.
    OneMustBeInACity = ["one of two houses must be in a city"],
    /// All houses in hand are built.
    NoHouseInHand = ["no house in hand"],
    /// The village has no room.
    VillageFull { village: Village } = ["village full: " village],
    /// The architect is not in that city.
    ArchitectElsewhere { city: City } = ["architect elsewhere: not in " city],
    /// The player has no house there.
    NoHouseThere { site: Site } = ["no house there: " site],
    /// A house moves to another place.
    SamePlace = ["same place"],
    /// The character's ability needs the card.
    CardNotHeld { character: Character } = ["card not held: " character],
    /// The ability was used in this turn.
    AbilityUsed { character: Character } = ["ability used: " character],
    /// The quarry holds no house of the player.
    QuarryEmpty = ["quarry empty"],
    /// No palace is left.
    NoPalaceLeft = ["no palace left"],
    /// There is no free palace site of this kind.
    NoSite { city: City, ground: Ground } = ["no free site: " city ", " ground],
    /// §7.5: a governor moves exactly two boxes down.
    GovernorTooLow { city: City } = ["governor too low: " city],
    /// There is no chip to spend.
    NoChip = ["no chip"],
    /// §11.2.3: one chip a turn.
    ChipSpentAlready = ["a chip was spent already"],
    /// §11.2.3: no chip for changing character.
    NoChipForCharacter = ["no chip for changing character"],
    /// The road does not lead there from the architect's place.
    NoSuchRoad = ["no such road from here"],
    /// §7.1: a village on the road has no house.
    VillageEmpty { village: Village } = ["village empty: " village],
    /// Nothing of this action is left to give up.
    NothingToForgo { dial: Dial } = ["nothing to forgo: " dial],
    /// The architect is there already.
    AlreadyThere = ["already there"],
}

vocabulary! {
    /// Who pays a toll.
    pub enum Payer {
        /// The traveller himself.
        Traveller(seat: Seat),
        /// The bank, for the Wandering Monk.
        Bank,
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        /// A player took a free character.
        CharacterChosen { seat: Seat, character: Character },
        /// A player bid.
        BidMade { seat: Seat, gold: Gold },
        /// A player passed.
        Passed { seat: Seat },
        /// A player won an auction and paid the bank.
        AuctionWon { seat: Seat, gold: Gold },
        /// A player placed one of the first houses.
        HousePlaced { seat: Seat, village: Village },
        /// Everybody received six houses.
        HousesHandedOut,
        /// The Maharaja went to a city, and its governor to the top.
        MaharajaMoved { city: City, place: TrackBox },
        /// The end came into sight: this round is the last.
        LastRoundBegan,
        /// A player confirmed a plan; only he knows which.
        PlanConfirmed { seat: Seat },
        /// The plan a player confirmed; told to him alone.
        PlanMade { seat: Seat, plan: Plan },
        /// A player's turn began, and his plan came to light.
        TurnBegan { seat: Seat, plan: Plan },
        /// The bank paid a player 2 gold for the action "gold".
        GoldTaken { seat: Seat },
        /// The bank paid the Trader.
        TraderPaid { seat: Seat },
        /// The Yogi brought a chip.
        ChipGained { seat: Seat },
        /// A house was built.
        HouseBuilt { seat: Seat, site: Site, task: HouseTask },
        /// A house was moved.
        HouseMoved { seat: Seat, from: Site, to: Site, task: MoveTask },
        /// Houses came from the quarry.
        HousesTaken { seat: Seat, houses: u8 },
        /// A palace was built.
        PalaceBuilt { seat: Seat, city: City, ground: Ground, cost: Gold },
        /// A governor went two boxes down.
        GovernorLowered { seat: Seat, city: City },
        /// A player took a character, perhaps from another player.
        CharacterTaken { seat: Seat, character: Character, from: Option<Seat> },
        /// Two players swapped characters.
        Swapped { seat: Seat, want: Character, give: Character, with: Seat },
        /// A player asked another for a character.
        Enticed { seat: Seat, from: Seat },
        /// A player gave a character away.
        CharacterGiven { from: Seat, to: Seat, character: Character },
        /// A chip was spent.
        ChipSpent { seat: Seat, dial: Dial },
        /// An architect travelled.
        Travelled { seat: Seat, to: Junction, by: Road },
        /// A toll was paid.
        TollPaid { payer: Payer, to: Seat, gold: Gold },
        /// An action was given up.
        Forgone { seat: Seat, dial: Dial },
        /// The bank paid a player because another gave up an action.
        Compensated { seat: Seat, gold: Gold },
        /// A turn was over.
        TurnEnded { seat: Seat },
        /// A city was scored.
        CityScored { city: City },
        /// A player received gold at a scoring.
        Scored { seat: Seat, points: u8, gold: Gold },
        /// A player was alone in the scored city.
        MonopolyPaid { seat: Seat, gold: Gold },
        /// The game was over.
        GameEnded,
    }
}
