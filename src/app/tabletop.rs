//! The table as the saves see it: a place where any of the games can lie.
//!
//! It does not know who sits there, nor what is on the screen.

use super::Table;
use crate::kernel::{
    journal::Journal,
    replay::{Opening, Replay, Unfit},
};

/// The table and its journal.
pub struct Tabletop<'a> {
    pub(super) table: &'a mut Option<Table>,
    pub(super) journal: &'a mut Journal,
}

impl Replay for Tabletop<'_> {
    fn restart(&mut self, opening: &Opening<'_>) -> Result<(), Unfit> {
        Table::reopen(self.table, opening)?;
        self.journal.clear();
        Ok(())
    }

    fn replay(&mut self, body: &[u8]) -> bool {
        let table = self.table.as_mut();
        table.is_some_and(|table| table.sat_mut().replay(self.journal, body))
    }

    fn take_back(&mut self, actions: u32) -> bool {
        let table = self.table.as_mut();
        table.is_some_and(|table| table.sat_mut().take_back(self.journal, actions))
    }

    fn actions(&self) -> u32 {
        self.journal.actions()
    }

    fn last(&self) -> Option<&[u8]> {
        self.journal.last()
    }

    fn digest(&self) -> u64 {
        let table = self.table.as_ref();
        table.map_or(0, |table| table.sat().digest())
    }
}
