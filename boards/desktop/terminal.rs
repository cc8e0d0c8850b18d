//! The terminal: it is borrowed, shows a screenful, passes on the keys, and is given back as it was.
//!
//! Does not know what the picture shows.

use std::{
    env,
    io::{self, IsTerminal as _, Write as _},
    panic,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::Instant,
};

use crossterm::{
    cursor::{Hide, Show},
    event::{
        self, DisableFocusChange, EnableFocusChange, Event, KeyCode, KeyEvent, KeyEventKind,
        KeyModifiers, KeyboardEnhancementFlags, PopKeyboardEnhancementFlags,
        PushKeyboardEnhancementFlags,
    },
    execute, queue,
    terminal::{
        self, BeginSynchronizedUpdate, DisableLineWrap, EnableLineWrap, EndSynchronizedUpdate,
        EnterAlternateScreen, LeaveAlternateScreen,
    },
};
use durbar::ui::key::Key;

use super::{
    ansi::Depth,
    flash::FileFlash,
    hands::Hands,
    keyboard::{self, Cap, Held},
    machine::Machine,
    printable,
    probe::{self, Answers},
    program::Program,
    refuse,
    screenful::Screenful,
};

/// Something to do.
enum News {
    /// The person did something.
    Input(Event),
    /// There is something new to show.
    Picture,
    /// The program shall end, or the terminal is gone.
    Quit,
}

/// Plays in the terminal until the person ends it. A note says why it is the terminal.
pub fn run(flash: FileFlash, program: Option<Program>, note: Option<&str>) -> ExitCode {
    match play(flash, program, note) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => refuse(format_args!(
            "the terminal cannot be used: {error}; playing needs a terminal that can be read and written"
        )),
    }
}

fn play(flash: FileFlash, program: Option<Program>, note: Option<&str>) -> io::Result<bool> {
    let mut program = program;
    if let Some(program) = &mut program {
        // What it says would be on the picture.
        program.hushed = io::stderr().is_terminal();
    }
    let visit = Visit::begin()?;
    // A terminal that cannot be asked is one that can do nothing special.
    let answers = probe::ask().unwrap_or_default();
    visit.furnish(answers)?;
    let (tell, news) = mpsc::channel();
    listen(&tell)?;
    let machine = Machine::start(flash, program, move || drop(tell.send(News::Picture)))?;
    let attended = attend(&visit, &machine, &news, answers, note);
    let end = machine.end();
    // First, or what is told would be lost with the screen it is on.
    drop(visit);
    let in_order = end.tell();
    attended.map(|()| in_order)
}

/// Shows what is new and passes on the keys, until the game or the person ends it.
fn attend(
    visit: &Visit,
    machine: &Machine,
    news: &Receiver<News>,
    answers: Answers,
    note: Option<&str>,
) -> io::Result<()> {
    let depth = match env::var("COLORTERM").as_deref() {
        Ok("truecolor" | "24bit") => Depth::True,
        _ => Depth::Cube,
    };
    let mut fingers = Fingers::new(answers.releases);
    let stage = |trouble: &Option<String>| {
        let screenful = Screenful::new(answers, depth, note);
        screenful.map(|screenful| match trouble {
            Some(sentence) => screenful.telling(sentence),
            None => screenful,
        })
    };
    let mut trouble = None;
    let mut screenful = stage(&trouble)?;
    loop {
        let mut next = wait(news, fingers.alarm());
        let mut dirty = false;
        // All that has come is taken before anything is drawn, so that a slow terminal does not lag behind.
        while let Some(now) = next {
            match now {
                News::Quit => return Ok(()),
                News::Input(Event::Key(key)) if ends(key) => return Ok(()),
                News::Input(Event::Key(key)) => fingers.typed(key, machine),
                News::Input(Event::FocusLost) => fingers.lift(machine),
                News::Input(Event::Resize(..)) => {
                    screenful = stage(&trouble)?;
                    dirty = true;
                }
                News::Input(_) => {}
                News::Picture => dirty = true,
            }
            next = news.try_recv().ok();
        }
        fingers.rest(machine);
        if machine.over() {
            return Ok(());
        }
        if dirty {
            let now = machine.trouble().map(|sentence| printable(&sentence));
            if now != trouble {
                trouble = now;
                screenful = stage(&trouble)?;
            }
            let mut bytes = Vec::new();
            let (picture, signs) = machine.look();
            screenful.draw(&mut bytes, &picture, signs)?;
            visit.show(&bytes)?;
        }
    }
}

/// Waits for news, but not past the alarm.
fn wait(news: &Receiver<News>, alarm: Option<Instant>) -> Option<News> {
    match alarm {
        None => Some(news.recv().unwrap_or(News::Quit)),
        Some(at) => match news.recv_timeout(at.saturating_duration_since(Instant::now())) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(News::Quit),
        },
    }
}

/// Reads the terminal, and the system's wish that the program end, in threads that end with the program.
fn listen(tell: &Sender<News>) -> io::Result<()> {
    let input = tell.clone();
    thread::Builder::new().name("input".into()).spawn(move || {
        while let Ok(event) = event::read()
            && input.send(News::Input(event)).is_ok()
        {}
        let _ = input.send(News::Quit);
    })?;
    #[cfg(unix)]
    {
        use signal_hook::{consts, iterator::Signals};
        let quit = tell.clone();
        let mut signals = Signals::new([consts::SIGTERM, consts::SIGHUP, consts::SIGINT])?;
        thread::Builder::new()
            .name("signals".into())
            .spawn(move || {
                for _ in signals.forever() {
                    let _ = quit.send(News::Quit);
                }
            })?;
    }
    Ok(())
}

/// Whether a key ends the program: in raw mode, no signal comes of it.
fn ends(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && matches!(key.code, KeyCode::Char('c' | 'C' | 'q' | 'Q'))
}

/// Which keys are down, told by the terminal or guessed.
enum Fingers {
    Told(Held<KeyCode>),
    Guessed(Hands),
}

impl Fingers {
    fn new(releases: bool) -> Self {
        if releases {
            Self::Told(Held::new())
        } else {
            Self::Guessed(Hands::default())
        }
    }

    fn typed(&mut self, event: KeyEvent, machine: &Machine) {
        // What was due before this key must be told before it: two taps shall not become one.
        self.rest(machine);
        // A letter is the same key with and without shift.
        let code = match event.code {
            KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
            code => code,
        };
        // With these, a key means something to the system or nothing at all.
        let command = KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SUPER;
        let key = key(code).filter(|_| !event.modifiers.intersects(command));
        match (&mut *self, event.kind, key) {
            (Self::Told(held), KeyEventKind::Release, _) => held.release(&code),
            (Self::Told(held), KeyEventKind::Press, Some(key)) => held.press(code, key),
            (Self::Guessed(hands), KeyEventKind::Press | KeyEventKind::Repeat, Some(key)) => {
                hands.press(key, Instant::now());
            }
            _ => return,
        }
        self.rest(machine);
    }

    /// Lets go of everything: the releases will go to somebody else.
    fn lift(&mut self, machine: &Machine) {
        *self = Self::new(matches!(self, Self::Told(_)));
        self.rest(machine);
    }

    /// Passes on which keys are down by now.
    fn rest(&mut self, machine: &Machine) {
        machine.keys(match self {
            Self::Told(held) => held.down(),
            Self::Guessed(hands) => hands.down(Instant::now()),
        });
    }

    /// When `rest` will have something new though nothing happens.
    fn alarm(&self) -> Option<Instant> {
        match self {
            Self::Told(_) => None,
            Self::Guessed(hands) => hands.alarm(),
        }
    }
}

fn key(code: KeyCode) -> Option<Key> {
    let cap = match code {
        KeyCode::Char(letter) => return keyboard::letter(letter),
        KeyCode::Up => Cap::Up,
        KeyCode::Down => Cap::Down,
        KeyCode::Left => Cap::Left,
        KeyCode::Right => Cap::Right,
        KeyCode::Enter => Cap::Enter,
        KeyCode::Esc => Cap::Escape,
        KeyCode::Backspace => Cap::Backspace,
        KeyCode::Tab => Cap::Tab,
        _ => return None,
    };
    keyboard::key(cap)
}

/// The terminal while it is ours. However it ends, by a panic too, the terminal is left as it was.
struct Visit(Arc<State>);

#[derive(Default)]
struct State {
    /// The terminal is given back.
    left: AtomicBool,
    /// It was told to tell of releases.
    releases: AtomicBool,
    /// There may be pictures in its memory.
    pictures: AtomicBool,
}

impl Visit {
    fn begin() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let visit = Self(Arc::default());
        let (state, before) = (visit.0.clone(), panic::take_hook());
        panic::set_hook(Box::new(move |panic| {
            // First, or the message would be lost with the screen it is on.
            state.leave();
            before(panic);
        }));
        execute!(
            io::stdout(),
            EnterAlternateScreen,
            Hide,
            DisableLineWrap,
            EnableFocusChange
        )?;
        Ok(visit)
    }

    /// Makes use of what the terminal can do.
    fn furnish(&self, answers: Answers) -> io::Result<()> {
        self.0.pictures.store(answers.kitty, Ordering::Relaxed);
        // Windows tells of releases without being told to.
        if answers.releases && cfg!(unix) {
            self.0.releases.store(true, Ordering::Relaxed);
            // Without the last flag, Enter, Tab and Backspace would come without their releases.
            let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES
                | KeyboardEnhancementFlags::REPORT_EVENT_TYPES
                | KeyboardEnhancementFlags::REPORT_ALL_KEYS_AS_ESCAPE_CODES;
            execute!(io::stdout(), PushKeyboardEnhancementFlags(flags))?;
        }
        Ok(())
    }

    /// Writes what is to be seen together, unless the terminal is given back: after a panic in the game's thread, the
    /// screen is the person's again, with the message on it.
    fn show(&self, bytes: &[u8]) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.0.left.load(Ordering::Relaxed) {
            return Ok(());
        }
        queue!(out, BeginSynchronizedUpdate)?;
        out.write_all(bytes)?;
        execute!(out, EndSynchronizedUpdate)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.0.leave();
    }
}

impl State {
    /// Gives the terminal back, once. A terminal that is gone cannot be helped, so failures are passed over.
    fn leave(&self) {
        // Held by whoever draws, so that nothing is drawn afterwards; who panics while drawing holds it already, and may.
        let mut out = io::stdout().lock();
        if self.left.swap(true, Ordering::Relaxed) {
            return;
        }
        if self.pictures.load(Ordering::Relaxed) {
            let _ = out.write_all(super::kitty::CLEAR);
        }
        if self.releases.load(Ordering::Relaxed) {
            let _ = execute!(out, PopKeyboardEnhancementFlags);
        }
        let _ = execute!(
            out,
            EndSynchronizedUpdate,
            DisableFocusChange,
            EnableLineWrap,
            Show,
            LeaveAlternateScreen
        );
        let _ = terminal::disable_raw_mode();
    }
}
