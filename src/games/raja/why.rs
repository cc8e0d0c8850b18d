//! Why something is not allowed in Raja.
//!
//! It is asked only about what `legal` does not list, and so it never says "allowed": of the things that can be missing it
//! names the first, and the last one without looking. It tells a player nothing about others' plans or gold.

use super::action::{Action, Ground, HouseTask, Moment, MoveTask, PalaceTask, Why};
use super::data::{Character, City, Dial, HOUSE_COST, Junction, MAP, Road, Site, SiteKind};
use super::legal::least_bid;
use super::state::{Gold, Raja, Stage};
use super::tasks::Part;
use crate::kernel::seat::Seat;
use crate::parts::plan::done_or_not_shown;

/// §7.2: why no house can go there.
fn why_closed(site: Site) -> Why {
    match site.kind() {
        SiteKind::Village(village) => Why::VillageFull { village },
        SiteKind::City(city) => Why::ArchitectElsewhere { city },
    }
}

impl Action {
    /// When such an action is done.
    const fn moment(self) -> Moment {
        match self {
            Self::Choose { .. } => Moment::Choosing,
            Self::Bid { .. } | Self::Pass => Moment::Auction,
            Self::Place { .. } => Moment::Placing,
            Self::Plan { .. } => Moment::Planning,
            Self::Give { .. } => Moment::Giving,
            // All the rest is done in the turn.
            _ => Moment::Turn,
        }
    }
}

impl Stage {
    /// What is done now; nothing when the game is over.
    const fn moment(self) -> Option<Moment> {
        Some(match self {
            Self::Choosing { .. } | Self::Picking { .. } | Self::Replacing { .. } => {
                Moment::Choosing
            }
            Self::Bidding { .. } => Moment::Auction,
            Self::Placing { .. } => Moment::Placing,
            Self::Planning { .. } => Moment::Planning,
            Self::Acting { .. } => Moment::Turn,
            Self::Giving { .. } => Moment::Giving,
            Self::Over => return None,
        })
    }
}

impl Raja {
    /// Why this seat may not do this now.
    pub(super) fn why(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
        let moment = action.moment();
        let dealing = matches!(action, Action::Swap { .. } | Action::Entice { .. });
        if moment == Moment::Auction && !table.options.auction
            || (dealing || moment == Moment::Giving) && !table.options.several
            || matches!(action, Action::SpendChip { .. }) && !table.options.yogi
        {
            return Why::NotInThisVariant;
        }
        if table.stage.moment() != Some(moment) {
            return Why::NotNow { moment };
        }
        match action {
            Action::Choose { character } => self
                .not_in_play(character)
                .unwrap_or(Why::CharacterHeld { character }),
            Action::Bid { gold } => self.why_bid(seat, gold),
            Action::Pass => Why::OpenerMustBid,
            Action::Place { village } => Why::VillageFull { village },
            Action::Give { character } => Why::NotYourCharacter { character },
            Action::TakeGold => self.why_part(Part::Whole(Dial::Gold)),
            Action::BuildHouse { site, task } => self.why_house(seat, site, task),
            Action::MoveHouse { from, to, task } => self.why_move(seat, from, to, task),
            Action::TakeHouses => self
                .missing_part(Part::Whole(Dial::Quarry))
                .unwrap_or(Why::QuarryEmpty),
            Action::BuildPalace { city, ground, task } => self.why_palace(seat, city, ground, task),
            Action::LowerGovernor { city } => {
                let part = self.missing_part(Part::Whole(Dial::Order));
                part.unwrap_or(Why::GovernorTooLow { city })
            }
            Action::TakeCharacter { character } => self.why_take(seat, character),
            Action::Swap { want, give } => self.why_swap(seat, want, give),
            Action::Entice { from } => self.why_entice(seat, from),
            Action::SpendChip { dial } => self.why_chip(dial),
            Action::Travel { to, by } => self.why_travel(seat, to, by),
            Action::Forgo { dial } => Why::NothingToForgo { dial },
            // Whoever may plan may plan anything, and a turn may always be ended.
            Action::Plan { .. } | Action::EndTurn => Why::NotNow { moment },
        }
    }

    /// That there is not enough gold.
    fn too_dear(&self, seat: Seat, needs: Gold) -> Why {
        let has = self.gold[seat];
        Why::NotEnoughGold { needs, has }
    }

    fn why_bid(&self, seat: Seat, gold: Gold) -> Why {
        let Stage::Bidding { high, .. } = self.table.stage else {
            return Why::NotNow {
                moment: Moment::Auction,
            };
        };
        let least = least_bid(high);
        if gold < least {
            Why::BidTooLow { least }
        } else {
            self.too_dear(seat, gold)
        }
    }

    /// Why the dial does not allow this part, if it does not.
    fn missing_part(&self, part: Part) -> Option<Why> {
        (!self.table.allows(part)).then(|| self.why_part(part))
    }

    /// Why the dial does not allow this part.
    fn why_part(&self, part: Part) -> Why {
        let dial = part.dial();
        // §7.2: a second house of "two houses" that would stand in a village too.
        if part == Part::OneOfTwoInVillage && self.table.allows(Part::OneOfTwoInCity) {
            return Why::OneMustBeInACity;
        }
        let planned = self.table.active().and_then(|seat| self.plans[seat]);
        let whys = [Why::AlreadyDone { dial }, Why::NotPlanned { dial }];
        done_or_not_shown(planned, self.table.doing.chip, dial, whys)
    }

    /// Why the Builder's ability, which is used once a turn, is not there, if it is not.
    fn missing_builder(&self, seat: Seat) -> Option<Why> {
        let character = Character::Builder;
        if !self.table.holds(seat, character) {
            Some(Why::CardNotHeld { character })
        } else {
            let used = self.table.doing.used.contains(character);
            used.then_some(Why::AbilityUsed { character })
        }
    }

    fn why_house(&self, seat: Seat, site: Site, task: HouseTask) -> Why {
        let missing = match task.part(site) {
            Some(part) => self.missing_part(part),
            None => self.missing_builder(seat),
        };
        if let Some(why) = missing {
            why
        } else if self.table.hand[seat] == 0 {
            Why::NoHouseInHand
        } else if !self.table.building_sites(seat).contains(site) {
            why_closed(site)
        } else {
            self.too_dear(seat, Gold(HOUSE_COST))
        }
    }

    fn why_move(&self, seat: Seat, from: Site, to: Site, task: MoveTask) -> Why {
        let missing = match task {
            MoveTask::MoveHouse => self.missing_part(Part::Whole(Dial::MoveHouse)),
            MoveTask::Builder => self.missing_builder(seat),
        };
        if let Some(why) = missing {
            why
        } else if from == to {
            Why::SamePlace
        } else if self.table.houses.at(seat, from) == 0 {
            Why::NoHouseThere { site: from }
        } else {
            why_closed(to)
        }
    }

    fn why_palace(&self, seat: Seat, city: City, ground: Ground, task: PalaceTask) -> Why {
        if let Some(why) = self.missing_part(task.part()) {
            why
        } else if self.table.palaces_left[seat] == 0 {
            Why::NoPalaceLeft
        } else if self.table.architect[seat].city() != Some(city) {
            Why::ArchitectElsewhere { city }
        } else if !self.table.has_site(city, ground) {
            Why::NoSite { city, ground }
        } else {
            self.too_dear(seat, self.table.palace_cost(seat))
        }
    }

    /// That a character is not in play, if it is not.
    fn not_in_play(&self, character: Character) -> Option<Why> {
        let absent = !self.table.deck().contains(character);
        absent.then_some(Why::NotInPlay { character })
    }

    /// That a card is not in play, or the player's own (ruling 12), if it is.
    fn not_to_be_wanted(&self, seat: Seat, character: Character) -> Option<Why> {
        self.not_in_play(character).or_else(|| {
            let own = self.table.holds(seat, character);
            own.then_some(Why::OwnCharacter { character })
        })
    }

    fn why_take(&self, seat: Seat, character: Character) -> Why {
        self.missing_part(Part::Whole(Dial::Character))
            .or_else(|| self.not_to_be_wanted(seat, character))
            // Ruling 20: with several characters, free cards only, as long as there are any.
            .unwrap_or(if self.table.free.is_empty() {
                Why::NoFreeCharacters
            } else {
                Why::FreeCharactersLeft
            })
    }

    /// Ruling 20: swapping and enticing away begin when no card is free.
    fn no_dealing(&self) -> Option<Why> {
        self.missing_part(Part::Whole(Dial::Character))
            .or_else(|| (!self.table.free.is_empty()).then_some(Why::FreeCharactersLeft))
    }

    fn why_swap(&self, seat: Seat, want: Character, give: Character) -> Why {
        self.no_dealing()
            .or_else(|| self.not_to_be_wanted(seat, want))
            .unwrap_or(Why::NotYourCharacter { character: give })
    }

    fn why_entice(&self, seat: Seat, from: Seat) -> Why {
        let nobody = from == seat || !self.table.seats.contains(from);
        self.no_dealing()
            .or(nobody.then_some(Why::NoSuchOpponent))
            .unwrap_or(Why::NotMoreCharacters)
    }

    /// Ruling 16: one chip a turn, never for changing character.
    fn why_chip(&self, dial: Dial) -> Why {
        if self.table.doing.chip.is_some() {
            Why::ChipSpentAlready
        } else if dial == Dial::Character {
            Why::NoChipForCharacter
        } else {
            Why::NoChip
        }
    }

    fn why_travel(&self, seat: Seat, to: Junction, by: Road) -> Why {
        let way = [self.table.architect[seat], to];
        let tolls = self.table.houses.tolls::<Gold>(seat);
        let empty = |village| Why::VillageEmpty { village };
        let reasons = [Why::AlreadyThere, Why::NoSuchRoad];
        match tolls.due(&MAP, way, by, reasons, empty) {
            Ok(toll) => self.too_dear(seat, toll.total),
            Err(why) => why,
        }
    }
}
