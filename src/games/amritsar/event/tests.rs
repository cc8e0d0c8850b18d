//! What is told accounts for all that changed: a listener who writes everything down has the boards before him.

use super::*;
use crate::games::amritsar::state::{Amritsar, Board, MAHARAJA, Movement, Solo};
use crate::games::amritsar::{Options, state::Difficulty};
use crate::kernel::dice::Dice;
use crate::kernel::game::{Game, Turn};
use crate::kernel::id::{Id, Per};
use crate::kernel::seat::{PerSeat, Seats};

/// What a listener wrote down.
struct Notes {
    boards: PerSeat<Board>,
    solo: Solo,
    crowd: Per<Area, usize, 8>,
    area_coins: Per<Area, u8, 8>,
    marker: Zone,
    decade: u8,
}

impl Notes {
    fn of(game: &Amritsar) -> Self {
        let table = &game.table;
        let mut crowd = Per::filled(0);
        for area in Area::all() {
            crowd[area] = table.crowd(area);
        }
        Self {
            boards: table.boards,
            solo: table.solo,
            crowd,
            area_coins: table.area_coins,
            marker: table.marker,
            decade: table.decade,
        }
    }

    /// What can be compared: markers on boards and at the market, and tax, follow from the rest.
    fn agree(&self, game: &Amritsar) {
        let now = Self::of(game);
        for seat in game.seats().iter() {
            let (mut told, found) = (self.boards[seat], now.boards[seat]);
            (told.at_market, told.tax) = (found.at_market, found.tax);
            assert_eq!(told, found, "{seat}");
        }
        let mut told = self.solo;
        told.markers = now.solo.markers;
        assert_eq!(told, now.solo);
        assert_eq!(self.crowd, now.crowd);
        assert_eq!(self.area_coins, now.area_coins);
        assert_eq!((self.marker, self.decade), (now.marker, now.decade));
    }

    fn resource(&mut self, seat: Seat, resource: Resource, more: u8, less: u8, automa: bool) {
        if automa {
            let solo = &mut self.solo;
            solo.store[resource] = solo.store[resource] + more - less;
            solo.supply[resource] = solo.supply[resource] + less - more;
        } else {
            let own = &mut self.boards[seat].goods[resource];
            *own = *own + more - less;
        }
    }

    fn hear(&mut self, event: Event, automa: bool) {
        match event {
            Event::GoalLaid { seat, place } => self.boards[seat].goals.insert(place),
            Event::MahoutPlaced {
                seat,
                mahout,
                colour,
            } => self.boards[seat].mahouts[colour] = Some(mahout),
            Event::ElephantPlaced { seat, zone } => self.boards[seat].elephant = Some(zone),
            Event::ElephantMoved {
                seat,
                from,
                to,
                means,
                coins,
            } => {
                let board = &mut self.boards[seat];
                assert_eq!(board.elephant, Some(from));
                board.elephant = Some(to);
                board.coins -= coins;
                if means == Means::MovementTile {
                    board.movement = Movement::Used;
                }
            }
            Event::WorkersLifted { area, workers, .. } => {
                assert_eq!(self.crowd[area], usize::from(workers));
                self.crowd[area] = 0;
            }
            Event::WorkerSown { area, .. } => self.crowd[area] += 1,
            Event::AreaSkipped { seat, area, coins } => {
                self.boards[seat].coins -= coins;
                self.area_coins[area] += coins;
            }
            Event::CoinsReceived { seat, coins, cause } => {
                assert!(coins > 0);
                self.boards[seat].coins += coins;
                if let Cause::Area { area } = cause {
                    self.area_coins[area] -= coins;
                }
            }
            Event::ResourceReceived {
                seat,
                resource,
                count,
                ..
            } => {
                assert!(count > 0);
                self.resource(seat, resource, count, 0, automa);
            }
            Event::ResourcePaid {
                seat,
                resource,
                count,
                ..
            } => {
                assert!(count > 0);
                self.resource(seat, resource, 0, count, automa);
            }
            Event::GivenBack { seat, good } => match good.resource() {
                Some(resource) => self.resource(seat, resource, 0, 1, automa),
                None => self.boards[seat].coins -= 1,
            },
            Event::PrestigeReceived { seat, prestige, .. } => {
                assert!(prestige > 0);
                self.boards[seat].prestige += u16::from(prestige);
            }
            Event::PrestigeLost { seat, prestige, .. } => {
                assert!(prestige > 0);
                self.boards[seat].prestige -= u16::from(prestige);
            }
            Event::MarkerLoaded { seat, .. } => self.boards[seat].load += 1,
            Event::MarkerUnloaded { seat, .. } => assert_eq!(self.boards[seat].load, 6),
            Event::Donated { seat, .. } => self.boards[seat].load -= 1,
            Event::Bought {
                seat,
                resource,
                coins,
            } => {
                self.boards[seat].coins -= coins;
                self.resource(seat, resource, 1, 0, automa);
            }
            Event::Sold {
                seat,
                resource,
                coins,
            } => {
                self.boards[seat].coins += coins;
                self.resource(seat, resource, 0, 1, automa);
            }
            Event::StorageLaid { seat, tile, .. } => self.boards[seat].storage.insert(tile),
            Event::StorageTurned { seat } => self.boards[seat].turned = true,
            Event::Studied { seat, track, step } => {
                assert_eq!(self.boards[seat].tracks[track] + 1, step);
                self.boards[seat].tracks[track] = step;
            }
            Event::StudiedBeyond { seat, track } => {
                assert_eq!(self.boards[seat].tracks[track], 7);
            }
            Event::ThirdPhaseOpened { seat } => self.boards[seat].movement = Movement::Ready,
            Event::Swapped { seat, from, to } => {
                self.resource(seat, from, 0, 1, automa);
                self.resource(seat, to, 1, 0, automa);
            }
            Event::MarkerMoved { zone } => self.marker = zone,
            Event::TaxPaid { seat, due, coins } => {
                assert!(coins <= due);
                self.boards[seat].coins -= coins;
            }
            Event::DecadeEnded { decade } => assert_eq!(decade, self.decade),
            Event::DecadeBegan { decade, .. } => self.decade = decade,
            Event::AutomaMoved { from, to } => {
                assert_eq!(self.boards[MAHARAJA].elephant, Some(from));
                assert_ne!(from, to);
                self.boards[MAHARAJA].elephant = Some(to);
            }
            Event::AutomaStudied { step } => self.solo.knowledge = step,
            _ => {}
        }
    }
}

#[test]
fn what_is_told_accounts_for_all_that_changed() {
    use crate::kernel::vocabulary::Told;
    let mut heard = vec![0u32; Event::KINDS.len()];
    for seed in 0..120u64 {
        let solo = match seed % 5 {
            3 => Some(Difficulty::Easy),
            4 => Some(Difficulty::Hard),
            _ => None,
        };
        let count = if solo.is_some() { 2 } else { 2 + seed % 3 };
        let seats = Seats::new(count as u8).unwrap();
        let mut dice = Dice::from_seed(seed);
        let mut game = Amritsar::new(Options { solo }, seats, &mut dice).unwrap();
        if seed % 4 == 0 {
            // Learned players, who soon step beyond the ends of their tracks.
            let people = seats
                .iter()
                .filter(|&seat| solo.is_none() || seat != MAHARAJA);
            for seat in people {
                let board = &mut game.table.boards[seat];
                (board.tracks, board.movement) = (Per::filled(6), Movement::Ready);
            }
        }
        let mut notes = Notes::of(&game);
        while let Turn::Of(seat) = game.turn() {
            let automa = game.automa(seat);
            let choices = game.legal(seat).len() as u32;
            let action = game.legal(seat).nth(dice.below(choices) as usize).unwrap();
            game.apply(seat, action, &mut dice, &mut |_, event| {
                heard[event.kind()] += 1;
                notes.hear(event, automa);
            });
            notes.agree(&game);
        }
    }
    for (kind, times) in Event::KINDS.iter().zip(heard) {
        assert!(times > 0, "{} never happened", kind.name);
    }
}
