//! What is told of symbols, goals and plans in Amritsar: the numbers come from the game's own tables, so that whoever
//! corrects one of them corrects its text.
//!
//! Knows no rule, and no language.

use super::{
    Area, Colour, Effect, Gain, GoalType, Resource, Texts, Thing, Topic, Track, UpgradeKind,
    VOCABULARY, Zone, ZoneTile, nobody, vocabulary,
};
use crate::games::amritsar::data::{
    Aim, BEYOND, BRIDGES, Bridge, GOALS, LEVELS, Level, MAHOUTS, Mahout, STORAGE_TILES,
    StorageTile, TRACKS, TrackStep, ZONE_TILES,
};
use core::fmt::{self, Write};

vocabulary! {
    /// What a symbol stands for, besides what it gives.
    pub enum Symbol {
        /// 2 marble or 1 copper.
        MarbleOrCopper,
        /// The mahout action.
        Mahout,
        /// The donation action.
        Donate,
        /// The market action.
        Market,
        /// A coin and the market action.
        CoinAndMarket,
        /// An upgrade of one kind.
        Upgrade { kind: UpgradeKind },
        /// An upgrade of one of two kinds.
        UpgradeOr { one: UpgradeKind, other: UpgradeKind },
        /// Any upgrade.
        AnyUpgrade,
        /// Any upgrade, free.
        FreeUpgrade,
        /// Steps on a track.
        Steps { track: Track, steps: u8 },
        /// Steps on any tracks.
        AnySteps { steps: u8 },
        /// The second ride is open.
        Unlock,
        /// Less tax.
        LessTax,
    }
}

vocabulary! {
    /// What a goal counts.
    pub enum Purpose {
        /// Most markers in a zone.
        MostMarkers { zone: Zone },
        /// Most coins.
        MostCoins,
        /// Most resources.
        MostResources,
        /// Two interim places.
        Interims { one: Track, other: Track, prestige: u8 },
        /// A final place.
        Final { track: Track, prestige: u8 },
        /// Markers in a zone.
        Markers { zone: Zone },
        /// Zones with a marker.
        Zones { first: u8, second: u8, third: u8, fourth: u8 },
        /// Levels with a marker.
        Levels { first: u8, second: u8, third: u8, fourth: u8 },
        /// Markers on two levels.
        OnTwo { one: Level, other: Level, count: u8, prestige: u8 },
        /// Markers on a level.
        OnOne { level: Level, first: u8, second: u8, third: u8, fourth: u8 },
        /// One marker on a level.
        Once { level: Level, prestige: u8 },
    }
}

impl From<Aim> for Purpose {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::MostMarkers(zone) => Self::MostMarkers { zone },
            Aim::MostCoins => Self::MostCoins,
            Aim::MostResources => Self::MostResources,
            Aim::Interims(one, other, prestige) => Self::Interims {
                one,
                other,
                prestige,
            },
            Aim::Final(track, prestige) => Self::Final { track, prestige },
            Aim::Markers(zone) => Self::Markers { zone },
            Aim::Zones([first, second, third, fourth]) => Self::Zones {
                first,
                second,
                third,
                fourth,
            },
            Aim::Levels([first, second, third, fourth]) => Self::Levels {
                first,
                second,
                third,
                fourth,
            },
            Aim::OnTwo(one, other, count, prestige) => Self::OnTwo {
                one,
                other,
                count,
                prestige,
            },
            Aim::OnOne(level, [first, second, third, fourth]) if first == fourth => {
                let _ = (second, third);
                Self::Once {
                    level,
                    prestige: first,
                }
            }
            Aim::OnOne(level, [first, second, third, fourth]) => Self::OnOne {
                level,
                first,
                second,
                third,
                fourth,
            },
        }
    }
}

vocabulary! {
    /// What A would do, and what would come of it.
    pub enum Hint {
        /// Put the elephant on the board.
        PlaceElephant { zone: Zone },
        /// Ride, for coins and PP.
        Ride { zone: Zone, coins: u8, prestige: u8 },
        /// Ride with a tile, for nothing.
        RideFree { zone: Zone },
        /// Stay.
        Stay { zone: Zone },
        /// Stay, and take the workers of an area.
        StayAndLift { area: Area, workers: u8 },
        /// Take the workers of an area.
        Lift { workers: u8, coins: u8 },
        /// Put a worker down; the last one would be of this colour.
        Sow { colour: Colour, area: Area, last: Colour },
        /// Land with the last worker.
        Land { colour: Colour, area: Area, coins: u8 },
        /// An area that is full.
        Full { area: Area },
        /// Where this worker can have a second action.
        Fits { colour: Colour, zone: Zone },
        /// Buy.
        Buy { resource: Resource, coins: u8 },
        /// Sell.
        Sell { resource: Resource, coins: u8, prestige: u8 },
        /// Donate.
        Donate { level: Level, prestige: u8 },
        /// Lay a tile.
        Lay { tax: u8 },
        /// A step on a track.
        Study { track: Track, step: u8 },
        /// A step beyond the end of a track.
        Beyond { track: Track },
        /// Follow with a mahout.
        Follow { mahout: Mahout },
        /// Choose.
        Choose,
        /// Go on.
        GoOn,
    }
}

impl Texts {
    fn symbol(&self, symbol: Symbol, out: &mut dyn Write) -> fmt::Result {
        let base = const { VOCABULARY.base("Symbol", "") };
        self.say(base, &symbol, &nobody(), out)
    }

    /// What is given: "1 coin + 1 PP".
    pub fn gain(&self, gain: Gain, out: &mut dyn Write) -> fmt::Result {
        let [marble, copper, gold] = gain.goods;
        let parts = [
            (gain.coins, Thing::Coin),
            (marble, Thing::Marble),
            (copper, Thing::Copper),
            (gold, Thing::Gold),
            (gain.any, Thing::Any),
            (gain.markers, Thing::Marker),
            (gain.prestige, Thing::Prestige),
        ];
        let mut before = "";
        for (count, thing) in parts.into_iter().filter(|&(count, _)| count > 0) {
            out.write_str(before)?;
            self.count(u16::from(count), thing, out)?;
            before = " + ";
        }
        if before.is_empty() {
            out.write_str(self.labels().nothing)?;
        }
        Ok(())
    }

    /// What a symbol does, in few words: "2 coins", "Market".
    pub fn effect(&self, effect: Effect, out: &mut dyn Write) -> fmt::Result {
        let symbol = match effect {
            Effect::Gain(gain) => return self.gain(gain, out),
            Effect::MarbleOrCopper => Symbol::MarbleOrCopper,
            Effect::Mahout => Symbol::Mahout,
            Effect::Donate => Symbol::Donate,
            Effect::Market => Symbol::Market,
            Effect::CoinAndMarket => Symbol::CoinAndMarket,
            Effect::FreeUpgrade => Symbol::FreeUpgrade,
            Effect::Upgrade(kinds) => {
                let mut kinds = kinds.iter();
                match (kinds.next(), kinds.next(), kinds.next()) {
                    (Some(kind), None, _) => Symbol::Upgrade { kind },
                    (Some(one), Some(other), None) => Symbol::UpgradeOr { one, other },
                    _ => Symbol::AnyUpgrade,
                }
            }
            Effect::Steps(tracks, steps) => {
                let mut tracks = tracks.iter();
                match (tracks.next(), tracks.next()) {
                    (Some(track), None) => Symbol::Steps { track, steps },
                    _ => Symbol::AnySteps { steps },
                }
            }
            Effect::Unlock => Symbol::Unlock,
        };
        self.symbol(symbol, out)
    }

    /// A place of a knowledge track, from 1; one beyond the last is what a step there gives.
    pub fn step(&self, track: Track, step: u8, out: &mut dyn Write) -> fmt::Result {
        let labels = self.labels();
        let place = usize::from(step).checked_sub(1);
        match place.and_then(|place| TRACKS[track].get(place)) {
            Some(&TrackStep::Now(effect)) => self.effect(effect, out),
            Some(TrackStep::LessTax) => {
                write!(out, "{}: ", labels.interim)?;
                self.symbol(Symbol::LessTax, out)
            }
            Some(&TrackStep::Income(gain)) => {
                write!(out, "{}: ", labels.interim)?;
                self.gain(gain, out)
            }
            Some(TrackStep::Final) => {
                write!(out, "{}: {}", labels.at_the_end, self.track_final(track))
            }
            None if place.is_none() => out.write_str(labels.nothing),
            None => {
                write!(out, "{}: ", labels.beyond)?;
                self.effect(BEYOND[track], out)
            }
        }
    }

    /// What a level of a donation tile costs, and brings: "2 marble, 1 PP".
    pub fn level(&self, level: Level, out: &mut dyn Write) -> fmt::Result {
        let (goods, prestige) = LEVELS[level];
        let cost = Gain {
            coins: 0,
            goods,
            any: 0,
            prestige: 0,
            markers: 0,
        };
        self.gain(cost, out)?;
        out.write_str(", ")?;
        self.count(u16::from(prestige), Thing::Prestige, out)
    }

    /// What a bridge tile gives.
    pub fn bridge_gain(&self, bridge: Bridge, out: &mut dyn Write) -> fmt::Result {
        self.gain(BRIDGES[bridge].1, out)
    }

    /// A goal in few words; its number counts from 0.
    pub fn goal(&self, goal: GoalType, number: u8, out: &mut dyn Write) -> fmt::Result {
        self.purpose(const { VOCABULARY.base("Purpose", "") }, goal, number, out)
    }

    /// A goal in a sentence; its number counts from 0.
    pub fn goal_long(&self, goal: GoalType, number: u8, out: &mut dyn Write) -> fmt::Result {
        self.purpose(
            const { VOCABULARY.base("Purpose", "help") },
            goal,
            number,
            out,
        )
    }

    fn purpose(&self, base: usize, goal: GoalType, number: u8, out: &mut dyn Write) -> fmt::Result {
        match GOALS[goal].get(usize::from(number)) {
            Some(&aim) => self.say(base, &Purpose::from(aim), &nobody(), out),
            None => Ok(()),
        }
    }

    /// All about a zone tile: both actions, and what they are.
    pub fn about_tile(&self, tile: ZoneTile, out: &mut dyn Write) -> fmt::Result {
        let (labels, row) = (self.labels(), ZONE_TILES[tile]);
        write!(out, "{}: {}. ", labels.main, self.main(tile))?;
        let colour = self.colour(tile.colour());
        write!(out, "{} ({colour}): {}. ", labels.second, self.second(tile))?;
        out.write_str(self.explain(Topic::of_effect(row.main)))
    }

    /// All about a storage tile: its places, its tax and its bonus.
    pub fn about_storage(&self, tile: StorageTile, out: &mut dyn Write) -> fmt::Result {
        let row = STORAGE_TILES[tile];
        self.count(u16::from(row.slots), Thing::Slot, out)?;
        out.write_str(", ")?;
        self.count(u16::from(row.tax), Thing::Tax, out)?;
        write!(out, ". {}", self.explain(Topic::StorageTile(tile)))
    }

    /// All about a mahout: its tax and its action.
    pub fn about_mahout(&self, mahout: Mahout, out: &mut dyn Write) -> fmt::Result {
        self.count(u16::from(MAHOUTS[mahout].1), Thing::Tax, out)?;
        write!(out, ". {}", self.explain(Topic::Mahout(mahout)))
    }
}
