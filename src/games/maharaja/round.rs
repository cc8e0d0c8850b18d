//! The five phases of a round of Maharaja: the Maharaja's journey, whose turn it is, and the end of the round.
//!
//! It does not know what is done in a turn, nor how a city is scored.

use super::data::{Character, CharacterSet, City, FLAG_STEPS, Field, PerDial, ROUNDS};
use super::event::Event;
use super::state::{Maharaja, REWARD_FIELDS, Row, Stage, Step, Table};
use crate::kernel::dice::Dice;
use crate::kernel::event::Undo;
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, SeatSet};

impl Table {
    /// The rightmost field with a flag.
    fn last_flag(&self) -> Field {
        let fields = self.track.entries().iter();
        fields.max().copied().unwrap_or_default()
    }

    /// The flag on a field.
    fn flag_at(&self, field: Field) -> Option<City> {
        City::all().find(|&city| self.track[city] == field)
    }

    /// Page 9, ruling 2: a flag goes exactly three fields to the left. On a taken field it pushes the flag there one
    /// field to the right, and on until an empty field takes the last one up.
    pub fn move_flag(&mut self, city: City) {
        let Some(target) = self.track[city].back(FLAG_STEPS) else {
            return;
        };
        let mut pushed = self.flag_at(target);
        self.track[city] = target;
        let mut field = target;
        // The field the flag came from is empty, so at most three flags are pushed.
        for _ in 0..FLAG_STEPS {
            let Some(flag) = pushed else { break };
            field = field.ahead();
            pushed = City::all().find(|&other| other != flag && self.track[other] == field);
            self.track[flag] = field;
        }
    }

    /// Phase 5: empty fields between flags are closed, to the right.
    fn close_gaps(&mut self) {
        let mut field = self.last_flag();
        let cities = self.cities_from_left();
        for city in cities.rev() {
            self.track[city] = field;
            field = field.back(1).unwrap_or_default();
        }
    }

    /// Phase 5: the reward tiles move down.
    fn lower_rewards(&mut self) {
        let mut lowered = [None; REWARD_FIELDS];
        let tiles = self.rewards.iter().flatten();
        for (field, &reward) in lowered.iter_mut().zip(tiles) {
            *field = Some(reward);
        }
        self.rewards = lowered;
    }

    /// Forgets what was done in the last turn.
    fn clear_turn(&mut self) {
        self.due = PerDial::filled(0);
        self.spent = None;
        self.begun = None;
        self.used = CharacterSet::from_bits(0);
        self.exchanges = 0;
    }
}

impl Maharaja {
    /// Phase 1: the Maharaja goes to the city of the leftmost flag, which goes directly behind the last one. Then
    /// phase 2 begins; against Brahmabot with his three tiles.
    pub(super) fn begin_round(&mut self, say: &mut impl FnMut(Event)) {
        self.table.round = self.table.round.saturating_add(1);
        self.plans = PerSeat::filled(None);
        self.table.played = SeatSet::from_bits(0);
        self.table.clear_turn();
        let leftmost = self.table.cities_from_left().next();
        if let Some(city) = leftmost {
            let field = self.table.last_flag().ahead();
            self.table.track[city] = field;
            self.table.maharaja = Some(city);
            let round = self.table.round;
            say(Event::MaharajaMoved { city, field, round });
        }
        self.draw_tiles(say);
        self.table.stage = Stage::Planning { seat: Seat::One };
    }

    /// Page 16: two open tiles and a hidden one, at the right, for Brahmabot.
    pub(super) fn draw_tiles(&mut self, say: &mut impl FnMut(Event)) {
        if self.table.options.solo.is_none() || self.hidden.is_some() {
            return;
        }
        let open = [self.tiles.draw(), self.tiles.draw()];
        self.table.row.open = open;
        self.hidden = self.tiles.draw();
        if let [Some(left), Some(middle)] = open {
            say(Event::TilesDrawn { left, middle });
        }
    }

    /// The player whose plan comes next, in seat order.
    pub(super) fn next_planner(&self) -> Option<Seat> {
        self.table
            .seats
            .iter()
            .find(|&seat| self.plans[seat].is_none() && !self.table.is_automa(seat))
    }

    /// Phase 3, ruling 10: the lowest character among those who have not played takes his turn. When all have played,
    /// the city is scored.
    pub(super) fn next_turn(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) {
        self.table.clear_turn();
        let waiting = self.table.seats.set().minus(self.table.played);
        match self.table.lowest(waiting) {
            None => self.score_city(dice, say),
            Some(seat) if self.table.is_automa(seat) => {
                self.table.stage = Stage::Automa { step: Step::Reveal };
                say(Event::AutomaBegan);
            }
            Some(seat) => {
                self.table.stage = Stage::Acting { seat };
                if let Some(plan) = self.plans[seat] {
                    for dial in plan.dials() {
                        self.table.due[dial] = self.table.due[dial].saturating_add(1);
                    }
                    say(Event::TurnBegan { seat, plan });
                }
            }
        }
    }

    /// A turn is over; what was planned and not done is left, without penalty.
    pub(super) fn end_turn(
        &mut self,
        seat: Seat,
        dice: &mut Dice,
        say: &mut impl FnMut(Event),
    ) -> Undo {
        // Ruling 9: a marker on character 3 goes home at the turn's end, once an exchange was made.
        if self.table.exchanges > 0 {
            self.send_maharani_home(seat, Character::Exchange, say);
        }
        self.table.played.insert(seat);
        say(Event::TurnEnded { seat });
        self.next_turn(dice, say);
        self.light()
    }

    /// Whether something came to light when the play passed on: the plan of the next player, or, when a round begins
    /// against Brahmabot, two of his tiles.
    pub(super) fn light(&self) -> Undo {
        let closed = match self.table.stage {
            Stage::Acting { .. } => true,
            Stage::Planning { .. } => self.table.options.solo.is_some(),
            _ => false,
        };
        if closed { Undo::Closed } else { Undo::Possible }
    }

    /// Phase 5, then the next round or the end.
    pub(super) fn end_round(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) {
        self.table.close_gaps();
        self.table.lower_rewards();
        // Ruling 9: a marker stays until the end of the round after the one it was laid in.
        let round = self.table.round;
        for place in &mut self.table.maharani {
            if let Some(marker) = *place
                && marker.round < round
            {
                *place = None;
                let (seat, character) = (marker.seat, marker.character);
                say(Event::MaharaniReturned { seat, character });
            }
        }
        self.shuffle_tiles(dice, say);
        // Ruling 15: after seven rounds, or the round in which somebody built his last statue.
        if self.table.last_round || round >= ROUNDS {
            self.table.stage = Stage::Over;
            say(Event::GameEnded);
        } else {
            self.begin_round(say);
        }
    }

    /// Page 17: the tile that was played leaves the game; the other two, and the one drawn for its tick, are shuffled
    /// back.
    fn shuffle_tiles(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) {
        if self.table.options.solo.is_none() {
            return;
        }
        let played = self.table.tile_in_use();
        let Row {
            open, tick, gone, ..
        } = self.table.row;
        let back = open.into_iter().chain([self.hidden, tick]).flatten();
        for tile in back.filter(|&tile| Some(tile) != played) {
            self.tiles.push(tile);
        }
        self.tiles.shuffle(dice);
        self.hidden = None;
        self.table.row = Row {
            gone,
            ..Row::default()
        };
        if let Some(gone) = played {
            self.table.row.gone.insert(gone);
            say(Event::TilesShuffled { gone });
        }
    }

    /// Ruling 9: a player's Maharani markers on a character go home.
    pub(super) fn send_maharani_home(
        &mut self,
        seat: Seat,
        character: Character,
        say: &mut impl FnMut(Event),
    ) {
        for place in &mut self.table.maharani {
            if place.is_some_and(|marker| marker.seat == seat && marker.character == character) {
                *place = None;
                say(Event::MaharaniReturned { seat, character });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::maharaja::Options;
    use crate::kernel::seat::Seats;

    #[test]
    fn moving_a_flag_keeps_the_others_in_order_and_on_the_track() {
        let seats = Seats::new(2).unwrap();
        let mut dice = Dice::from_seed(2);
        let mut game = Maharaja::new(Options::default(), seats, &mut dice).unwrap();
        let (mut moves, mut gaps) = (0, 0);
        for _ in 0..2000 {
            let table = &mut game.table;
            let order = |table: &Table, without: City| {
                let cities = table.cities_from_left();
                cities.filter(|&city| city != without).collect::<Vec<_>>()
            };
            let city = City::all().nth(dice.below(7) as usize).unwrap();
            let (before, rest) = (table.track[city].position(), order(table, city));
            let last = table.last_flag();
            table.move_flag(city);
            let steps = before - table.track[city].position();
            assert!(steps == FLAG_STEPS || (steps == 0 && before < FLAG_STEPS));
            moves += u32::from(steps > 0);
            // A flag that is jumped by another keeps its place among the rest.
            assert_eq!(order(table, city), rest);
            assert!(table.last_flag() <= last);
            let all: Vec<City> = table.cities_from_left().collect();
            assert_eq!(all.len(), 7, "no two flags share a field");
            if dice.below(3) == 0 {
                let last = table.last_flag();
                let width = |table: &Table| {
                    let first = all.first().map(|&city| table.track[city].position());
                    table.last_flag().position() - first.unwrap()
                };
                gaps += u32::from(width(table) > 6);
                table.close_gaps();
                assert_eq!(width(table), 6);
                assert_eq!(table.last_flag(), last);
                assert_eq!(table.cities_from_left().collect::<Vec<_>>(), all);
            }
            // Back to the right, as if rounds had passed, so that there is something to move.
            if table.last_flag().position() < 9 {
                table.close_gaps();
                for city in table
                    .cities_from_left()
                    .collect::<Vec<_>>()
                    .into_iter()
                    .rev()
                {
                    table.track[city] = table.track[city].ahead().ahead();
                }
            }
        }
        assert!(moves > 1000 && gaps > 100, "{moves} {gaps}");
    }

    #[test]
    fn seven_rounds_fill_the_track_exactly() {
        let seats = Seats::new(2).unwrap();
        let mut game = Maharaja::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        for round in 1..=ROUNDS {
            game.begin_round(&mut |_| {});
            let city = game.table.maharaja.unwrap();
            assert_eq!(game.table.track[city].number(), Some(round));
        }
    }
}
