//! What an action of Osiris does, and how the game flows from one decision to the next.
//!
//! It trusts that the action is among the choices; it does not know who may see what.

use super::action::{Action, Crier, Event, Freed};
use super::data::{ANNOUNCED, Carrier, City, Colour, God, LAST_ROUND, ROUND_THE_SUMMIT, owner_of};
use super::place::{Field, Place};
use super::sowing::Sowing;
use super::state::{Ending, Fight, March, Osiris, Stage};
use crate::kernel::event::Undo;
use crate::kernel::seat::Seat;

impl Osiris {
    /// Does an action that is among the choices.
    pub(super) fn carry_out(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_>) -> Undo {
        match action {
            Action::Place { god, colour } => self.place(seat, god, colour, crier),
            Action::Step { to, priest } => return self.step(priest, to, crier),
            Action::WayOut {
                field,
                priest,
                stone,
            } => self.way_out(priest, field, stone, crier),
            Action::Block { field } => return self.block(seat, field, crier),
            Action::LeaveStone => {
                if let Stage::Marching(march) = self.table.stage {
                    crier.say(Event::StoneLeft {
                        priest: march.priest,
                    });
                    self.arrive(march, crier);
                }
            }
            Action::Pass => {
                self.table.passes = self.table.passes.saturating_add(1);
                crier.say(Event::Passed { seat });
                self.table.stage = Stage::Following;
            }
            Action::Exchange => return self.settle(true, crier),
            Action::KeepGods => return self.settle(false, crier),
            Action::Seen => return self.after_fight(crier),
            Action::MoveFollower { from, to, colour } => {
                self.table.followers[colour].take(from);
                self.table.followers[colour].put(to);
                crier.say(Event::FollowerMoved {
                    seat,
                    colour,
                    from,
                    to,
                });
                return self.end_turn(seat, crier);
            }
            Action::EndTurn => return self.end_turn(seat, crier),
        }
        Undo::Possible
    }

    // --- Before the first turn --------------------------------------------------------------------------------------

    /// §4: a follower is placed; then the left neighbour places one, until all are placed.
    fn place(&mut self, seat: Seat, god: God, colour: Colour, crier: &mut Crier<'_>) {
        self.table.followers[colour].put(god);
        crier.say(Event::FollowerPlaced { seat, colour, god });
        self.next_placing(seat);
    }

    /// The next player who has followers to place; when nobody has, the first round begins.
    pub(super) fn next_placing(&mut self, after: Seat) {
        let table = &mut self.table;
        let waits = |&seat: &Seat| {
            let mut colours = table.colours(seat).iter();
            colours.any(|colour| table.waiting(colour) > 0)
        };
        match table.seats.left_of(after).find(waits) {
            Some(next) => table.active = next,
            None => {
                table.active = Seat::One;
                table.round = 1;
                table.stage = Stage::Choosing;
            }
        }
    }

    // --- Moving a priest --------------------------------------------------------------------------------------------

    /// §5a: one step. It may lift a blockade, begin a fight, or end the game.
    fn step(&mut self, priest: City, to: Place, crier: &mut Crier<'_>) -> Undo {
        let from = self.table.priests[priest];
        let mut march = match self.table.stage {
            Stage::Marching(march) => march,
            _ => March {
                priest,
                left: self.table.stones[priest],
                used: 0,
            },
        };
        self.table.passes = 0;
        march.pay(if from.beside().contains(to) { 1 } else { 2 });
        let there = to.as_field();
        let stander = there.and_then(|field| self.table.priest_at(field));
        self.table.priests[priest] = to;
        crier.say(Event::Stepped { priest, from, to });
        if to == Place::SUMMIT {
            // §6a, ruling 12: at once, without sowing.
            return self.end(Ending::Summit, priest, crier);
        }
        match (stander, there) {
            (Some(stander), Some(field)) => {
                self.fight(march, stander, field, crier);
                // The gods have spoken: nobody can take that back.
                return Undo::Closed;
            }
            (None, Some(field)) if self.table.blockades.contains(field) => {
                // §5b, ruling 5: the stone rests in the mover's city.
                self.table.blockades.remove(field);
                self.table.stones[priest] = self.table.stones[priest].saturating_add(1);
                crier.say(Event::BlockadeLifted { priest, field });
            }
            _ => {}
        }
        self.go_on(march, crier);
        Undo::Possible
    }

    /// §7, ruling 10: the blockade above goes, the priest climbs for two stones, and the freed stone joins or rests.
    fn way_out(&mut self, priest: City, field: Field, stone: Freed, crier: &mut Crier<'_>) {
        let mut march = March {
            priest,
            left: self.table.stones[priest],
            used: 0,
        };
        self.table.passes = 0;
        march.pay(2);
        self.table.blockades.remove(field);
        self.table.stones[priest] = self.table.stones[priest].saturating_add(1);
        if stone == Freed::Joins {
            march.left = march.left.saturating_add(1);
        }
        self.table.priests[priest] = Place::field(field);
        crier.say(Event::WayOutTaken {
            priest,
            field,
            stone,
        });
        self.go_on(march, crier);
    }

    /// Ruling 3: as long as a step is possible the march goes on; a last single stone may still be a blockade.
    fn go_on(&mut self, march: March, crier: &mut Crier<'_>) {
        let table = &mut self.table;
        let block = march.left == 1 && !table.empty_fields().is_empty();
        if block || !table.steps(march.priest, march.left).is_empty() {
            table.stage = Stage::Marching(march);
        } else {
            self.arrive(march, crier);
        }
    }

    /// §5b: the march is over; the used stones are sown, and a follower may be moved.
    fn arrive(&mut self, march: March, crier: &mut Crier<'_>) {
        let (from, stones) = (march.priest, march.used);
        crier.say(Event::Sown { from, stones });
        let players = self.table.seats.count();
        self.table.sow(from, stones, |sowing| {
            if let Sowing::Rebelled(city) = sowing {
                let seat = owner_of(players, city.colour());
                crier.say(Event::Rebelled { city, seat });
            }
        });
        self.table.stage = Stage::Following;
    }

    /// §5b: the last stone becomes a blockade. §6b: the fourth one round the summit ends the game at once.
    fn block(&mut self, seat: Seat, field: Field, crier: &mut Crier<'_>) -> Undo {
        let Stage::Marching(march) = self.table.stage else {
            return Undo::Possible;
        };
        let priest = march.priest;
        self.table.stones[priest] = self.table.stones[priest].saturating_sub(1);
        self.table.blockades.insert(field);
        crier.say(Event::Blocked {
            seat,
            priest,
            field,
        });
        if ROUND_THE_SUMMIT.minus(self.table.blockades).is_empty() {
            return self.end(Ending::Blocked, priest, crier);
        }
        self.arrive(march, crier);
        Undo::Possible
    }

    // --- Fights -----------------------------------------------------------------------------------------------------

    /// §5c, ruling 6: the god with fewer followers loses, on a tie the one who stood there. The loser goes home, the winner
    /// looks at both gods.
    fn fight(&mut self, march: March, stander: City, field: Field, crier: &mut Crier<'_>) {
        let devotion = |priest| self.table.devotion(self.gods[Carrier::Priest(priest)]);
        let won = devotion(march.priest) >= devotion(stander);
        let fight = Fight {
            march,
            stander,
            won,
        };
        let (winner, loser) = (fight.winner(), fight.loser());
        self.table.priests[loser] = Place::city(loser);
        self.table.stage = Stage::Exchanging(fight);
        crier.say(Event::Fought {
            priest: march.priest,
            stander,
            winner,
            field,
            beaten: self.table.owner(loser),
        });
        self.learn(Carrier::Priest(winner), Carrier::Priest(loser), won);
        self.show(winner, fight, crier);
    }

    /// Ruling 14: the owner of a priest who fought looks at both gods, in private.
    fn show(&mut self, priest: City, fight: Fight, crier: &mut Crier<'_>) {
        let Some(seat) = self.table.owner(priest) else {
            return;
        };
        for priest in [fight.winner(), fight.loser()] {
            let disc = Carrier::Priest(priest);
            self.look(seat, disc);
            let god = self.gods[disc];
            crier.whisper(seat, Event::GodSeen { seat, priest, god });
        }
    }

    /// §5c: the winner has decided on the exchange; now the loser looks.
    fn settle(&mut self, exchange: bool, crier: &mut Crier<'_>) -> Undo {
        if let Stage::Exchanging(fight) = self.table.stage {
            let (winner, loser) = (fight.winner(), fight.loser());
            let event = if exchange {
                self.exchange(Carrier::Priest(winner), Carrier::Priest(loser));
                let with = self.table.owner(loser);
                Event::GodsExchanged {
                    winner,
                    loser,
                    with,
                }
            } else {
                Event::GodsKept { winner, loser }
            };
            crier.say(event);
            self.table.stage = Stage::Showing(fight);
            self.show(loser, fight, crier);
        }
        Undo::Closed
    }

    /// §5c, ruling 6: a mover who has won goes on; one who is beaten has lost the rest of the move.
    fn after_fight(&mut self, crier: &mut Crier<'_>) -> Undo {
        if let Stage::Showing(Fight { march, won, .. }) = self.table.stage {
            if won {
                self.go_on(march, crier);
            } else {
                self.arrive(march, crier);
            }
        }
        // What was seen stays seen.
        Undo::Closed
    }

    // --- Turns and endings ------------------------------------------------------------------------------------------

    /// The left neighbour comes next. Ruling 13: unless nobody could move for a whole round, or round 100 is over.
    fn end_turn(&mut self, seat: Seat, crier: &mut Crier<'_>) -> Undo {
        crier.say(Event::TurnEnded { seat });
        let table = &mut self.table;
        let next = table.seats.left_of(seat).next().unwrap_or(Seat::One);
        let over = next == Seat::One && table.round >= LAST_ROUND;
        if over || table.passes >= table.seats.count() {
            return self.end(Ending::Endless, City::Tanis, crier);
        }
        table.active = next;
        table.stage = Stage::Choosing;
        if next == Seat::One {
            table.round = table.round.saturating_add(1);
            if table.round >= ANNOUNCED {
                crier.say(Event::RoundAnnounced { round: table.round });
            }
        }
        Undo::Possible
    }

    /// §6: the game is over, and a god comes to light.
    fn end(&mut self, ending: Ending, priest: City, crier: &mut Crier<'_>) -> Undo {
        self.table.stage = Stage::Over(ending);
        let event = match ending {
            Ending::Summit => Event::Crowned {
                priest,
                god: self.gods[Carrier::Priest(priest)],
            },
            Ending::Blocked | Ending::Endless => Event::VassalCrowned {
                god: self.gods[Carrier::Tip],
            },
        };
        crier.say(event);
        crier.say(Event::GameEnded);
        Undo::Closed
    }
}

impl March {
    /// Uses so many stones.
    fn pay(&mut self, stones: u8) {
        self.left = self.left.saturating_sub(stones);
        self.used = self.used.saturating_add(stones);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::event::Audience;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::id::Id;
    use crate::kernel::seat::Seats;

    fn begun(players: u8) -> Osiris {
        let seats = Seats::new(players).unwrap();
        Osiris::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap()
    }

    #[test]
    fn the_end_is_announced_from_round_90() {
        for (round, announced) in [(88, None), (89, Some(90)), (98, Some(99)), (99, Some(100))] {
            for (seat, ends) in [(Seat::One, false), (Seat::Two, true)] {
                let mut game = begun(2);
                game.table.stage = Stage::Following;
                game.table.round = round;
                game.table.active = seat;
                let mut heard = None;
                let mut hear = |_, event| {
                    if let Event::RoundAnnounced { round } = event {
                        heard = Some(round);
                    }
                };
                game.end_turn(seat, &mut Crier::to(&mut hear));
                assert_eq!(heard, announced.filter(|_| ends), "after round {round}");
                assert_eq!(game.table.round, round + u8::from(ends));
            }
        }
    }

    #[test]
    fn what_happens_is_told_in_order() {
        let mut game = begun(4);
        game.table.stage = Stage::Choosing;
        game.table.round = 1;
        game.table.stones[City::Tanis] = 3;
        game.table.stones[City::Bubastis] = 6;
        let mut told = Vec::new();
        let [a0, b3] = [0, 15].map(|index| Field::from_index(index).unwrap());
        let to = Place::field(a0);
        let priest = City::Tanis;
        for action in [
            Action::Step { to, priest },
            Action::Block { field: b3 },
            Action::EndTurn,
        ] {
            let mut dice = Dice::from_seed(1);
            let mut tell = |audience, event| told.push((audience, event));
            game.apply(Seat::One, action, &mut dice, &mut tell);
        }
        let seat = Seat::One;
        let events = [
            Event::Stepped {
                priest,
                from: Place::city(priest),
                to,
            },
            Event::Blocked {
                seat,
                priest,
                field: b3,
            },
            Event::Sown {
                from: priest,
                stones: 2,
            },
            Event::Rebelled {
                city: City::Bubastis,
                seat: Some(Seat::One),
            },
            Event::TurnEnded { seat },
        ];
        assert_eq!(told, events.map(|event| (Audience::Everyone, event)));
        assert_eq!(game.turn(), Turn::Of(Seat::Two));
    }
}
