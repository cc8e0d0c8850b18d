//! What is allowed in Raja, and if not, why: the one judge.
//!
//! It changes nothing, and tells a player nothing about others' plans or gold. It does not know how to list what is
//! allowed quickly; `legal` does, and a law holds the two together.

use super::action::{Action, Ground, HouseTask, MoveTask, PalaceTask, Why};
use super::data::{
    Character, City, Dial, HOUSE_COST, Junction, MAP, PALACE_COST, PALACE_COST_ARTISAN, Road, Site,
    SiteKind, Village,
};
use super::state::{Gold, Raja, Stage};
use super::tasks::Part;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// The tolls of one road: how much each village owner gets is asked seat by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Toll {
    /// Villages on the road where the traveller has no house.
    pub strange: u32,
    /// What the whole road costs.
    pub total: Gold,
}

impl HouseTask {
    /// The part of the dial that a house at this place carries out; the Builder's carries out none.
    pub(super) fn part(self, site: Site) -> Option<Part> {
        match (self, site.kind()) {
            (Self::House, _) => Some(Part::Whole(Dial::House)),
            (Self::TwoHouses, SiteKind::City(_)) => Some(Part::OneOfTwoInCity),
            (Self::TwoHouses, SiteKind::Village(_)) => Some(Part::OneOfTwoInVillage),
            (Self::PalaceAndHouse, _) => Some(Part::HouseBesidePalace),
            (Self::Builder, _) => None,
        }
    }
}

impl PalaceTask {
    /// The part of the dial that the palace carries out.
    pub(super) const fn part(self) -> Part {
        match self {
            Self::Palace => Part::Whole(Dial::Palace),
            Self::PalaceAndHouse => Part::Palace,
        }
    }
}

impl Raja {
    /// Whether this seat may do this now.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<(), Why> {
        match self.table.decider() {
            None => return Err(Why::GameOver),
            Some(decider) if decider != seat => return Err(Why::NotYourTurn),
            Some(_) => {}
        }
        match (self.table.stage, action) {
            (
                Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. },
                Action::Choose { character },
            ) => self.judge_choice(character),
            (Stage::Bidding { high, .. }, Action::Bid { gold }) => {
                let least = high.map_or(Gold(0), |high| Gold(high.gold.0.saturating_add(1)));
                if gold < least {
                    Err(Why::BidTooLow { least })
                } else {
                    self.needs(seat, gold)
                }
            }
            (Stage::Bidding { high, .. }, Action::Pass) => match high {
                None => Err(Why::OpenerMustBid),
                Some(_) => Ok(()),
            },
            (Stage::Placing { .. }, Action::Place { village }) => self.judge_room(village),
            (Stage::Planning { .. }, Action::Plan { .. }) => Ok(()),
            (Stage::Giving { .. }, Action::Give { character }) => self.judge_own(seat, character),
            (Stage::Acting { .. }, action) => self.judge_deed(seat, action),
            _ => Err(Why::NotNow),
        }
    }

    /// Whether the player in turn may do this.
    fn judge_deed(&self, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::TakeGold => self.judge_part(Part::Whole(Dial::Gold)),
            Action::BuildHouse { site, task } => self.judge_house(seat, site, task),
            Action::MoveHouse { from, to, task } => self.judge_move(seat, from, to, task),
            Action::TakeHouses => {
                self.judge_part(Part::Whole(Dial::Quarry))?;
                if self.table.quarry[seat] == 0 {
                    Err(Why::QuarryEmpty)
                } else {
                    Ok(())
                }
            }
            Action::BuildPalace { city, ground, task } => {
                self.judge_palace(seat, city, ground, task)
            }
            Action::LowerGovernor { city } => {
                self.judge_part(Part::Whole(Dial::Order))?;
                // Ruling 2: exactly two boxes.
                self.table.track[city]
                    .lower(2)
                    .map(|_| ())
                    .ok_or(Why::GovernorTooLow { city })
            }
            Action::TakeCharacter { character } => self.judge_take(seat, character),
            Action::Swap { want, give } => self.judge_swap(seat, want, give),
            Action::Entice { from } => self.judge_entice(seat, from),
            Action::SpendChip { dial } => self.judge_chip(seat, dial),
            Action::Travel { to, by } => self.judge_travel(seat, to, by),
            Action::Forgo { dial } => {
                if self.table.undone(dial) == 0 {
                    Err(Why::NothingToForgo { dial })
                } else {
                    Ok(())
                }
            }
            Action::EndTurn => Ok(()),
            Action::Choose { .. }
            | Action::Bid { .. }
            | Action::Pass
            | Action::Place { .. }
            | Action::Plan { .. }
            | Action::Give { .. } => Err(Why::NotNow),
        }
    }

    /// Whether the dial still allows this part.
    fn judge_part(&self, part: Part) -> Result<(), Why> {
        let dial = part.dial();
        if self.table.allows(part) {
            return Ok(());
        }
        // §7.2: a second house of "two houses" that would stand in a village too.
        if part == Part::OneOfTwoInVillage && self.table.allows(Part::OneOfTwoInCity) {
            return Err(Why::OneMustBeInACity);
        }
        let planned = self.table.active().and_then(|seat| self.plans[seat]);
        if planned.is_some_and(|plan| plan.dials().contains(&dial)) || self.table.chip == Some(dial)
        {
            Err(Why::AlreadyDone { dial })
        } else {
            Err(Why::NotPlanned { dial })
        }
    }

    /// Whether an ability that is used once a turn is still there.
    fn judge_ability(&self, seat: Seat, character: Character) -> Result<(), Why> {
        if !self.table.holds(seat, character) {
            Err(Why::CardNotHeld { character })
        } else if self.table.used.contains(character) {
            Err(Why::AbilityUsed { character })
        } else {
            Ok(())
        }
    }

    /// Whether the player has this much.
    fn needs(&self, seat: Seat, needs: Gold) -> Result<(), Why> {
        let has = self.gold[seat];
        if has < needs {
            Err(Why::NotEnoughGold { needs, has })
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

    /// §7.2: a house goes into any village with room, or into the city of the own architect.
    fn judge_target(&self, seat: Seat, site: Site) -> Result<(), Why> {
        match site.kind() {
            SiteKind::Village(village) => self.judge_room(village),
            SiteKind::City(city) => self.judge_presence(seat, city),
        }
    }

    /// Whether the architect is in the city.
    fn judge_presence(&self, seat: Seat, city: City) -> Result<(), Why> {
        if self.table.architect[seat].city() == Some(city) {
            Ok(())
        } else {
            Err(Why::ArchitectElsewhere { city })
        }
    }

    fn judge_house(&self, seat: Seat, site: Site, task: HouseTask) -> Result<(), Why> {
        match task.part(site) {
            Some(part) => self.judge_part(part)?,
            None => self.judge_ability(seat, Character::Builder)?,
        }
        if self.table.hand[seat] == 0 {
            return Err(Why::NoHouseInHand);
        }
        self.judge_target(seat, site)?;
        // Ruling 10: the Builder's house is free.
        if task == HouseTask::Builder {
            Ok(())
        } else {
            self.needs(seat, Gold(HOUSE_COST))
        }
    }

    fn judge_move(&self, seat: Seat, from: Site, to: Site, task: MoveTask) -> Result<(), Why> {
        match task {
            MoveTask::MoveHouse => self.judge_part(Part::Whole(Dial::MoveHouse))?,
            MoveTask::Builder => self.judge_ability(seat, Character::Builder)?,
        }
        if from == to {
            return Err(Why::SamePlace);
        }
        if self.table.houses_at(seat, from) == 0 {
            return Err(Why::NoHouseThere { site: from });
        }
        self.judge_target(seat, to)
    }

    /// What a palace costs this player now.
    pub(super) fn palace_cost(&self, seat: Seat) -> Gold {
        Gold(if self.table.holds(seat, Character::Artisan) {
            PALACE_COST_ARTISAN
        } else {
            PALACE_COST
        })
    }

    fn judge_palace(
        &self,
        seat: Seat,
        city: City,
        ground: Ground,
        task: PalaceTask,
    ) -> Result<(), Why> {
        self.judge_part(task.part())?;
        if self.table.palaces_left[seat] == 0 {
            return Err(Why::NoPalaceLeft);
        }
        self.judge_presence(seat, city)?;
        let free = match ground {
            Ground::Centre => self.table.centre[city].is_none(),
            Ground::Outer => self.table.outer_free(city) > 0,
        };
        if !free {
            return Err(Why::NoSite { city, ground });
        }
        self.needs(seat, self.palace_cost(seat))
    }

    /// Whether a character is in play.
    fn judge_deck(&self, character: Character) -> Result<(), Why> {
        if self.table.deck().contains(character) {
            Ok(())
        } else {
            Err(Why::NotInPlay { character })
        }
    }

    /// Whether a character is free to be chosen.
    fn judge_choice(&self, character: Character) -> Result<(), Why> {
        self.judge_deck(character)?;
        if self.table.free.contains(character) {
            Ok(())
        } else {
            Err(Why::CharacterHeld { character })
        }
    }

    /// Whether the player holds the card he would give.
    fn judge_own(&self, seat: Seat, character: Character) -> Result<(), Why> {
        if self.table.holds(seat, character) {
            Ok(())
        } else {
            Err(Why::NotYourCharacter { character })
        }
    }

    /// Whether the card is in play and not the player's own (ruling 12).
    fn judge_wanted(&self, seat: Seat, character: Character) -> Result<(), Why> {
        self.judge_deck(character)?;
        if self.table.holds(seat, character) {
            Err(Why::OwnCharacter { character })
        } else {
            Ok(())
        }
    }

    fn judge_take(&self, seat: Seat, character: Character) -> Result<(), Why> {
        self.judge_part(Part::Whole(Dial::Character))?;
        self.judge_wanted(seat, character)?;
        // Ruling 20: with several characters, free cards only, as long as there are any.
        if self.table.options.several && !self.table.free.contains(character) {
            return Err(if self.table.free.is_empty() {
                Why::NoFreeCharacters
            } else {
                Why::FreeCharactersLeft
            });
        }
        Ok(())
    }

    /// Ruling 20: swapping and enticing away begin when no card is free.
    fn judge_dealing(&self) -> Result<(), Why> {
        if !self.table.options.several {
            return Err(Why::NotInThisVariant);
        }
        self.judge_part(Part::Whole(Dial::Character))?;
        if self.table.free.is_empty() {
            Ok(())
        } else {
            Err(Why::FreeCharactersLeft)
        }
    }

    fn judge_swap(&self, seat: Seat, want: Character, give: Character) -> Result<(), Why> {
        self.judge_dealing()?;
        self.judge_wanted(seat, want)?;
        self.judge_own(seat, give)
    }

    fn judge_entice(&self, seat: Seat, from: Seat) -> Result<(), Why> {
        self.judge_dealing()?;
        if from == seat || !self.table.seats.contains(from) {
            return Err(Why::NoSuchOpponent);
        }
        let more = self.table.characters[from].len() > self.table.characters[seat].len();
        if more {
            Ok(())
        } else {
            Err(Why::NotMoreCharacters)
        }
    }

    /// Ruling 16: one chip a turn, never for changing character.
    fn judge_chip(&self, seat: Seat, dial: Dial) -> Result<(), Why> {
        if !self.table.options.yogi {
            Err(Why::NotInThisVariant)
        } else if self.table.chip.is_some() {
            Err(Why::ChipSpentAlready)
        } else if dial == Dial::Character {
            Err(Why::NoChipForCharacter)
        } else if self.table.chips[seat] == 0 {
            Err(Why::NoChip)
        } else {
            Ok(())
        }
    }

    /// §7.1: what a road costs; a village without a house cannot be passed.
    pub(super) fn toll(&self, seat: Seat, by: Road) -> Result<Toll, Why> {
        // The board has 30 villages.
        let villages = MAP.villages(by.index()) as u32;
        let (ones, twos) = self.table.occupied();
        if let Some(village) = Village::from_index((villages & !ones).trailing_zeros() as usize) {
            return Err(Why::VillageEmpty { village });
        }
        let strange = villages & !self.table.houses[seat].bits();
        let total = strange.count_ones() + (strange & twos).count_ones();
        Ok(Toll {
            strange,
            total: Gold(total as u16),
        })
    }

    fn judge_travel(&self, seat: Seat, to: Junction, by: Road) -> Result<(), Why> {
        let here = self.table.architect[seat];
        if MAP.other_end(by.index(), here.index()) != Some(to.index()) {
            return Err(Why::NoSuchRoad);
        }
        let toll = self.toll(seat, by)?;
        // Ruling 6: the bank pays for the Wandering Monk.
        if self.table.holds(seat, Character::Monk) {
            Ok(())
        } else {
            self.needs(seat, toll.total)
        }
    }
}
