//! The rows of Maharaja: what each deed says, and its picture.
//!
//! Knows how a deed looks; where rows stand is shared by all faces.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    MaharajaScene,
    deed::{Deed, Deeds},
    pieces, say,
};
pub(super) use crate::faces::rows::pop_up;
use crate::{
    faces::rows::{self, Said},
    games::maharaja::{action::Action, data::Character},
    ui::canvas::Canvas,
};

/// Paints the rows that fit, scrolled so that the focus is seen.
pub(super) fn paint(
    scene: &MaharajaScene<'_>,
    deeds: &Deeds,
    row: u8,
    within: Rectangle,
    canvas: &mut Canvas,
) {
    let picture = |canvas: &mut Canvas, deed, middle| icon(scene, deed, middle, canvas);
    rows::paint(
        deeds,
        row,
        within,
        canvas,
        |deed| said(scene, deed),
        picture,
    );
}

/// What a row says; a closed one says why.
pub(super) fn said(scene: &MaharajaScene<'_>, deed: Deed) -> Said {
    let refused = match deed {
        Deed::Closed(action) => scene.refusal(action),
        _ => None,
    };
    Said {
        text: match refused {
            Some(why) => say::reason(scene, why),
            None => say::deed_label(scene, deed),
        },
        value: say::deed_value(scene, deed),
        closed: matches!(deed, Deed::Closed(_)),
    }
}

/// The picture of a row.
fn icon(scene: &MaharajaScene<'_>, deed: Deed, middle: Point, canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    let by = |x, y| middle + Point::new(x, y);
    match (say::deed_dial(deed), deed) {
        (Some(dial), _) => pieces::picture(canvas, dial, livery, middle, 1),
        (None, Deed::Play(action) | Deed::Closed(action)) => match action {
            Action::LeaveRest => pieces::scroll(canvas, middle),
            Action::UseAbility { character } => ability(canvas, character, middle),
            Action::Exchange { .. } => ability(canvas, Character::Exchange, middle),
            Action::LayMaharani { .. } => pieces::maharani(canvas, livery, by(0, 4)),
            _ => {
                pieces::priest(canvas, livery, by(-8, -5));
                pieces::way(canvas, by(6, 0));
            }
        },
        (None, Deed::Marker) => pieces::chip(canvas, middle),
        (None, Deed::Turn) => pieces::scroll(canvas, middle),
        (None, Deed::End) => pieces::flag(canvas, middle),
        (None, _) => pieces::chart(canvas, middle),
    }
}

/// What an ability brings, small enough for a row.
fn ability(canvas: &mut Canvas, character: Character, middle: Point) {
    let by = |x, y| middle + Point::new(x, y);
    match character {
        Character::ShrineGift => {
            pieces::large_shrine(canvas, crate::ui::ink::Ink::Silver, by(-5, 0));
            pieces::plus(canvas, by(8, 0));
        }
        Character::Exchange => {
            pieces::coin(canvas, by(-8, 0));
            pieces::prestige(canvas, by(8, 0));
        }
        Character::MarkerTrade | Character::MarkerGift => {
            pieces::chip(canvas, by(-5, 0));
            pieces::plus(canvas, by(8, 0));
        }
        _ => {
            pieces::prestige(canvas, by(-5, 0));
            pieces::plus(canvas, by(8, 0));
        }
    }
}
