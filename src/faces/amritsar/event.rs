//! What an action made happen, lit on the board so that the eye finds it: a ride, a sowing, a donation; what was received or
//! paid comes up on the lake.
//!
//! It knows no rule.

use super::layout::{self, middle};
use super::pieces::{self, Icon};
use super::{AmritsarScene, board};
use crate::faces::FRAMES;
use crate::faces::parts::{brush::*, pieces::tiny};
use crate::games::amritsar::action::Payment;
use crate::games::amritsar::data::{Area, Colour, Zone};
use crate::games::amritsar::event::{Event, Reason};
use crate::kernel::seat::Seat;
use crate::ui::shape::{corners, disc};

/// Something on the banner: a sign, how many, and whether it was lost.
struct Entry {
    seat: Option<Seat>,
    icon: Icon,
    count: u8,
    lost: bool,
}

/// Eight entries are as many as the banner has room for.
type Banner = heapless::Vec<Entry, 8>;

/// Paints the board and what happened on it, at a frame.
pub(super) fn paint(scene: &AmritsarScene<'_>, events: &[Event], frame: u8, canvas: &mut Canvas) {
    board::still(scene, canvas);
    let mut banner = Banner::new();
    let mut workers: heapless::Vec<Colour, 2> = heapless::Vec::new();
    for event in events {
        match *event {
            Event::ElephantPlaced { seat, zone } => ride(scene, seat, zone, zone, frame, canvas),
            Event::ElephantMoved { seat, from, to, .. } => {
                ride(scene, seat, from, to, frame, canvas);
            }
            Event::AutomaMoved { from, to } => {
                let seat = crate::games::amritsar::state::MAHARAJA;
                ride(scene, seat, from, to, frame, canvas);
            }
            Event::WorkersLifted { area, .. } => emptied(area, canvas),
            Event::WorkerSown { area, .. } | Event::AreaSkipped { area, .. } => {
                frame_area(area, Ink::Gold, canvas);
            }
            Event::Donated { zone, .. } => {
                let at = layout::stair(zone) + Point::new(12, -8);
                corners(canvas, at, 14, 6, 2, Ink::Gold);
            }
            Event::MarkerMoved { zone } => {
                let at = layout::border(zone);
                disc(canvas, at, 10, Ink::White);
                disc(canvas, at, 8, Ink::Dusk);
                pieces::maharaja(canvas, at);
            }
            Event::MarkerCalled { colour } => {
                let _ = workers.push(colour);
            }
            Event::AutomaReasoned { reason } => match reason {
                Reason::ActiveWorker { colour }
                | Reason::GoldenWorker { colour }
                | Reason::BothWorkers { colour } => {
                    // Two reasons at most have a worker.
                    let _ = workers.push(colour);
                }
                Reason::Temple { zone, .. } | Reason::Goal { zone, .. } => {
                    pieces::edge(canvas, layout::road_box(zone), Ink::Gold);
                }
                Reason::NoDonation => {}
            },
            event => entries(event, &mut banner),
        }
    }
    if !banner.is_empty() || !workers.is_empty() {
        paint_banner(scene, &banner, &workers, canvas);
    }
}

/// What an event put on the banner.
fn entries(event: Event, banner: &mut Banner) {
    let (seat, icon, count, lost) = match event {
        Event::CoinsReceived { seat, coins, .. } => (seat, Icon::Coin, coins, false),
        Event::ResourceReceived {
            seat,
            resource,
            count,
            ..
        } => (seat, Icon::resource(resource), count, false),
        Event::ResourcePaid {
            seat,
            resource,
            count,
            ..
        } => (seat, Icon::resource(resource), count, true),
        Event::GivenBack { seat, good } => (seat, Icon::good(good), 1, true),
        Event::PrestigeReceived { seat, prestige, .. } => (seat, Icon::Star, prestige, false),
        Event::PrestigeLost { seat, prestige, .. } => (seat, Icon::Star, prestige, true),
        Event::MarkerLoaded { seat, .. } => (seat, Icon::Marker, 1, false),
        Event::Bought { seat, resource, .. } => (seat, Icon::resource(resource), 1, false),
        Event::Sold { seat, resource, .. } => (seat, Icon::resource(resource), 1, true),
        Event::StorageLaid { seat, payment, .. } => {
            let _ = payment == Payment::Nothing;
            (seat, Icon::Storage, 1, false)
        }
        Event::GoalLaid { seat, .. } => (seat, Icon::Goal, 1, false),
        Event::MahoutPlaced { seat, .. } => (seat, Icon::Mahout, 1, false),
        Event::Studied { seat, track, .. } | Event::StudiedBeyond { seat, track } => {
            (seat, Icon::track(track), 1, false)
        }
        Event::Followed { seat, .. } => (seat, Icon::Mahout, 1, false),
        Event::TaxPaid { seat, coins, .. } if coins > 0 => (seat, Icon::Coin, coins, true),
        Event::AutomaStudied { .. } => {
            let seat = crate::games::amritsar::state::MAHARAJA;
            (seat, Icon::Knowledge, 1, false)
        }
        Event::MarketThinned { resource } => {
            let entry = Entry {
                seat: None,
                icon: Icon::resource(resource),
                count: 1,
                lost: true,
            };
            // What has no room is told in words.
            let _ = banner.push(entry);
            return;
        }
        _ => return,
    };
    let _ = banner.push(Entry {
        seat: Some(seat),
        icon,
        count,
        lost,
    });
}

/// The banner on the lake: whose, what, how many.
fn paint_banner(
    scene: &AmritsarScene<'_>,
    banner: &Banner,
    workers: &[Colour],
    canvas: &mut Canvas,
) {
    // One column beside the donation tiles; more than four take two.
    let columns = 1 + i32::from(banner.len() > 4);
    let rows = (banner.len() as i32 + columns - 1) >> (columns - 1);
    let high = 16 * rows + if workers.is_empty() { 6 } else { 22 };
    let (left, wide) = (120 - 27 * columns, 54 * columns);
    let top = 118 - (high >> 1);
    panel(canvas, area(left, top, wide, high), Ink::Sand, Ink::Gold);
    let mut y = top + 2;
    for (colour, number) in workers.iter().zip(0..) {
        pieces::worker(canvas, *colour, Point::new(left + 14 + 16 * number, y + 8));
        y += if number + 1 == workers.len() as i32 {
            16
        } else {
            0
        };
    }
    for (entry, number) in banner.iter().zip(0..) {
        let (column, row) = if columns == 1 {
            (0, number)
        } else {
            (number & 1, number >> 1)
        };
        let at = Point::new(left + 9 + 52 * column, y + 9 + 16 * row);
        match entry.seat {
            Some(seat) => scene.players[seat].livery.paint_on_paper(canvas, at),
            None => Icon::Market.paint(canvas, at),
        }
        // The sign alone is red: figures are too pale on sand in it.
        let sign = if entry.lost { Ink::Red } else { Ink::Night };
        if entry.lost {
            fill(canvas, area(at.x + 7, at.y - 1, 7, 3), sign);
        } else {
            fill(canvas, area(at.x + 8, at.y, 5, 1), sign);
            fill(canvas, area(at.x + 10, at.y - 2, 1, 5), sign);
        }
        tiny(canvas, entry.count, at + Point::new(16, -2), Ink::Night);
        entry.icon.paint(canvas, at + Point::new(30, 0));
    }
}

/// An elephant on its way round the board; at the still, where it is.
fn ride(
    scene: &AmritsarScene<'_>,
    seat: Seat,
    from: Zone,
    to: Zone,
    frame: u8,
    canvas: &mut Canvas,
) {
    pieces::edge(canvas, layout::road_box(to), Ink::Gold);
    if frame >= FRAMES || from == to {
        return;
    }
    // From zone to zone, clockwise: as many stretches as steps.
    let steps = from.steps_to(to);
    let moved = i32::from(frame) * i32::from(steps);
    let (mut zone, mut rest) = (from, moved);
    while rest >= i32::from(FRAMES) {
        (zone, rest) = (zone.plus(1), rest - i32::from(FRAMES));
    }
    let (start, end) = (
        middle(layout::road_box(zone)),
        middle(layout::road_box(zone.plus(1))),
    );
    let corner = match zone {
        Zone::North | Zone::South => Point::new(end.x, start.y),
        Zone::East | Zone::West => Point::new(start.x, end.y),
    };
    // Half of a stretch to the corner, half from it.
    let (one, other, part) = if rest < 4 {
        (start, corner, rest)
    } else {
        (corner, end, rest - 4)
    };
    let apart = other - one;
    let at = one + Point::new((apart.x * part) >> 2, (apart.y * part) >> 2);
    let livery = scene.players[seat].livery;
    if apart.x < 0 {
        pieces::elephant_left(canvas, livery, at);
    } else {
        pieces::elephant(canvas, livery, at);
    }
}

/// Corners round an area that was emptied, with a dark rim: a red frame is a brown one for many an eye.
fn emptied(area: Area, canvas: &mut Canvas) {
    let (x, y, wide, high) = layout::area_box(area);
    let rim = (x - 1, y - 1, wide + 2, high + 2);
    pieces::corners(canvas, rim, 7, 4, Ink::Night);
    pieces::corners(canvas, (x, y, wide, high), 5, 2, Ink::Red);
}

/// A frame round an area.
fn frame_area(area: Area, ink: Ink, canvas: &mut Canvas) {
    pieces::edge(canvas, layout::area_box(area), ink);
}

const _: () = assert!(FRAMES == 8, "eighths of a way are taken without a division");
