//! What follows a turn of Amritsar: follow-ups, the end of a round, of a decade and of the game.
//!
//! It does not know what an action inside a follow-up does.

use super::data::{
    DECADES, LESS_TAX_STEP, MAHOUTS, Mahout, StorageTile, TAX, TEMPLES, TRACKS, Track, TrackStep,
    Zone,
};
use super::event::{Cause, Crier, Event};
use super::state::{Amritsar, AutomaStep, Doing, Stage, Table};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// The border of the red place, where a decade ends.
const RED: Zone = Zone::West;

impl Amritsar {
    /// A player's turn begins, or the Maharaja's, who remembers the player's active worker.
    pub(super) fn begin_turn(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        let table = &mut self.table;
        let automa = table.is_automa(seat);
        table.doing = Doing {
            active: table.doing.active.filter(|_| automa),
            ..Doing::default()
        };
        table.stage = if automa {
            let step = AutomaStep::Donate;
            Stage::Automa { step }
        } else {
            Stage::Elephant { seat }
        };
        crier.say(Event::TurnBegan { seat });
    }

    /// The turn is over: the others may follow.
    pub(super) fn end_turn(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        crier.say(Event::TurnEnded { seat });
        self.next_follower(seat, Some(seat), crier);
    }

    /// Asks the next player to the left who can follow, or goes on with the game.
    pub(super) fn next_follower(
        &mut self,
        after: Seat,
        payee: Option<Seat>,
        crier: &mut Crier<'_>,
    ) {
        let end = payee.unwrap_or(self.table.first);
        let mut seat = self.table.left_of(after);
        while seat != end {
            if self.ask_to_follow(seat, payee) {
                return;
            }
            seat = self.table.left_of(seat);
        }
        match payee {
            // The round goes on with the next player, or is over after the last.
            Some(active) => {
                let next = self.table.left_of(active);
                if next == self.table.first {
                    self.end_round(crier);
                } else {
                    self.begin_turn(next, crier);
                }
            }
            None => self.after_round(crier),
        }
    }

    /// Asks a player whether he follows, if he could do something.
    fn ask_to_follow(&mut self, seat: Seat, payee: Option<Seat>) -> bool {
        let table = &mut self.table;
        // Buying and selling one kind is barred within one follow-up, not from one to the next.
        table.doing.bought = Default::default();
        table.doing.sold = Default::default();
        let follows = table
            .following_mahout(seat)
            .is_some_and(|mahout| table.is_usable(seat, mahout));
        if follows {
            table.stage = Stage::Following { seat, payee };
        }
        follows
    }

    /// A follow-up: the player whose worker it was gets 1 PP.
    pub(super) fn follow(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        let (Stage::Following { payee, .. }, Some(mahout)) =
            (self.table.stage, self.table.following_mahout(seat))
        else {
            return;
        };
        crier.say(Event::Followed { seat, mahout });
        if let Some(payee) = payee {
            self.praise(payee, 1, Cause::FollowUp, crier);
        }
        self.table.stage = Stage::Followed { seat, payee };
        self.start(seat, MAHOUTS[mahout].0, Cause::Mahout { mahout }, crier);
    }

    /// The Maharaja marker moves; with two players, and alone, it calls a worker.
    pub(super) fn end_round(&mut self, crier: &mut Crier<'_>) {
        let zone = self.table.marker.plus(1);
        self.table.marker = zone;
        crier.say(Event::MarkerMoved { zone });
        if self.table.seats.count() > 2 {
            self.after_round(crier);
            return;
        }
        self.table.doing.active = self.table.golden_worker();
        if let Some(colour) = self.table.doing.active {
            crier.say(Event::MarkerCalled { colour });
        }
        let first = self.table.first;
        if !self.ask_to_follow(first, None) {
            self.next_follower(first, None, crier);
        }
    }

    /// The next round begins, or the decade ends.
    fn after_round(&mut self, crier: &mut Crier<'_>) {
        if self.table.marker == RED {
            self.end_decade(crier);
        } else {
            self.begin_turn(self.table.first, crier);
        }
    }

    // --- The end of a decade ----------------------------------------------------------------------------------------

    /// The temple is scored, taxes are paid, and incomes begin.
    pub(super) fn end_decade(&mut self, crier: &mut Crier<'_>) {
        let decade = self.table.decade;
        crier.say(Event::DecadeEnded { decade });
        for zone in Zone::all() {
            let prestige = TEMPLES[self.table.temple()][zone];
            for seat in self.table.leaders(zone) {
                self.praise(seat, prestige, Cause::Temple { zone }, crier);
            }
        }
        for seat in self.table.seats.left_of(self.table.last()) {
            if !self.table.is_automa(seat) {
                self.pay_tax(seat, crier);
            }
        }
        self.table.doing = Doing::default();
        self.table.stage = Stage::Income {
            seat: self.table.first,
            through: 0,
        };
    }

    /// A player pays what the tax track shows; each missing coin costs PP.
    fn pay_tax(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        let due = self.table.tax_due(seat);
        let coins = due.min(self.table.boards[seat].coins);
        self.spend(seat, coins);
        crier.say(Event::TaxPaid { seat, due, coins });
        let missing = (due - coins).saturating_mul(self.table.penalty());
        self.lose_prestige(seat, missing, Cause::Tax, crier);
    }

    /// Pays a player the income of the next track, or goes on to the next player, or ends the decade.
    pub(super) fn next_income(&mut self, seat: Seat, through: u8, crier: &mut Crier<'_>) {
        let track = Track::from_index(usize::from(through));
        let track = track.filter(|_| !self.table.is_automa(seat));
        let Some(track) = track else {
            let next = self.table.left_of(seat);
            if next == self.table.first {
                self.next_decade(crier);
            } else {
                let through = 0;
                self.table.stage = Stage::Income {
                    seat: next,
                    through,
                };
            }
            return;
        };
        let through = through + 1;
        self.table.stage = Stage::Income { seat, through };
        let reached = usize::from(self.table.boards[seat].tracks[track]);
        for step in TRACKS[track].iter().take(reached) {
            if let TrackStep::Income(gain) = *step {
                self.gain(seat, gain, Cause::Track { track }, crier);
            }
        }
    }

    /// The bridge is turned over, the temple grows; after the third decade the game is over.
    fn next_decade(&mut self, crier: &mut Crier<'_>) {
        if self.table.decade >= DECADES {
            self.table.stage = Stage::Over;
            crier.say(Event::GameEnded);
            return;
        }
        self.table.decade += 1;
        let decade = self.table.decade;
        if let Some(bridge) = self.table.bridge() {
            let temple = self.table.temple();
            crier.say(Event::DecadeBegan {
                decade,
                temple,
                bridge,
            });
        }
        self.begin_turn(self.table.first, crier);
    }
}

impl Table {
    /// The player who ends a round.
    #[must_use]
    pub fn last(&self) -> Seat {
        let mut seats = self.seats.left_of(self.first);
        let mut last = self.first;
        // The first player comes last in this list; the one before him ends the round.
        while let Some(seat) = seats.next().filter(|&seat| seat != self.first) {
            last = seat;
        }
        last
    }

    /// The bridge tile of this decade.
    #[must_use]
    pub fn bridge(&self) -> Option<super::data::Bridge> {
        let active = usize::from(self.decade.saturating_sub(1));
        self.bridges.get(active).copied()
    }

    /// The mahout with which a player could follow the active worker; the Maharaja never does.
    #[must_use]
    pub fn following_mahout(&self, seat: Seat) -> Option<Mahout> {
        let colour = self.doing.active.filter(|_| !self.is_automa(seat))?;
        self.boards[seat].mahouts[colour]
    }

    /// Who has the most markers in a zone, all of those who tie; nobody without a marker.
    pub fn leaders(&self, zone: Zone) -> impl Iterator<Item = Seat> + use<> {
        let counts = self.donated.entries().map(|own| own[zone].len());
        let most = counts.into_iter().max().unwrap_or(0);
        let seats = Seat::all().zip(counts);
        seats
            .filter(move |&(_, count)| count == most && most > 0)
            .map(|(seat, _)| seat)
    }

    /// The coins of tax a player owes: S08 and Development 2 take off 1 each, not below 0.
    #[must_use]
    pub fn tax_due(&self, seat: Seat) -> u8 {
        let board = &self.boards[seat];
        let printed = TAX.get(usize::from(board.tax)).copied().unwrap_or(0);
        let less = u8::from(board.has(StorageTile::LessTax))
            + u8::from(board.tracks[Track::Development] >= LESS_TAX_STEP);
        printed.saturating_sub(less)
    }
}

#[cfg(test)]
mod tests {
    use crate::games::amritsar::{Amritsar, Options};
    use crate::kernel::dice::Dice;
    use crate::kernel::seat::Seats;

    #[test]
    fn who_ends_a_round_sits_before_who_begins_it() {
        for count in 2..=4 {
            let seats = Seats::new(count).unwrap();
            for seed in 0..8 {
                let dice = &mut Dice::from_seed(seed);
                let table = Amritsar::new(Options::default(), seats, dice)
                    .unwrap()
                    .table;
                assert_eq!(seats.left_of(table.last()).next(), Some(table.first));
            }
        }
    }
}
