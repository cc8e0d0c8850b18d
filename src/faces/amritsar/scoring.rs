//! The end of a decade as a short ceremony: the temple zone by zone, then everybody's tax, and at last the final scoring.
//!
//! It listens to the events; it does not know the amounts.

use super::pieces::{self, Icon};
use super::{AmritsarScene, result, say};
use crate::faces::parts::{bar, brush::*};
use crate::games::amritsar::data::{PerZone, TEMPLES, Zone};
use crate::games::amritsar::event::{Cause, Event};
use crate::kernel::id::{Id, IdSet, Per};
use crate::kernel::seat::Seat;
use crate::words::amritsar::Thing;
use heapless::Vec;

/// A player's tax.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levy {
    /// Who.
    pub seat: Seat,
    /// The coins that were due.
    pub due: u8,
    /// The coins that were paid.
    pub coins: u8,
    /// The PP lost for those that were missing.
    pub lost: u8,
}

/// What everybody watches at the end of a decade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The decade; none where only the end of the game is heard.
    pub decade: Option<u8>,
    /// Who leads in each zone.
    pub leaders: PerZone<IdSet<Seat, u8>>,
    /// The taxes: one a player, and four players at most.
    pub taxes: Vec<Levy, 4>,
    /// Whether the game is over.
    pub over: bool,
}

impl Scoring {
    /// Hears an event: the end of a decade begins it, what is paid and received belongs to it.
    pub fn hear(heard: &mut Option<Self>, event: &Event) {
        match (*event, heard.as_mut()) {
            (Event::DecadeEnded { decade }, _) => {
                *heard = Some(Self {
                    decade: Some(decade),
                    leaders: Per::filled(IdSet::empty()),
                    taxes: Vec::new(),
                    over: false,
                });
            }
            (
                Event::PrestigeReceived {
                    seat,
                    cause: Cause::Temple { zone },
                    ..
                },
                Some(scoring),
            ) => scoring.leaders[zone].insert(seat),
            (Event::TaxPaid { seat, due, coins }, Some(scoring)) => {
                // There is room: one a player.
                let _ = scoring.taxes.push(Levy {
                    seat,
                    due,
                    coins,
                    lost: 0,
                });
            }
            (
                Event::PrestigeLost {
                    seat,
                    prestige,
                    cause: Cause::Tax,
                },
                Some(scoring),
            ) => {
                for levy in scoring.taxes.iter_mut().filter(|levy| levy.seat == seat) {
                    levy.lost = prestige;
                }
            }
            (Event::GameEnded, Some(scoring)) => scoring.over = true,
            (Event::GameEnded, None) => {
                *heard = Some(Self {
                    decade: None,
                    leaders: Per::filled(IdSet::empty()),
                    taxes: Vec::new(),
                    over: true,
                });
            }
            _ => {}
        }
    }

    /// The steps of the decade: two zones, two zones, the taxes.
    fn decade_steps(&self) -> usize {
        self.decade.map_or(0, |_| 3)
    }

    /// How many steps there are: of the decade, and of the final scoring. All of them come within six seconds.
    pub fn steps(&self) -> usize {
        self.decade_steps() + if self.over { FINAL.len() } else { 0 }
    }
}

/// The lines of the final scoring that each of its steps has: collected, tracks, goals, the total.
const FINAL: [usize; 4] = [1, 4, 8, result::LINES];

/// Paints the first steps.
pub(super) fn paint(
    scene: &AmritsarScene<'_>,
    scoring: &Scoring,
    shown: usize,
    canvas: &mut Canvas,
) {
    let before = scoring.decade_steps();
    // Who skips the rest sees the decade: the result tells the final scoring once more.
    let past = shown > before && shown <= scoring.steps();
    if scoring.over && (scoring.decade.is_none() || past) {
        let step = shown.saturating_sub(before).checked_sub(1);
        let lines = step.map_or(0, |step| FINAL.get(step).copied().unwrap_or(result::LINES));
        result::lines(scene, lines, canvas);
        return;
    }
    let (texts, words) = (say::texts(scene), scene.language.words());
    let labels = texts.labels();
    let decade = scoring.decade.unwrap_or(1);
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, 30), Ink::Dusk);
    fill(canvas, area(0, 30, EDGE, 2), Ink::Gold);
    for x in [18, EDGE - 18] {
        pieces::crown(canvas, Point::new(x, 15), Ink::Gold);
    }
    let title = say::decade(scene, decade);
    bar::heading(canvas, title.as_str(), EDGE - 70, 30, Ink::White);
    let temples = scene.view.table.temples;
    let temple = temples.get(usize::from(decade.saturating_sub(1)));
    for zone in Zone::all() {
        let y = 36 + 21 * zone.index() as i32;
        let told = zone.index() >> 1 < shown;
        let (paper, edge, ink) = ground(told);
        panel(canvas, area(3, y, EDGE - 6, 20), paper, edge);
        Icon::Temple.paint(canvas, Point::new(14, y + 10));
        let at = Point::new(26, y + 3);
        let room = (Align::Left, 80);
        text::draw_read(canvas, texts.zone(zone), at, room, Type::Small, ink);
        let prestige = temple.map_or(0, |&temple| TEMPLES[temple][zone]);
        let number = Sentence::of(format_args!("+{prestige}"));
        let at = Point::new(EDGE - 22, y + 3);
        let room = (Align::Right, 40);
        text::draw_read(canvas, number.as_str(), at, room, Type::Small, ink);
        let winners = scoring.leaders[zone];
        let star = if told && winners.is_empty() {
            // Nobody gets it.
            fill(canvas, area(EDGE - 38, y + 10, 18, 2), Ink::Night);
            Ink::Stone
        } else {
            pieces::STARRY
        };
        Icon::Star.paint_in(canvas, Point::new(EDGE - 14, y + 10), star);
        if !told {
            continue;
        }
        for (seat, number) in winners.iter().zip(0..) {
            let at = Point::new(110 + 14 * number, y + 10);
            scene.players[seat].livery.paint_on_paper(canvas, at);
        }
        if winners.is_empty() {
            let at = Point::new(110, y + 3);
            let room = (Align::Left, 80);
            text::draw_read(canvas, labels.nothing, at, room, Type::Small, ink);
        }
    }
    for (levy, number) in scoring.taxes.iter().zip(0..) {
        let y = 124 + 22 * number;
        let told = shown > 2;
        let (paper, edge, ink) = ground(told);
        panel(canvas, area(3, y, EDGE - 6, 21), paper, edge);
        Icon::Tax.paint(canvas, Point::new(14, y + 11));
        let player = scene.players[levy.seat];
        let at = Point::new(28, y + 10);
        if told {
            player.livery.paint_on_paper(canvas, at);
        } else {
            player.livery.paint_small(canvas, at);
        }
        let name = bar::fitting(player.name, Type::Small, 80);
        let at = Point::new(36, y + 3);
        text::draw_read(canvas, name, at, (Align::Left, 80), Type::Small, ink);
        if !told {
            continue;
        }
        let due = say::count(scene, levy.due, Thing::Coin);
        let line = if levy.lost > 0 {
            let lost = say::count(scene, levy.lost, Thing::Prestige);
            Sentence::of(format_args!("-{}/{due}, -{lost}", levy.coins))
        } else if levy.due == 0 {
            due
        } else {
            Sentence::of(format_args!("-{due}"))
        };
        let at = Point::new(EDGE - 10, y + 3);
        let room = (Align::Right, EDGE - 130);
        text::draw_read(canvas, line.as_str(), at, room, Type::Small, ink);
        if levy.lost > 0 {
            // A sign at the edge: red letters are too pale on sand.
            fill(canvas, area(EDGE - 8, y + 4, 3, 13), Ink::Red);
        }
    }
    bar::bottom(canvas, labels.scoring, words.hints.go_on, EDGE - 10);
}

/// Paper, edge and ink of a line that was told, or is to come.
const fn ground(told: bool) -> (Ink, Ink, Ink) {
    if told {
        (Ink::Sand, Ink::Gold, Ink::Night)
    } else {
        (Ink::Dusk, Ink::Stone, Ink::Silver)
    }
}
