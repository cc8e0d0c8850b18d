//! The Maharaja, the opponent of the solo game: what his board makes him do, one step at a time.
//!
//! He never chooses: each moment of his turn has one step, and a reason that is told. It does not know how a step is
//! shown, nor when his turn comes.

use super::action::Action;
use super::data::{
    Colour, DonationPlace, Gain, LEVELS, Resource, SOLO_BLUE, SOLO_ORDER, SOLO_ROW_BONUS,
    SOLO_ROWS, SOLO_TRACK, SUPPORT, TEMPLES, Zone,
};
use super::event::{Cause, Crier, Event, Reason};
use super::state::{Amritsar, AutomaStep, MAHARAJA, Stage, Table};
use crate::kernel::id::Id;

/// The one step of a moment, and why: the worker that calls for it, and what decides then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What he does.
    pub action: Action,
    /// The worker whose colour calls for the action; none in phase 1.
    pub worker: Option<Reason>,
    /// Why this donation, or why none.
    pub reason: Option<Reason>,
}

impl Table {
    /// The Maharaja's next step.
    #[must_use]
    pub fn automa_deed(&self) -> Option<Deed> {
        let Stage::Automa { step } = self.stage else {
            return None;
        };
        let second = match step {
            AutomaStep::Donate => return Some(self.automa_donation(None, None)),
            AutomaStep::First => false,
            AutomaStep::Second => true,
        };
        let (colour, worker) = self.automa_colour(second)?;
        let worker = Some(worker);
        Some(match colour {
            Colour::Green => self.automa_donation(self.solo.goal, worker),
            _ => Deed {
                action: Action::Act { colour },
                worker,
                reason: None,
            },
        })
    }

    /// The colour of the first or second action, from the top of his board, and whose worker it is.
    fn automa_colour(&self, second: bool) -> Option<(Colour, Reason)> {
        let (active, golden) = (self.doing.active?, self.golden_worker()?);
        if active == golden {
            return Some((active, Reason::BothWorkers { colour: active }));
        }
        let row = |colour| SOLO_ORDER.iter().position(|&other| other == colour);
        // The one that stands higher comes first.
        Some(if (row(active) < row(golden)) == second {
            let colour = golden;
            (colour, Reason::GoldenWorker { colour })
        } else {
            let colour = active;
            (colour, Reason::ActiveWorker { colour })
        })
    }

    /// His donation: in the zone of his goal if an action says so, else where the temple brings most; or a marker.
    fn automa_donation(&self, goal: Option<Zone>, worker: Option<Reason>) -> Deed {
        let deed = |action, reason| Deed {
            action,
            worker,
            reason: Some(reason),
        };
        if let Some(zone) = goal
            && let Some((place, gain)) = self.automa_place(zone)
        {
            return deed(Action::Donate { place, zone }, Reason::Goal { zone, gain });
        }
        let mut best: Option<(u8, Deed)> = None;
        for zone in Zone::all() {
            let prestige = TEMPLES[self.temple()][zone];
            if best.is_none_or(|(most, _)| most < prestige)
                && let Some((place, gain)) = self.automa_place(zone)
            {
                let reason = Reason::Temple {
                    zone,
                    prestige,
                    gain,
                };
                best = Some((prestige, deed(Action::Donate { place, zone }, reason)));
            }
        }
        best.map_or(deed(Action::TakeMarker, Reason::NoDonation), |(_, deed)| {
            deed
        })
    }

    /// The place he takes in a zone: of those he can pay the one that brings most, with 1 PP for each own marker below;
    /// of equal ones the leftmost.
    fn automa_place(&self, zone: Zone) -> Option<(DonationPlace, u8)> {
        if self.boards[MAHARAJA].load == 0 {
            return None;
        }
        let places = self.payable_places(zone, self.solo.store.entries());
        let own = self.donated[MAHARAJA][zone];
        let gain = |place: DonationPlace| {
            // At most two markers lie below.
            LEVELS[place.level()].1 + SUPPORT * own.both(place.below()).len() as u8
        };
        let best = places
            .iter()
            .max_by_key(|&place| (gain(place), u8::MAX - place.from_left()))?;
        Some((best, gain(best)))
    }
}

impl Amritsar {
    /// Carries out the Maharaja's step.
    pub(super) fn automa_step(&mut self, step: AutomaStep, action: Action, crier: &mut Crier<'_>) {
        if let Some(deed) = self.table.automa_deed() {
            for reason in [deed.worker, deed.reason].into_iter().flatten() {
                crier.say(Event::AutomaReasoned { reason });
            }
        }
        match action {
            Action::Donate { place, zone } => self.automa_donates(place, zone, crier),
            Action::TakeMarker => self.automa_marker(Cause::Donation, crier),
            Action::Act { colour } => self.automa_acts(colour, crier),
            _ => {}
        }
        self.table.stage = match step {
            AutomaStep::Donate => Stage::Automa {
                step: AutomaStep::First,
            },
            AutomaStep::First => Stage::Automa {
                step: AutomaStep::Second,
            },
            AutomaStep::Second => {
                crier.say(Event::TurnEnded { seat: MAHARAJA });
                // He is the last of every round.
                return self.end_round(crier);
            }
        };
    }

    /// His elephant goes there free and unpunished; what he pays goes back to his supply.
    fn automa_donates(&mut self, place: DonationPlace, zone: Zone, crier: &mut Crier<'_>) {
        let seat = MAHARAJA;
        let from = self.table.boards[seat].elephant.replace(zone);
        if let Some(from) = from.filter(|&from| from != zone) {
            crier.say(Event::AutomaMoved { from, to: zone });
        }
        let (cost, _) = LEVELS[place.level()];
        let solo = &mut self.table.solo;
        for (resource, count) in Resource::all().zip(cost) {
            solo.store[resource] = solo.store[resource].saturating_sub(count);
            solo.supply[resource] = solo.supply[resource].saturating_add(count);
        }
        self.put_marker(seat, place, zone, crier);
    }

    /// He takes a marker from the topmost row; an emptied row brings its bonus. None left: 1 PP.
    fn automa_marker(&mut self, cause: Cause, crier: &mut Crier<'_>) {
        let seat = MAHARAJA;
        let Some(left) = self.table.solo.markers.checked_sub(1) else {
            return self.praise(seat, 1, Cause::NoMarker, crier);
        };
        self.table.solo.markers = left;
        self.table.boards[seat].load += 1;
        crier.say(Event::MarkerLoaded { seat, cause });
        // From the bottom: a row is empty when exactly the rows below it are left.
        let mut below = 0;
        for (number, (&row, &bonus)) in (1..=5).zip(SOLO_ROWS.iter().zip(&SOLO_ROW_BONUS)).rev() {
            if left == below {
                self.automa_gains(bonus, Cause::Row { number }, crier);
            }
            below += row;
        }
    }

    /// He takes what a symbol gives.
    fn automa_gains(&mut self, gain: Gain, cause: Cause, crier: &mut Crier<'_>) {
        self.praise(MAHARAJA, gain.prestige, cause, crier);
        for (resource, count) in Resource::all().zip(gain.goods) {
            for _ in 0..count {
                self.automa_takes(resource, cause, crier);
            }
        }
        for _ in 0..gain.markers {
            self.automa_marker(cause, crier);
        }
    }

    /// He takes a resource from his supply; if it lacks there, the first that does not; none left: 1 PP.
    fn automa_takes(&mut self, wanted: Resource, cause: Cause, crier: &mut Crier<'_>) {
        let solo = &mut self.table.solo;
        let mut kinds = [wanted].into_iter().chain(Resource::all());
        let seat = MAHARAJA;
        let Some(resource) = kinds.find(|&kind| solo.supply[kind] > 0) else {
            return self.praise(seat, 1, Cause::NoResource, crier);
        };
        solo.supply[resource] = solo.supply[resource].saturating_sub(1);
        solo.store[resource] = solo.store[resource].saturating_add(1);
        let count = 1;
        crier.say(Event::ResourceReceived {
            seat,
            resource,
            count,
            cause,
        });
    }

    /// The actions of the yellow, blue and white worker; the green one is a donation or a marker.
    fn automa_acts(&mut self, colour: Colour, crier: &mut Crier<'_>) {
        let cause = Cause::Worker { colour };
        match colour {
            Colour::Yellow => {
                self.automa_marker(cause, crier);
                let resource = Resource::Marble;
                self.automa_takes(resource, cause, crier);
                // The cheapest marble leaves the market.
                if let Some(left) = self.table.market[resource].checked_sub(1) {
                    self.table.market[resource] = left;
                    let out = &mut self.table.goods_out[resource];
                    *out = out.saturating_sub(1);
                    crier.say(Event::MarketThinned { resource });
                }
            }
            Colour::Blue => {
                let decade = usize::from(self.table.decade.saturating_sub(1));
                if let Some(&gain) = SOLO_BLUE.get(decade) {
                    self.automa_gains(gain, cause, crier);
                }
            }
            Colour::White => self.automa_studies(cause, crier),
            Colour::Green => {}
        }
    }

    /// His knowledge marker goes a step on; from the last place back to the one before.
    fn automa_studies(&mut self, cause: Cause, crier: &mut Crier<'_>) {
        let knowledge = &mut self.table.solo.knowledge;
        let last = SOLO_TRACK.len() as u8;
        *knowledge = if *knowledge >= last {
            last - 1
        } else {
            *knowledge + 1
        };
        let step = *knowledge;
        crier.say(Event::AutomaStudied { step });
        let place = usize::from(step).checked_sub(1);
        if let Some(&gain) = place.and_then(|place| SOLO_TRACK.get(place)) {
            self.automa_gains(gain, cause, crier);
        }
    }
}

impl core::fmt::Display for Reason {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Temple {
                zone,
                prestige,
                gain,
            } => write!(out, "temple {prestige} in {zone}, gain {gain}"),
            Self::Goal { zone, gain } => write!(out, "goal in {zone}, gain {gain}"),
            Self::NoDonation => out.write_str("no donation"),
            Self::ActiveWorker { colour } => write!(out, "active worker {colour}"),
            Self::GoldenWorker { colour } => write!(out, "golden worker {colour}"),
            Self::BothWorkers { colour } => write!(out, "both workers {colour}"),
        }
    }
}
