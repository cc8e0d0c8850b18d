//! Programs that play at the table: one process a seat, asked when its turn has come, and gone when the match is.
//!
//! Nothing here waits for a program, unless it is told to. It does not know what is asked.

use std::{
    sync::Arc,
    thread::{self, JoinHandle},
    time::Instant,
};

use durbar::{
    app::{Decided, Lapse, Programs},
    bots::DEPUTY,
    kernel::{
        notation::Names,
        seat::{PerSeat, Seat, Seats},
    },
};

use super::{
    guest::{DECISIONS, lines},
    program::{Fault, Player, Program},
};

/// What is done with the sentence about a program at fault, and when one has answered.
pub struct Ears {
    /// Takes a sentence.
    pub complain: Box<dyn Fn(String)>,
    /// Is called in another thread when there is an answer.
    pub answered: Arc<dyn Fn() + Send + Sync>,
}

/// As many seats as there are at any table.
const ALL: Seats = match Seats::new(5) {
    Some(all) => all,
    None => Seats::ONE,
};

/// A program that has a seat.
struct Seated {
    player: Player,
    /// How many actions lay before its last decision.
    told: u32,
    /// How often it was asked.
    asked: u32,
}

/// The programs at the table.
pub struct Programmed {
    program: Program,
    ears: Ears,
    /// Whether an answer is waited for: where time stands still meanwhile.
    patient: bool,
    /// The match in which they play.
    number: Option<u32>,
    seats: PerSeat<Option<Seated>>,
    /// The question that was asked last, and what came of it.
    question: Option<(Seat, u32)>,
    answer: Option<Result<String, Fault>>,
    /// Those who are about to end.
    leaving: Vec<JoinHandle<()>>,
}

impl Programmed {
    /// Nobody plays yet.
    pub fn new(program: Program, patient: bool, ears: Ears) -> Self {
        Self {
            program,
            ears,
            patient,
            number: None,
            seats: PerSeat::new([const { None }; 5]),
            question: None,
            answer: None,
            leaving: Vec::new(),
        }
    }

    /// The name of the program.
    pub fn name(&self) -> &str {
        self.program.name()
    }

    /// Until when the one who is asked may think.
    pub fn until(&self) -> Option<Instant> {
        let (seat, _) = self.question.filter(|_| self.answer.is_none())?;
        self.seats[seat].as_ref().map(|seated| seated.player.until)
    }

    /// Does for the programs what the table asks for, and answers what was decided.
    pub fn attend(&mut self, table: &Programs<'_>) -> Option<Decided> {
        if table.over() || table.number() != self.number {
            self.part(table);
            self.number = table.number();
        }
        let question = table.question();
        if question != self.question {
            // Whoever was asked something else has not answered it, and knows nothing of what is asked now.
            if let Some((seat, _)) = self.question.take() {
                self.seats[seat] = None;
            }
            self.answer = None;
            self.question = question;
            if let Some((seat, at)) = question {
                self.answer = self.ask(table, seat, at).err().map(Err);
            }
        }
        let (seat, at) = self.question?;
        if self.answer.is_none() {
            let player = self.seats[seat].as_mut().map(|seated| &mut seated.player)?;
            self.answer = if self.patient {
                Some(player.wait())
            } else {
                player.look()
            };
        }
        if !table.listens() {
            return None;
        }
        let answer = self.answer.take()?;
        self.question = None;
        let read = answer.and_then(|answer| match table.understand(&answer) {
            Some(Err(why)) => Err(Fault::Misplayed(answer, why.to_string())),
            understood => Ok(understood.and_then(Result::ok)),
        });
        match read {
            Ok(code) => code.map(Ok),
            Err(fault) => {
                self.seats[seat] = None;
                self.tell(seat, at, &fault);
                Some(Err(lapse(&fault)))
            }
        }
    }

    /// Asks the program of a seat, which is started if it was not asked before.
    fn ask(&mut self, table: &Programs<'_>, seat: Seat, at: u32) -> Result<(), Fault> {
        let mut told = None;
        let seated = match &mut self.seats[seat] {
            Some(seated) => {
                told = Some(seated.told);
                seated
            }
            none => {
                let answered = self.ears.answered.clone();
                none.insert(Seated {
                    player: self.program.start(move || answered())?,
                    told: 0,
                    asked: 0,
                })
            }
        };
        if seated.asked >= DECISIONS {
            return Err(Fault::Endless(DECISIONS));
        }
        let mut text = String::new();
        table.ask((seat, told), &mut lines(&mut text));
        seated.player.ask(text);
        seated.told = at;
        seated.asked += 1;
        Ok(())
    }

    /// Says what a program did.
    fn tell(&self, seat: Seat, at: u32, fault: &Fault) {
        let number = self.number.unwrap_or(0);
        let names = Names::plain(ALL);
        (self.ears.complain)(format!(
            "match {number}, seat {}, after {at} actions: {} {fault}; a computer of level {} plays on",
            names.of(seat),
            self.program,
            DEPUTY.word(),
        ));
    }

    /// Lets all programs go: the match is over, or it is left.
    fn part(&mut self, table: &Programs<'_>) {
        let ended = table.over() && table.number() == self.number;
        for seat in ALL.iter() {
            let Some(Seated { player, told, .. }) = self.seats[seat].take() else {
                continue;
            };
            let mut text = String::new();
            if ended {
                table.ask((seat, Some(told)), &mut lines(&mut text));
                table.part(&mut lines(&mut text));
            } else {
                text.push_str("end\n");
            }
            // It is given a moment to end by itself, for which nobody waits.
            self.leaving.retain(|leaves| !leaves.is_finished());
            let leaves = thread::Builder::new().spawn(move || player.dismiss(text));
            self.leaving.extend(leaves);
        }
        (self.question, self.answer) = (None, None);
    }
}

impl Drop for Programmed {
    /// Nothing is left of a program when the game ends.
    fn drop(&mut self) {
        for leaves in self.leaving.drain(..) {
            let _ = leaves.join();
        }
    }
}

/// What is said of it at the table.
const fn lapse(fault: &Fault) -> Lapse {
    match fault {
        Fault::NotStarted(_) => Lapse::NotStarted,
        Fault::Silent(_) => Lapse::Silent,
        Fault::Ended(_) => Lapse::Ended,
        Fault::Long | Fault::Several | Fault::NoText | Fault::Endless(_) | Fault::Misplayed(..) => {
            Lapse::Misplayed
        }
    }
}
