//! What players of Osiris know of the gods on the discs: by looking, and by the results of fights.
//!
//! What somebody knows goes with the disc, for an exchange is public (ruling 7). Of a fight is kept which gods it ruled out
//! for each of the two discs, by all that a player knew then; that the two were compared is forgotten. It does not know
//! when somebody looks, nor what is shown on a screen: there only gods appear that were looked at.

use super::data::{
    ALL_GODS, Carrier, City, Colour, DiscSet, FOLLOWERS_OF_A_COLOUR, God, GodSet, PerDisc,
};
use super::state::{Osiris, PerGod, Table};
use crate::kernel::dice::Dice;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How often two discs of an imagined state are tried the other way round: often enough that where the search began
/// does not show.
const STIRS: u32 = 64;

/// The most followers a temple can have: three of each colour.
const MOST_DEVOTED: usize = FOLLOWERS_OF_A_COLOUR as usize * Colour::COUNT;

impl Table {
    /// §4: the discs a player may look at from the start: the own ones, and those of a colour that left.
    pub(super) fn open_to(&self, seat: Seat) -> DiscSet {
        let mut discs = DiscSet::empty();
        for city in City::all() {
            if self.owner(city) == Some(seat) || !self.in_play(city) {
                discs.insert(Carrier::Priest(city));
            }
        }
        discs
    }
}

impl Osiris {
    /// §4: everybody looks at the own gods, and nobody knows more.
    pub(super) fn begin_knowing(&mut self) {
        for seat in self.table.seats.iter() {
            self.table.looked[seat] = self.table.open_to(seat);
            self.forget(seat);
        }
    }

    /// A player knows what was looked at, and of the other discs that they are others.
    fn forget(&mut self, seat: Seat) {
        self.possible[seat] = PerDisc::filled(ALL_GODS);
        for disc in self.table.looked[seat].iter() {
            self.know(seat, disc);
        }
    }

    /// A player looks at a disc.
    pub(super) fn look(&mut self, seat: Seat, disc: Carrier) {
        self.table.looked[seat].insert(disc);
        self.know(seat, disc);
    }

    /// A player knows a disc, and that no other has its god.
    fn know(&mut self, seat: Seat, disc: Carrier) {
        let god = GodSet::only(self.gods[disc]);
        for other in Carrier::all() {
            let possible = &mut self.possible[seat][other];
            *possible = if other == disc {
                god
            } else {
                possible.minus(god)
            };
        }
    }

    /// §5c: two discs change places, and what everybody knows of them goes with them.
    pub(super) fn exchange(&mut self, one: Carrier, other: Carrier) {
        swap(&mut self.gods, one, other);
        for seat in self.table.seats.iter() {
            swap(&mut self.possible[seat], one, other);
            let looked = &mut self.table.looked[seat];
            let (first, second) = (looked.contains(one), looked.contains(other));
            if first != second {
                for (disc, known) in [(one, second), (other, first)] {
                    if known {
                        looked.insert(disc);
                    } else {
                        looked.remove(disc);
                    }
                }
            }
        }
    }

    /// Ruling 14: what the result of a fight tells everybody. The loser's god has no more followers than the winner's, and
    /// fewer if the loser was the one who came.
    pub(super) fn learn(&mut self, winner: Carrier, loser: Carrier, tie: bool) {
        let mut levels = [GodSet::empty(); MOST_DEVOTED + 1];
        for god in God::all() {
            if let Some(level) = levels.get_mut(usize::from(self.table.devotion(god))) {
                level.insert(god);
            }
        }
        for seat in self.table.seats.iter() {
            let possible = &mut self.possible[seat];
            let (won, lost) = (possible[winner], possible[loser]);
            possible[winner] = outdoing(won, lost, levels.iter(), tie);
            possible[loser] = outdoing(lost, won, levels.iter().rev(), tie);
        }
    }

    /// A state this seat could believe in: the gods it has not looked at are dealt anew, each to a disc where it cannot
    /// rule it out. What others know follows from what they looked at, which everybody saw.
    pub(super) fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        imagined.gods = self.deal_anew(seat, dice);
        for other in self.table.seats.iter().filter(|&other| other != seat) {
            imagined.forget(other);
        }
        imagined
    }

    /// Deals the gods that a seat has not looked at. The true deal is one that fits, so the search always finds one: discs
    /// take a god one after the other, and whoever holds it looks for another (augmenting paths). Then pairs of discs
    /// are tried the other way round, which makes all deals that fit about equally likely.
    fn deal_anew(&self, seat: Seat, dice: &mut Dice) -> PerDisc<God> {
        let possible = &self.possible[seat];
        let mut hidden = heapless::Vec::<Carrier, { Carrier::COUNT }>::new();
        hidden.extend(Carrier::all().filter(|&disc| !self.table.looked[seat].contains(disc)));
        dice.shuffle(&mut hidden);
        let mut gods = self.gods;
        let mut holder = PerGod::<Option<Carrier>>::filled(None);
        for &disc in &hidden {
            let turn = dice.below(God::COUNT as u32);
            if !seek(disc, turn, possible, &mut GodSet::empty(), &mut holder) {
                // Not reached: the true deal fits.
                return self.gods;
            }
        }
        for (god, disc) in holder.iter() {
            if let Some(disc) = *disc {
                gods[disc] = god;
            }
        }
        for _ in 0..STIRS {
            let mut any = || {
                hidden
                    .get(dice.below(hidden.len() as u32) as usize)
                    .copied()
            };
            if let (Some(one), Some(other)) = (any(), any())
                && possible[one].contains(gods[other])
                && possible[other].contains(gods[one])
            {
                swap(&mut gods, one, other);
            }
        }
        gods
    }
}

/// Finds a god for a disc, and another disc for nobody: a holder who must give way finds another god. Each god is tried
/// once, so this goes 13 deep at most.
fn seek(
    disc: Carrier,
    turn: u32,
    possible: &PerDisc<GodSet>,
    tried: &mut GodSet,
    holder: &mut PerGod<Option<Carrier>>,
) -> bool {
    // The gods in turn, from any of them on.
    let later = God::all().filter(|god| god.index() as u32 >= turn);
    let earlier = God::all().filter(|god| (god.index() as u32) < turn);
    for god in later.chain(earlier) {
        if tried.contains(god) || !possible[disc].contains(god) {
            continue;
        }
        tried.insert(god);
        let free = match holder[god] {
            None => true,
            Some(other) => seek(other, turn, possible, tried, holder),
        };
        if free {
            holder[god] = Some(disc);
            return true;
        }
    }
    false
}

/// The gods of one set that some other god of the second set comes before, or stands level with if a tie counts.
fn outdoing<'a>(
    set: GodSet,
    against: GodSet,
    levels: impl Iterator<Item = &'a GodSet>,
    tie: bool,
) -> GodSet {
    let (mut kept, mut outdone) = (GodSet::empty(), GodSet::empty());
    for &level in levels {
        let before = outdone;
        outdone = outdone.union(level.both(against));
        let beaten = if tie { outdone } else { before };
        kept = kept.union(match beaten.len() {
            0 => GodSet::empty(),
            // A god is not on two discs: the only one that could be beaten does not beat itself.
            1 => level.both(set).minus(beaten),
            _ => level.both(set),
        });
    }
    kept
}

/// Two entries change places.
fn swap<T: Copy>(table: &mut PerDisc<T>, one: Carrier, other: Carrier) {
    let held = table[one];
    table[one] = table[other];
    table[other] = held;
}

#[cfg(test)]
mod tests {
    use super::super::action::{Action, Event};
    use super::super::state::Stage;
    use super::super::{Options, Osiris};
    use super::*;
    use crate::kernel::event::Audience;
    use crate::kernel::game::{Game, Secrecy, Turn};
    use crate::kernel::seat::{PerSeat, Seats, Viewer};

    fn begun(players: u8, seed: u64) -> Osiris {
        let seats = Seats::new(players).unwrap();
        Osiris::new(Options::default(), seats, &mut Dice::from_seed(seed)).unwrap()
    }

    #[test]
    fn everybody_knows_the_own_gods_and_the_open_ones() {
        for (players, known) in [(2, 6), (3, 6), (4, 3)] {
            let game = begun(players, 1);
            for seat in game.seats().iter() {
                assert_eq!(game.table.looked[seat].len(), known);
                assert!(!game.table.looked[seat].contains(Carrier::Tip));
                // What is not looked at is one of the others.
                let tip = game.possible[seat][Carrier::Tip];
                assert_eq!(tip.len(), 13 - known);
            }
        }
    }

    /// Each player's own notes: what was told to everybody or to that player alone.
    #[test]
    fn nobody_knows_what_was_not_seen() {
        let (mut looks, mut exchanges) = (0u32, 0u32);
        for seed in 0..300 {
            let mut game = begun(2 + (seed % 3) as u8, seed);
            let mut dice = Dice::from_seed(!seed);
            let mut notes = PerSeat::<PerDisc<Option<God>>>::default();
            for seat in game.seats().iter() {
                notes[seat] = game.view(Viewer::Player(seat)).gods;
            }
            while let Turn::Of(seat) = game.turn() {
                let count = game.legal(seat).len() as u32;
                let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                game.apply(seat, action, &mut dice, &mut |audience, event| {
                    match event {
                        Event::GodSeen { seat, priest, god } => {
                            looks += 1;
                            assert_eq!(audience, Audience::Only(seat));
                            notes[seat][Carrier::Priest(priest)] = Some(god);
                        }
                        event => {
                            assert_eq!(audience, Audience::Everyone);
                            if let Event::GodsExchanged { winner, loser, .. } = event {
                                exchanges += 1;
                                let (one, other) =
                                    (Carrier::Priest(winner), Carrier::Priest(loser));
                                for seat in Seat::all() {
                                    swap(&mut notes[seat], one, other);
                                }
                            }
                        }
                    };
                });
                if game.turn() != Turn::Over(game.ranking()) {
                    for seat in game.seats().iter() {
                        assert_eq!(game.view(Viewer::Player(seat)).gods, notes[seat]);
                    }
                    assert!(Carrier::all().all(|disc| {
                        let open =
                            matches!(disc, Carrier::Priest(city) if !game.table.in_play(city));
                        game.view(Viewer::Bystander).gods[disc].is_some() == open
                    }));
                }
            }
            // When the game is over, all discs are turned up.
            assert!(
                game.seats()
                    .iter()
                    .all(|seat| game.secrecy(seat) == Secrecy::Open)
            );
            let seen = game.view(Viewer::Bystander).gods;
            assert!(Carrier::all().all(|disc| seen[disc] == Some(game.gods[disc])));
        }
        assert!(looks > 1000 && exchanges > 100, "{looks} {exchanges}");
    }

    #[test]
    fn an_imagined_deal_fits_all_that_was_seen_and_every_such_deal_comes_up() {
        let mut game = begun(4, 3);
        let mut dice = Dice::from_seed(5);
        let seat = Seat::One;
        // All but four discs are looked at; of these two cannot have one god each.
        for disc in Carrier::all().take(9) {
            game.look(seat, disc);
        }
        let hidden: Vec<Carrier> = Carrier::all().skip(9).collect();
        let [first, second] = [game.gods[hidden[0]], game.gods[hidden[1]]];
        game.possible[seat][hidden[2]].remove(first);
        game.possible[seat][hidden[3]].remove(second);
        let mut deals: Vec<(Vec<God>, u32)> = Vec::new();
        for _ in 0..14_000 {
            let imagined = game.resample(seat, &mut dice);
            assert_eq!(imagined.audit(), Ok(()));
            let deal: Vec<God> = hidden.iter().map(|&disc| imagined.gods[disc]).collect();
            assert!(deal[2] != first && deal[3] != second);
            match deals.iter_mut().find(|(other, _)| *other == deal) {
                Some((_, count)) => *count += 1,
                None => deals.push((deal, 1)),
            }
        }
        // 24 deals, less 6 and 6 with one of the two, and 2 with both are taken off twice.
        assert_eq!(deals.len(), 14);
        assert!(
            deals.iter().all(|(_, count)| (800..1200).contains(count)),
            "about equally often: {deals:?}"
        );
    }

    #[test]
    fn a_deal_that_no_swap_of_two_leads_to_comes_up_too() {
        let mut game = begun(4, 3);
        let seat = Seat::One;
        for disc in Carrier::all().take(10) {
            game.look(seat, disc);
        }
        // Three discs, each with its own god or that of the next: all three change, or none.
        let hidden: Vec<Carrier> = Carrier::all().skip(10).collect();
        for (position, &disc) in hidden.iter().enumerate() {
            let next = hidden[(position + 1) % 3];
            game.possible[seat][disc] =
                GodSet::only(game.gods[disc]).union(GodSet::only(game.gods[next]));
        }
        let mut dice = Dice::from_seed(1);
        let truth = |_| game.resample(seat, &mut dice).gods == game.gods;
        let true_ones = (0..1000).map(truth).filter(|&same| same).count();
        assert!((200..800).contains(&true_ones), "{true_ones}");
    }

    #[test]
    fn others_know_in_an_imagined_state_what_they_looked_at_there() {
        let game = begun(4, 7);
        let imagined = game.resample(Seat::One, &mut Dice::from_seed(1));
        assert_ne!(imagined, game);
        for seat in [Seat::Two, Seat::Three, Seat::Four] {
            assert_eq!(imagined.table.looked[seat], game.table.looked[seat]);
            for disc in game.table.looked[seat].iter() {
                let god = GodSet::only(imagined.gods[disc]);
                assert_eq!(imagined.possible[seat][disc], god);
                assert_eq!(
                    imagined.possible[seat][Carrier::Tip].both(god),
                    GodSet::empty()
                );
            }
        }
        assert_eq!(imagined.possible[Seat::One], game.possible[Seat::One]);
    }

    #[test]
    fn a_result_rules_out_what_could_not_have_won_or_lost() {
        let set = |gods: &[God]| {
            let sets = gods.iter().copied().map(GodSet::only);
            sets.fold(GodSet::empty(), GodSet::union)
        };
        let levels = [
            set(&[God::Isis, God::Seth]),
            set(&[God::Amun]),
            set(&[God::Re, God::Ptah]),
        ];
        let won = |set, against, tie| outdoing(set, against, levels.iter(), tie);
        let lost = |set, against, tie| outdoing(set, against, levels.iter().rev(), tie);
        let all = set(&[God::Isis, God::Seth, God::Amun, God::Re, God::Ptah]);
        assert_eq!(won(all, all, true), all);
        assert_eq!(won(all, all, false), set(&[God::Amun, God::Re, God::Ptah]));
        assert_eq!(
            lost(all, all, false),
            set(&[God::Amun, God::Isis, God::Seth])
        );
        // Nobody beats himself.
        let re = set(&[God::Re]);
        assert_eq!(won(all, re, true), set(&[God::Ptah]));
        assert_eq!(won(all, re, false), GodSet::empty());
        assert_eq!(lost(all, re, true), all.minus(re));
        assert_eq!(lost(re, set(&[God::Amun]), true), GodSet::empty());
    }

    #[test]
    fn the_winner_looks_first_and_the_loser_after_the_exchange() {
        let mut told = Vec::new();
        let mut fights = 0;
        for seed in 0..40 {
            let mut game = begun(3, seed);
            let mut dice = Dice::from_seed(seed);
            while let Turn::Of(seat) = game.turn() {
                let count = game.legal(seat).len() as u32;
                let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                let before = game.table.stage;
                told.clear();
                game.apply(seat, action, &mut dice, &mut |audience, event| {
                    if matches!(event, Event::GodSeen { .. }) {
                        told.push(audience);
                    }
                });
                match (before, game.table.stage) {
                    (_, Stage::Exchanging(fight)) => {
                        let winner = game.table.owner(fight.winner()).unwrap();
                        assert_eq!(told, [Audience::Only(winner); 2]);
                        assert_eq!(game.turn(), Turn::Of(winner));
                    }
                    (Stage::Exchanging(fight), Stage::Showing(_)) => {
                        fights += 1;
                        let loser = game.table.owner(fight.loser()).unwrap();
                        assert_eq!(told, [Audience::Only(loser); 2]);
                        assert!(game.legal(loser).eq([Action::Seen]));
                    }
                    _ => assert_eq!(told, []),
                }
            }
        }
        assert!(fights > 100, "{fights}");
    }
}
