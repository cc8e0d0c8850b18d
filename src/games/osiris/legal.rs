//! All that a player of Osiris may do, and why something else is not allowed.
//!
//! The list is the one coding of what is legal; the reason is asked only of what is not in it. It does not know what an
//! action does.

use super::action::{Action, Freed, Moment, Why};
use super::data::{ALL_CITIES, City, Colour, FieldSet, PlaceSet};
use super::place::{Field, Place, PlaceKind};
use super::state::{March, Osiris, Stage, Table};
use crate::kernel::choices::Choices;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How many groups a moment can have: a player of two colours without a step has two ways out for each of six priests,
/// and may pass.
const GROUPS: usize = 13;

/// The actions a player may do now, in a stable order.
pub(super) type Legal = Choices<Action, GROUPS>;

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
        self.standing(cities.unwrap_or_default())
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
    /// Lists all that this seat, which decides, may do now. The list is large, and is filled where it lies.
    pub(super) fn choices(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        match table.stage {
            Stage::Placing => {
                for colour in table.colours(seat).iter() {
                    if table.waiting(colour) > 0 {
                        let room = table.followers[colour].room();
                        list.rows(room.bits(), |god| Action::Place { god, colour });
                    }
                }
            }
            Stage::Choosing => {
                let cities = table.cities(seat);
                let own = table.standing(cities);
                for priest in cities.iter() {
                    let steps = table.steps_among(priest, table.stones[priest], own);
                    list.rows(steps.bits(), |to| Action::Step { to, priest });
                }
                // Ruling 9: who can move must.
                if list.len() == 0 {
                    list.one(true, Action::Pass);
                    for priest in cities.iter().filter(|_| table.options.way_out) {
                        let fields = table.ways_out(priest).bits();
                        for &stone in Freed::ALL {
                            list.rows(fields, |field| Action::WayOut {
                                field,
                                priest,
                                stone,
                            });
                        }
                    }
                }
            }
            Stage::Marching(March { priest, left, .. }) => {
                let steps = table.steps(priest, left);
                list.rows(steps.bits(), |to| Action::Step { to, priest });
                // §5a, ruling 3: the last single stone may be a blockade; it rests only if no step can use it.
                if left == 1 {
                    let fields = table.empty_fields().bits();
                    list.rows(fields, |field| Action::Block { field });
                    list.one(steps.is_empty(), Action::LeaveStone);
                }
            }
            Stage::Exchanging(_) => {
                list.one(true, Action::Exchange);
                list.one(true, Action::KeepGods);
            }
            Stage::Showing(_) => list.one(true, Action::Seen),
            Stage::Following => {
                list.one(true, Action::EndTurn);
                for colour in table.colours(seat).iter() {
                    let followers = table.followers[colour];
                    let (present, room) = (followers.present(), followers.room());
                    list.pairs(present.bits(), room.bits(), |from, to| {
                        Action::MoveFollower { from, to, colour }
                    });
                }
            }
            Stage::Over(_) => {}
        }
    }

    /// Why this seat may not do this now; asked only of what is not among its choices.
    pub(super) fn why(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
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
            (Stage::Choosing, Action::Pass) if let Some(priest) = table.movable(seat) => {
                Why::CanMove { priest }
            }
            (Stage::Marching(March { priest, .. }), Action::LeaveStone) => Why::CanMove { priest },
            (Stage::Marching(March { left: 1, .. }), Action::Block { field }) => {
                Why::Taken { field }
            }
            (Stage::Choosing | Stage::Marching(_), Action::Block { .. }) => Why::NotLastStone,
            (_, action) => Why::NotNow {
                moment: action.moment(),
            },
        }
    }
}

impl Action {
    /// When such an action is done.
    const fn moment(self) -> Moment {
        match self {
            Self::Place { .. } => Moment::Placing,
            Self::Pass | Self::WayOut { .. } => Moment::Choosing,
            Self::Step { .. } | Self::Block { .. } | Self::LeaveStone => Moment::Marching,
            Self::Exchange | Self::KeepGods => Moment::Exchanging,
            Self::Seen => Moment::Showing,
            Self::MoveFollower { .. } | Self::EndTurn => Moment::Following,
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
            (_, Some(field)) if self.blockades.contains(field) => Why::Blockade { field },
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
