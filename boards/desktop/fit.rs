//! The fit: who of the players won, as a choice among all of them by the sum of their features.
//!
//! It does not know what a feature means, nor where positions come from.

use durbar::kernel::worth::{FEATURES, Weights};

/// A position: the features of all players, one after the other, how many rounds were left, and who won.
pub struct Sample {
    /// The features.
    pub features: Vec<f32>,
    /// Rounds left.
    pub rounds: f32,
    /// Who won, by his place.
    pub winner: usize,
}

/// How often all positions are gone through.
const PASSES: usize = 14;
/// How many positions make a step.
const BATCH: usize = 256;
/// The unit of weights.
const UNIT: f32 = 256.0;
/// How strongly weights stay where they were.
const STAY: f32 = 2e-5;

/// Fits weights to who won, beginning with those before; tells how it goes.
pub fn fit(
    samples: &[Sample],
    before: &Weights,
    names: usize,
    tell: &mut dyn FnMut(usize, f32),
) -> Weights {
    // Each feature is measured by how far it usually is from nothing, so that steps are of one size.
    let mut scale = vec![1e-3f32; names];
    let mut count = 0f32;
    for sample in samples {
        for player in sample.features.chunks_exact(names.max(1)) {
            count += 1.0;
            for (sum, value) in scale.iter_mut().zip(player) {
                *sum += value * value;
            }
        }
    }
    for sum in &mut scale {
        *sum = (*sum / count.max(1.0)).sqrt().max(0.05);
    }
    // Two weights a feature: the late one, and the one by the round, for which four rounds are usual.
    let start: Vec<f32> = before
        .iter()
        .take(names)
        .zip(&scale)
        .flat_map(|([late, round], scale)| {
            [
                f32::from(*late) / UNIT * scale,
                f32::from(*round) / UNIT / 2.0 * scale,
            ]
        })
        .collect();
    let mut weights = start.clone();
    let (mut first, mut second) = (vec![0f32; weights.len()], vec![0f32; weights.len()]);
    let mut step = 0;
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut dice = durbar::kernel::dice::Dice::from_seed(7);
    for pass in 0..PASSES {
        dice.shuffle(&mut order);
        let rate = 0.01 * (1.0 - pass as f32 / PASSES as f32) + 0.0005;
        let mut loss = 0f64;
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0f32; weights.len()];
            for sample in batch.iter().filter_map(|&index| samples.get(index)) {
                loss += f64::from(learn(sample, &weights, &scale, &mut slope));
            }
            step += 1;
            let size = batch.len() as f32;
            for (place, weight) in weights.iter_mut().enumerate() {
                let (Some(m), Some(v), Some(g), Some(s)) = (
                    first.get_mut(place),
                    second.get_mut(place),
                    slope.get(place),
                    start.get(place),
                ) else {
                    continue;
                };
                let g = g / size + STAY * (*weight - s);
                *m = 0.9 * *m + 0.1 * g;
                *v = 0.999 * *v + 0.001 * g * g;
                let m = *m / (1.0 - 0.9f32.powi(step));
                let v = *v / (1.0 - 0.999f32.powi(step));
                *weight -= rate * m / (v.sqrt() + 1e-8);
            }
        }
        tell(pass + 1, loss as f32 / samples.len().max(1) as f32);
    }
    let mut fitted = [[0i16; 2]; FEATURES];
    let pairs = weights.as_chunks::<2>().0.iter().zip(&scale);
    for (place, ([late, round], scale)) in fitted.iter_mut().zip(pairs) {
        let whole = |value: f32| value.round().clamp(-20_000.0, 20_000.0) as i16;
        *place = [
            whole(late / scale * UNIT),
            whole(round / scale * UNIT * 2.0),
        ];
    }
    fitted
}

/// Adds the slope of one position, and answers how badly the weights foresaw who won.
fn learn(sample: &Sample, weights: &[f32], scale: &[f32], slope: &mut [f32]) -> f32 {
    // Features are taken by their scale, rounds by four.
    let by_round = sample.rounds / 4.0;
    let names = scale.len().max(1);
    let mut sums: Vec<f32> = sample
        .features
        .chunks_exact(names)
        .map(|player| {
            let pairs = weights.as_chunks::<2>().0.iter();
            player
                .iter()
                .zip(scale)
                .zip(pairs)
                .map(|((value, scale), [late, round])| value / scale * (late + round * by_round))
                .sum()
        })
        .collect();
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    sums.iter_mut().for_each(|sum| *sum = (*sum - most).exp());
    let whole: f32 = sums.iter().sum();
    let mut loss = 0.0;
    for (place, (sum, player)) in sums
        .iter()
        .zip(sample.features.chunks_exact(names))
        .enumerate()
    {
        let chance = sum / whole;
        let won = place == sample.winner;
        if won {
            loss = -chance.max(1e-9).ln();
        }
        let off = chance - f32::from(u8::from(won));
        let pairs = slope.as_chunks_mut::<2>().0.iter_mut();
        for ((value, scale), [late, round]) in player.iter().zip(scale).zip(pairs) {
            *late += off * value / scale;
            *round += off * value / scale * by_round;
        }
    }
    loss
}
