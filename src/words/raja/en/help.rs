//! What the things of Raja are, in English.

use crate::games::raja::data::{Character, Dial};
use crate::words::raja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Village => {
            "You can always build here, wherever your architect is. A village holds 2 houses, with two players only \
            1. A road is open when every village on it has a house. Where you have a house you pass for nothing; \
            elsewhere you pay 1 gold to the owner of each house."
        }
        Topic::City => {
            "You build here while your architect is in the city: any number of houses, and palaces while sites are \
            free. At a scoring your architect, each house and each outer palace give you 1 point, the central palace \
            3."
        }
        Topic::PalaceSite => {
            "A city has 1 central site and 6 outer ones. A palace costs 12 gold on any of them (Artisan: 9), and \
            your architect must be in the city. The central palace gives 3 points at a scoring, an outer one 1 \
            (Sadhu: 2). You may build several in one city."
        }
        Topic::Start => {
            "All architects begin here. For travel it is like a city: you pass and rest for nothing. Nothing is \
            built here, and it is never scored."
        }
        Topic::Track => {
            "The lowest governor shows where the Maharaja goes next. That governor then moves up, just above the \
            highest one. Empty boxes mean nothing. When a governor is laid on box 10 (short game: in round 8), the \
            round is the last."
        }
        Topic::Quarry => {
            "Your houses that are not yet in hand. The action Quarry brings you 2 of them; there is no other way. \
            You have 20 houses in all: built houses do not come back, but they can be moved."
        }
        Topic::Maharaja => {
            "He is in the city that is scored when all have played this round. The more points you have there, the \
            more gold he gives you; ties go to the lower character. Your architect need not be there. If you alone \
            have points, you get 5 gold more."
        }
        Topic::Chips => {
            "A chip gives you a third action in your turn, any but changing character. Only 1 chip a turn. What you \
            leave undone of it costs nothing. The Yogi brings chips, and you keep them when he leaves you."
        }
        Topic::Travel => {
            "In your turn you travel as often as you like, road by road; it needs no pointer. Every village on the \
            road needs a house. You pay 1 gold to the owner of each house in villages where you have none. Cities \
            and the start are free."
        }
        Topic::Forgo => {
            "You need not carry out what you planned. But for each pointer not carried out in full, everybody else \
            gets 2 gold from the bank. Half of Palace + house, or one house of two, is not in full either."
        }
        Topic::Winning => {
            "The game ends after the round in which somebody builds the last of their 7 palaces (short game: 6), or \
            a governor is laid on box 10 (short game: in round 8). Most palaces win; then most gold decides, then the lower \
            character."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Gold => {
            "The bank gives you 2 gold. It costs nothing and can always be done: a safe choice."
        }
        Dial::House => {
            "Build 1 house for 1 gold: in any village with room, or in the city where your architect is. You need a \
            house in hand."
        }
        Dial::TwoHouses => {
            "Build 2 houses, 1 gold each. At least one must stand in a city, where your architect is; the other may \
            stand in a village, in that city or in another one. If you build only one, everybody else gets 2 gold."
        }
        Dial::MoveHouse => {
            "Take one of your houses from the board and put it into any village with room, or into the city where \
            your architect is. It costs nothing. A village left without a house closes its road."
        }
        Dial::Quarry => {
            "Take 2 of your houses from the quarry. It costs nothing, and you can build them in the same turn. If \
            only 1 is left you get that one, but everybody else gets 2 gold."
        }
        Dial::Palace => {
            "Build 1 palace for 12 gold, with the Artisan 9, on a free site of the city where your architect is. \
            Palaces win the game: the round in which somebody builds the last of their own ends it."
        }
        Dial::PalaceAndHouse => {
            "Build 1 palace for 12 gold, with the Artisan 9, and 1 house for 1 gold, in any order, in different \
            places if you like. In a city your architect must be there. If you build only one of the two, everybody \
            else gets 2 gold."
        }
        Dial::Order => {
            "Move any governor exactly 2 boxes down; those it passes go up 1. The lowest governor shows which city \
            the Maharaja visits next round. The city of this round stays as it is."
        }
        Dial::Character => {
            "Take a free character or another player's, and put yours back; the other chooses a free one at once. \
            You can use both abilities in this turn. With several characters you keep yours; when none is free you \
            swap or entice."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Mogul => {
            "Number 1: you play first and win every tie at a scoring. There is no other ability. Low numbers play \
            before high ones."
        }
        Character::Trader => {
            "Number 2: you get 1 gold from the bank, when your turn begins or when you take the card in your turn. \
            Once a turn."
        }
        Character::Sadhu => {
            "Number 3: at a scoring your outer palaces count 2 points each instead of 1. You must hold the card at \
            that moment."
        }
        Character::Monk => {
            "Number 4: your travel costs you nothing, for the bank pays the owners of the houses. Villages without a \
            house stay closed."
        }
        Character::Builder => {
            "Number 5: once in your turn you build or move 1 house more, for nothing and without a pointer. To build \
            you need a house in hand; in a city your architect must be there."
        }
        Character::Artisan => {
            "Number 6: a palace costs you 9 gold instead of 12. You still need a pointer or a chip for it, and your \
            architect in the city."
        }
        Character::Yogi => {
            "Number 7: once a turn you get 1 action chip: when it begins or you take the card, and if none is left, \
            as soon as one is back. A chip gives a third action, now or later."
        }
    }
}
