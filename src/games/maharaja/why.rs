//! Why something is not allowed in Maharaja.
//!
//! It is asked only about what `legal` does not list, and so it never says "allowed": of the things that can be missing it
//! names the first, and the last one without looking. It tells a player nothing about others' plans or Brahmabot's hidden
//! tile.

use super::action::{Action, Exchange, FlagTask, Moment, ShrineTask, StatueTask, Why};
use super::data::{
    Character, City, Dial, EXCHANGE_COINS, EXCHANGE_PRESTIGE, EXCHANGES, Junction, MAP,
    PRESTIGE_ACTION, REWARD_TRADE, Reward, Road, Site, SiteKind, StatuePlace,
};
use super::state::{Begun, Coins, Maharaja, Prestige, Stage};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::parts::plan::done_or_not_shown;

/// Who does an action, and when.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doer {
    /// A player, at this moment.
    Player(Moment),
    /// A player who makes use of this reward tile.
    Rewarded(Reward),
    /// Brahmabot.
    Brahmabot,
}

impl Action {
    const fn doer(self) -> Doer {
        Doer::Player(match self {
            Self::Choose { .. } => Moment::Choosing,
            Self::Place { .. } => Moment::Placing,
            Self::Plan { .. } => Moment::Planning,
            Self::ChooseReward { .. } => Moment::Scoring,
            Self::PayCoin => return Doer::Rewarded(Reward::UpToThree),
            Self::LayMaharani { .. } => return Doer::Rewarded(Reward::Maharani),
            Self::BuildShrine { task, .. } => match task {
                ShrineTask::Reward => return Doer::Rewarded(Reward::FreeShrine),
                ShrineTask::Tile | ShrineTask::Way | ShrineTask::Arrival => return Doer::Brahmabot,
                _ => Moment::Turn,
            },
            Self::BuildStatue { task, .. } => match task {
                StatueTask::Tile | StatueTask::Arrival => return Doer::Brahmabot,
                StatueTask::Statue | StatueTask::StatueAndShrine => Moment::Turn,
            },
            Self::Reveal | Self::MoveShrine { .. } => return Doer::Brahmabot,
            Self::TakeCoins
            | Self::TakeShrines
            | Self::BuyPrestige
            | Self::TakeCharacter { .. }
            | Self::MoveFlag { .. }
            | Self::SpendMarker { .. }
            | Self::UseAbility { .. }
            | Self::Exchange { .. }
            | Self::Travel { .. }
            | Self::LeaveRest
            | Self::EndTurn => Moment::Turn,
        })
    }
}

impl Maharaja {
    /// Why this seat may not do this now.
    pub(super) fn why(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
        let now = match table.stage {
            Stage::Choosing { .. } | Stage::Replacing { .. } => Some(Moment::Choosing),
            Stage::Placing { .. } => Some(Moment::Placing),
            Stage::Planning { .. } => Some(Moment::Planning),
            Stage::Acting { .. } => Some(Moment::Turn),
            Stage::Rewarding { .. } => Some(Moment::Scoring),
            Stage::Applying { .. } | Stage::Over => None,
            Stage::Automa { .. } => return Why::AutomaDecides,
        };
        match (action.doer(), table.stage) {
            (Doer::Brahmabot, _) => Why::OnlyBrahmabot,
            (Doer::Rewarded(wanted), Stage::Applying { reward, barred, .. })
                if wanted == reward =>
            {
                self.why_reward(seat, barred, action)
            }
            (Doer::Rewarded(reward), _) => Why::OnlyWithReward { reward },
            // A reward is carried out or left before anything else.
            (Doer::Player(_), Stage::Applying { .. }) => Why::FinishFirst,
            (Doer::Player(moment), _) if now != Some(moment) => Why::NotNow { moment },
            (Doer::Player(moment), _) => self.why_deed(seat, action, moment),
        }
    }

    /// Why the player whose moment it is may not do this.
    fn why_deed(&self, seat: Seat, action: Action, moment: Moment) -> Why {
        match action {
            Action::Choose { character } => Why::NotOnDisplay { character },
            Action::Place { village } => Why::VillageFull { village },
            Action::ChooseReward { reward } => Why::RewardNotOnOffer { reward },
            Action::BuildStatue { city, place, task } => self.why_statue(seat, city, place, task),
            Action::BuildShrine { site, task } => self.why_shrine(seat, site, task),
            Action::TakeCoins => self.why_due(Dial::Coins),
            Action::TakeShrines => self.not_due(Dial::Supply).unwrap_or(Why::SupplyEmpty),
            Action::BuyPrestige => {
                let due = self.not_due(Dial::Prestige);
                due.unwrap_or_else(|| self.too_dear(seat, Coins(PRESTIGE_ACTION.0)))
            }
            Action::TakeCharacter { character } => self.why_take(seat, character),
            Action::MoveFlag { city, task } => {
                let missing = match task {
                    FlagTask::Flag => self.not_due(Dial::Flag),
                    FlagTask::Character => self.missing_ability(seat, Character::FlagMover),
                };
                missing.unwrap_or(Why::FlagTooFarLeft { city })
            }
            Action::SpendMarker { dial } => self.why_marker(seat, dial),
            Action::UseAbility { character } => self.why_use(seat, character),
            Action::Exchange { way } => self.why_exchange(seat, way),
            Action::Travel { to, by } => self.why_travel(seat, to, by),
            Action::LeaveRest if self.table.begun.is_none() => Why::NoRest,
            Action::LeaveRest | Action::EndTurn => Why::CityShrineOwed,
            // Whoever may plan may plan anything; the others have other doers.
            Action::Plan { .. }
            | Action::PayCoin
            | Action::LayMaharani { .. }
            | Action::Reveal
            | Action::MoveShrine { .. } => Why::NotNow { moment },
        }
    }

    /// Ruling 3: why an action may not begin, if it may not.
    fn not_due(&self, dial: Dial) -> Option<Why> {
        let closed = self.table.due[dial] == 0 || self.table.begun.is_some();
        closed.then(|| self.why_due(dial))
    }

    /// Ruling 3: why an action may not begin: no pointer and no marker shows it, or another is unfinished.
    fn why_due(&self, dial: Dial) -> Why {
        if self.table.due[dial] > 0 {
            return Why::FinishFirst;
        }
        let planned = self.table.active().and_then(|seat| self.plans[seat]);
        let whys = [Why::AlreadyDone { dial }, Why::NotPlanned { dial }];
        done_or_not_shown(planned, self.table.spent, dial, whys)
    }

    /// Ruling 8: why an ability that works once a round is not to be had, if it is not.
    fn missing_ability(&self, seat: Seat, character: Character) -> Option<Why> {
        if !self.table.has(seat, character) {
            Some(Why::NoSuchAbility { character })
        } else {
            let used = self.table.used.contains(character);
            used.then_some(Why::AbilityUsed { character })
        }
    }

    /// That there are not enough coins.
    fn too_dear(&self, seat: Seat, needs: Coins) -> Why {
        let has = self.table.coins[seat];
        Why::NotEnoughCoins { needs, has }
    }

    /// That there are not enough coins, if there are not.
    fn unpayable(&self, seat: Seat, needs: Coins) -> Option<Why> {
        (self.table.coins[seat] < needs).then(|| self.too_dear(seat, needs))
    }

    /// That the player cannot build in a city, if he cannot: his priest is elsewhere, and he has not character 12.
    fn absent(&self, seat: Seat, city: City) -> Option<Why> {
        let there = self.table.has(seat, Character::BuildAnywhere)
            || self.table.priest[seat].city() == Some(city);
        (!there).then_some(Why::PriestElsewhere { city })
    }

    fn why_statue(&self, seat: Seat, city: City, place: StatuePlace, task: StatueTask) -> Why {
        let missing = match (task.dial(), self.table.begun) {
            (None, _) => return Why::OnlyBrahmabot,
            (Some(Dial::StatueAndShrine), Some(Begun::StatueLeft)) => None,
            (Some(dial), _) => self.not_due(dial),
        };
        if let Some(why) = missing {
            why
        } else if self.table.statues_left[seat] == 0 {
            Why::NoStatueLeft
        } else if let Some(why) = self.absent(seat, city) {
            why
        } else if !self.table.statues[city].is_free(place) {
            Why::NoPlace { city, place }
        } else {
            let abilities = self.table.abilities(seat);
            self.too_dear(seat, self.table.statue_cost(abilities, city, task))
        }
    }

    fn why_shrine(&self, seat: Seat, site: Site, task: ShrineTask) -> Why {
        let table = &self.table;
        let from_supply = task == ShrineTask::Character;
        let missing = match (task, table.begun) {
            (ShrineTask::Character, _) => self.missing_ability(seat, Character::SupplyBuilder),
            (ShrineTask::StatueAndShrine, Some(Begun::ShrineLeft))
            | (ShrineTask::TwoShrines, Some(Begun::SecondShrineLeft)) => None,
            (ShrineTask::TwoShrines, Some(Begun::CityShrineLeft)) => {
                let village = matches!(site.kind(), SiteKind::Village(_));
                village.then_some(Why::OneMustBeInACity)
            }
            _ => self.not_due(task.dial().unwrap_or(Dial::Shrine)),
        };
        let closed = match site.kind() {
            SiteKind::Village(village) => {
                let open = table.open_villages() >> village.index() & 1 == 1;
                (!open).then_some(Why::VillageFull { village })
            }
            // Ruling 6: character 13 builds in any city.
            SiteKind::City(city) if !from_supply => self.absent(seat, city),
            SiteKind::City(_) => None,
        };
        if let Some(why) = missing {
            why
        } else if from_supply && table.supply[seat] == 0 {
            Why::SupplyEmpty
        } else if !from_supply && table.tableau[seat] == 0 {
            Why::NoShrineOnTableau
        } else if let Some(why) = closed.or_else(|| self.unpayable(seat, task.cost())) {
            why
        } else {
            // Ruling 4: a shrine in a village comes first only if the one in the city stays possible; and while that one
            // is owed, character 13 must not make it impossible.
            Why::CityShrineImpossible
        }
    }

    /// Why this character may not be taken in change.
    fn why_take(&self, seat: Seat, character: Character) -> Why {
        if let Some(why) = self.not_due(Dial::Character) {
            why
        } else if self.table.character[seat] == Some(character) {
            Why::OwnCharacter { character }
        } else if self.table.holder(character).is_none() {
            Why::NotInPlay { character }
        } else if self.table.options.display_only {
            // Ruling 10: Brahmabot's is protected too.
            Why::DisplayOnly
        } else {
            Why::NoReplacement
        }
    }

    /// Ruling 3: one marker a turn, never for changing character; ruling 26: only for what can be done.
    fn why_marker(&self, seat: Seat, dial: Dial) -> Why {
        if self.table.spent.is_some() {
            Why::MarkerSpentAlready
        } else if dial == Dial::Character {
            Why::NoMarkerForCharacter
        } else if self.table.markers[seat] == 0 {
            Why::NoMarker
        } else if self.table.begun.is_some() {
            Why::FinishFirst
        } else {
            self.why_no_means(seat, dial)
        }
    }

    /// Ruling 26: what a player lacks for an action, or for the least part of it, wherever it may be.
    fn why_no_means(&self, seat: Seat, dial: Dial) -> Why {
        let no_shrine = self.table.tableau[seat] == 0;
        match dial {
            Dial::Statue if self.table.statues_left[seat] == 0 => Why::NoStatueLeft,
            Dial::Statue => {
                let abilities = self.table.abilities(seat);
                let cheapest = self.table.cheapest_statue(abilities, StatueTask::Statue);
                self.too_dear(seat, cheapest)
            }
            // The shrine is the cheaper part of "statue and shrine".
            Dial::Shrine | Dial::StatueAndShrine | Dial::TwoShrines if no_shrine => {
                Why::NoShrineOnTableau
            }
            Dial::StatueAndShrine | Dial::TwoShrines => {
                self.too_dear(seat, ShrineTask::TwoShrines.cost())
            }
            Dial::Supply => Why::SupplyEmpty,
            Dial::Prestige => self.too_dear(seat, Coins(PRESTIGE_ACTION.0)),
            // A marker may always be spent on these.
            Dial::Shrine | Dial::Coins | Dial::Character | Dial::Flag => Why::NoMarker,
        }
    }

    /// The abilities that are used by saying so: 2, 4, 6 and 14.
    fn why_use(&self, seat: Seat, character: Character) -> Why {
        let missing = self.missing_ability(seat, character);
        let broke = self.table.prestige[seat] < Prestige(EXCHANGE_PRESTIGE);
        match character {
            Character::ShrineGift => missing.unwrap_or(Why::SupplyEmpty),
            Character::MarkerTrade if broke => missing.unwrap_or(Why::NotEnoughPrestige),
            Character::MarkerTrade | Character::MarkerGift => missing.unwrap_or(Why::NoMarkerLeft),
            Character::PrestigeGift => missing.unwrap_or(Why::AbilityUsed { character }),
            _ => Why::NotAnAbilityToUse { character },
        }
    }

    /// Ruling 7: up to three exchanges a round, in either direction.
    fn why_exchange(&self, seat: Seat, way: Exchange) -> Why {
        let character = Character::Exchange;
        if !self.table.has(seat, character) {
            Why::NoSuchAbility { character }
        } else if self.table.exchanges >= EXCHANGES {
            Why::AbilityUsed { character }
        } else {
            match way {
                Exchange::PrestigeForCoins => Why::NotEnoughPrestige,
                Exchange::CoinsForPrestige => self
                    .unpayable(seat, Coins(EXCHANGE_COINS))
                    .unwrap_or(Why::CityShrineImpossible),
            }
        }
    }

    fn why_travel(&self, seat: Seat, to: Junction, by: Road) -> Why {
        let free = self.table.has(seat, Character::FreeTravel);
        let tolls = self.table.shrines.tolls::<Coins>(seat);
        let way = [self.table.priest[seat], to];
        let due = tolls.due(
            &MAP,
            way,
            by,
            [Why::AlreadyThere, Why::NoSuchRoad],
            |village| Why::VillageEmpty { village },
        );
        let why = match due {
            Ok(_) if free => None,
            Ok(toll) => self.unpayable(seat, toll.total),
            Err(why) => Some(why),
        };
        // Ruling 4: no step makes the owed shrine impossible.
        why.unwrap_or(Why::CityShrineImpossible)
    }

    /// Why this makes no use of the reward tile in hand.
    fn why_reward(&self, seat: Seat, barred: Option<Character>, action: Action) -> Why {
        match action {
            Action::BuildShrine { site, .. } => match site.kind() {
                SiteKind::Village(village) => Why::VillageFull { village },
                SiteKind::City(city) => Why::PriestElsewhere { city },
            },
            Action::LayMaharani { character } if barred == Some(character) => {
                Why::MaharaniThere { character }
            }
            Action::LayMaharani { character } => Why::NotOnDisplay { character },
            _ => self.too_dear(seat, Coins(REWARD_TRADE.0)),
        }
    }
}
