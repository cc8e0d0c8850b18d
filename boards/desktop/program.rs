//! A player who is another program: it is asked on its standard input, and answers on its standard output.
//!
//! What it does is bounded: how long it may think, how much it may say, and that it ends with the match. It does not know
//! what is asked.

use std::{
    fmt::{self, Display},
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel},
    thread,
    time::{Duration, Instant},
};

/// The longest answer in bytes: no action's text is as long.
const LONGEST: u64 = 400;

/// How long a program may take to end by itself when its match is over.
const GRACE: Duration = Duration::from_millis(500);

/// A program and how long it may think about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    words: Vec<String>,
    /// How long it may think.
    pub limit: Duration,
    /// Whether nobody hears what it writes to its standard error.
    pub hushed: bool,
}

impl Program {
    /// How long a program may think where nothing else is said.
    pub const LIMIT: Duration = Duration::from_secs(5);

    /// The program of a command line, whose words are separated by blanks; none if there is no word.
    pub fn of(command: &str) -> Option<Self> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        (!words.is_empty()).then_some(Self {
            words,
            limit: Self::LIMIT,
            hushed: false,
        })
    }

    /// What it is called: its last word that is no option, without folder and ending.
    pub fn name(&self) -> &str {
        let mut words = self.words.iter().rev();
        let word = words.find(|word| !word.starts_with('-'));
        let file = word.and_then(|word| Path::new(word).file_stem()?.to_str());
        file.unwrap_or_default()
    }

    /// Starts it. Whoever asked is called, in a thread of the player's own, when there is an answer.
    pub fn start(&self, answered: impl Fn() + Send + 'static) -> Result<Player, Fault> {
        self.spawn(answered)
            .map_err(|error| Fault::NotStarted(error.to_string()))
    }

    fn spawn(&self, answered: impl Fn() + Send + 'static) -> io::Result<Player> {
        let mut words = self.words.iter();
        // There is a first one: `of` saw it.
        let mut command = Command::new(words.next().map_or("", String::as_str));
        command.args(words);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        if self.hushed {
            command.stderr(Stdio::null());
        }
        // What it starts itself ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (asked, requests) = channel();
        let (answer, answers) = channel();
        let player = Player {
            child,
            asked: Some(asked),
            answers,
            limit: self.limit,
            until: Instant::now(),
        };
        if let Some((input, output)) = pipes {
            thread::Builder::new()
                .name("player".into())
                .spawn(move || converse(input, output, &requests, &answer, answered))?;
        }
        Ok(player)
    }
}

impl Display for Program {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.words.join(" "))
    }
}

/// What a program did wrong, said after its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be started.
    NotStarted(String),
    /// It gave no answer in time.
    Silent(Duration),
    /// It ended, or closed its output, and how it ended.
    Ended(String),
    /// It said too much in one line.
    Long,
    /// It said more than one line.
    Several,
    /// It said what is no text.
    NoText,
    /// It decided so often, and the match did not end.
    Endless(u32),
    /// Its answer cannot be played, and why.
    Misplayed(String, String),
}

impl Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(why) => write!(out, "cannot be started: {why}"),
            Self::Silent(limit) => write!(out, "gave no answer in {} s", limit.as_secs()),
            Self::Ended(how) => write!(out, "ended before it answered ({how})"),
            Self::Long => write!(out, "answered more than {LONGEST} bytes in one line"),
            Self::Several => out.write_str("answered more than one line"),
            Self::NoText => out.write_str("answered bytes that are not UTF-8 text"),
            Self::Endless(times) => write!(out, "decided {times} times and came to no end"),
            Self::Misplayed(answer, why) => write!(out, "answered \"{answer}\": {why}"),
        }
    }
}

/// A program that plays. When it is dropped, the process is gone.
pub struct Player {
    child: Child,
    /// None once nothing more is asked.
    asked: Option<Sender<String>>,
    answers: Receiver<Result<String, Fault>>,
    limit: Duration,
    /// Until when it may think.
    pub until: Instant,
}

impl Player {
    /// Asks; the answer is still to come.
    pub fn ask(&mut self, request: String) {
        // Who does not listen any more does not answer either.
        let _ = self.asked.as_ref().map(|asked| asked.send(request));
        self.until = Instant::now() + self.limit;
    }

    /// The answer, if it has come or will not come any more.
    pub fn look(&mut self) -> Option<Result<String, Fault>> {
        let answer = match self.answers.try_recv() {
            Ok(answer) => Ok(answer),
            Err(TryRecvError::Disconnected) => Err(RecvTimeoutError::Disconnected),
            Err(TryRecvError::Empty) if Instant::now() < self.until => return None,
            Err(TryRecvError::Empty) => Err(RecvTimeoutError::Timeout),
        };
        Some(self.judge(answer))
    }

    /// Waits for the answer.
    pub fn wait(&mut self) -> Result<String, Fault> {
        let answer = self.answers.recv_timeout(self.until - Instant::now());
        self.judge(answer)
    }

    /// What came of a question.
    fn judge(
        &mut self,
        answer: Result<Result<String, Fault>, RecvTimeoutError>,
    ) -> Result<String, Fault> {
        match answer {
            Ok(Err(Fault::Ended(_))) | Err(RecvTimeoutError::Disconnected) => {
                self.kill();
                // One that is about to end keeps its own status though it is killed.
                let status = self.child.wait();
                let how = status.map_or_else(|why| why.to_string(), |how| how.to_string());
                Err(Fault::Ended(how))
            }
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(self.limit)),
        }
    }

    /// Says the last thing there is to say.
    pub fn dismiss(mut self, farewell: String) {
        let _ = self.asked.as_ref().map(|asked| asked.send(farewell));
        self.asked = None;
        let until = Instant::now() + GRACE;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn kill(&mut self) {
        // Whoever has ended, and was waited for, has left its number to others.
        if !matches!(self.child.try_wait(), Ok(None)) {
            return;
        }
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id())
            .ok()
            .and_then(rustix::process::Pid::from_raw)
        {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.kill();
        // Nobody else will ask how it ended, and until then the system keeps its number.
        let _ = self.child.wait();
    }
}

/// Passes requests and answers on, one of each in turn, until one side is gone.
fn converse(
    mut input: ChildStdin,
    output: ChildStdout,
    requests: &Receiver<String>,
    answers: &Sender<Result<String, Fault>>,
    answered: impl Fn(),
) {
    let mut output = BufReader::new(output);
    for request in requests {
        let written = input
            .write_all(request.as_bytes())
            .and_then(|()| input.flush());
        // Who has closed its ears may have answered before.
        drop(written);
        if answers.send(read(&mut output)).is_err() {
            return;
        }
        answered();
    }
}

/// Reads one line, and not more than one.
fn read(output: &mut BufReader<ChildStdout>) -> Result<String, Fault> {
    let mut line = Vec::new();
    let read = output.take(LONGEST + 1).read_until(b'\n', &mut line);
    match read {
        Ok(0) | Err(_) => Err(Fault::Ended(String::new())),
        Ok(_) if line.len() as u64 > LONGEST => Err(Fault::Long),
        // The last words of one who ends need no end of line.
        Ok(_) if !output.buffer().is_empty() => Err(Fault::Several),
        Ok(_) => {
            let text = String::from_utf8(line).map_err(|_| Fault::NoText)?;
            Ok(text.trim().to_owned())
        }
    }
}
