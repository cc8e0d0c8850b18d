//! Everything that can be told or refused in Maharaja.

use durbar::games::maharaja::action::{FlagTask, Moment, ShrineTask, StatueTask, Why};
use durbar::games::maharaja::data::{
    Bonus, Character, City, Dial, Field, Junction, Reward, Road, Site, StatuePlace, Village,
};
use durbar::games::maharaja::event::{Cause, Event, Reason};
use durbar::games::maharaja::state::{Coins, Plan, Prestige};
use durbar::games::maharaja::tiles::{Level, SetupTile, Slot, Tile};
use durbar::kernel::id::Id;
use durbar::kernel::seat::Seat;

/// An amount as wide as amounts get.
pub const COINS: Coins = Coins(128);
/// Who acts.
pub const SEAT: Seat = Seat::One;
/// What a statue place can bring.
pub const BONUSES: [Bonus; 4] = [Bonus::Marker, Bonus::Coins, Bonus::Prestige, Bonus::Shrine];

/// Every cause of a receipt or a payment.
fn causes() -> Vec<Cause> {
    Dial::all()
        .map(Cause::Dial)
        .chain(Character::all().map(Cause::Character))
        .chain(Reward::all().map(Cause::Reward))
        .chain([
            Cause::Bonus,
            Cause::Rank,
            Cause::Consolation,
            Cause::FirstRank,
            Cause::Arrival,
        ])
        .collect()
}

/// Every reason of Brahmabot.
pub fn thoughts() -> Vec<Reason> {
    let mut all: Vec<Reason> = Slot::all().map(|slot| Reason::Tick { slot }).collect();
    all.extend([0, 1, 28].map(|gap| Reason::SecondBy { gap }));
    all.extend([0, 1, 14].map(|new| Reason::NoWay { new }));
    for new in [0, 1, 14] {
        all.extend([0, 1, 14].map(|foreign| Reason::Way { new, foreign }));
    }
    all.extend([
        Reason::Maharaja,
        Reason::Leftmost,
        Reason::FreeCentre,
        Reason::NoneQualifies,
        Reason::Full,
        Reason::NoStatueLeft,
        Reason::NoShrineLeft,
        Reason::EnoughCoins,
        Reason::FewCoins,
        Reason::NoStatuePossible,
        Reason::Finished,
    ]);
    all
}

/// Every event, with everything that can stand in it, one after the other.
pub fn events() -> Vec<Event> {
    let (seat, other) = (SEAT, Seat::Two);
    let tile = Tile::numbered(12).expect("a tile");
    let mut all = vec![
        Event::TilesDrawn {
            left: tile,
            middle: tile,
        },
        Event::PlanConfirmed { seat },
        Event::AutomaBegan,
        Event::RestLeft { seat },
        Event::TurnEnded { seat },
        Event::LastRoundBegan,
        Event::TilesShuffled { gone: tile },
        Event::GameEnded,
    ];
    for coins in [Coins(1), COINS] {
        for payer in [None, Some(seat)] {
            let to = other;
            all.push(Event::TollPaid { payer, to, coins });
        }
    }
    for (rank, points) in (1..=4).zip([28, 2, 1, 1]) {
        all.push(Event::Ranked { seat, rank, points });
    }
    for slot in Slot::all() {
        let tick = tile;
        all.push(Event::TileRevealed { tick, slot, tile });
    }
    for tile in SetupTile::all() {
        all.extend(Level::all().map(|level| Event::AutomaSetUp { tile, level }));
    }
    for reason in thoughts() {
        for tile in [None, Some(tile)] {
            for city in City::all().map(Some).chain([None]) {
                all.push(Event::AutomaReasoned { tile, city, reason });
            }
        }
    }
    for plan in Plan::all() {
        all.push(Event::PlanMade { seat, plan });
        all.push(Event::TurnBegan { seat, plan });
    }
    all.extend(BONUSES.map(|bonus| Event::BonusEarned { seat, bonus }));
    for cause in causes() {
        let prestige = Prestige(128);
        for coins in [Coins(1), COINS] {
            all.push(Event::CoinsReceived { seat, coins, cause });
            all.push(Event::CoinsPaid { seat, coins, cause });
        }
        all.push(Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        });
        all.push(Event::PrestigePaid {
            seat,
            prestige,
            cause,
        });
        for shrines in 1..=3 {
            all.push(Event::ShrinesReceived {
                seat,
                shrines,
                cause,
            });
        }
        all.push(Event::MarkerReceived { seat, cause });
    }
    all.extend(Dial::all().map(|dial| Event::MarkerSpent { seat, dial }));
    for character in Character::all() {
        all.push(Event::CharacterChosen { seat, character });
        all.push(Event::CharacterDrawn { character });
        all.push(Event::MaharaniLaid { seat, character });
        all.push(Event::MaharaniReturned { seat, character });
        for from in [None, Some(other)] {
            all.push(Event::CharacterTaken {
                seat,
                character,
                from,
            });
        }
    }
    for reward in Reward::all() {
        all.push(Event::RewardGone { reward });
        for times in [1, 2] {
            all.push(Event::RewardChosen {
                seat,
                reward,
                times,
            });
        }
    }
    for city in City::all() {
        let (field, round) = (Field::FIRST_START, 7);
        all.push(Event::MaharajaMoved { city, field, round });
        all.push(Event::CityScored { city });
        all.extend(FlagTask::all().map(|task| Event::FlagMoved { seat, city, task }));
        for (place, task) in
            StatuePlace::all().flat_map(|place| StatueTask::all().map(move |task| (place, task)))
        {
            let cost = Coins(12);
            all.push(Event::StatueBuilt {
                seat,
                city,
                place,
                cost,
                task,
            });
        }
        all.extend(Site::all().map(|to| Event::ShrineMoved {
            seat,
            from: city,
            to,
        }));
    }
    let by = Road::numbered(1).expect("a road");
    all.extend(Junction::all().map(|to| Event::Travelled { seat, to, by }));
    all.extend(Village::all().map(|village| Event::ShrinePlaced { seat, village }));
    for (site, task) in Site::all().flat_map(|site| ShrineTask::all().map(move |task| (site, task)))
    {
        all.extend([Coins(0), Coins(1)].map(|cost| Event::ShrineBuilt {
            seat,
            site,
            cost,
            task,
        }));
    }
    all
}

/// Whether an event has no line of its own.
pub const fn silent(event: Event) -> bool {
    matches!(
        event,
        Event::PlanMade { .. }
            | Event::TurnEnded { .. }
            | Event::BonusEarned { .. }
            | Event::AutomaReasoned {
                reason: Reason::Tick { .. } | Reason::Finished,
                ..
            }
    )
}

/// Every reason, with everything that can stand in it, one after the other.
pub fn reasons() -> Vec<Why> {
    let mut all = vec![
        Why::GameOver,
        Why::NotYourTurn,
        Why::OnlyBrahmabot,
        Why::AlreadyThere,
        Why::AutomaDecides,
        Why::DisplayOnly,
        Why::NoReplacement,
        Why::NotEnoughPrestige,
        Why::FinishFirst,
        Why::OneMustBeInACity,
        Why::CityShrineImpossible,
        Why::CityShrineOwed,
        Why::NoShrineOnTableau,
        Why::SupplyEmpty,
        Why::NoStatueLeft,
        Why::NoMarkerLeft,
        Why::NoMarker,
        Why::MarkerSpentAlready,
        Why::NoMarkerForCharacter,
        Why::NoSuchRoad,
        Why::NoRest,
        Why::NotEnoughCoins {
            needs: COINS,
            has: COINS,
        },
        Why::NotEnoughCoins {
            needs: Coins(1),
            has: Coins(0),
        },
    ];
    for character in Character::all() {
        all.extend([
            Why::NotOnDisplay { character },
            Why::NotInPlay { character },
            Why::OwnCharacter { character },
            Why::NoSuchAbility { character },
            Why::AbilityUsed { character },
            Why::NotAnAbilityToUse { character },
            Why::MaharaniThere { character },
        ]);
    }
    for dial in Dial::all() {
        all.extend([Why::NotPlanned { dial }, Why::AlreadyDone { dial }]);
    }
    for village in Village::all() {
        all.extend([Why::VillageFull { village }, Why::VillageEmpty { village }]);
    }
    for city in City::all() {
        all.extend([Why::PriestElsewhere { city }, Why::FlagTooFarLeft { city }]);
        all.extend(StatuePlace::all().map(|place| Why::NoPlace { city, place }));
    }
    all.extend(Moment::all().map(|moment| Why::NotNow { moment }));
    all.extend(Reward::all().map(|reward| Why::RewardNotOnOffer { reward }));
    all.extend(Reward::all().map(|reward| Why::OnlyWithReward { reward }));
    all
}
