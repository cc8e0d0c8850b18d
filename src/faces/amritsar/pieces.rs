//! The pieces of Amritsar: workers, elephants, goods and the signs of what tiles do.
//!
//! Outlines differ as well as inks: see the table in the head of the face. It knows no board.

use super::sprites::*;
use crate::faces::livery::Livery;
use crate::faces::parts::brush::*;
use crate::faces::parts::pieces::tiny;

use crate::games::amritsar::data::{
    Colour, Effect, Gain, Good, Mahout, Occasion, Resource, Track, TrackSet, UpgradeKind,
    UpgradeSet,
};
use crate::ui::{shape::disc, sprite::Sprite};

/// A small sign: 9 to 11 pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    /// A coin.
    Coin,
    /// Marble.
    Marble,
    /// Copper.
    Copper,
    /// Gold.
    Gold,
    /// A resource of any kind.
    Any,
    /// PP.
    Star,
    /// A donation marker.
    Marker,
    /// The mahout action.
    Mahout,
    /// A donation.
    Temple,
    /// The market.
    Market,
    /// A storage tile.
    Storage,
    /// A goal.
    Goal,
    /// An upgrade of any kind.
    Upgrade,
    /// Development.
    Development,
    /// Resources.
    Resources,
    /// Economy.
    Economy,
    /// Knowledge of any kind.
    Knowledge,
    /// A lock.
    Lock,
    /// Tax.
    Tax,
    /// An elephant.
    Elephant,
    /// Workers.
    Workers,
    /// No.
    No,
    /// Yes.
    Yes,
    /// The end.
    End,
    /// Two arrows: a swap.
    Swap,
    /// Between two signs: either one.
    Or,
}

impl Icon {
    /// The sign of a good.
    pub(super) const fn good(good: Good) -> Self {
        match good {
            Good::Coin => Self::Coin,
            Good::Marble => Self::Marble,
            Good::Copper => Self::Copper,
            Good::Gold => Self::Gold,
        }
    }

    /// The sign of a resource.
    pub(super) const fn resource(resource: Resource) -> Self {
        match resource {
            Resource::Marble => Self::Marble,
            Resource::Copper => Self::Copper,
            Resource::Gold => Self::Gold,
        }
    }

    /// The sign of a track.
    pub(super) const fn track(track: Track) -> Self {
        match track {
            Track::Development => Self::Development,
            Track::Resources => Self::Resources,
            Track::Economy => Self::Economy,
        }
    }

    /// The sign of a kind of upgrade.
    pub(super) const fn upgrade(kind: UpgradeKind) -> Self {
        match kind {
            UpgradeKind::Storage => Self::Storage,
            UpgradeKind::Goal => Self::Goal,
            UpgradeKind::Mahout => Self::Mahout,
        }
    }

    /// The sign of what a bridge asks for.
    pub(super) const fn occasion(occasion: Occasion) -> Self {
        match occasion {
            Occasion::FourWorkers => Self::Workers,
            Occasion::Donation => Self::Temple,
            Occasion::Market => Self::Market,
            Occasion::Upgrade => Self::Upgrade,
        }
    }

    const fn sprite(self) -> &'static Sprite {
        match self {
            Self::Coin => &COIN,
            Self::Marble => &MARBLE,
            Self::Copper => &COPPER,
            Self::Gold => &GOLD,
            Self::Any => &ANY,
            Self::Star => &STAR,
            Self::Marker => &MARKER,
            Self::Mahout => &MAHOUT,
            Self::Temple => &TEMPLE,
            Self::Market => &MARKET,
            Self::Storage => &STORAGE,
            Self::Goal => &GOAL,
            Self::Upgrade => &UPGRADE,
            Self::Development => &GEAR,
            Self::Resources => &CART,
            Self::Economy => &SCALES,
            Self::Knowledge => &BOOK,
            Self::Lock => &LOCK,
            Self::Tax => &TAX,
            Self::Elephant => &HEAD,
            Self::Workers => &FOUR,
            Self::No => &NO,
            Self::Yes => &YES,
            Self::End => &END,
            Self::Swap => &SWAP,
            Self::Or => &OR,
        }
    }

    /// Paints it with the middle at a point.
    pub(super) fn paint(self, canvas: &mut Canvas, at: Point) {
        self.sprite().paint_centred(canvas, at, STARRY);
    }

    /// Paints it in another ink than usual, where its picture asks for one: the star.
    pub(super) fn paint_in(self, canvas: &mut Canvas, at: Point, ink: Ink) {
        self.sprite().paint_centred(canvas, at, ink);
    }

    /// Paints it, each pixel this large.
    pub(super) fn paint_large(self, canvas: &mut Canvas, at: Point, scale: u32) {
        self.sprite().paint_large(canvas, at, STARRY, scale);
    }
}

/// The ink of a star, which is seen on dark ground by every eye: red is not.
pub(super) const STARRY: Ink = Ink::Orange;

/// What a symbol shows, sign by sign, each with a number. Three signs are the most that one shows.
pub(super) type Symbols = heapless::Vec<(Icon, u8), 4>;

/// The signs of an action or bonus.
pub(super) fn symbols(effect: Effect) -> Symbols {
    let mut signs = Symbols::new();
    let mut put = |icon, count: u8| {
        if count > 0 {
            // Room for four: no symbol shows more.
            let _ = signs.push((icon, count));
        }
    };
    match effect {
        Effect::Gain(gain) => return gains(gain),
        Effect::MarbleOrCopper => {
            put(Icon::Marble, 2);
            put(Icon::Or, 1);
            put(Icon::Copper, 1);
        }
        Effect::Mahout => put(Icon::Mahout, 1),
        Effect::Donate => put(Icon::Temple, 1),
        Effect::Market => put(Icon::Market, 1),
        Effect::CoinAndMarket => {
            put(Icon::Coin, 1);
            put(Icon::Market, 1);
        }
        Effect::Upgrade(kinds) if kinds == UpgradeSet::from_bits(0b111) => put(Icon::Upgrade, 1),
        Effect::Upgrade(kinds) => {
            for (kind, number) in kinds.iter().zip(0..) {
                // A stroke before each but the first.
                put(Icon::Or, number.min(1));
                put(Icon::upgrade(kind), 1);
            }
        }
        Effect::FreeUpgrade => {
            put(Icon::Upgrade, 1);
            put(Icon::Yes, 1);
        }
        Effect::Steps(tracks, steps) => put(of_tracks(tracks), steps),
        Effect::Unlock => {
            put(Icon::Lock, 1);
            put(Icon::Elephant, 1);
        }
    }
    signs
}

fn of_tracks(tracks: TrackSet) -> Icon {
    match (tracks.len(), tracks.first()) {
        (1, Some(track)) => Icon::track(track),
        _ => Icon::Knowledge,
    }
}

/// The signs of what a symbol gives.
pub(super) fn gains(gain: Gain) -> Symbols {
    let mut signs = Symbols::new();
    let [marble, copper, gold] = gain.goods;
    for (icon, count) in [
        (Icon::Coin, gain.coins),
        (Icon::Marble, marble),
        (Icon::Copper, copper),
        (Icon::Gold, gold),
        (Icon::Any, gain.any),
        (Icon::Star, gain.prestige),
        (Icon::Marker, gain.markers),
    ] {
        if count > 0 {
            let _ = signs.push((icon, count));
        }
    }
    signs
}

/// Signs side by side with their middle at a point; a number above one stands at the sign's foot.
pub(super) fn row(canvas: &mut Canvas, signs: &Symbols, at: Point) {
    // A stroke between them needs a little room.
    let apart = if either(signs) { 14 } else { 12 };
    spaced(canvas, signs, at, apart);
}

/// The same on a narrow tile: two signs touch or overlap, and have no numbers.
pub(super) fn narrow(canvas: &mut Canvas, signs: &Symbols, at: Point) {
    match signs.len() {
        0 | 1 => row(canvas, signs, at),
        _ if either(signs) => spaced(canvas, signs, at, 9),
        _ => spaced(canvas, signs, at, 8),
    }
}

/// Whether one of the signs is chosen.
pub(super) fn either(signs: &Symbols) -> bool {
    signs.iter().any(|&(icon, _)| icon == Icon::Or)
}

/// Signs so far from each other.
fn spaced(canvas: &mut Canvas, signs: &Symbols, at: Point, apart: i32) {
    let half = (apart + 1) >> 1;
    let strokes = signs.iter().filter(|&&(icon, _)| icon == Icon::Or).count();
    let gaps = (signs.len() - strokes) as i32 - 1;
    let first = at.x - half * gaps;
    let mut x = first;
    for &(icon, number) in signs.iter().filter(|&&(icon, _)| icon != Icon::Or) {
        icon.paint(canvas, Point::new(x, at.y));
        if number > 1 && apart >= 12 {
            let corner = Point::new(x + 2, at.y + 1);
            fill(canvas, area(corner.x - 1, corner.y - 1, 5, 7), Ink::White);
            tiny(canvas, number, corner, Ink::Night);
        }
        x += apart;
    }
    // Over both its neighbours.
    for gap in 0..strokes as i32 {
        Icon::Or.paint(canvas, Point::new(first + apart * gap + half, at.y));
    }
}

/// The ink of a worker's colour.
pub(super) const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::White => Ink::White,
        Colour::Yellow => Ink::Yellow,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
    }
}

const fn hat_of(colour: Colour) -> &'static Sprite {
    match colour {
        Colour::White => &TURBAN,
        Colour::Yellow => &BASKET,
        Colour::Blue => &HAMMER,
        Colour::Green => &POINTED,
    }
}

/// A worker 9 by 11, with the middle at a point.
pub(super) fn worker(canvas: &mut Canvas, colour: Colour, at: Point) {
    worker_large(canvas, colour, at, 1);
}

/// A worker, each pixel this large.
pub(super) fn worker_large(canvas: &mut Canvas, colour: Colour, at: Point, scale: u32) {
    let down = scale as i32;
    let (hat, body) = (Point::new(0, -3 * down), Point::new(0, 2 * down));
    BODY.paint_large(canvas, at + body, ink(colour), scale);
    hat_of(colour).paint_large(canvas, at + hat, ink(colour), scale);
}

/// What a worker of a colour wears: the sign of that colour, 9 by 4.
pub(super) fn hat(canvas: &mut Canvas, colour: Colour, at: Point) {
    hat_of(colour).paint_centred(canvas, at, ink(colour));
}

/// The same on a ground of that colour. Night on blue is hardly seen: there the outline is white.
pub(super) fn hat_on_own(canvas: &mut Canvas, colour: Colour, at: Point) {
    match colour {
        Colour::Blue => hat_of(colour).paint_rimmed(canvas, at, ink(colour)),
        _ => hat(canvas, colour, at),
    }
}

/// An elephant 17 by 14 with its owner's cloth, with the middle at a point.
pub(super) fn elephant(canvas: &mut Canvas, livery: Livery, at: Point) {
    ELEPHANT.paint_centred(canvas, at, livery.ink());
    saddle(canvas, livery, at - Point::new(1, 2));
}

/// The same, going to the left.
pub(super) fn elephant_left(canvas: &mut Canvas, livery: Livery, at: Point) {
    ELEPHANT_LEFT.paint_centred(canvas, at, livery.ink());
    saddle(canvas, livery, at + Point::new(1, -2));
}

/// The shape tells whose it is without the colour.
fn saddle(canvas: &mut Canvas, livery: Livery, at: Point) {
    SADDLES.of(livery).paint_centred(canvas, at, Ink::Night);
}

/// What an elephant carries, beside it: a number on a label.
pub(super) fn load(canvas: &mut Canvas, number: u8, at: Point) {
    // Sand, for elephants are silver; taller than the figures, for their feet are as dark as those.
    fill(canvas, area(at.x - 3, at.y - 4, 7, 9), Ink::Sand);
    tiny(canvas, number, at - Point::new(1, 2), Ink::Night);
}

/// The Maharaja, 13 by 13: the marker on his place.
pub(super) fn maharaja(canvas: &mut Canvas, at: Point) {
    MAHARAJA.paint_centred(canvas, at, Ink::Gold);
}

/// The Maharaja's crown, 11 by 8.
pub(super) fn crown(canvas: &mut Canvas, at: Point, ink: Ink) {
    CROWN.paint_centred(canvas, at, ink);
}

/// A number on a round badge: what something costs.
pub(super) fn badge(canvas: &mut Canvas, number: u8, at: Point, ground: Ink) {
    disc(canvas, at, 6, Ink::Night);
    disc(canvas, at, 5, ground);
    let corner = at - Point::new(if number > 9 { 3 } else { 1 }, 2);
    tiny(canvas, number, corner, Ink::Night);
}

/// How many there are of a thing: on a square with a cross before it, where a disc would mean coins.
pub(super) fn times(canvas: &mut Canvas, number: u8, at: Point) {
    fill(canvas, area(at.x - 6, at.y - 5, 13, 10), Ink::Night);
    fill(canvas, area(at.x - 5, at.y - 4, 11, 8), Ink::White);
    for (x, y) in [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)] {
        fill(canvas, area(at.x - 4 + x, at.y - 1 + y, 1, 1), Ink::Night);
    }
    tiny(canvas, number, at + Point::new(1, -3), Ink::Night);
}

/// A stack of coins with their number, no wider than 9, its middle at a point.
pub(super) fn coins(canvas: &mut Canvas, count: u8, at: Point) {
    if count == 0 {
        return;
    }
    for number in 0..i32::from(count.min(3)) {
        let top = area(at.x - 4, at.y + 2 - 3 * number, 9, 4);
        fill(canvas, top, Ink::Night);
        fill(
            canvas,
            area(top.top_left.x + 1, top.top_left.y + 1, 7, 2),
            Ink::Gold,
        );
    }
    if count > 3 {
        fill(canvas, area(at.x - 4, at.y - 1, 9, 7), Ink::Gold);
        let left = if count > 9 { 3 } else { 1 };
        tiny(canvas, count, at - Point::new(left, 0), Ink::Night);
    }
}

/// The sign of a mahout's action.
pub(super) fn mahout(mahout: Mahout) -> Symbols {
    symbols(crate::games::amritsar::data::MAHOUTS[mahout].0)
}

/// A number of tiny digits with a star.
pub(super) fn stars(canvas: &mut Canvas, number: u8, at: Point, ink: Ink) {
    tiny(canvas, number, at - Point::new(7, 2), ink);
    STAR.paint_centred(canvas, at + Point::new(2, 0), STARRY);
}

/// The temple as it stands in a decade, with its reflection: the white hall, then the golden storey, then the dome with its
/// towers. Poles stand where it is still built.
pub(super) fn temple(canvas: &mut Canvas, decade: u8, at: Point) {
    let (x, y) = (at.x, at.y);
    let mut block = |left: i32, top: i32, wide: i32, high: i32, ink| {
        fill(canvas, area(x + left, y + top, wide, high), ink);
    };
    // The platform in the water, and what is seen of all in it.
    block(-30, 12, 61, 6, Ink::Night);
    block(-29, 12, 59, 5, Ink::White);
    block(-29, 15, 59, 2, Ink::Silver);
    for (down, half) in [(19, 26), (21, 22), (23, 17)] {
        block(-half, down, 2 * half + 1, 1, Ink::White);
    }
    if decade >= 2 {
        block(-13, 20, 27, 1, Ink::Gold);
        block(-9, 22, 19, 1, Ink::Gold);
    }
    // The lower hall.
    block(-24, 0, 49, 12, Ink::Brown);
    block(-23, 1, 47, 11, Ink::White);
    block(-23, 2, 47, 1, Ink::Silver);
    for gate in [-19, -11, -3, 5, 13] {
        block(gate + 1, 4, 5, 8, Ink::Brown);
        block(gate + 2, 3, 3, 1, Ink::Brown);
    }
    block(-1, 6, 3, 6, Ink::Gold);
    if decade < 2 {
        for pole in [-18, -6, 6, 18] {
            block(pole, -9, 1, 9, Ink::Brown);
        }
        block(-20, -5, 41, 1, Ink::Clay);
        return;
    }
    block(-20, -9, 41, 9, Ink::Brown);
    block(-19, -8, 39, 8, Ink::Gold);
    block(-19, -8, 39, 1, Ink::Yellow);
    block(-19, -1, 39, 1, Ink::Orange);
    for window in [-15, -8, -1, 6, 13] {
        block(window, -5, 3, 4, Ink::Brown);
        block(window + 1, -6, 1, 1, Ink::Brown);
    }
    if decade < 3 {
        for pole in [-10, 10] {
            block(pole, -19, 1, 10, Ink::Brown);
        }
        block(-13, -14, 27, 1, Ink::Clay);
        return;
    }
    for tower in [-17, 17] {
        block(tower - 3, -15, 7, 6, Ink::Brown);
        block(tower - 2, -14, 5, 5, Ink::Gold);
        block(tower - 1, -17, 3, 2, Ink::Brown);
        block(tower, -12, 1, 3, Ink::Brown);
    }
    disc(canvas, Point::new(x, y - 13), 9, Ink::Brown);
    disc(canvas, Point::new(x, y - 13), 8, Ink::Gold);
    let mut block = |left: i32, top: i32, wide: i32, high: i32, ink| {
        fill(canvas, area(x + left, y + top, wide, high), ink);
    };
    block(-5, -17, 1, 7, Ink::Yellow);
    block(-4, -19, 1, 10, Ink::Yellow);
    block(0, -21, 1, 12, Ink::Orange);
    block(5, -18, 1, 9, Ink::Orange);
    block(-11, -10, 23, 2, Ink::Brown);
    block(0, -24, 1, 3, Ink::Brown);
}

/// A small temple of one colour for buttons, 11 by 11, is among the icons; what has been lit is edged by this.
pub(super) fn edge(canvas: &mut Canvas, (x, y, wide, high): (i32, i32, i32, i32), ink: Ink) {
    for side in [
        area(x, y, wide, 2),
        area(x, y + high - 2, wide, 2),
        area(x, y, 2, high),
        area(x + wide - 2, y, 2, high),
    ] {
        fill(canvas, side, ink);
    }
}

/// Four corners of a box, with arms this long and thick.
pub(super) fn corners(
    canvas: &mut Canvas,
    (x, y, wide, high): (i32, i32, i32, i32),
    arm: i32,
    thick: i32,
    ink: Ink,
) {
    for (left, upright) in [(x, x), (x + wide - arm, x + wide - thick)] {
        for (top, level) in [(y, y), (y + high - arm, y + high - thick)] {
            fill(canvas, area(upright, top, thick, arm), ink);
            fill(canvas, area(left, level, arm, thick), ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{faces::seen::apart, games::amritsar::Amritsar};

    #[test]
    fn pieces_are_apart_in_tone_and_shape_for_every_eye() {
        apart::<Amritsar>(&[("elephant", elephant)]);
    }
}
