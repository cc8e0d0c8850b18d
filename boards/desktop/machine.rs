//! The PC as a board: the loop runs in a thread of its own, whoever shows the picture and reads the keys in another.
//!
//! Both sides sleep until there is something to do. Knows neither window nor terminal.

use std::{
    cell::Cell,
    collections::{VecDeque, hash_map::RandomState},
    future::poll_fn,
    hash::BuildHasher,
    io, mem,
    pin::pin,
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Wake, Waker},
    thread::{self, JoinHandle, Thread},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use durbar::{
    app::{App, Deals, Decided, Programs},
    shell::{
        self,
        ports::{Body, Clock, Keys, Panel, Ports},
    },
    ui::{
        canvas::{Canvas, LANES, SIDE},
        ink::{Palette, Rgb},
        key::KeySet,
        rows::Changes,
        time::Timestamp,
    },
    words::Language,
};
use embassy_futures::select::select;

use super::{
    FACTS, complain,
    flash::{FileFlash, Trouble},
    picture::Picture,
    program::Program,
    seated::{Ears, Programmed},
};

/// What a handheld shows besides its picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    /// The light behind the panel, in percent. The picture keeps its full colours whatever this says: a PC's display
    /// has a light of its own, and colours made darker would be others than the palette's, whose contrast is proven.
    pub light: u8,
    /// The colour of the lamp.
    pub lamp: Rgb,
    /// The tone that is sounding, in hertz. A PC does not play it: its speakers are no piezo, and an office no table.
    pub tone: Option<u16>,
}

/// What both sides share.
struct Desk {
    state: Mutex<State>,
    /// Tells the other side that there is something new to show.
    tell: Box<dyn Fn() + Send + Sync>,
}

struct State {
    picture: Picture,
    signs: Signs,
    /// The changes of the keys that the loop has not taken yet, so that even a tap while it paints is not lost.
    keys: VecDeque<KeySet>,
    /// The keys as they were put last.
    down: KeySet,
    /// Wakes the loop.
    waker: Option<Waker>,
    /// Whether a program has answered.
    stirred: bool,
    /// What is to be told on the standard error once that is not on the person's screen.
    untold: Vec<String>,
    quit: bool,
    over: bool,
}

impl Desk {
    /// The state, also after a panic on the other side: it is a picture and some numbers, and each of them is whole.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(state: &mut State) {
        if let Some(waker) = state.waker.take() {
            waker.wake();
        }
    }

    /// Changes what the handheld shows besides its picture, and tells so.
    fn sign(&self, change: impl FnOnce(&mut Signs)) {
        let mut state = self.state();
        let before = state.signs;
        change(&mut state.signs);
        let changed = state.signs != before;
        drop(state);
        if changed {
            (self.tell)();
        }
    }
}

/// A running game, seen from the side of the person.
pub struct Machine {
    desk: Arc<Desk>,
    thread: JoinHandle<()>,
    trouble: Trouble,
}

/// How a game ended.
#[must_use]
pub struct End {
    in_order: bool,
    untold: Vec<String>,
    trouble: Option<String>,
}

impl End {
    /// Says what the person must know though the game is gone from sight; answers whether all was in good order.
    pub fn tell(self) -> bool {
        let saved = self.trouble.is_none();
        self.untold.iter().for_each(complain);
        if let Some(sentence) = self.trouble {
            complain(sentence);
        }
        self.in_order && saved
    }
}

impl Machine {
    /// Starts the game, with a program that can play in it; `tell` is called, in the game's thread, whenever there is something
    /// new to show. What is to be said of a program that is hushed is said at the end: its words would be on the picture.
    pub fn start(
        flash: FileFlash,
        program: Option<Program>,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let desk = Arc::new(Desk {
            state: Mutex::new(State {
                picture: Picture::new(SIDE, Rgb::BLACK),
                signs: Signs::default(),
                keys: VecDeque::new(),
                down: KeySet::NONE,
                waker: None,
                stirred: false,
                untold: Vec::new(),
                quit: false,
                over: false,
            }),
            tell: Box::new(tell),
        });
        let trouble = flash.trouble();
        let table = Ending(desk.clone());
        let thread = thread::Builder::new()
            .name("game".into())
            .spawn(move || play(&table.0, flash, program))?;
        Ok(Self {
            desk,
            thread,
            trouble,
        })
    }

    /// Says which keys are down now.
    pub fn keys(&self, down: KeySet) {
        let mut state = self.desk.state();
        if state.down != down {
            state.down = down;
            state.keys.push_back(down);
            Desk::wake(&mut state);
        }
    }

    /// The picture and the signs as they are. A copy: showing takes time, and the game shall not wait for it.
    pub fn look(&self) -> (Picture, Signs) {
        let state = self.desk.state();
        (state.picture.clone(), state.signs)
    }

    /// What is wrong with the file with the games, in a sentence.
    pub fn trouble(&self) -> Option<String> {
        self.trouble.told()
    }

    /// Whether the game has ended of itself.
    pub fn over(&self) -> bool {
        self.desk.state().over
    }

    /// Ends the game between two of its steps, never in the middle of a save.
    pub fn end(self) -> End {
        let mut state = self.desk.state();
        state.quit = true;
        Desk::wake(&mut state);
        drop(state);
        let in_order = self.thread.join().is_ok();
        End {
            in_order,
            untold: mem::take(&mut self.desk.state().untold),
            trouble: self.trouble.told(),
        }
    }
}

/// Tells that the game is over, even when it ends by a panic.
struct Ending(Arc<Desk>);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.state().over = true;
        (self.0.tell)();
    }
}

/// A program at the desk.
fn seat(desk: &Arc<Desk>, program: Program) -> Programmed {
    let (hushed, listens, answers) = (program.hushed, desk.clone(), desk.clone());
    let ears = Ears {
        complain: Box::new(move |sentence| {
            if hushed {
                listens.state().untold.push(sentence);
            } else {
                complain(sentence);
            }
        }),
        answered: Arc::new(move || {
            let mut state = answers.state();
            state.stirred = true;
            Desk::wake(&mut state);
        }),
    };
    Programmed::new(program, false, ears)
}

/// Runs the loop until the game ends or shall end.
fn play(desk: &Arc<Desk>, flash: FileFlash, program: Option<Program>) {
    let alarm = Cell::new(None);
    let until = Cell::new(None);
    let mut ports = Ports {
        panel: Glass(desk),
        keys: Queue(desk),
        clock: Watch {
            start: Instant::now(),
            alarm: &alarm,
            desk,
            until: &until,
        },
        body: Legend {
            desk,
            programs: program.map(|program| seat(desk, program)),
            until: &until,
        },
        flash,
    };
    let mut app = App::new(FACTS, None);
    let mut canvas = Canvas::new();
    let quit = poll_fn(|context| {
        let mut state = desk.state();
        if state.quit {
            return Poll::Ready(());
        }
        state.waker = Some(context.waker().clone());
        Poll::Pending
    });
    block_on(
        select(quit, shell::run(&mut app, &mut canvas, &mut ports)),
        &alarm,
    );
}

/// Runs a future in this thread, which sleeps until the future is woken or its alarm has come.
fn block_on<F: Future>(future: F, alarm: &Cell<Option<Instant>>) -> F::Output {
    struct Sleeper(Thread);

    impl Wake for Sleeper {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    let waker = Waker::from(Arc::new(Sleeper(thread::current())));
    let mut future = pin!(future);
    loop {
        alarm.set(None);
        if let Poll::Ready(output) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
            return output;
        }
        match alarm.get() {
            Some(at) => thread::park_timeout(at.saturating_duration_since(Instant::now())),
            None => thread::park(),
        }
    }
}

struct Glass<'a>(&'a Desk);

impl Panel for Glass<'_> {
    /// Keeps what changed in the colours that a panel would make of it. It does not wait until a person can see it: how fast
    /// a PC's display is tells nothing about the handheld.
    async fn show(&mut self, canvas: &Canvas, palette: &Palette, changes: Changes<'_>) {
        let mut changes = changes.peekable();
        if changes.peek().is_none() {
            return;
        }
        let mut state = self.0.state();
        for patch in changes {
            let rows = state.picture.rows_mut().enumerate();
            for (y, row) in rows.skip(patch.rows.start).take(patch.rows.len()) {
                let dots = row.iter_mut().enumerate();
                for (x, dot) in dots.filter(|(x, _)| patch.words.contains(&(x / LANES))) {
                    *dot = Rgb::seen(palette.colour(canvas.ink(x, y)).rgb565());
                }
            }
        }
        drop(state);
        (self.0.tell)();
    }

    fn light(&mut self, percent: u8) {
        self.0.sign(|signs| signs.light = percent);
    }
}

struct Queue<'a>(&'a Desk);

impl Keys for Queue<'_> {
    fn changed(&mut self) -> impl Future<Output = KeySet> {
        poll_fn(|context| {
            let mut state = self.0.state();
            if let Some(down) = state.keys.pop_front() {
                return Poll::Ready(down);
            }
            state.waker = Some(context.waker().clone());
            Poll::Pending
        })
    }
}

struct Watch<'a> {
    start: Instant,
    /// When the thread shall wake though nothing else wakes it.
    alarm: &'a Cell<Option<Instant>>,
    desk: &'a Desk,
    /// Until when a program may think.
    until: &'a Cell<Option<Instant>>,
}

impl Clock for Watch<'_> {
    fn now(&self) -> Timestamp {
        let micros = self.start.elapsed().as_micros();
        Timestamp::from_micros(u64::try_from(micros).unwrap_or(u64::MAX))
    }

    fn until(&mut self, moment: Timestamp) -> impl Future<Output = ()> {
        poll_fn(move |context| {
            // A program that has answered, or has not in its time, is looked after.
            let late = self.until.get().filter(|until| *until <= Instant::now());
            if self.now() >= moment || late.is_some() {
                return Poll::Ready(());
            }
            let mut state = self.desk.state();
            if mem::take(&mut state.stirred) {
                return Poll::Ready(());
            }
            state.waker = Some(context.waker().clone());
            drop(state);
            let at = self
                .start
                .checked_add(Duration::from_micros(moment.micros()));
            let all = [self.alarm.get(), at, self.until.get()];
            let sooner = all.into_iter().flatten().min();
            self.alarm.set(sooner);
            Poll::Pending
        })
    }
}

/// Bits that nobody can know before: the keys of the library's hash tables come from the operating system's own source.
fn chance() -> u64 {
    RandomState::new().hash_one(process::id())
}

/// The language of the environment, if it is one of ours.
fn spoken() -> Option<Language> {
    let set = |name: &&str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find(|name| set(name))?;
    let value = std::env::var(name).ok()?;
    ["en", "de", "nl"]
        .into_iter()
        .zip(Language::ALL)
        .find(|(word, _)| value.starts_with(word))
        .map(|(_, language)| language)
}

/// The body is a line of signs beside the picture; there is no battery.
struct Legend<'a> {
    desk: &'a Desk,
    programs: Option<Programmed>,
    /// Until when the one may think who is asked.
    until: &'a Cell<Option<Instant>>,
}

impl Body for Legend<'_> {
    fn program(&self) -> Option<&str> {
        self.programs.as_ref().map(Programmed::name)
    }

    fn attend(&mut self, table: &Programs<'_>) -> Option<Decided> {
        let programs = self.programs.as_mut()?;
        let decided = programs.attend(table);
        self.until.set(programs.until());
        decided
    }

    fn chance(&mut self) -> u64 {
        chance()
    }

    fn deals(&mut self) -> Deals {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // Whose clock stands before that day has no calendar.
        let week = since.map_or(0, |since| Deals::week_of(since.as_secs() / 86_400));
        Deals::new(0, week).speaking(spoken())
    }

    fn tone(&mut self, hertz: Option<u16>) {
        self.desk.sign(|signs| signs.tone = hertz);
    }

    fn glow(&mut self, colour: Rgb) {
        self.desk.sign(|signs| signs.lamp = colour);
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, env, fs, sync::mpsc};

    use durbar::{
        shell::{rehearsal::rehearse, script::Script},
        ui::key::Key,
    };

    use super::*;

    fn flash(name: &str) -> FileFlash {
        let path = env::temp_dir().join(format!("durbar-{name}-{}.bin", process::id()));
        let flash = FileFlash::open(&path).expect("a new flash");
        fs::remove_file(&path).expect("it is there");
        flash
    }

    /// What the panel of a rehearsed board shows.
    fn rehearsed(script: &str) -> Picture {
        let mut app = App::new(FACTS, None);
        let script = Script::parse(script).expect("a script");
        let rehearsal = rehearse(&mut app, script, None, &mut vec![0xFF; FACTS.saves], |_| {});
        let mut picture = Picture::new(SIDE, Rgb::BLACK);
        for (y, row) in picture.rows_mut().enumerate() {
            for (x, dot) in row.iter_mut().enumerate() {
                let ink = rehearsal.seen.ink(x, y);
                *dot = Rgb::seen(rehearsal.palette.colour(ink).rgb565());
            }
        }
        picture
    }

    #[test]
    fn the_operating_system_s_chance_is_never_the_same_twice() {
        let chances: BTreeSet<u64> = (0..50).map(|_| chance()).collect();
        assert_eq!(chances.len(), 50);
    }

    #[test]
    fn keys_bring_the_picture_that_a_rehearsal_of_them_brings() {
        let (tell, told) = mpsc::channel();
        let machine = Machine::start(flash("keys"), None, move || {
            let _ = tell.send(());
        })
        .expect("a thread");
        let patience = Duration::from_secs(20);
        let sees = |picture: &Picture| {
            while machine.look().0 != *picture {
                told.recv_timeout(patience).expect("a new picture in time");
            }
        };
        sees(&rehearsed(""));
        // Put without a pause: the loop takes each change though it sees the last one only.
        for key in [Key::X, Key::Y] {
            machine.keys(KeySet::NONE.with(key, true));
            machine.keys(KeySet::NONE);
        }
        machine.keys(KeySet::NONE.with(Key::B, true));
        sees(&rehearsed("X Y press:B"));
        // The light comes after the picture.
        let begun = Instant::now();
        while machine.look().1.light == 0 {
            assert!(begun.elapsed() < patience, "the light stays off");
            thread::sleep(Duration::from_millis(1));
        }
        assert!(machine.end().tell());
    }

    /// A folder of a test's own, gone when the test is over.
    #[cfg(unix)]
    struct Folder(std::path::PathBuf);

    #[cfg(unix)]
    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// A machine with a program that is a script of the shell, on the way to a match of a person against it.
    #[cfg(unix)]
    fn against(name: &str, text: &str) -> (Machine, Folder) {
        let folder = Folder(env::temp_dir().join(format!("durbar-{name}-{}", process::id())));
        fs::create_dir_all(&folder.0).expect("a folder");
        let [script, flash] = ["player.sh", "flash.bin"].map(|file| folder.0.join(file));
        fs::write(&script, text).expect("a script");
        let mut program = Program::of(&format!("sh {}", script.display())).expect("a command");
        program.limit = Duration::from_secs(2);
        // What is said of it is kept, and not told.
        program.hushed = true;
        let flash = FileFlash::open(&flash).expect("a new flash");
        let machine = Machine::start(flash, Some(program), || {}).expect("a thread");
        // As in tests/programs.rs, by a deal of the calendar.
        tap(
            &machine,
            "down A down down down right right right up up up up right down A",
        );
        (machine, folder)
    }

    #[cfg(unix)]
    fn tap(machine: &Machine, keys: &str) {
        for key in keys.split(' ') {
            let key = Key::named(key).expect("a key");
            machine.keys(KeySet::NONE.with(key, true));
            thread::sleep(Duration::from_millis(40));
            machine.keys(KeySet::NONE);
            thread::sleep(Duration::from_millis(40));
        }
    }

    /// Presses A until something is so.
    #[cfg(unix)]
    fn press_until(machine: &Machine, mut so: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !so() {
            assert!(begun.elapsed().as_secs() < 60, "it does not come");
            tap(machine, "A");
        }
    }

    /// A loop over what is told, which does something when it is asked.
    #[cfg(unix)]
    fn when_asked(does: &str) -> String {
        format!("while read -r word rest; do case $word in decide) {does};; esac; done\n")
    }

    #[cfg(unix)]
    #[test]
    fn a_program_at_fault_gets_its_sentence_and_the_game_goes_on() {
        for (name, does, sentence) in [
            (
                "crashes",
                "exit 3",
                "ended before it answered (exit status: 3)",
            ),
            (
                "cheats",
                "echo fly to the moon",
                "answered \"fly to the moon\": found",
            ),
            (
                "several",
                // In one go: of two, the second may come too late to be noticed.
                "cat <<END\none\ntwo\nEND\n",
                "answered more than one line",
            ),
            ("hangs", "sleep 1000", "gave no answer in 2 s"),
        ] {
            let (machine, _folder) = against(name, &when_asked(does));
            let untold = || machine.desk.state().untold.clone();
            press_until(&machine, || !untold().is_empty());
            // It goes on: the notice is read, a computer plays, and nothing more is said.
            let before = machine.look().0;
            press_until(&machine, || machine.look().0 != before);
            let said = untold();
            assert_eq!(said.len(), 1, "{said:?}");
            for part in ["match 1, seat two, after ", "player.sh ", sentence] {
                assert!(
                    said[0].contains(part),
                    "\"{part}\" is missing in: {}",
                    said[0]
                );
            }
            assert!(
                said[0].ends_with("; a computer of level 2 plays on"),
                "{said:?}"
            );
            let end = machine.end();
            assert!(end.in_order && end.untold == said);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_thinks_holds_up_no_key_and_is_gone_with_the_game() {
        let ids = env::temp_dir().join(format!("durbar-ids-{}", process::id()));
        let does = format!("echo $$ >>{}; sleep 1000", ids.display());
        let (machine, _folder) = against("thinks", &when_asked(&does));
        press_until(&machine, || ids.exists());
        // Within its two seconds the menu opens and closes.
        let begun = Instant::now();
        let board = machine.look().0;
        machine.keys(KeySet::NONE.with(Key::Y, true));
        while machine.look().0 == board {
            thread::sleep(Duration::from_millis(1));
        }
        machine.keys(KeySet::NONE);
        assert!(machine.desk.state().untold.is_empty());
        println!("the menu came after {:?}", begun.elapsed());
        let id = fs::read_to_string(&ids).expect("it ran");
        assert!(machine.end().in_order);
        let there = process::Command::new("sh")
            .args(["-c", &format!("kill -0 {}", id.trim())])
            .stderr(process::Stdio::null())
            .status();
        assert!(!there.expect("a shell").success(), "{id} is still there");
        fs::remove_file(ids).expect("it is there");
    }

    #[test]
    fn a_game_that_is_told_to_end_ends_though_it_is_asleep() {
        let machine = Machine::start(flash("end"), None, || {}).expect("a thread");
        thread::sleep(Duration::from_millis(50));
        assert!(!machine.over());
        let desk = machine.desk.clone();
        assert!(machine.end().tell());
        assert!(desk.state().over);
    }
}
