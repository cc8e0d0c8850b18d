//! A field that was added to what is saved.
//!
//! Values are saved by the position of their fields; what an earlier firmware saved ends before the field.

use serde::{Deserialize, Deserializer, Serialize};

/// A field that what an earlier firmware saved ends before: there it is as if new.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Later<T>(pub T);

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for Later<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self(T::deserialize(from).unwrap_or_default()))
    }
}
