//! The cheapest ways from one junction to all others.
//!
//! Knows roads and what each of them costs; who pays, and whether he can, it does not know.

use super::RoadGame;
use crate::{kernel::id::Id, parts::roads::Junction};

/// Junctions of a board: seven cities and the start.
const MOST: usize = 8;
/// Roads of a board; both boards have sixteen.
const ROADS: usize = 32;

/// How a junction is reached.
#[derive(Clone, Copy)]
struct Reached<C, R> {
    /// What the way costs, times sixteen, and a little for each road: of two ways that cost the same the shorter one.
    cost: u16,
    /// The road that leads there, and where it comes from; none where the ways begin.
    last: Option<(Junction<C>, R)>,
}

/// The cheapest ways from one junction.
pub struct Ways<C, R> {
    reached: [Option<Reached<C, R>>; MOST],
}

/// The cheapest ways from a junction; a road without a fare is closed.
pub fn ways<G: RoadGame>(
    from: Junction<G::City>,
    fare: impl Fn(G::Road) -> Option<u16>,
) -> Ways<G::City, G::Road> {
    let mut fares = [None; ROADS];
    for (fare_of, road) in fares.iter_mut().zip(G::Road::all()) {
        *fare_of = fare(road);
    }
    let mut reached = [None; MOST];
    if let Some(start) = reached.get_mut(from.index()) {
        *start = Some(Reached {
            cost: 0,
            last: None,
        });
    }
    // A cheapest way passes no junction twice: after so many rounds nothing gets cheaper.
    for _ in 1..MOST {
        let mut better = false;
        for at in Junction::<G::City>::all() {
            let Some(here) = reached.get(at.index()).copied().flatten() else {
                continue;
            };
            for (road, fare) in G::Road::all().zip(fares) {
                let (Some(to), Some(fare)) = (G::other_end(road, at), fare) else {
                    continue;
                };
                let cost = here.cost.saturating_add(16 * fare).saturating_add(1);
                if let Some(there) = reached.get_mut(to.index())
                    && there.is_none_or(|there: Reached<_, _>| cost < there.cost)
                {
                    let last = Some((at, road));
                    *there = Some(Reached { cost, last });
                    better = true;
                }
            }
        }
        if !better {
            break;
        }
    }
    Ways { reached }
}

impl<C: Id, R: Copy> Ways<C, R> {
    fn to(&self, to: Junction<C>) -> Option<Reached<C, R>> {
        self.reached.get(to.index()).copied().flatten()
    }

    /// What the way to a junction costs; none where no way leads.
    pub fn fare(&self, to: Junction<C>) -> Option<u16> {
        self.to(to).map(|reached| reached.cost >> 4)
    }

    /// What the dearest of all ways costs.
    pub fn dearest(&self) -> u16 {
        let all = self.reached.iter().flatten();
        all.map(|reached| reached.cost >> 4).max().unwrap_or(0)
    }

    /// The roads of the way to a junction, the last one first, each with the junction where it ends.
    pub fn roads(&self, to: Junction<C>) -> impl Iterator<Item = (R, Junction<C>)> {
        let mut at = Some(to);
        core::iter::from_fn(move || {
            let end = at?;
            let (before, road) = self.to(end)?.last?;
            at = Some(before);
            Some((road, end))
        })
    }

    /// The first road of the way to a junction, and where it ends.
    pub fn first(&self, to: Junction<C>) -> Option<(R, Junction<C>)> {
        self.roads(to).last()
    }
}
