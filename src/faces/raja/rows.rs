//! The rows of Raja: what each deed says, and its picture.
//!
//! Knows how a deed looks; where rows stand is shared by all faces.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    RajaScene,
    deed::{Deed, Deeds},
    pieces, say,
};
pub(super) use crate::faces::rows::pop_up;
use crate::{
    faces::rows::{self, Said},
    games::raja::action::Action,
    ui::canvas::Canvas,
};

/// Paints the rows that fit, scrolled so that the focus is seen.
pub(super) fn paint(
    scene: &RajaScene<'_>,
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
pub(super) fn said(scene: &RajaScene<'_>, deed: Deed) -> Said {
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
fn icon(scene: &RajaScene<'_>, deed: Deed, middle: Point, canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    match (say::deed_dial(deed), deed) {
        (Some(dial), _) => {
            pieces::picture(canvas, dial, livery, middle, 1);
            if matches!(deed, Deed::Play(Action::Forgo { .. })) {
                pieces::strike(canvas, middle);
            }
        }
        (None, Deed::Play(_) | Deed::Closed(_)) => {
            pieces::architect(canvas, livery, middle - Point::new(8, 5));
            pieces::way(canvas, middle + Point::new(6, 0));
        }
        (None, Deed::Chip) => pieces::chip(canvas, middle),
        (None, Deed::Turn) => pieces::scroll(canvas, middle),
        (None, Deed::End) => pieces::flag(canvas, middle),
        (None, _) => pieces::chart(canvas, middle),
    }
}
