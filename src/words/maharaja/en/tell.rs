//! The log of Maharaja and the reasons why something is not allowed, in English.

use crate::games::maharaja::action::Why;
use crate::games::maharaja::event::{Event, Reason};
use crate::kernel::notation::Names;
use core::fmt::{self, Write};

pub(super) fn reason(reason: Reason, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{reason}")
}

pub(super) fn tell(event: Event, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{event:?}")
}

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{why:?}")
}
