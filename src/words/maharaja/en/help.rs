//! What the things of Maharaja are, in English.

use crate::words::maharaja::Topic;

pub(super) const fn explain(_topic: Topic) -> &'static str {
    "Rules."
}
