//! The sign.

use crate::ui::canvas::Canvas;

pub(super) fn paint(_canvas: &mut Canvas) {}
