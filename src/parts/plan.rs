//! A plan: what the two pointers of a dial show, and what others see of it.
//!
//! It does not know what the actions of a dial are, nor who may see a plan.

use crate::kernel::dice::Dice;
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::{PerSeat, Seat, SeatSet, Seats, Viewer};
use crate::kernel::vocabulary::{Ordinal, Tell, Term, Told, Value};
use crate::kernel::worth::Positions;
use core::fmt::{self, Write};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The two actions the pointers show, in the order of the dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan<D> {
    first: D,
    second: D,
}

impl<D: Id + Ord> Plan<D> {
    /// How many plans there are: both pointers on one action, or on two.
    pub const COUNT: usize = D::COUNT * (D::COUNT + 1) / 2;

    /// A plan of two actions; which pointer shows which means nothing.
    #[must_use]
    pub fn new(one: D, other: D) -> Self {
        if one <= other {
            Self {
                first: one,
                second: other,
            }
        } else {
            Self {
                first: other,
                second: one,
            }
        }
    }

    /// The two actions.
    #[must_use]
    pub const fn dials(self) -> [D; 2] {
        [self.first, self.second]
    }

    /// All plans, in the order of the dial.
    pub fn all() -> impl Iterator<Item = Self> {
        D::all().flat_map(|first| {
            D::all()
                .filter(move |second| *second >= first)
                .map(move |second| Self { first, second })
        })
    }

    /// The plan at a position of `all`.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        let mut left = index;
        for first in 0..D::COUNT {
            let row = D::COUNT - first;
            if left < row {
                return Some(Self {
                    first: D::from_index(first)?,
                    second: D::from_index(first + left)?,
                });
            }
            left -= row;
        }
        None
    }
}

impl<D: fmt::Display> fmt::Display for Plan<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}, {}", self.first, self.second)
    }
}

impl<D: Id + Ord> Ordinal for Plan<D> {
    const COUNT: usize = Self::COUNT;
    fn position(self) -> usize {
        // The rows of the plans before: one of all actions, one of all but the first, and so on.
        let (first, second) = (self.first.index(), self.second.index());
        let rows = first * (2 * D::COUNT + 1 - first) / 2;
        rows + second - first
    }
    #[inline]
    fn at(position: usize) -> Option<Self> {
        Self::from_index(position)
    }
}

impl<D: Id + Ord + Term> Term for Plan<D> {
    fn write(&self, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        self.first.write(names, out)?;
        out.write_str(", ")?;
        self.second.write(names, out)
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        Ok(Self::new(D::read(words, names)?, D::read(words, names)?))
    }
}

impl<D: Tell + PartialEq> Told for Plan<D> {
    /// The second kind has one action twice.
    fn kind(&self) -> usize {
        usize::from(self.first == self.second)
    }

    fn field(&self, number: usize) -> Value<'_> {
        match number {
            0 => self.first.value(),
            1 => self.second.value(),
            _ => Value::Nothing,
        }
    }
}

impl<D: Tell + PartialEq> Tell for Plan<D> {
    fn value(&self) -> Value<'_> {
        Value::Told(self)
    }
}

impl<D: Serialize> Serialize for Plan<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.first, &self.second).serialize(serializer)
    }
}

impl<'de, D: Id + Ord + Deserialize<'de>> Deserialize<'de> for Plan<D> {
    fn deserialize<T: Deserializer<'de>>(deserializer: T) -> Result<Self, T::Error> {
        <(D, D)>::deserialize(deserializer).map(|(one, other)| Self::new(one, other))
    }
}

/// What a viewer knows of a player's plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanSeen<D> {
    /// There is none yet.
    NotMade,
    /// It is made, and hidden.
    Hidden,
    /// It is known.
    Known(Plan<D>),
}

impl<D> PlanSeen<D> {
    /// What is known of a plan by one who may see it, or may not.
    #[must_use]
    pub fn of(plan: Option<Plan<D>>, seen: bool) -> Self {
        match plan {
            None => Self::NotMade,
            Some(plan) if seen => Self::Known(plan),
            Some(_) => Self::Hidden,
        }
    }
}

/// Whether this viewer may see a player's plan: everybody may once its owner's turn has begun, and when the game is over.
#[must_use]
pub fn may_see(
    viewer: Viewer,
    owner: Seat,
    played: SeatSet,
    active: Option<Seat>,
    over: bool,
) -> bool {
    played.contains(owner) || active == Some(owner) || viewer.is(owner) || over
}

/// Plans that somebody could believe in who may not see all of them: those he may not see are drawn anew.
pub fn imagined<D: Id + Ord>(
    plans: &PerSeat<Option<Plan<D>>>,
    may_see: impl Fn(Seat) -> bool,
    dice: &mut Dice,
) -> PerSeat<Option<Plan<D>>> {
    let mut imagined = *plans;
    for owner in Seat::all() {
        if plans[owner].is_some() && !may_see(owner) {
            imagined[owner] = Plan::from_index(dice.below(Plan::<D>::COUNT as u32) as usize);
        }
    }
    imagined
}

/// A round whose plans are supposed, up to the one that is still to be made.
pub struct Supposed<D> {
    /// All plans but that one.
    pub plans: PerSeat<Option<Plan<D>>>,
    /// Who has had his turn.
    pub played: SeatSet,
    /// Who makes the last plan.
    pub maker: Seat,
    /// That plan.
    pub plan: Plan<D>,
}

/// Supposes these plans, by their positions; a player without one here plans anything. Those whose standing comes before
/// that of `first` have had their turns.
pub fn supposed<D: Id + Ord, S: Ord>(
    seats: Seats,
    positions: &Positions,
    first: Option<Seat>,
    standing: impl Fn(Seat) -> S,
) -> Option<Supposed<D>> {
    let maker = first.unwrap_or(Seat::One);
    let (mut plans, mut played) = (PerSeat::filled(None), SeatSet::empty());
    for seat in seats.iter() {
        plans[seat] = Plan::from_index(usize::from(positions[seat].unwrap_or(0)));
        if first.is_some_and(|first| standing(seat) < standing(first)) {
            played.insert(seat);
        }
    }
    let plan = plans[maker].take()?;
    Some(Supposed {
        plans,
        played,
        maker,
        plan,
    })
}

impl<D: Copy> PlanSeen<D> {
    /// The plan, as far as it is seen.
    #[must_use]
    pub const fn known(self) -> Option<Plan<D>> {
        match self {
            Self::Known(plan) => Some(plan),
            Self::NotMade | Self::Hidden => None,
        }
    }
}

impl<D: fmt::Display> fmt::Display for PlanSeen<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotMade => out.write_str("none"),
            Self::Hidden => out.write_str("hidden"),
            Self::Known(plan) => plan.fmt(out),
        }
    }
}

/// The different actions that the pointers show, and then the one that was added to them, if it is another.
#[inline]
pub fn shown<D: Id + Ord>(plan: Option<Plan<D>>, added: Option<D>) -> impl Iterator<Item = D> {
    let planned = plan.map(Plan::dials);
    let first = planned.map(|[first, _]| first);
    let second = planned
        .map(|[_, second]| second)
        .filter(|&dial| Some(dial) != first);
    let added = added.filter(|&dial| Some(dial) != first && Some(dial) != second);
    first.into_iter().chain(second).chain(added)
}

/// Of two reasons why an action cannot be done, the one that holds: it was shown and is done, or nothing shows it.
#[must_use]
pub fn done_or_not_shown<D: Id + Ord, W>(
    plan: Option<Plan<D>>,
    added: Option<D>,
    dial: D,
    [done, not_shown]: [W; 2],
) -> W {
    let is_shown = shown(plan, added).any(|shown| shown == dial);
    if is_shown { done } else { not_shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_and_their_positions_agree() {
        let all: Vec<Plan<Seat>> = Plan::all().collect();
        assert_eq!(all.len(), Plan::<Seat>::COUNT);
        assert!(
            all.iter()
                .enumerate()
                .all(|(position, &plan)| Plan::from_index(position) == Some(plan)
                    && plan.position() == position)
        );
        assert_eq!(Plan::<Seat>::from_index(15), None);
        assert_eq!(
            Plan::new(Seat::Five, Seat::One),
            Plan::new(Seat::One, Seat::Five)
        );
    }

    #[test]
    fn a_plan_read_back_is_in_the_order_of_the_dial() {
        assert_eq!(
            postcard::from_bytes::<Plan<Seat>>(&[4, 0]),
            Ok(Plan::new(Seat::One, Seat::Five))
        );
    }

    #[test]
    fn each_action_is_shown_once() {
        let of = |one, other, added| {
            let plan = Some(Plan::new(one, other));
            shown(plan, added).collect::<Vec<Seat>>()
        };
        assert_eq!(of(Seat::Two, Seat::One, None), [Seat::One, Seat::Two]);
        assert_eq!(of(Seat::Two, Seat::Two, Some(Seat::Two)), [Seat::Two]);
        assert_eq!(
            of(Seat::Two, Seat::One, Some(Seat::Five)),
            [Seat::One, Seat::Two, Seat::Five]
        );
        assert_eq!(shown(None, Some(Seat::One)).count(), 1);
        let why = |plan, added| done_or_not_shown(plan, added, Seat::Two, ["done", "not shown"]);
        assert_eq!(why(Some(Plan::new(Seat::One, Seat::Two)), None), "done");
        assert_eq!(why(None, Some(Seat::Two)), "done");
        assert_eq!(why(None, Some(Seat::One)), "not shown");
    }

    #[test]
    fn a_plan_is_known_only_to_those_who_may_see_it() {
        let plan = Some(Plan::new(Seat::One, Seat::Two));
        assert_eq!(PlanSeen::of(plan, false), PlanSeen::Hidden);
        assert_eq!(PlanSeen::of(plan, true).to_string(), "one, two");
        assert_eq!(PlanSeen::<Seat>::of(None, false), PlanSeen::NotMade);
    }

    #[test]
    fn a_plan_comes_to_light_with_its_owners_turn_or_the_end() {
        let (owner, other) = (Viewer::Player(Seat::Two), Viewer::Player(Seat::One));
        let sees = |viewer, active, over| {
            let mut played = SeatSet::empty();
            played.insert(Seat::Three);
            may_see(viewer, Seat::Three, played, active, over)
                && may_see(viewer, Seat::Two, played, active, over)
        };
        assert!(sees(owner, None, false));
        assert!(!sees(other, None, false));
        assert!(!sees(other, Some(Seat::One), false));
        assert!(!sees(Viewer::Bystander, None, false));
        assert!(sees(Viewer::Bystander, Some(Seat::Two), false));
        assert!(sees(Viewer::Bystander, None, true));
    }

    #[test]
    fn supposed_plans_are_made_but_for_the_last_and_earlier_turns_are_over() {
        let seats = Seats::new(3).unwrap();
        let mut positions = PerSeat::filled(Some(1));
        positions[Seat::One] = None;
        let standing = |seat: Seat| (seat.index() + 1) % 3;
        let round = supposed::<Seat, _>(seats, &positions, Some(Seat::Two), standing).unwrap();
        assert_eq!(
            (round.maker, round.plan),
            (Seat::Two, Plan::from_index(1).unwrap())
        );
        assert_eq!(round.plans[Seat::One], Plan::from_index(0));
        assert_eq!(round.plans[Seat::Two], None);
        assert_eq!(round.plans[Seat::Three], Plan::from_index(1));
        assert_eq!(round.plans[Seat::Four], None);
        assert!(round.played.iter().eq([Seat::One, Seat::Three]));
        let fresh = supposed::<Seat, _>(seats, &positions, None, standing).unwrap();
        assert_eq!((fresh.maker, fresh.played), (Seat::One, SeatSet::empty()));
    }

    #[test]
    fn only_plans_out_of_sight_are_imagined() {
        let mut plans = PerSeat::filled(Some(Plan::new(Seat::One, Seat::One)));
        plans[Seat::Five] = None;
        let mut changed = PerSeat::filled(false);
        let mut dice = Dice::from_seed(1);
        for _ in 0..50 {
            let imagined = imagined(&plans, |owner| owner == Seat::Three, &mut dice);
            for seat in Seat::all() {
                changed[seat] |= imagined[seat] != plans[seat];
            }
        }
        assert_eq!(changed.entries(), &[true, true, false, true, false]);
    }
}
