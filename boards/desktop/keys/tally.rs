//! Presses, counted by what they were for.
//!
//! It does not know what is counted, nor how it is told.

use std::collections::BTreeMap;

/// How many presses something took: how often it came up, the mean, and the worst with its keys.
#[derive(Clone, Default)]
pub struct Count {
    pub times: usize,
    sum: f64,
    pub worst: usize,
    /// The keys of the worst, or what it was.
    pub example: String,
}

impl Count {
    /// It came up, and took so many presses.
    pub fn add(&mut self, presses: usize, example: impl FnOnce() -> String) {
        if self.times == 0 || presses > self.worst {
            self.worst = presses;
            self.example = example();
        }
        self.times += 1;
        self.sum += presses as f64;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.times.max(1) as f64
    }
}

/// What the presses were for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// A decision of this kind, as lively players took it, from where the app puts the focus.
    Decision(String),
    /// Any legal decision of this kind, from the same places.
    Legal(String),
    /// From what was decided last to the table of whoever decides next: ceremonies, curtains.
    HandOver,
    /// To each of the neighbours on the map, the mean of every pair counting once.
    Neighbour,
    /// To any place that can be travelled to.
    Journey,
    /// A whole turn of a certain course, from the curtain on.
    Drill(&'static str),
    /// A whole turn of a lively player, from the curtain on.
    Turn,
    /// From the last end of a turn in one round to that in the next.
    Round,
    /// From home to the first plan.
    SetUp,
    /// The same, if pieces are placed wherever that is nearest.
    SetUpSuggested,
}

/// All that was counted at one kind of table.
#[derive(Default)]
pub struct Tally {
    pub counts: BTreeMap<What, Count>,
    /// By neighbour and road, which together make an ordered pair of places.
    pub pairs: BTreeMap<String, Count>,
    /// Legal decisions to which no keys lead, each with its state.
    pub unreachable: Vec<String>,
    /// How many whole turns were too large to look at all ways: what is counted for them may not be the shortest.
    pub unproven: usize,
}

impl Tally {
    pub fn add(&mut self, what: What, presses: usize, example: impl FnOnce() -> String) {
        self.counts.entry(what).or_default().add(presses, example);
    }

    /// The means of the pairs of neighbours become one count.
    pub fn fold_pairs(&mut self) {
        let mut all = Count::default();
        for (travel, count) in &self.pairs {
            all.add(count.worst, || format!("{travel}: {}", count.example));
            all.sum += count.mean() - count.worst as f64;
        }
        if all.times > 0 {
            self.counts.insert(What::Neighbour, all);
        }
    }
}
