//! A scoring as a short ceremony: who gets what in the Maharaja's city, and why.
//!
//! It listens to the events and reads the pieces from the view; it does not know the table of amounts.

use heapless::Vec;

use super::{MaharajaScene, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::scoring::{Summands, banner, ground},
    games::maharaja::{
        data::City,
        event::{Cause, Event},
    },
    kernel::seat::Seat,
    words::maharaja::Thing,
};

/// What one player got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// His rank; none without worship.
    pub rank: Option<u8>,
    /// His worship in the city.
    pub points: u8,
    /// Coins.
    pub coins: u16,
    /// Prestige.
    pub prestige: u16,
}

/// One scoring, heard from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The city.
    pub city: City,
    /// Who got what, the best first: a share a player, and four players at most.
    pub shares: Vec<Share, 4>,
}

impl Scoring {
    /// Hears an event: the first of a scoring begins it, the others belong to it.
    pub fn hear(heard: &mut Option<Self>, event: &Event) {
        if let Event::CityScored { city } = *event {
            let shares = Vec::new();
            *heard = Some(Self { city, shares });
            return;
        }
        let Some(scoring) = heard else { return };
        match *event {
            Event::Ranked { seat, rank, points } => {
                let share = scoring.share(seat);
                if let Some(share) = share {
                    (share.rank, share.points) = (Some(rank), points);
                }
            }
            Event::CoinsReceived {
                seat,
                coins,
                cause: Cause::Rank | Cause::Consolation,
            } => {
                if let Some(share) = scoring.share(seat) {
                    share.coins = share.coins.saturating_add(coins.0);
                }
            }
            Event::PrestigeReceived {
                seat,
                prestige,
                cause: Cause::Rank | Cause::FirstRank,
            } => {
                if let Some(share) = scoring.share(seat) {
                    share.prestige = share.prestige.saturating_add(prestige.0);
                }
            }
            _ => {}
        }
    }

    /// A player's share, made when he is heard of first.
    fn share(&mut self, seat: Seat) -> Option<&mut Share> {
        let place = self.shares.iter().position(|share| share.seat == seat);
        let place = match place {
            Some(place) => place,
            None => {
                let share = Share {
                    seat,
                    rank: None,
                    points: 0,
                    coins: 0,
                    prestige: 0,
                };
                // There is room: one share a player.
                self.shares.push(share).ok()?;
                self.shares.len().saturating_sub(1)
            }
        };
        self.shares.get_mut(place)
    }
}

/// Paints one scoring: the first `shown` shares, so that they can come one by one.
pub(super) fn paint(
    scene: &MaharajaScene<'_>,
    scoring: &Scoring,
    shown: usize,
    canvas: &mut Canvas,
) {
    let city = scoring.city;
    banner(scene, say::texts(scene).city(city), canvas);
    for (number, share) in scoring.shares.iter().enumerate() {
        let y = BAR + 13 + 44 * number as i32;
        if number < shown {
            row(scene, scoring, share, y, canvas);
        } else {
            prize(share, y, canvas);
        }
    }
}

/// A share that is still to come: its rank and what it brings, not yet whose.
fn prize(share: &Share, y: i32, canvas: &mut Canvas) {
    panel(canvas, area(3, y, EDGE - 6, 42), Ink::Dusk, Ink::Stone);
    let rank = match share.rank {
        Some(rank) => Sentence::of(format_args!("{rank}.")),
        None => Sentence::of(format_args!("-")),
    };
    let at = Point::new(12, y + 12);
    text::draw(
        canvas,
        rank.as_str(),
        at,
        Align::Left,
        Type::Body,
        Ink::Silver,
    );
    gain(share, y + 12, Ink::Silver, canvas);
}

/// Coins and prestige at the right.
fn gain(share: &Share, y: i32, ink: Ink, canvas: &mut Canvas) {
    let mut x = EDGE - 14;
    let mut part = |amount: u16, icon: fn(&mut Canvas, Point)| {
        if amount > 0 {
            icon(canvas, Point::new(x, y + 9));
            let amount = Sentence::of(format_args!("+{amount}"));
            let at = Point::new(x - 8, y);
            text::draw(canvas, amount.as_str(), at, Align::Right, Type::Body, ink);
            x -= 46;
        }
    };
    part(share.coins, pieces::coin);
    part(share.prestige, pieces::prestige);
}

/// One player: name and gain above, what his worship is made of below.
fn row(scene: &MaharajaScene<'_>, scoring: &Scoring, share: &Share, y: i32, canvas: &mut Canvas) {
    let (table, seat, city) = (table(scene), share.seat, scoring.city);
    let livery = scene.players[seat].livery;
    let name = ground(scene, seat, (y, 42), (y + 3, 100), canvas);
    let ties = |other: &Share| other.seat != seat && other.points == share.points;
    // With as much worship as somebody else, the number of the character decides.
    if let Some(character) = table.character[seat]
        && scoring.shares.iter().any(ties)
    {
        let number = Sentence::of(format_args!("[{}]", character.number()));
        let (number, at) = (number.as_str(), Point::new(28 + name, y + 5));
        text::draw(canvas, number, at, Align::Left, Type::Small, Ink::Brown);
    }
    gain(share, y + 3, Ink::Night, canvas);
    let mut parts = Summands::new(canvas, Point::new(16, y + 31), 30, share.points);
    let statues = &table.statues[city];
    let centre = if statues.centre == Some(seat) { 3 } else { 0 };
    let each = if table.options.weak_outer { 1 } else { 2 };
    let ink = livery.ink();
    parts.put(centre, |canvas, at| pieces::statue(canvas, ink, at));
    let outer = statues.outer(seat).saturating_mul(each);
    parts.put(outer, |canvas, at| livery.paint_on_paper(canvas, at));
    parts.put_people(scene, seat, city);
    // The rest comes from characters, whose abilities may have left with the round.
    parts.put(u8::MAX, pieces::plus);
    let worship = say::count(scene, u16::from(share.points), Thing::Worship);
    parts.close(worship.as_str());
}
