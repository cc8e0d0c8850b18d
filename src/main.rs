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
        rp2040::{crash, hot, place::Place, start},
    };
    use durbar::{app::App, shell, ui::canvas::Canvas};

    // Too large for the stack: they are made where they stay.
    #[unsafe(link_section = ".uninit.canvas")]
    static CANVAS: Place<Canvas> = Place::new();
    #[unsafe(link_section = ".uninit.app")]
    static APP: Place<App> = Place::new();

    /// Never inlined: what little it needs of the stack is free again before anything is played.
    #[inline(never)]
    fn make() -> (&'static mut App, &'static mut Canvas) {
        // SAFETY: this is called once, below, for the program begins once.
        unsafe {
            (
                APP.fill(|| App::new(chosen::FACTS, crash::recall())),
                CANVAS.fill(Canvas::new),
            )
        }
    }

    // The panel first: it must be left alone after its reset, and all else is made meanwhile.
    let mut board = chosen::ports(start(), spawner);
    hot::load();
    let (app, canvas) = make();
    shell::run(app, canvas, &mut board).await;
    crash::restart()
}
