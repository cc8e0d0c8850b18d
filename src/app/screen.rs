//! The screens, and which follows which.

use super::{Crash, Desk, Effects, Msg, crash, device_test::DeviceTest};
use crate::ui::canvas::Canvas;

/// The screen that is shown.
#[derive(Clone, Debug)]
pub(super) enum Screen {
    /// Tells what went wrong before the restart.
    Crash(Crash),
    /// Tests keys, colours, letters, light and sound.
    DeviceTest(DeviceTest),
}

impl Screen {
    /// The screen after switching on.
    pub(super) fn first(crash: Option<Crash>) -> Self {
        crash.map_or_else(|| Self::DeviceTest(DeviceTest::default()), Self::Crash)
    }

    pub(super) fn update(&mut self, desk: &mut Desk, msg: Msg) -> Effects {
        match self {
            Self::Crash(_) => crash::update(msg),
            Self::DeviceTest(test) => test.update(desk, msg),
        }
    }

    pub(super) fn paint(&self, desk: &Desk, canvas: &mut Canvas) {
        match self {
            Self::Crash(crash) => crash.paint(desk, canvas),
            Self::DeviceTest(test) => test.paint(desk, canvas),
        }
    }
}
