//! Sentences of Amritsar, word for word: what no law says, such as cases and plurals.

use crate::words::said;
use durbar::games::amritsar::action::{Action, Means, Payment, Why};
use durbar::games::amritsar::data::{
    Area, Colour, DonationPlace, Good, Mahout, Resource, StorageTile, Track, Zone, ZoneTile,
};
use durbar::games::amritsar::event::{Cause, Event, Reason};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::words::Language;
use durbar::words::amritsar::Texts;

const SEAT: Seat = Seat::One;

/// What is said, in each language.
fn each(say: impl Fn(&Texts) -> String) -> [String; 3] {
    Language::ALL.map(|language| say(language.amritsar()))
}

fn told(event: Event) -> [String; 3] {
    let names = Names::new(["Ann", "Bo"]).unwrap();
    each(|texts| said(|out| texts.tell(event, &names, out)))
}

#[test]
fn a_ride_is_told_with_what_it_costs_and_the_tile_that_was_used() {
    let ride = |means, coins| Event::ElephantMoved {
        seat: SEAT,
        from: Zone::East,
        to: Zone::West,
        means,
        coins,
    };
    assert_eq!(
        told(ride(Means::Foot, 1)),
        [
            "Ann rides to the west, for 1 coin.",
            "Ann reitet zur Westzone, für 1 Münze.",
            "Ann rijdt naar het westen, voor 1 munt.",
        ]
    );
    assert_eq!(
        told(ride(Means::MovementTile, 0)),
        [
            "Ann rides to the west with the movement tile.",
            "Ann reitet zur Westzone mit dem Bewegungsplättchen.",
            "Ann rijdt naar het westen met de bewegingstegel.",
        ]
    );
}

#[test]
fn workers_are_told_with_the_endings_of_their_colours() {
    let sown = Event::WorkerSown {
        seat: SEAT,
        colour: Colour::White,
        area: Area::N2,
    };
    assert_eq!(
        told(sown),
        [
            "Ann puts a white worker in North 2.",
            "Ann setzt einen weißen Arbeiter ab: Nord 2.",
            "Ann zet een witte arbeider in Noord 2.",
        ]
    );
    let lifted = |workers| Event::WorkersLifted {
        seat: SEAT,
        area: Area::E1,
        workers,
    };
    assert_eq!(told(lifted(1))[2], "Ann neemt 1 arbeider uit Oost 1.");
    assert_eq!(told(lifted(3))[0], "Ann takes 3 workers from East 1.");
    let skipped = |coins| Event::AreaSkipped {
        seat: SEAT,
        area: Area::S2,
        coins,
    };
    assert_eq!(told(skipped(0))[1], "Ann überspringt Süd 2 umsonst.");
    assert_eq!(told(skipped(1))[0], "Ann skips South 2 for 1 coin.");
}

#[test]
fn what_is_received_says_where_it_came_from() {
    let received = |cause| Event::CoinsReceived {
        seat: SEAT,
        coins: 2,
        cause,
    };
    let tile = ZoneTile::G1;
    assert_eq!(
        told(received(Cause::Main { tile })),
        [
            "Ann gets 2 coins (main action: 2 coins).",
            "Ann erhält 2 Münzen (Hauptaktion: 2 Münzen).",
            "Ann krijgt 2 munten (hoofdactie: 2 munten).",
        ]
    );
    let temple = Event::PrestigeReceived {
        seat: SEAT,
        prestige: 4,
        cause: Cause::Temple { zone: Zone::South },
    };
    assert_eq!(
        told(temple),
        [
            "Ann gets 4 PP (most markers in the south).",
            "Ann erhält 4 PP (meiste Marker in der Südzone).",
            "Ann krijgt 4 PP (meeste fiches in het zuiden).",
        ]
    );
}

#[test]
fn a_tile_without_a_price_is_told_so() {
    let laid = Event::StorageLaid {
        seat: SEAT,
        tile: StorageTile::Swap,
        payment: Payment::Nothing,
    };
    assert_eq!(
        told(laid),
        [
            "Ann lays a storage tile for nothing: Swap.",
            "Ann legt umsonst ein Lagerplättchen: Tausch.",
            "Ann legt gratis een opslagtegel: Ruil.",
        ]
    );
}

#[test]
fn the_maharaja_gives_his_reasons() {
    let reasoned = |reason| told(Event::AutomaReasoned { reason });
    let zone = Zone::North;
    assert_eq!(
        reasoned(Reason::Temple {
            zone,
            prestige: 4,
            gain: 3
        }),
        [
            "The Maharaja: the temple pays 4 in the north, the place 3 PP.",
            "Der Maharadscha: der Tempel zahlt in der Nordzone 4, das Feld 3 PP.",
            "De maharadja: de tempel betaalt 4 in het noorden, de plaats 3 PP.",
        ]
    );
    let colour = Colour::Green;
    assert_eq!(
        reasoned(Reason::BothWorkers { colour }),
        [
            "The Maharaja: both workers are green.",
            "Der Maharadscha: beide Arbeiter sind grün.",
            "De maharadja: beide arbeiders zijn groen.",
        ]
    );
}

#[test]
fn refusals_name_what_is_missing_in_the_right_case() {
    let why = |why| each(|texts| said(|out| texts.why(why, out)));
    let good = Good::Marble;
    assert_eq!(
        why(Why::NothingToGive { good }),
        [
            "You have no marble to give back.",
            "Du hast keinen Marmor zum Zurückgeben.",
            "Je hebt geen marmer om terug te geven.",
        ]
    );
    let place = DonationPlace::of(1, 2).unwrap();
    assert_eq!(
        why(Why::NotSupported { place }),
        [
            "For level 2, place 3 both places below must be filled.",
            "Für Stufe 2, Feld 3 müssen beide Felder darunter belegt sein.",
            "Voor trede 2, plaats 3 moeten beide plaatsen eronder bezet zijn.",
        ]
    );
}

#[test]
fn rows_say_an_action_with_what_it_costs() {
    let row = |action| each(|texts| said(|out| texts.action(action, out)));
    assert_eq!(
        row(Action::UpgradeMahout {
            mahout: Mahout::Market,
            colour: Colour::Blue,
            payment: Payment::Gold,
        }),
        [
            "Market on blue for 1 gold",
            "Markt auf Blau für 1 Gold",
            "Markt op blauw voor 1 goud",
        ]
    );
    let zone = Zone::East;
    let place = DonationPlace::all().last().unwrap();
    assert_eq!(
        row(Action::Donate { place, zone })[1],
        "Spende in der Ostzone: Stufe 4, Feld 3"
    );
    let resource = Resource::Copper;
    assert_eq!(row(Action::Buy { resource })[1], "Kupfer kaufen");
}

#[test]
fn a_track_says_what_each_place_gives_and_when() {
    let step = |track, step| each(|texts| said(|out| texts.step(track, step, out)));
    assert_eq!(step(Track::Economy, 1)[0], "1 coin");
    assert_eq!(
        step(Track::Economy, 4),
        [
            "each decade: 1 coin + 1 PP",
            "je Jahrzehnt: 1 Münze + 1 PP",
            "elk decennium: 1 munt + 1 PP",
        ]
    );
    assert_eq!(
        step(Track::Development, 7),
        [
            "at the end: 1 PP a marker",
            "am Ende: 1 PP je Marker",
            "aan het einde: 1 PP per fiche",
        ]
    );
    assert_eq!(step(Track::Development, 8)[1], "darüber: Mahut");
}
