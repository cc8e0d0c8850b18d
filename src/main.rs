//! One program for two machines: the firmware of a handheld, or the same game on a PC.
#![cfg_attr(target_os = "none", no_std, no_main)]

#[path = "../boards/mod.rs"]
mod boards;

#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    boards::desktop::main()
}

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(spawner: embassy_executor::Spawner) {
    use boards::{
        chosen,
        rp2040::{crash, hot, start},
    };
    use durbar::{app::App, shell, ui::canvas::Canvas};
    use static_cell::{ConstStaticCell, StaticCell};

    static CANVAS: ConstStaticCell<Canvas> = ConstStaticCell::new(Canvas::new());
    // Too large for the stack: it is made where it stays.
    static APP: StaticCell<App> = StaticCell::new();

    /// Never inlined: what little it needs of the stack is free again before anything is played.
    #[inline(never)]
    fn make() -> &'static mut App {
        APP.init_with(|| App::new(chosen::FACTS, crash::recall()))
    }

    // The panel first: it must be left alone after its reset, and all else is made meanwhile.
    let mut board = chosen::ports(start(), spawner);
    hot::load();
    let app = make();
    shell::run(app, CANVAS.take(), &mut board).await;
    crash::restart()
}
