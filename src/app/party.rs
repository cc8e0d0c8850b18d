//! Who sits at the table: names, colours, and who decides for each seat.
//!
//! Knows no game.

use heapless::{String, Vec};

use crate::{
    faces::{Player, livery::Livery},
    kernel::{
        id::Id,
        notation::Names,
        seat::{PerSeat, Seat, Seats},
    },
    store::{self, NAME},
    words::Language,
};

/// A guest at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guest {
    /// His name; empty for the name of his colour.
    pub name: String<NAME>,
    /// His colour and shape.
    pub livery: Livery,
}

/// All guests, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Party {
    /// As many as play.
    pub guests: Vec<Guest, 5>,
}

/// The colours in the order in which they are handed out.
const FIRST: [Livery; 5] = [
    Livery::Red,
    Livery::Blue,
    Livery::Yellow,
    Livery::Green,
    Livery::Black,
];

impl Party {
    /// So many guests without names, each in a colour of his own.
    pub const fn new() -> Self {
        Self { guests: Vec::new() }
    }

    /// Makes so many sit at the table: the last ones leave, or newcomers sit down.
    pub fn seat(&mut self, count: usize) {
        self.guests.truncate(count);
        while self.guests.len() < count {
            let free = |livery: &Livery| self.guests.iter().all(|guest| guest.livery != *livery);
            let Some(livery) = FIRST.into_iter().find(free) else {
                return;
            };
            let name = String::new();
            // There are five places, and a free colour for each.
            let _ = self.guests.push(Guest { name, livery });
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
                colour_name(guest.livery, language)
            } else {
                guest.name.as_str()
            }
        })
    }

    /// A guest's colour and shape.
    pub fn livery(&self, seat: Seat) -> Livery {
        let guest = self.guests.get(seat.index());
        guest.map_or(Livery::Red, |guest| guest.livery)
    }

    /// The players as a face takes them.
    pub fn players(&self, language: Language) -> PerSeat<Player<'_>> {
        let player = |seat| Player {
            name: self.name(seat, language),
            livery: self.livery(seat),
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

    /// Gives a guest the next colour, or the one before; whoever has it takes the guest's.
    pub fn change_colour(&mut self, seat: Seat, forward: bool) {
        let old = self.livery(seat);
        let count = Livery::COUNT;
        let step = if forward { 1 } else { count.saturating_sub(1) };
        let index = old.index().saturating_add(step);
        let new = Livery::from_index(index.checked_rem(count).unwrap_or(0)).unwrap_or(old);
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
    pub fn saved(&self) -> Vec<store::Player, 5> {
        let player = |guest: &Guest| store::Player {
            name: guest.name.clone(),
            // Who decides is a person; so only the colour is told, counted from 1.
            mind: (guest.livery.index() as u8).saturating_add(1) << 4,
        };
        self.guests.iter().map(player).collect()
    }

    /// The guests of a saved match.
    pub fn from_saved(players: &[store::Player]) -> Self {
        let mut party = Self::new();
        party.seat(players.len());
        for (guest, player) in party.guests.iter_mut().zip(players) {
            guest.name = player.name.clone();
        }
        for (seat, player) in Seat::all().zip(players) {
            let colour = usize::from(player.mind >> 4).checked_sub(1);
            let Some(livery) = colour.and_then(Livery::from_index) else {
                continue;
            };
            // Two of one colour, which no match of ours has, would not be told apart.
            let taken = party
                .guests
                .iter()
                .position(|guest| guest.livery == livery)
                .and_then(Seat::from_index);
            let old = party.livery(seat);
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

/// The name of a colour, which serves as a name.
pub(super) fn colour_name(livery: Livery, language: Language) -> &'static str {
    let colours = &language.words().colours;
    match livery {
        Livery::Black => colours.black,
        Livery::Red => colours.red,
        Livery::Yellow => colours.yellow,
        Livery::Blue => colours.blue,
        Livery::Green => colours.green,
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
            assert_eq!(Party::from_saved(&party.saved()), party);
        }
        // From other hands: no colours, or one colour twice.
        let strange = |mind| store::Player {
            name: String::new(),
            mind,
        };
        for minds in [[0, 0, 0], [0x20, 0x20, 0x20], [0xF0, 0x10, 0xFF]] {
            let party = Party::from_saved(&minds.map(strange));
            assert_eq!(party.guests.len(), 3);
            assert_ne!(party.guests[0].livery, party.guests[1].livery);
            assert_ne!(party.guests[1].livery, party.guests[2].livery);
            assert_ne!(party.guests[0].livery, party.guests[2].livery);
        }
    }
}
