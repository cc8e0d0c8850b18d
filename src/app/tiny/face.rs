//! The face of the tiny game: lamps that burn in the players' colours, and the cards that the viewer sees.

use super::{Action, Card, Event, Lamp, Tiny};
use crate::{
    faces::{
        Board, Colours, Counts, Faced, Glimpse, Lesson, Outcome, OutcomeOf, Scene, Teller,
        TitleCard, Weight, livery::Livery,
    },
    kernel::id::Id,
    ui::{
        canvas::Canvas,
        frame::{area, blank, fill},
        ink::{Ink, Palette},
        key::{Key, KeyEvent},
    },
    words::TitleTexts,
};
use embedded_graphics::prelude::Point;

/// The colours of the first seat, then those of the second.
const COLOURS: [Livery; 4] = [Livery::Red, Livery::Blue, Livery::Yellow, Livery::Green];

/// How a match ends, by the number of suns.
const ENDINGS: [&str; 3] = ["dark", "bright", "dazzling"];

impl Faced for Tiny {
    type Focus = Lamp;
    type Ceremony = ();

    const CARD: &'static TitleCard = &TitleCard {
        texts: TitleTexts {
            name: |_| "Lamps",
            about: |_| "Light your lamps, and hope for a sun.",
            topics: 1,
            topic: |number, _| (number == 0).then_some(("The end", "Suns win.")),
            step: |_, _| "",
            features: 0,
            feature: |_, _| "",
        },
        paint: |_| {},
        palettes: &Palette::HOUSE,
        players: 2..=2,
        colours: Colours {
            all: &COLOURS,
            given: Some(|_, seat| COLOURS.into_iter().skip(2 * seat.index()).take(2).collect()),
        },
        counts: Counts::Endings(|suns, _| ENDINGS.get(usize::from(suns)).copied().unwrap_or("")),
        year: 1,
        lesson: Lesson::NONE,
    };

    const BOARD: Board<Self> = Board {
        begin: |scene| {
            let dark = |&lamp: &Lamp| scene.allows(Action::Light { lamp });
            Lamp::all().find(dark).unwrap_or(Lamp::First)
        },
        steer,
        paint: |scene, _, canvas| paint(scene, canvas),
        spot: |_, lamp| area(28 + 40 * lamp.index() as i32, 48, 24, 24),
        paint_board: paint,
        pages: &[paint],
        paint_result: |scene, _, canvas| paint(scene, canvas),
        glimpse: |_| Glimpse::open(Default::default()),
        count: |view, _| {
            let cards = view.cards.iter();
            cards.filter(|(_, card)| **card == Some(Card::Sun)).count() as u16
        },
    };

    const TELLER: Teller<Self> = Teller {
        tell: |event, names, _, out| match event {
            Event::Lit { seat, lamp } => write!(out, "{} lights {lamp}.", names.of(*seat)),
            Event::Shown { seat, card } => write!(out, "{} sees {card}.", names.of(*seat)),
        },
        weight: |_, _| Weight::News,
        reason: |_, _| Default::default(),
        explain: |_, lamp, out| _ = out.write_str(lamp.word()),
    };
}

fn steer(scene: &Scene<'_, Tiny>, lamp: Lamp, event: KeyEvent) -> OutcomeOf<Tiny> {
    let action = match scene.view.table.showing {
        true => Action::Looked,
        false => Action::Light { lamp },
    };
    match event {
        KeyEvent::Press(Key::Left) => Outcome::Moved(Lamp::First),
        KeyEvent::Press(Key::Right) => Outcome::Moved(Lamp::Second),
        KeyEvent::Press(Key::A) => scene.play(action, lamp),
        KeyEvent::Press(Key::B) => Outcome::Back,
        _ => Outcome::Nothing,
    }
}

fn paint(scene: &Scene<'_, Tiny>, canvas: &mut Canvas) {
    blank(canvas);
    for seat in scene.view.table.seats.iter() {
        let y = 60 + 80 * seat.index() as i32;
        for (lamp, livery) in Lamp::all().zip(scene.players[seat].colours.iter()) {
            if scene.view.table.lit[seat].contains(lamp) {
                livery.paint_large(canvas, Point::new(40 + 40 * lamp.index() as i32, y));
            }
        }
        let ink = match scene.view.cards[seat] {
            Some(Card::Sun) => Ink::Gold,
            Some(Card::Moon) => Ink::Silver,
            None => Ink::Stone,
        };
        fill(canvas, area(140, y, 20, 30), ink);
    }
}
