//! All that a player of Osiris may do, and why something else is not allowed.
//!
//! The list is the one coding of what is legal; the reason is asked only of what is not in it. It does not know what an
//! action does.

use super::action::{Action, Freed, Why};
use super::data::{ALL_CITIES, City, CitySet, Colour, FieldSet, God, PlaceSet};
use super::place::{Field, Place, PlaceKind};
use super::state::{March, Osiris, Stage, Table};
use crate::kernel::choices::{Choices, Pick};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How many groups a moment can have: a player of two colours without a step has two ways out for each of six priests,
/// and may pass.
const GROUPS: usize = 13;

/// The kinds of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Place(Colour),
    Step(City),
    WayOut(City, Freed),
    Block,
    Follow(Colour),
    Just(Action),
}

/// The actions a player may do now, in a stable order.
#[derive(Clone, Debug)]
pub struct Legal {
    choices: Choices<Verb, GROUPS>,
}

impl Legal {
    /// The action that a pick stands for.
    #[inline]
    fn action(Pick { verb, row, column }: Pick<Verb>) -> Option<Action> {
        Some(match verb {
            Verb::Place(colour) => Action::Place {
                god: God::from_index(row)?,
                colour,
            },
            Verb::Step(priest) => Action::Step {
                to: Place::from_index(row)?,
                priest,
            },
            Verb::WayOut(priest, stone) => Action::WayOut {
                field: Field::from_index(row)?,
                priest,
                stone,
            },
            Verb::Block => Action::Block {
                field: Field::from_index(row)?,
            },
            Verb::Follow(colour) => Action::MoveFollower {
                from: God::from_index(row)?,
                to: God::from_index(column)?,
                colour,
            },
            Verb::Just(action) => action,
        })
    }
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.choices.left(), Some(self.choices.left()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        self.choices.pick(n).and_then(Self::action)
    }
}

impl ExactSizeIterator for Legal {}

impl Table {
    /// §5a, ruling 3: where a priest can step with so many stones, where these places hold priests of the same player.
    #[inline]
    fn steps_among(&self, priest: City, stones: u8, own: PlaceSet) -> PlaceSet {
        let here = self.priests[priest];
        let beside = if stones >= 1 { here.beside().bits() } else { 0 };
        // A blockade stops who comes from below or above; strange cities stop everybody.
        let strange = u64::from(ALL_CITIES.bits()) & !(1 << priest.index());
        let storeys = if stones >= 2 {
            here.storeys().bits() & !self.blocked().bits() & !strange
        } else {
            0
        };
        PlaceSet::from_bits((beside | storeys) & !own.bits())
    }

    /// The places of all priests of a priest's owner.
    #[inline]
    fn companions(&self, priest: City) -> PlaceSet {
        let cities = self.owner(priest).map(|seat| self.cities(seat));
        self.standing(cities.unwrap_or(CitySet::empty()))
    }

    /// Where a priest can step with so many stones.
    #[must_use]
    #[inline]
    pub fn steps(&self, priest: City, stones: u8) -> PlaceSet {
        self.steps_among(priest, stones, self.companions(priest))
    }

    /// A priest of this player who can take a step.
    #[must_use]
    pub fn movable(&self, seat: Seat) -> Option<City> {
        let mut cities = self.cities(seat).iter();
        cities.find(|&priest| !self.steps(priest, self.stones[priest]).is_empty())
    }

    /// §7, ruling 10: the blockades above a priest that has the two stones to climb there.
    #[inline]
    fn ways_out(&self, priest: City) -> FieldSet {
        if self.stones[priest] < 2 {
            return FieldSet::empty();
        }
        let above = self.priests[priest].above().both(self.blocked());
        FieldSet::from_bits((above.bits() >> City::COUNT) as u32)
    }
}

impl Osiris {
    /// All that this seat may do now.
    pub(super) fn choices(&self, seat: Seat) -> Legal {
        let table = &self.table;
        let mut choices = Choices::new();
        if table.decider() != Some(seat) {
            return Legal { choices };
        }
        match table.stage {
            Stage::Placing => {
                for colour in table.colours(seat).iter() {
                    if table.waiting(colour) > 0 {
                        let room = table.followers[colour].room();
                        choices.rows(Verb::Place(colour), u64::from(room.bits()));
                    }
                }
            }
            Stage::Choosing => {
                let cities = table.cities(seat);
                let own = table.standing(cities);
                for priest in cities.iter() {
                    let steps = table.steps_among(priest, table.stones[priest], own);
                    choices.rows(Verb::Step(priest), steps.bits());
                }
                // Ruling 9: who can move must.
                if choices.left() == 0 {
                    choices.one(Verb::Just(Action::Pass), true);
                    for priest in cities.iter().filter(|_| table.options.way_out) {
                        let fields = u64::from(table.ways_out(priest).bits());
                        choices.rows(Verb::WayOut(priest, Freed::Joins), fields);
                        choices.rows(Verb::WayOut(priest, Freed::Rests), fields);
                    }
                }
            }
            Stage::Marching(March { priest, left, .. }) => {
                let steps = table.steps(priest, left);
                choices.rows(Verb::Step(priest), steps.bits());
                // §5a, ruling 3: the last single stone may be a blockade; it rests only if no step can use it.
                if left == 1 {
                    choices.rows(Verb::Block, u64::from(table.empty_fields().bits()));
                    choices.one(Verb::Just(Action::LeaveStone), steps.is_empty());
                }
            }
            Stage::Exchanging(_) => {
                choices.one(Verb::Just(Action::Exchange), true);
                choices.one(Verb::Just(Action::KeepGods), true);
            }
            Stage::Showing(_) => choices.one(Verb::Just(Action::Seen), true),
            Stage::Following => {
                choices.one(Verb::Just(Action::EndTurn), true);
                for colour in table.colours(seat).iter() {
                    let followers = table.followers[colour];
                    let present = u64::from(followers.present().bits());
                    let room = u64::from(followers.room().bits());
                    choices.pairs(Verb::Follow(colour), present, room);
                }
            }
            Stage::Over(_) => {}
        }
        Legal { choices }
    }

    /// Why this seat may not do this now; asked only of what is not among its choices.
    pub(super) fn reason(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
        match table.decider() {
            None => return Why::GameOver,
            Some(decider) if decider != seat => return Why::NotYourTurn,
            Some(_) => {}
        }
        let strange = |colour: Colour| table.leader(colour) != Some(seat);
        match (table.stage, action) {
            (Stage::Placing, Action::Place { colour, .. })
            | (Stage::Following, Action::MoveFollower { colour, .. })
                if strange(colour) =>
            {
                Why::NotYourColour { colour }
            }
            (Stage::Placing, Action::Place { god, colour }) => {
                if table.waiting(colour) == 0 {
                    Why::AllPlaced { colour }
                } else {
                    Why::TempleFull { god, colour }
                }
            }
            (Stage::Following, Action::MoveFollower { from, to, colour }) => {
                if from == to {
                    Why::SameTemple
                } else if table.followers[colour].at(from) == 0 {
                    Why::NoFollower { god: from, colour }
                } else {
                    Why::TempleFull { god: to, colour }
                }
            }
            (
                Stage::Choosing | Stage::Marching(_),
                Action::Step { priest, .. } | Action::WayOut { priest, .. },
            ) if strange(priest.colour()) => Why::NotYourColour {
                colour: priest.colour(),
            },
            (Stage::Choosing, Action::Step { to, priest }) => {
                table.no_step(priest, table.stones[priest], to)
            }
            (Stage::Marching(march), Action::Step { to, priest }) => {
                if march.priest == priest {
                    table.no_step(priest, march.left, to)
                } else {
                    Why::AnotherMoves {
                        priest: march.priest,
                    }
                }
            }
            (Stage::Choosing, Action::WayOut { field, priest, .. }) => {
                table.no_way_out(seat, priest, field)
            }
            (Stage::Choosing, Action::Pass) => match table.movable(seat) {
                Some(priest) => Why::CanMove { priest },
                None => Why::NotNow,
            },
            (Stage::Marching(March { priest, .. }), Action::LeaveStone) => Why::CanMove { priest },
            (Stage::Marching(March { left: 1, .. }), Action::Block { field }) => {
                Why::Taken { field }
            }
            (Stage::Choosing | Stage::Marching(_), Action::Block { .. }) => Why::NotLastStone,
            _ => Why::NotNow,
        }
    }
}

impl Table {
    /// Why a priest cannot step there with so many stones.
    fn no_step(&self, priest: City, stones: u8, to: Place) -> Why {
        let from = self.priests[priest];
        match to.kind() {
            PlaceKind::City(city) if city != priest => return Why::StrangeCity { city },
            _ if stones == 0 => return Why::NoStones { priest },
            _ => {}
        }
        if !from.beside().union(from.storeys()).contains(to) {
            return Why::NotBeside { from, to };
        }
        let there = to.as_field();
        let companion = there.and_then(|field| self.priest_at(field));
        match (companion, there) {
            (Some(other), _) if self.owner(other) == self.owner(priest) => {
                Why::OwnPriest { priest: other }
            }
            (_, Some(field)) if stones > 1 && self.blockades.contains(field) => {
                Why::Blockade { field }
            }
            _ => Why::TwoStones { priest },
        }
    }

    /// Why a player cannot clear this blockade for this priest.
    fn no_way_out(&self, seat: Seat, priest: City, field: Field) -> Why {
        if !self.options.way_out {
            return Why::NotInThisVariant;
        }
        if let Some(priest) = self.movable(seat) {
            return Why::CanMove { priest };
        }
        if !self.priests[priest].above().contains(Place::field(field)) {
            Why::NotAbove { priest, field }
        } else if !self.blockades.contains(field) {
            Why::NoBlockade { field }
        } else {
            Why::TwoStones { priest }
        }
    }
}
