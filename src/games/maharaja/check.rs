//! What is allowed in Maharaja, and if not, why: the one judge.
//!
//! It changes nothing, and tells a player nothing about others' plans or Brahmabot's hidden tile. It does not know how
//! to list what is allowed quickly; `legal` does, and a law holds the two together.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask, Why};
use super::data::{
    Character, City, Dial, EXCHANGE_COINS, EXCHANGES, FLAG_STEPS, Junction, MAP, PRESTIGE_ACTION,
    Place, Reward, Road, Site, SiteKind, Village,
};
use super::state::{Begun, Coins, Maharaja, Prestige, Rulings, Stage};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

impl Maharaja {
    /// Whether this seat may do this now.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<(), Why> {
        match self.table.decider() {
            None => return Err(Why::GameOver),
            Some(decider) if decider != seat => return Err(Why::NotYourTurn),
            Some(_) => {}
        }
        match (self.table.stage, action) {
            (Stage::Choosing { .. } | Stage::Replacing { .. }, Action::Choose { character }) => {
                self.judge_display(character)
            }
            (Stage::Placing { .. }, Action::Place { village }) => self.judge_room(village),
            (Stage::Planning { .. }, Action::Plan { .. }) => Ok(()),
            (Stage::Acting { .. }, action) => self.judge_deed(seat, action),
            (Stage::Automa { .. }, action) => {
                let forced = self.forced().map(|deed| deed.action);
                if forced == Some(action) {
                    Ok(())
                } else {
                    Err(Why::AutomaDecides)
                }
            }
            (Stage::Rewarding { .. }, Action::ChooseReward { reward }) => {
                if self.table.rewards_on_offer().any(|other| other == reward) {
                    Ok(())
                } else {
                    Err(Why::RewardNotOnOffer { reward })
                }
            }
            (Stage::Applying { .. }, Action::LeaveRest) => Ok(()),
            (Stage::Applying { reward, barred, .. }, action) => {
                self.judge_reward(seat, reward, barred, action)
            }
            _ => Err(Why::NotNow),
        }
    }

    /// Whether the player in turn may do this.
    fn judge_deed(&self, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::BuildStatue { city, place, task } => self.judge_statue(seat, city, place, task),
            Action::BuildShrine { site, task } => self.judge_shrine(seat, site, task),
            Action::TakeCoins => self.judge_due(Dial::Coins),
            Action::TakeShrines => {
                self.judge_due(Dial::Supply)?;
                self.judge_supply(seat)
            }
            Action::BuyPrestige => {
                self.judge_due(Dial::Prestige)?;
                self.needs(seat, Coins(PRESTIGE_ACTION.0))
            }
            Action::TakeCharacter { character } => self.judge_take(seat, character),
            Action::MoveFlag { city, task } => {
                match task {
                    FlagTask::Flag => self.judge_due(Dial::Flag)?,
                    FlagTask::Character => self.judge_ability(seat, Character::FlagMover)?,
                }
                // Ruling 2: exactly three fields.
                let target = self.table.track[city].left(FLAG_STEPS);
                target.map(|_| ()).ok_or(Why::FlagTooFarLeft { city })
            }
            Action::SpendMarker { dial } => self.judge_marker(seat, dial),
            Action::UseAbility { character } => self.judge_use(seat, character),
            Action::Exchange { way } => self.judge_exchange(seat, way),
            Action::Travel { to, by } => self.judge_travel(seat, to, by),
            Action::LeaveRest => match self.table.begun {
                None => Err(Why::NoRest),
                Some(Begun::CityShrineLeft) => Err(Why::CityShrineOwed),
                Some(_) => Ok(()),
            },
            Action::EndTurn => match self.table.begun {
                Some(Begun::CityShrineLeft) => Err(Why::CityShrineOwed),
                _ => Ok(()),
            },
            Action::Choose { .. }
            | Action::Place { .. }
            | Action::Plan { .. }
            | Action::ChooseReward { .. }
            | Action::PayCoin
            | Action::LayMaharani { .. }
            | Action::Reveal
            | Action::MoveShrine { .. } => Err(Why::NotNow),
        }
    }

    /// Ruling 3: whether an action may begin: a pointer or a marker shows it, and no other is unfinished.
    fn judge_due(&self, dial: Dial) -> Result<(), Why> {
        if self.table.due[dial] == 0 {
            let planned = self.table.active().and_then(|seat| self.plans[seat]);
            let shown = planned.is_some_and(|plan| plan.dials().contains(&dial));
            return Err(if shown || self.table.spent == Some(dial) {
                Why::AlreadyDone { dial }
            } else {
                Why::NotPlanned { dial }
            });
        }
        match self.table.begun {
            None => Ok(()),
            Some(_) => Err(Why::FinishFirst),
        }
    }

    /// Ruling 8: whether an ability that works once a round is there and not used.
    fn judge_ability(&self, seat: Seat, character: Character) -> Result<(), Why> {
        if !self.table.has(seat, character) {
            Err(Why::NoSuchAbility { character })
        } else if self.table.used.contains(character) {
            Err(Why::AbilityUsed { character })
        } else {
            Ok(())
        }
    }

    /// Whether the player has this much.
    fn needs(&self, seat: Seat, needs: Coins) -> Result<(), Why> {
        let has = self.table.coins[seat];
        if has < needs {
            Err(Why::NotEnoughCoins { needs, has })
        } else {
            Ok(())
        }
    }

    fn judge_supply(&self, seat: Seat) -> Result<(), Why> {
        if self.table.supply[seat] == 0 {
            Err(Why::SupplyEmpty)
        } else {
            Ok(())
        }
    }

    /// Whether a village has room.
    fn judge_room(&self, village: Village) -> Result<(), Why> {
        if self.table.open_villages() >> village.index() & 1 == 0 {
            Err(Why::VillageFull { village })
        } else {
            Ok(())
        }
    }

    /// Whether the player may build in a city: his priest is there, or he has character 12.
    fn judge_presence(&self, seat: Seat, city: City) -> Result<(), Why> {
        let anywhere = self.table.has(seat, Character::BuildAnywhere);
        if anywhere || self.table.priest[seat].city() == Some(city) {
            Ok(())
        } else {
            Err(Why::PriestElsewhere { city })
        }
    }

    fn judge_statue(
        &self,
        seat: Seat,
        city: City,
        place: Place,
        task: StatueTask,
    ) -> Result<(), Why> {
        match (task.dial(), self.table.begun) {
            (None, _) => return Err(Why::NotNow),
            (Some(Dial::StatueAndShrine), Some(Begun::StatueLeft)) => {}
            (Some(dial), _) => self.judge_due(dial)?,
        }
        if self.table.statues_left[seat] == 0 {
            return Err(Why::NoStatueLeft);
        }
        self.judge_presence(seat, city)?;
        if !self.table.statues[city].is_free(place) {
            return Err(Why::NoPlace { city, place });
        }
        let abilities = self.table.abilities(seat);
        self.needs(seat, self.table.statue_cost(abilities, city, task))
    }

    fn judge_shrine(&self, seat: Seat, site: Site, task: ShrineTask) -> Result<(), Why> {
        let village = match site.kind() {
            SiteKind::Village(village) => Some(village),
            SiteKind::City(_) => None,
        };
        match (task, self.table.begun) {
            (ShrineTask::Reward | ShrineTask::Tile | ShrineTask::Way | ShrineTask::Arrival, _) => {
                return Err(Why::NotNow);
            }
            (ShrineTask::Character, _) => {
                self.judge_ability(seat, Character::SupplyBuilder)?;
                self.judge_supply(seat)?;
            }
            (ShrineTask::StatueAndShrine, Some(Begun::ShrineLeft))
            | (ShrineTask::TwoShrines, Some(Begun::SecondShrineLeft)) => {}
            (ShrineTask::TwoShrines, Some(Begun::CityShrineLeft)) => {
                if village.is_some() {
                    return Err(Why::OneMustBeInACity);
                }
            }
            (ShrineTask::Shrine | ShrineTask::StatueAndShrine | ShrineTask::TwoShrines, _) => {
                self.judge_due(task.dial().unwrap_or(Dial::Shrine))?;
            }
        }
        if task != ShrineTask::Character && self.table.tableau[seat] == 0 {
            return Err(Why::NoShrineOnTableau);
        }
        match site.kind() {
            SiteKind::Village(village) => self.judge_room(village)?,
            // Ruling 6: character 13 builds in any city.
            SiteKind::City(_) if task == ShrineTask::Character => {}
            SiteKind::City(city) => self.judge_presence(seat, city)?,
        }
        self.needs(seat, task.cost())?;
        self.judge_owed(seat, village, task)
    }

    /// Ruling 4: a shrine in a village comes first only if the one in the city stays possible; and while that one is
    /// owed, character 13 must not make it impossible.
    fn judge_owed(
        &self,
        seat: Seat,
        village: Option<Village>,
        task: ShrineTask,
    ) -> Result<(), Why> {
        let table = &self.table;
        let owes = match (task, table.begun) {
            (ShrineTask::TwoShrines, None) => {
                if village.is_some() && table.tableau[seat] < 2 {
                    return Err(Why::CityShrineImpossible);
                }
                village.is_some()
            }
            (ShrineTask::Character, Some(Begun::CityShrineLeft)) => true,
            _ => false,
        };
        let coins = table.coins[seat].0.saturating_sub(task.cost().0);
        let added = village.map_or(0, |village| 1 << village.index());
        if !owes || table.city_shrine_stays(seat, coins, table.priest[seat], added) {
            Ok(())
        } else {
            Err(Why::CityShrineImpossible)
        }
    }

    /// Whether a character is on display.
    fn judge_display(&self, character: Character) -> Result<(), Why> {
        if self.table.display.contains(character) {
            Ok(())
        } else {
            Err(Why::NotOnDisplay { character })
        }
    }

    /// Whether this character may be taken in change.
    fn judge_take(&self, seat: Seat, character: Character) -> Result<(), Why> {
        self.judge_due(Dial::Character)?;
        if self.table.character[seat] == Some(character) {
            return Err(Why::OwnCharacter { character });
        }
        if self.table.display.contains(character) {
            return Ok(());
        }
        if self.table.holder(character).is_none() {
            return Err(Why::NotInPlay { character });
        }
        // Ruling 10: Brahmabot's is protected too.
        if self.table.options.display_only {
            return Err(Why::DisplayOnly);
        }
        if self.robbable() {
            Ok(())
        } else {
            Err(Why::NoReplacement)
        }
    }

    /// Whether one whose character is taken finds another: always, but for Brahmabot when no character is left.
    pub(super) fn robbable(&self) -> bool {
        self.table.options.solo.is_none()
            || !self.table.display.is_empty()
            || !self.characters.is_empty()
    }

    /// Ruling 3: one marker a turn, never for changing character; ruling 26: only for what can be done.
    fn judge_marker(&self, seat: Seat, dial: Dial) -> Result<(), Why> {
        if self.table.spent.is_some() {
            Err(Why::MarkerSpentAlready)
        } else if dial == Dial::Character {
            Err(Why::NoMarkerForCharacter)
        } else if self.table.markers[seat] == 0 {
            Err(Why::NoMarker)
        } else if self.table.begun.is_some() {
            Err(Why::FinishFirst)
        } else if self.rulings == Rulings::First {
            Ok(())
        } else {
            self.judge_means(seat, dial)
        }
    }

    /// Ruling 26: whether a player has the coins and the pieces for an action, or for one part of it, wherever it may be.
    fn judge_means(&self, seat: Seat, dial: Dial) -> Result<(), Why> {
        match dial {
            Dial::Statue => self.judge_statue_means(seat, StatueTask::Statue),
            Dial::Shrine => self.judge_shrine_means(seat, ShrineTask::Shrine),
            // The shrine is the cheaper part; without shrines it may be the statue alone.
            Dial::StatueAndShrine => self
                .judge_shrine_means(seat, ShrineTask::StatueAndShrine)
                .or_else(|why| {
                    self.judge_statue_means(seat, StatueTask::StatueAndShrine)
                        .map_err(|_| why)
                }),
            Dial::TwoShrines => self.judge_shrine_means(seat, ShrineTask::TwoShrines),
            Dial::Supply => self.judge_supply(seat),
            Dial::Prestige => self.needs(seat, Coins(PRESTIGE_ACTION.0)),
            // Seven flags lie on seven fields: the last of them has three to its left.
            Dial::Coins | Dial::Character | Dial::Flag => Ok(()),
        }
    }

    /// Whether a player has a statue, and the coins for it where it is cheapest. Of 28 statues there is always room for
    /// one more outside of the Maharaja's city.
    fn judge_statue_means(&self, seat: Seat, task: StatueTask) -> Result<(), Why> {
        if self.table.statues_left[seat] == 0 {
            return Err(Why::NoStatueLeft);
        }
        self.needs(
            seat,
            self.table.cheapest_statue(self.table.abilities(seat), task),
        )
    }

    /// Whether a player has a shrine on his tableau, and the coins for it.
    fn judge_shrine_means(&self, seat: Seat, task: ShrineTask) -> Result<(), Why> {
        if self.table.tableau[seat] == 0 {
            return Err(Why::NoShrineOnTableau);
        }
        self.needs(seat, task.cost())
    }

    /// The abilities that are used by saying so: 2, 4, 6 and 14.
    fn judge_use(&self, seat: Seat, character: Character) -> Result<(), Why> {
        let simple = [
            Character::ShrineGift,
            Character::MarkerTrade,
            Character::PrestigeGift,
            Character::MarkerGift,
        ];
        if !simple.contains(&character) {
            return Err(Why::NotAnAbilityToUse { character });
        }
        self.judge_ability(seat, character)?;
        let marker = || {
            if self.table.marker_supply == 0 {
                Err(Why::NoMarkerLeft)
            } else {
                Ok(())
            }
        };
        match character {
            Character::ShrineGift => self.judge_supply(seat),
            Character::MarkerTrade if self.table.prestige[seat] == Prestige(0) => {
                Err(Why::NotEnoughPrestige)
            }
            Character::MarkerTrade | Character::MarkerGift => marker(),
            _ => Ok(()),
        }
    }

    /// Ruling 7: up to three exchanges a round, in either direction.
    fn judge_exchange(&self, seat: Seat, way: Exchange) -> Result<(), Why> {
        let character = Character::Exchange;
        if !self.table.has(seat, character) {
            return Err(Why::NoSuchAbility { character });
        }
        if self.table.exchanges >= EXCHANGES {
            return Err(Why::AbilityUsed { character });
        }
        match way {
            Exchange::PrestigeForCoins if self.table.prestige[seat] == Prestige(0) => {
                Err(Why::NotEnoughPrestige)
            }
            Exchange::PrestigeForCoins => Ok(()),
            Exchange::CoinsForPrestige => {
                self.needs(seat, Coins(EXCHANGE_COINS))?;
                let coins = self.table.coins[seat].0.saturating_sub(EXCHANGE_COINS);
                self.judge_still_owed(seat, coins, self.table.priest[seat])
            }
        }
    }

    /// Ruling 4: no step makes the owed shrine impossible.
    fn judge_still_owed(&self, seat: Seat, coins: u16, at: Junction) -> Result<(), Why> {
        let owed = self.table.begun == Some(Begun::CityShrineLeft);
        if owed && !self.table.city_shrine_stays(seat, coins, at, 0) {
            Err(Why::CityShrineImpossible)
        } else {
            Ok(())
        }
    }

    fn judge_travel(&self, seat: Seat, to: Junction, by: Road) -> Result<(), Why> {
        let here = self.table.priest[seat];
        if MAP.other_end(by.index(), here.index()) != Some(to.index()) {
            return Err(Why::NoSuchRoad);
        }
        let toll = self.table.toll(seat, by, 0)?;
        let cost = if self.table.has(seat, Character::FreeTravel) {
            Coins(0)
        } else {
            toll.total
        };
        self.needs(seat, cost)?;
        let coins = self.table.coins[seat].0.saturating_sub(cost.0);
        self.judge_still_owed(seat, coins, to)
    }

    /// Whether this makes use of the reward tile in hand.
    fn judge_reward(
        &self,
        seat: Seat,
        reward: Reward,
        barred: Option<Character>,
        action: Action,
    ) -> Result<(), Why> {
        match (reward, action) {
            (Reward::UpToThree, Action::PayCoin) => self.needs(seat, Coins(1)),
            (
                Reward::FreeShrine,
                Action::BuildShrine {
                    site,
                    task: ShrineTask::Reward,
                },
            ) => match site.kind() {
                SiteKind::Village(village) => self.judge_room(village),
                SiteKind::City(_) => Ok(()),
            },
            (Reward::Maharani, Action::LayMaharani { character }) => {
                if barred == Some(character) {
                    return Err(Why::MaharaniThere { character });
                }
                self.judge_display(character)
            }
            _ => Err(Why::NotNow),
        }
    }
}
