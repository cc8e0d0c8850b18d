//! An image that fails on purpose, for the device tests: the first key says how.
//!
//! | key | failure |
//! |---|---|
//! | A | a panic |
//! | B | a hard fault |
//! | X | a stack that overflows |
//! | Y | work that never ends |
//!
//! After the failure it is the firmware, and tells of it; after another key than these it is the firmware at once.
#![cfg_attr(target_os = "none", no_std, no_main)]
#![allow(
    clippy::panic,
    clippy::indexing_slicing,
    reason = "failing is its purpose"
)]

#[cfg(not(target_os = "none"))]
fn main() {
    println!("This program runs on the emulated device only: ./check runs it there.");
}

#[cfg(target_os = "none")]
#[path = "../../boards/mod.rs"]
mod boards;

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(spawner: embassy_executor::Spawner) {
    use boards::{
        chosen,
        rp2040::{crash, hot, start},
    };
    use durbar::{
        app::App,
        shell::{self, ports::Keys},
        ui::{canvas::Canvas, key::Key},
    };
    use static_cell::{ConstStaticCell, StaticCell};

    static CANVAS: ConstStaticCell<Canvas> = ConstStaticCell::new(Canvas::new());
    static APP: StaticCell<App> = StaticCell::new();

    let report = crash::recall();
    let mut board = chosen::ports(start(), spawner);
    hot::load();
    if report.is_none() {
        let down = board.keys.changed().await;
        if down.has(Key::A) {
            panic!("on purpose, {} times {}", 6, 7);
        }
        if down.has(Key::B) {
            cortex_m::asm::udf();
        }
        if down.has(Key::X) {
            defmt::info!("deep: {=u32}", dig(1));
        }
        if down.has(Key::Y) {
            loop {
                cortex_m::asm::nop();
            }
        }
    }
    let app = APP.init_with(|| App::new(chosen::FACTS, report));
    shell::run(app, CANVAS.take(), &mut board).await;
    crash::restart()
}

/// Takes more and more of the stack; not a loop in disguise, since each call keeps something.
#[cfg(target_os = "none")]
#[inline(never)]
fn dig(depth: u32) -> u32 {
    let kept = core::hint::black_box([depth; 32]);
    if depth == u32::MAX {
        return 0;
    }
    dig(core::hint::black_box(depth + 1)).wrapping_add(core::hint::black_box(&kept)[7])
}
