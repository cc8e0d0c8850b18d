//! The window: the picture as large as whole multiples allow, the legend under it, keyboard and gamepad.
//!
//! Does not know what the picture shows.

use std::{
    num::NonZeroU32,
    panic::{self, AssertUnwindSafe},
    process::ExitCode,
    rc::Rc,
};

use durbar::ui::{
    canvas::SIDE,
    ink::Rgb,
    key::{Key, KeySet},
};
use softbuffer::{Context, Surface};
use winit::{
    application::ApplicationHandler,
    dpi::LogicalSize,
    error::EventLoopError,
    event::{ElementState, KeyEvent, WindowEvent},
    event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy, OwnedDisplayHandle},
    keyboard::{Key as Sign, ModifiersState, NamedKey, PhysicalKey},
    window::{Fullscreen, Window, WindowId},
};

use super::{
    flash::FileFlash,
    gamepad,
    keyboard::{self, Cap, Held},
    keys_page,
    layout::{Layout, Strip},
    legend,
    machine::Machine,
    printable,
    program::Program,
    window_size,
};

/// There is no window after all, and the flash is given back for another place to play.
pub struct Failed {
    /// What went wrong.
    pub why: String,
    /// The flash, unless the game had begun.
    pub flash: Option<FileFlash>,
}

/// What the window is called, unless something is wrong with the file with the games.
const NAME: &str = "Durbar";

/// What other threads tell the window.
#[derive(Debug)]
enum News {
    /// There is something new to show.
    Picture,
    /// These keys are down on a gamepad.
    Gamepad(u32, KeySet),
}

/// What holds a key down.
#[derive(PartialEq)]
enum Holder {
    Cap(PhysicalKey),
    Gamepad(u32, Key),
}

/// A display that can be reached.
pub struct Display(EventLoop<News>);

impl Display {
    /// Reaches for the display; what went wrong is told in a few words.
    pub fn open() -> Result<Self, String> {
        // A missing library makes winit panic; that too is only a display that cannot be had.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let opened = panic::catch_unwind(AssertUnwindSafe(|| EventLoop::with_user_event().build()));
        panic::set_hook(hook);
        match opened {
            Ok(Ok(event_loop)) => Ok(Self(event_loop)),
            Ok(Err(error)) => Err(few_words(&error)),
            Err(_) => Err("a library of the display is missing or too old".into()),
        }
    }

    /// Plays in a window until it is closed.
    pub fn play(self, flash: FileFlash, program: Option<Program>) -> Result<ExitCode, Failed> {
        let Self(event_loop) = self;
        event_loop.set_control_flow(ControlFlow::Wait);
        let mut game = Game {
            proxy: event_loop.create_proxy(),
            display: event_loop.owned_display_handle(),
            flash: Some(flash),
            program,
            open: None,
            failure: None,
        };
        let ran = event_loop.run_app(&mut game);
        let in_order = game
            .open
            .take()
            .is_none_or(|open| open.machine.end().tell());
        let failure = game.failure.or(ran.err().map(|error| few_words(&error)));
        match failure {
            Some(why) => Err(Failed {
                why,
                flash: game.flash,
            }),
            None if in_order => Ok(ExitCode::SUCCESS),
            None => Ok(ExitCode::FAILURE),
        }
    }
}

/// An error without the place in winit's source that it begins with.
fn few_words(error: &EventLoopError) -> String {
    let text = error.to_string();
    text.rsplit(": ").next().unwrap_or(&text).to_owned()
}

/// The game, before and after its window is there.
struct Game {
    proxy: EventLoopProxy<News>,
    display: OwnedDisplayHandle,
    flash: Option<FileFlash>,
    program: Option<Program>,
    open: Option<Open>,
    failure: Option<String>,
}

/// An open window with a game in it.
struct Open {
    window: Rc<Window>,
    surface: Surface<OwnedDisplayHandle, Rc<Window>>,
    machine: Machine,
    held: Held<Holder>,
    modifiers: ModifiersState,
    /// Whether keys that are pressed anywhere are meant for this window.
    focused: bool,
    /// Whether the page of keys covers the picture.
    explains: bool,
    /// What the title tells of the file with the games.
    trouble: Option<String>,
}

impl Game {
    fn open(&mut self, event_loop: &ActiveEventLoop) -> Result<Open, String> {
        let attributes = Window::default_attributes()
            .with_title(NAME)
            .with_inner_size(match window_size::recall() {
                Some((width, height)) => LogicalSize::new(width.into(), height.into()),
                None => usual_size(event_loop),
            })
            .with_min_inner_size(size(1))
            .with_window_icon(icon());
        let window = event_loop
            .create_window(attributes)
            .map_err(|error| error.to_string())?;
        let window = Rc::new(window);
        let surface = Context::new(self.display.clone())
            .and_then(|context| Surface::new(&context, window.clone()))
            .map_err(|error| error.to_string())?;
        let flash = self.flash.take().ok_or("the game had begun already")?;
        let proxy = self.proxy.clone();
        // A loop that has ended needs no news.
        let program = self.program.clone();
        let tell = move || drop(proxy.send_event(News::Picture));
        let machine = Machine::start(flash, program, tell).map_err(|error| error.to_string())?;
        let proxy = self.proxy.clone();
        gamepad::watch(move |pad, down| drop(proxy.send_event(News::Gamepad(pad, down))));
        Ok(Open {
            window,
            surface,
            machine,
            held: Held::new(),
            modifiers: ModifiersState::empty(),
            focused: true,
            explains: false,
            trouble: None,
        })
    }
}

impl ApplicationHandler<News> for Game {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        if self.open.is_some() {
            return;
        }
        match self.open(event_loop) {
            Ok(open) => self.open = Some(open),
            Err(why) => {
                self.failure = Some(why);
                event_loop.exit();
            }
        }
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, news: News) {
        let Some(open) = &mut self.open else {
            return;
        };
        match news {
            News::Picture if open.machine.over() => event_loop.exit(),
            News::Picture => {
                let trouble = open.machine.trouble();
                if trouble != open.trouble {
                    let name = trouble.as_deref().map(printable);
                    open.window.set_title(name.as_deref().unwrap_or(NAME));
                    open.trouble = trouble;
                }
                open.window.request_redraw();
            }
            News::Gamepad(pad, down) => open.gamepad(pad, down),
        }
    }

    /// The size is looked at when the game ends, and not at each change: while it changes, nobody has chosen it yet.
    fn exiting(&mut self, _: &ActiveEventLoop) {
        let Some(Open { window, .. }) = &self.open else {
            return;
        };
        if window.fullscreen().is_none() && !window.is_maximized() {
            let size = window.inner_size().to_logical(window.scale_factor());
            window_size::remember((size.width, size.height));
        }
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        let Some(open) = &mut self.open else {
            return;
        };
        match event {
            WindowEvent::CloseRequested | WindowEvent::Destroyed => event_loop.exit(),
            WindowEvent::Resized(_) | WindowEvent::ScaleFactorChanged { .. } => {
                open.window.request_redraw();
            }
            WindowEvent::RedrawRequested => {
                if let Err(why) = open.draw() {
                    self.failure = Some(why);
                    event_loop.exit();
                }
            }
            WindowEvent::ModifiersChanged(modifiers) => open.modifiers = modifiers.state(),
            // The releases of these keys will go to another window.
            WindowEvent::Focused(focused) => {
                open.focused = focused;
                open.held.clear();
                open.machine.keys(open.held.down());
            }
            // Made up by winit, for keys that were down when the window got the focus: nobody pressed them here.
            WindowEvent::KeyboardInput {
                is_synthetic: true, ..
            } => {}
            WindowEvent::KeyboardInput { event, .. } if open.ends(&event) => event_loop.exit(),
            WindowEvent::KeyboardInput { event, .. } => open.typed(event),
            _ => {}
        }
    }
}

impl Open {
    /// Whether this is Ctrl-Q, which ends the game in the terminal too.
    fn ends(&self, event: &KeyEvent) -> bool {
        let is_q =
            matches!(&event.logical_key, Sign::Character(text) if text.eq_ignore_ascii_case("q"));
        is_q && event.state.is_pressed() && self.modifiers == ModifiersState::CONTROL
    }

    /// Shows the page of keys, or the picture again.
    fn explain(&mut self, explains: bool) {
        if explains != self.explains {
            self.explains = explains;
            self.window.request_redraw();
        }
    }

    fn gamepad(&mut self, pad: u32, down: KeySet) {
        for key in Key::ALL {
            // Another window may be played with it.
            if down.has(key) && self.focused {
                self.held.press(Holder::Gamepad(pad, key), key);
            } else {
                self.held.release(&Holder::Gamepad(pad, key));
            }
        }
        self.explain(false);
        self.machine.keys(self.held.down());
    }

    fn typed(&mut self, event: KeyEvent) {
        match event.state {
            // The loop makes its own repeats, alike on every board.
            ElementState::Pressed if event.repeat => return,
            ElementState::Pressed => {
                // With these, a key means something to the system or nothing at all.
                let command = ModifiersState::CONTROL | ModifiersState::ALT | ModifiersState::SUPER;
                if self.modifiers.intersects(command) {
                    return;
                }
                match event.logical_key {
                    Sign::Named(NamedKey::F1) => self.explain(!self.explains),
                    Sign::Named(NamedKey::F11) => {
                        let other = self.window.fullscreen().is_none();
                        let whole = other.then_some(Fullscreen::Borderless(None));
                        self.window.set_fullscreen(whole);
                    }
                    // The key that leaves the page of keys means nothing more.
                    _ if self.explains => self.explain(false),
                    sign => {
                        if let Some(key) = key(&sign) {
                            self.held.press(Holder::Cap(event.physical_key), key);
                        }
                    }
                }
            }
            ElementState::Released => self.held.release(&Holder::Cap(event.physical_key)),
        }
        self.machine.keys(self.held.down());
    }

    fn draw(&mut self) -> Result<(), String> {
        let size = self.window.inner_size();
        let (Some(width), Some(height)) =
            (NonZeroU32::new(size.width), NonZeroU32::new(size.height))
        else {
            return Ok(());
        };
        self.surface
            .resize(width, height)
            .map_err(|error| error.to_string())?;
        let mut buffer = self
            .surface
            .buffer_mut()
            .map_err(|error| error.to_string())?;
        let layout = Layout::new(
            size.width as usize,
            size.height as usize,
            self.window.scale_factor(),
        );
        let (mut picture, signs) = self.machine.look();
        if self.explains {
            picture = keys_page::picture();
        }
        buffer.fill(word(legend::GROUND));
        let picture = picture.scaled(layout.side);
        let lines = buffer.chunks_exact_mut(size.width as usize);
        for (line, row) in lines.skip(layout.top).zip(picture.rows()) {
            paint(line, layout.left, row, 1);
        }
        if let Some(Strip { left, top, factor }) = layout.legend {
            let rows = legend::rows(signs).flat_map(|row| std::iter::repeat_n(row, factor));
            let lines = buffer.chunks_exact_mut(size.width as usize);
            for (line, row) in lines.skip(top).zip(rows) {
                paint(line, left, &row, factor);
            }
        }
        self.window.pre_present_notify();
        buffer.present().map_err(|error| error.to_string())
    }
}

/// Paints dots on a line of the window, each so many pixels wide.
fn paint(line: &mut [u32], left: usize, dots: &[Rgb], factor: usize) {
    let words = dots
        .iter()
        .flat_map(|dot| std::iter::repeat_n(word(*dot), factor));
    for (pixel, word) in line.iter_mut().skip(left).zip(words) {
        *pixel = word;
    }
}

/// A colour as the window takes it.
fn word(Rgb { r, g, b }: Rgb) -> u32 {
    u32::from_be_bytes([0, r, g, b])
}

/// The size of a window for picture and legend, so many times as large.
fn size(factor: usize) -> LogicalSize<f64> {
    let times = |dots: usize| dots.saturating_mul(factor) as f64;
    LogicalSize::new(times(SIDE), times(SIDE + legend::HEIGHT))
}

/// Three times as large where that leaves the display some room, else twice.
fn usual_size(event_loop: &ActiveEventLoop) -> LogicalSize<f64> {
    let monitor = event_loop
        .primary_monitor()
        .or_else(|| event_loop.available_monitors().next());
    let height = monitor.map_or(0.0, |monitor| {
        monitor
            .size()
            .to_logical::<f64>(monitor.scale_factor())
            .height
    });
    size(if height >= 1000.0 { 3 } else { 2 })
}

fn key(sign: &Sign) -> Option<Key> {
    let cap = match sign {
        Sign::Character(text) => {
            let mut letters = text.chars();
            let (first, rest) = (letters.next()?, letters.next());
            return keyboard::letter(first).filter(|_| rest.is_none());
        }
        Sign::Named(NamedKey::ArrowUp) => Cap::Up,
        Sign::Named(NamedKey::ArrowDown) => Cap::Down,
        Sign::Named(NamedKey::ArrowLeft) => Cap::Left,
        Sign::Named(NamedKey::ArrowRight) => Cap::Right,
        Sign::Named(NamedKey::Enter) => Cap::Enter,
        Sign::Named(NamedKey::Space) => Cap::Space,
        Sign::Named(NamedKey::Escape) => Cap::Escape,
        Sign::Named(NamedKey::Backspace) => Cap::Backspace,
        Sign::Named(NamedKey::Tab) => Cap::Tab,
        _ => return None,
    };
    keyboard::key(cap)
}

/// A lamp on a dark table.
fn icon() -> Option<winit::window::Icon> {
    let (ground, glow) = (Rgb::hex(0x33_2A_48), Rgb::hex(0xFF_BC_42));
    let side = 32_i32;
    let rgba = (0..side * side)
        .flat_map(|at| {
            let (x, y) = (2 * (at % side) - side + 1, 2 * (at / side) - side + 1);
            let far = x * x + y * y;
            let Rgb { r, g, b } = if far < 320 || (500..640).contains(&far) {
                glow
            } else {
                ground
            };
            [r, g, b, if far < 960 { 255 } else { 0 }]
        })
        .collect();
    winit::window::Icon::from_rgba(rgba, side as u32, side as u32).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_painted_within_the_line_only() {
        let mut line = [7; 6];
        paint(&mut line, 1, &[Rgb::hex(0x01_02_03), Rgb::BLACK], 2);
        assert_eq!(line, [7, 0x01_02_03, 0x01_02_03, 0, 0, 7]);
        paint(&mut line, 5, &[Rgb::hex(9), Rgb::BLACK], 3);
        assert_eq!(line[5], 9);
    }

    #[test]
    fn the_icon_is_well_formed() {
        assert!(icon().is_some());
    }
}
