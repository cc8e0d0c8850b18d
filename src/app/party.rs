//! Who sits at the table: names, colours, and who decides for each seat.
//!
//! Knows no game.

use heapless::{String, Vec};

use crate::{
    bots::Level,
    faces::{
        Colours, Player,
        livery::{Liveries, Livery},
    },
    kernel::{
        id::Id,
        notation::Names,
        seat::{PerSeat, Seat, Seats},
    },
    store::{self, NAME},
    words::Language,
};

/// What of a saved mind says that a program decides.
const PROGRAM: u8 = 0x8;

/// A guest at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guest {
    /// His name; empty for the name of his colour.
    pub name: String<NAME, u8>,
    /// The colour that he chose; what the rules give him goes before it.
    pub livery: Livery,
    /// How well the computer plays who decides for him; none for a person.
    pub level: Option<Level>,
    /// Whether a program decides for him, where there is one; elsewhere that computer does.
    pub program: bool,
}

/// All guests, in the order of the seats.
#[derive(Clone)]
pub(super) struct Party {
    /// As many as play.
    pub guests: Vec<Guest, 5>,
    /// The colours of the title that they play.
    colours: &'static Colours,
}

impl Party {
    /// So many guests without names, each in a colour of his own.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            guests: Vec::new(),
            colours: &Colours::FIVE,
        }
    }

    /// Lets them play a title with these colours: whose colour is none of them gets a free one.
    pub fn take_colours(&mut self, colours: &'static Colours) {
        self.colours = colours;
        for at in 0..self.guests.len() {
            let old = self.guests.get(at).map(|guest| guest.livery);
            if old.is_some_and(|old| colours.all.contains(&old)) {
                continue;
            }
            let free = self.free_colour();
            if let Some((guest, livery)) = self.guests.get_mut(at).zip(free) {
                guest.livery = livery;
            }
        }
    }

    /// The first colour of the title that nobody has.
    fn free_colour(&self) -> Option<Livery> {
        let free = |livery: &Livery| self.guests.iter().all(|guest| guest.livery != *livery);
        self.colours.all.iter().copied().find(free)
    }

    /// Makes so many sit at the table: the last ones leave, or newcomers sit down.
    pub fn seat(&mut self, count: usize) {
        self.guests.truncate(count);
        while self.guests.len() < count {
            let Some(livery) = self.free_colour() else {
                return;
            };
            let name = String::new();
            // There are five places, and a free colour for each.
            let _ = self.guests.push(Guest {
                name,
                livery,
                level: None,
                program: false,
            });
        }
    }

    /// How many play; one at the least, so that there is always somebody to ask.
    pub fn seats(&self) -> Seats {
        // Five at most: a list of five is counted in a byte.
        Seats::new((self.guests.len() as u8).max(1)).unwrap_or(Seats::ONE)
    }

    /// A guest's name: his own, or that of his colour.
    pub fn name(&self, seat: Seat, language: Language) -> &str {
        self.guests.get(seat.index()).map_or("", |guest| {
            if guest.name.is_empty() {
                self.colour_name(seat, language)
            } else {
                guest.name.as_str()
            }
        })
    }

    /// A guest's colour and shape; of several the one that stands for him.
    pub fn livery(&self, seat: Seat) -> Livery {
        let given = self.colours.given;
        let given = given.and_then(|given| given(self.seats(), seat).first());
        given.unwrap_or_else(|| self.chosen(seat))
    }

    /// The colour that a guest chose.
    fn chosen(&self, seat: Seat) -> Livery {
        let guest = self.guests.get(seat.index());
        guest.map_or(Livery::Red, |guest| guest.livery)
    }

    /// How well the computer plays who decides for a guest; none for a person.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.guests.get(seat.index()).and_then(|guest| guest.level)
    }

    /// Whether a program decides for a guest, where there is one.
    pub fn program(&self, seat: Seat) -> bool {
        let guest = self.guests.get(seat.index());
        guest.is_some_and(|guest| guest.program)
    }

    /// All colours of a guest.
    pub fn colours(&self, seat: Seat) -> Liveries {
        let chosen = || Liveries::only(self.livery(seat));
        self.colours
            .given
            .map_or_else(chosen, |given| given(self.seats(), seat))
    }

    /// The name of a guest's colour, which serves as a name.
    pub fn colour_name(&self, seat: Seat, language: Language) -> &'static str {
        self.livery(seat).name(language)
    }

    /// The players as a face takes them.
    pub fn players(&self, language: Language) -> PerSeat<Player<'_>> {
        let player = |seat| Player {
            name: self.name(seat, language),
            livery: self.livery(seat),
            colours: self.colours(seat),
        };
        let mut players = PerSeat::filled(player(Seat::One));
        for seat in Seat::all() {
            players[seat] = player(seat);
        }
        players
    }

    /// The names as sentences take them.
    pub fn names(&self, language: Language) -> Names<'_> {
        let names = self.seats().iter().map(|seat| self.name(seat, language));
        Names::new(names).unwrap_or(Names::plain(self.seats()))
    }

    /// Whether everybody chooses a colour.
    pub const fn chooses_colours(&self) -> bool {
        self.colours.given.is_none()
    }

    /// Gives a guest the next colour of the title, or the one before; whoever has it takes the guest's. Where the rules
    /// give the colours there is nothing to choose.
    pub fn change_colour(&mut self, seat: Seat, forward: bool) {
        if !self.chooses_colours() {
            return;
        }
        let old = self.chosen(seat);
        let order = || Livery::all().filter(|livery| self.colours.all.contains(livery));
        let last = self.colours.all.len().saturating_sub(1);
        let at = order().position(|livery| livery == old).unwrap_or(0);
        let next = match forward {
            true if at >= last => 0,
            true => at.saturating_add(1),
            false => at.checked_sub(1).unwrap_or(last),
        };
        let new = order().nth(next).unwrap_or(old);
        for guest in &mut self.guests {
            if guest.livery == new {
                guest.livery = old;
            }
        }
        if let Some(guest) = self.guests.get_mut(seat.index()) {
            guest.livery = new;
        }
    }

    /// The guests as the saves keep them.
    pub fn saved(&self) -> Vec<store::SavedPlayer, 5, u8> {
        let player = |guest: &Guest| store::SavedPlayer {
            name: guest.name.clone(),
            // The colour, counted from 1, and the level of a computer; 0 is a person. With `PROGRAM` the level is that of
            // whoever plays where the program does not. Firmware that does not know of programs takes it for a person.
            mind: (guest.livery.index() as u8).saturating_add(1) << 4
                | guest.level.map_or(0, |level| level.index() as u8 + 1)
                | if guest.program { PROGRAM } else { 0 },
        };
        self.guests.iter().map(player).collect()
    }

    /// The guests of a saved match of a title with these colours.
    pub fn from_saved(players: &[store::SavedPlayer], colours: &'static Colours) -> Self {
        let mut party = Self::new();
        party.take_colours(colours);
        party.seat(players.len());
        for (guest, player) in party.guests.iter_mut().zip(players) {
            guest.name = player.name.clone();
            let mind = player.mind & 0xF;
            let level = usize::from(mind & !PROGRAM).checked_sub(1);
            guest.level = level.and_then(Level::from_index);
            // A program without anybody for its place is none that we know.
            guest.program = mind & PROGRAM != 0 && guest.level.is_some();
        }
        for (seat, player) in Seat::all().zip(players) {
            let colour = usize::from(player.mind >> 4).checked_sub(1);
            let livery = colour.and_then(Livery::from_index);
            let Some(livery) = livery.filter(|livery| colours.all.contains(livery)) else {
                continue;
            };
            // Two of one colour, which no match of ours has, would not be told apart.
            let taken = party
                .guests
                .iter()
                .position(|guest| guest.livery == livery)
                .and_then(Seat::from_index);
            let old = party.chosen(seat);
            if let Some(guest) = taken.and_then(|seat| party.guests.get_mut(seat.index())) {
                guest.livery = old;
            }
            if let Some(guest) = party.guests.get_mut(seat.index()) {
                guest.livery = livery;
            }
        }
        party
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_guest_has_a_colour_of_his_own_whatever_is_changed() {
        let mut party = Party::new();
        for step in 0..500usize {
            party.seat(1 + step % 5);
            let seat = Seat::from_index(step * 7 % party.guests.len()).unwrap();
            party.change_colour(seat, step % 3 > 0);
            let mut seen: Vec<Livery, 5> = Vec::new();
            for guest in &party.guests {
                assert!(!seen.contains(&guest.livery));
                seen.push(guest.livery).unwrap();
            }
        }
    }

    #[test]
    fn a_party_comes_back_from_the_saves_as_it_was() {
        let mut party = Party::new();
        for step in 0..60usize {
            party.seat(2 + step % 4);
            party.change_colour(Seat::ALL[step % 2], step % 3 == 0);
            party.guests[0].name = String::try_from("Zoë").unwrap();
            party.guests[1].level = Level::from_index(step % 5);
            party.guests[1].program = step % 3 == 0 && party.guests[1].level.is_some();
            let saved = Party::from_saved(&party.saved(), &Colours::FIVE);
            assert_eq!(saved.guests, party.guests);
        }
        // Whoever decides in a way that is not known here is a person: so does a program to firmware that knows none.
        for mind in 0..16u8 {
            let player = store::SavedPlayer {
                name: String::new(),
                mind: 0x10 | mind,
            };
            let party = Party::from_saved(&[player], &Colours::FIVE);
            let known = (1..=4).contains(&(mind & 7));
            assert_eq!(party.level(Seat::One).is_some(), known, "{mind}");
            assert_eq!(party.program(Seat::One), known && mind > 8, "{mind}");
        }
        // From other hands: no colours, or one colour twice.
        let strange = |mind| store::SavedPlayer {
            name: String::new(),
            mind,
        };
        for minds in [[0, 0, 0], [0x20, 0x20, 0x20], [0xF0, 0x10, 0xFF]] {
            let party = Party::from_saved(&minds.map(strange), &Colours::FIVE);
            assert_eq!(party.guests.len(), 3);
            assert_ne!(party.guests[0].livery, party.guests[1].livery);
            assert_ne!(party.guests[1].livery, party.guests[2].livery);
            assert_ne!(party.guests[0].livery, party.guests[2].livery);
        }
    }
}
