//! What the things of Maharaja are, in English.

use crate::games::maharaja::data::{Character, Dial, Reward};
use crate::words::maharaja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Reward(reward) => prize(reward),
        Topic::Statue => {
            "A statue costs 10 coins, where the Maharaja is 12. Your priest must be in the city. It counts 3 worship \
            points (WP) in the centre and 2 elsewhere, and at the end 3 PP. You have 7; when somebody builds the last \
            one, the round is the last."
        }
        Topic::Centre => {
            "The one place in the middle of a city. A statue here counts 3 worship points (WP) when the city is scored; \
            on every other place it counts 2."
        }
        Topic::BonusPlace => {
            "Two outer places of each city bring a bonus. Who builds there gets it at once: an action marker, 2 coins, \
            1 PP, or 1 shrine from the supply. The statue counts 2 WP, as on any outer place."
        }
        Topic::OuterPlace => {
            "Four outer places of each city bring no bonus. A statue here counts 2 worship points (WP) when the city is \
            scored, 1 less than in the centre."
        }
        Topic::Shrine => {
            "A shrine costs 1 coin. In a village it opens the road and earns toll, in a city it counts 1 WP. You have \
            20, and build only those at hand: the others lie in the supply until you fetch them."
        }
        Topic::Village => {
            "You can always build here, wherever your priest is. A village holds 2 shrines, with two players only 1. A \
            road is open when every village on it has a shrine. Where you have one you pass for nothing."
        }
        Topic::City => {
            "You build here while your priest is in the city: shrines without limit, and statues while places are free. \
            There is 1 central place and 6 outer ones, two of them with a bonus."
        }
        Topic::Start => {
            "All priests begin here. For travel it is like a city: you pass and rest for nothing. Nothing is built \
            here, and it is never scored."
        }
        Topic::Track => {
            "The leftmost flag shows which city the Maharaja visits next round. Then it goes behind the last flag on \
            the right. Gaps between flags close at the end of a round, and mean nothing. Seven rounds are played."
        }
        Topic::Maharaja => {
            "He is in the city that is scored when all have played this round. A statue costs 12 coins there. The more \
            worship points you have, the more coins you get, and the sooner you choose a reward."
        }
        Topic::Markers => {
            "A marker gives you one more action in your turn, any you can do but changing character. Only 1 marker a turn. Some \
            statue places bring one, and so do the characters 4 and 14. There are 7 in all."
        }
        Topic::Maharani => {
            "A marker of the Maharani lends you the ability of a character, but not its number, until the end of the \
            next round. An ability for once a round sends it home when used. You keep the ability if somebody takes \
            the character."
        }
        Topic::Travel => {
            "In your turn your priest travels as often as you like, road by road, without a pointer. Every village on \
            the way needs a shrine. Where none is yours you pay 1 coin to the owner of each shrine. He rests at cities \
            and at the start."
        }
        Topic::Rest => {
            "What you planned may be left undone, all or a part, and costs nothing. But finish one action, or leave its \
            rest, before you begin another. If a shrine of Two shrines stands in a village, the one in a city must \
            follow."
        }
        Topic::Scoring => {
            "After all turns: central statue 3 worship points (WP), outer one 2, shrine and priest 1 each. Ties go to \
            the lower character. Coins by rank: 12, 10, 8, 6 for four players, 12, 9, 6 for three, 12, 6 for two. \
            Without WP 3 coins."
        }
        Topic::Rewards => {
            "After the coins everybody with WP chooses a reward, first rank first, and uses it at once. On offer are \
            the lowest tiles, one more than players; alone you choose from two. A used tile goes on top, or leaves the \
            solo game."
        }
        Topic::Brahmabot => {
            "Your opponent when you play alone. His tiles decide, he builds for nothing, and his character tells only \
            when he plays. At a scoring he gets PP, not coins: 4 if he is first, 1 if you are. He takes no rewards."
        }
        Topic::Tiles => {
            "Each round three of his 12 tiles are laid out, the right one face down. In his turn he draws another, \
            whose tick says which of the three he plays: he builds what it shows above, then his priest goes to the \
            city below."
        }
        Topic::Way => {
            "His priest goes where the fewest new shrines are needed, and builds those for nothing. Each of your \
            shrines on the way brings you 1 coin. If none was missing, he also builds a statue for 6 coins, or a \
            shrine and takes 1 coin."
        }
        Topic::Level => {
            "Easy: he begins with 4 shrines, no coins and 2 PP. Normal: 6 shrines, 2 coins, 3 PP. Hard: 8 shrines, 4 \
            coins, 4 PP. You win if you have more PP than Brahmabot in the end; a tie is his."
        }
        Topic::Winning => {
            "The game ends after round 7, or after the round in which somebody builds a seventh statue. Then: 3 PP a \
            statue, 1 PP for every 5 coins, 2 PP a city where you have the most WP (tied: 1). Most PP win, then \
            statues, then coins."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Statue => {
            "Build 1 statue for 1 coin less: 9 coins, where the Maharaja is 11. Your priest must be in the city, and a \
            place must be free. Character 15 takes off 3 more."
        }
        Dial::Shrine => {
            "Build 1 shrine for nothing: in any village with room, or in the city where your priest is. You need a \
            shrine at hand."
        }
        Dial::StatueAndShrine => {
            "Build 1 statue for 10 coins, where the Maharaja is 12, and 1 shrine for 1 coin, in any order, in different \
            places if you like. You may travel in between, and you may leave one of the two."
        }
        Dial::TwoShrines => {
            "Build 2 shrines, 1 coin each. At least one must stand in a city, where your priest is; the other may stand \
            in a village, in that city or in another one. If you begin in a village, the shrine in a city must follow."
        }
        Dial::Coins => "Take 3 coins. It costs nothing and can always be done: a safe choice.",
        Dial::Supply => {
            "Take 2 of your shrines from the supply. They are at hand then, and you can build them in the same turn. If \
            only 1 is left, you get that one."
        }
        Dial::Prestige => {
            "Pay 3 coins and get 2 prestige points (PP). You need all 3 coins. Most PP win the game."
        }
        Dial::Character => {
            "Lay your character back and take another, from the display or from a player, who chooses a new one at \
            once. You can use both abilities in this turn. Numbers decide who plays next and who wins ties."
        }
        Dial::Flag => {
            "Move any flag exactly three fields to the left; flags in its way go to the right. The leftmost flag shows \
            which city the Maharaja visits next round. The city of this round stays as it is."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Plain => {
            "Number 1: you play first and win every tie at a scoring. There is no other ability. Low numbers play \
            before high ones."
        }
        Character::ShrineGift => {
            "Number 2, once a round: in your turn you take 1 of your shrines from the supply. It is at hand then."
        }
        Character::Exchange => {
            "Number 3, once a round: in your turn you exchange up to three times, 2 coins for 1 PP or 1 PP for 2 coins, \
            all at once or one by one."
        }
        Character::MarkerTrade => {
            "Number 4, once a round: in your turn you pay 1 PP for an action marker, if one is left."
        }
        Character::StrongPriest => {
            "Number 5, at a scoring: your priest counts 2 WP instead of 1. He must be in the city that is scored."
        }
        Character::PrestigeGift => {
            "Number 6, once a round: in your turn you take 1 prestige point (PP)."
        }
        Character::ShrinePairs => {
            "Number 7, at a scoring: every two of your shrines in the scored city count 1 WP more."
        }
        Character::EverPresent => {
            "Number 8, at a scoring: you have 1 WP more, even if nothing of yours stands in the city. So you always \
            have a rank, and choose a reward."
        }
        Character::FreeTravel => {
            "Number 9, always: your priest travels for nothing, and nobody is paid. Villages without a shrine stay \
            closed."
        }
        Character::FlagMover => {
            "Number 10, once a round: in your turn you move a flag three fields to the left, without a pointer."
        }
        Character::MorePrestige => {
            "Number 11, always: whenever you get prestige points you get 1 PP more. Not in the final scoring."
        }
        Character::BuildAnywhere => {
            "Number 12, always: you build statues and shrines in any city, wherever your priest is."
        }
        Character::SupplyBuilder => {
            "Number 13, once a round: in your turn you build a shrine straight from the supply for 1 coin, in a village \
            with room or in any city, wherever your priest is."
        }
        Character::MarkerGift => {
            "Number 14, once a round: in your turn you take an action marker, if one is left."
        }
        Character::CheapStatues => {
            "Number 15, always: a statue costs you 3 coins less. With the action Statue it is 4 less."
        }
        Character::DoubleReward => {
            "Number 16, at a scoring: the effect of your reward comes twice. With the Maharani you lay two markers on \
            different characters."
        }
    }
}

const fn prize(reward: Reward) -> &'static str {
    match reward {
        Reward::Coins => "You take 3 coins. They come on top of those for your rank.",
        Reward::Shrines => {
            "You take 3 of your shrines from the supply, or as many as are left there. They are at hand then."
        }
        Reward::PrestigeAndCoin => "You take 1 prestige point (PP) and 1 coin.",
        Reward::OthersPay => {
            "Everybody else pays 2 coins to the supply, Brahmabot too. Who has only 1 coin pays that one, and who has \
            none pays nothing."
        }
        Reward::Prestige => "You take 2 prestige points (PP). With character 11 it is one more.",
        Reward::UpToThree => "You may pay 1 coin for 1 PP, up to three times. Stop when you like.",
        Reward::FreeShrine => {
            "You build one of the shrines at hand for nothing, in a village with room or in any city, wherever your \
            priest is. You may leave it."
        }
        Reward::Maharani => {
            "You lay a Maharani marker on a character on display and have its ability until the end of the next round. \
            An ability for once a round sends the marker home when used."
        }
    }
}
