### The texts of Maharaja.

## Captions and single words

label-game = Maharaja
label-about = Statues for the gods where the Maharaja goes.
label-coins = Coins
label-prestige = Prestige
label-prestige_short = PP
label-worship = Worship
label-statues = Statues
label-characters = Characters
label-round = Round
label-last_round = Last round
label-plan_hidden = has planned
label-plan_missing = no plan yet
label-confirm_plan = Confirm the plan
label-end_turn = End the turn
label-no_toll = free of charge
label-spend_marker = Spend a marker
label-pay_coin = { $REWARD_TRADE_PRICE } coin for { $REWARD_TRADE_PRESTIGE } PP
label-lay_maharani = Lay the marker
label-tile_hidden = face down
label-final_collected = Collected
label-final_cities = Cities
label-winner = Winner
label-rules = Rules of this game
label-show = show
label-sources = City by city
label-from_start = Start
label-from_actions = Actions
label-from_rewards = Rewards

## What can be explained besides actions, characters and rewards

Topic-Statue = Statue
    .help =
        A statue costs { $STATUE_COST } coins ({ $STATUE_COST_MAHARAJA } where the Maharaja is). Your priest must be in
        the city. It counts { $WORSHIP_CENTRE } worship points (WP) in the centre and { $WORSHIP_OUTER } elsewhere,
        and at the end { $STATUE_PRESTIGE } PP. You have { $STATUES }; when somebody builds the last one, the round is
        the last.
Topic-Centre = Centre
    .help =
        The one place in the middle of a city. A statue here counts { $WORSHIP_CENTRE } worship points (WP) when the
        city is scored; on every other place it counts { $WORSHIP_OUTER }.
Topic-BonusPlace = Bonus place
    .help =
        { $BONUS_PLACES } outer places of each city bring a bonus. Who builds there gets it at once: an action marker,
        { $BONUS_COINS } coins, { $BONUS_PRESTIGE } PP, or { $BONUS_SHRINES } shrine from the supply. The statue
        counts { $WORSHIP_OUTER } WP, as on any outer place.
Topic-OuterPlace = Outer place
    .help =
        { $PLAIN_PLACES } outer places of each city bring no bonus. A statue here counts { $WORSHIP_OUTER } worship
        points (WP) when the city is scored, { $WORSHIP_LESS } less than in the centre.
Topic-Shrine = Shrine
    .help =
        A shrine costs { $SHRINE_COST } coin. In a village it opens the road and earns toll, in a city it counts
        { $WORSHIP_PIECE } WP. You have { $SHRINES }, and build only those at hand: the others lie in the supply until
        you fetch them.
Topic-Village = Village
    .help =
        You can always build here, wherever your priest is. A village holds { $VILLAGE_ROOM } shrines, with two
        players only { $VILLAGE_ROOM_TWO }. A road is open when every village on it has a shrine. Where you have one
        you pass for nothing.
Topic-City = City
    .help =
        You build here while your priest is in the city: shrines without limit, and statues while places are free.
        There is 1 central place and { $OUTER_PLACES } outer ones, { $BONUS_PLACES } of them with a bonus.
Topic-Start = Start
    .help =
        All priests begin here. For travel it is like a city: you pass and rest for nothing. Nothing is built here,
        and it is never scored.
Topic-Track = Flag track
    .help =
        The leftmost flag shows which city the Maharaja visits next round. Then it goes behind the last flag on the
        right. Gaps between flags close at the end of a round, and mean nothing. { $ROUNDS } rounds are played.
Topic-Maharaja = Maharaja
    .help =
        He is in the city that is scored when all have played this round. A statue costs { $STATUE_COST_MAHARAJA }
        coins there. The more worship points you have, the more coins you get, and the sooner you choose a reward.
Topic-Markers = Action markers
    .help =
        A marker gives you one more action in your turn, any you can do but changing character. Only 1 marker a turn.
        Some statue places bring one, and so do the characters { $MARKER_TRADE } and { $MARKER_GIFT }. There are
        { $MARKERS } in all.
Topic-Maharani = Maharani markers
    .help =
        A marker of the Maharani lends you the ability of a character, but not its number, until the end of the next
        round. An ability for once a round sends it home when used. You keep the ability if somebody takes the
        character.
Topic-Travel = Travel
    .help =
        In your turn your priest travels as often as you like, road by road, without a pointer. Every village on the
        way needs a shrine. Where none is yours you pay { $TOLL } coin to the owner of each shrine. He rests in cities
        and at the start.
Topic-Rest = Leave the rest
    .help =
        What you planned may be left undone, all or a part, and costs nothing. But finish one action, or leave its
        rest, before you begin another. If a shrine of Two shrines stands in a village, the one in a city must follow.
Topic-Scoring = City scoring
    .help =
        After all turns: central statue { $WORSHIP_CENTRE } worship points (WP), outer one { $WORSHIP_OUTER }, shrine
        and priest { $WORSHIP_PIECE } each. Ties go to the lower character. Coins by rank: { $FOUR_FIRST },
        { $FOUR_SECOND }, { $FOUR_THIRD }, { $FOUR_FOURTH } for four players, { $THREE_FIRST }, { $THREE_SECOND },
        { $THREE_THIRD } for three, { $TWO_FIRST }, { $TWO_SECOND } for two. Without WP { $CONSOLATION } coins.
Topic-Rewards = Rewards
    .help =
        After the coins everybody with WP chooses a reward, first rank first, and uses it at once. On offer are those
        at the top left, one more than players; alone you choose from { $SOLO_REWARDS }. A used one goes to the end,
        or leaves the solo game.
Topic-Brahmabot = Brahmabot
    .help =
        Your opponent when you play alone. His tiles decide, he builds for nothing, and his character tells only when
        he plays. At a scoring he gets PP, not coins: { $PRESTIGE_FIRST } if he is first, { $PRESTIGE_SECOND } if you
        are. He takes no rewards.
Topic-Tiles = Brahmabot's tiles
    .help =
        Each round { $SLOTS } of his { $TILES } tiles are laid out, the right one face down. In his turn he draws
        another, whose tick says which of the { $SLOTS } he plays: he builds what it shows above, then his priest goes
        to the city below.
Topic-Way = Brahmabot's journey
    .help =
        His priest goes where the fewest new shrines are needed, and builds those for nothing. Each of your shrines on
        the way brings you { $TOLL } coin. If none was missing, he also builds a statue for { $STATUE_PRICE } coins,
        or a shrine and takes { $ARRIVAL_COINS } coin.
Topic-Level = Level
    .help =
        Easy: he begins with { $EASY_SHRINES } shrines, no coins and { $EASY_PRESTIGE } PP. Normal:
        { $NORMAL_SHRINES } shrines, { $NORMAL_COINS } coins, { $NORMAL_PRESTIGE } PP. Hard: { $HARD_SHRINES }
        shrines, { $HARD_COINS } coins, { $HARD_PRESTIGE } PP. You win if you have more PP than Brahmabot in the end;
        a tie is his.
Topic-Winning = The end
    .help =
        The game ends after round { $ROUNDS }, or after the round in which somebody builds the last of { $STATUES }
        statues. Then: { $STATUE_PRESTIGE } PP a statue, 1 PP for every { $COINS_FOR_PRESTIGE } coins, { $LEAD_ALONE }
        PP a city where you have the most WP (tied: { $LEAD_TIED }). Most PP win, then statues, then coins.

## Variants, and what they can be

option-first_game = First characters
    .about = { $FIRST_GAME } easy characters for four players.
option-first_rank = Prestige for first
    .about = The first in a scoring gets { $FIRST_RANK_PRESTIGE } PP more.
option-weak_outer = Weak outer statues
    .about = They count only { $WORSHIP_OUTER_WEAK } WP in scorings.
option-dear_statues = Dear statues
    .about = A statue costs { $STATUE_COST_MAHARAJA } coins in every city.
option-display_only = Safe characters
    .about = Nobody can take yours away.
option-final_tile = Final scoring
    .about = What cities bring at the end.
option-solo = Brahmabot's level
    .about = Play alone against him.
FinalTile-Majority = majorities
    .about = Most worship in a city: { $MAJORITY_ALONE } PP, tied { $MAJORITY_TIED }.
FinalTile-Presence = presence
    .about = { $FINAL_PRESENCE } PP for each city you built in.
FinalTile-Roads = roads
    .about = { $FINAL_ROAD } PP a road with your shrines in both villages.
FinalTile-Statues = statues
    .about = { $FINAL_STATUES } of your statues in a city: { $FINAL_STATUES_PRESTIGE } PP.
FinalTile-Supply = supply
    .about = Each shrine left in the supply: -{ $FINAL_SUPPLY } PP.
FinalTile-None = usual
    .about = Most worship in a city: { $LEAD_ALONE } PP, tied { $LEAD_TIED }.
Level-Easy = easy
    .about = He has { $EASY_SHRINES } shrines, { $EASY_COINS } coins, { $EASY_PRESTIGE } PP.
Level-Normal = normal
    .about = He has { $NORMAL_SHRINES } shrines, { $NORMAL_COINS } coins, { $NORMAL_PRESTIGE } PP.
Level-Hard = hard
    .about = He has { $HARD_SHRINES } shrines, { $HARD_COINS } coins, { $HARD_PRESTIGE } PP.
Level-None = off
    .about = Two to four people play.

## The actions of the dial

Dial-Statue = Statue
    .long = Build a statue, { $DISCOUNT } coin less
    .low = statue
    .help =
        Build 1 statue for { $DISCOUNT } coin less: { $STATUE_ACTION } coins ({ $STATUE_ACTION_MAHARAJA } where the
        Maharaja is). Your priest must be in the city, and a place must be free. Character
        { $CHEAP_STATUES } takes off { $DISCOUNT_CHARACTER } more.
Dial-Shrine = Shrine
    .long = Build a shrine for nothing
    .low = shrine
    .help =
        Build 1 shrine for nothing: in any village with room, or in the city where your priest is. You need a shrine
        at hand.
Dial-StatueAndShrine = Statue + shrine
    .long = Build a statue and a shrine
    .low = statue + shrine
    .help =
        Build 1 statue for { $STATUE_COST } coins ({ $STATUE_COST_MAHARAJA } where the Maharaja is), and 1 shrine for
        { $SHRINE_COST } coin, in any order, in different places if you like. You may travel in between, and you may
        leave one of the two.
Dial-TwoShrines = Two shrines
    .long = Build two shrines
    .low = two shrines
    .help =
        Build 2 shrines, { $SHRINE_COST } coin each. At least one must stand in a city, where your priest is; the
        other may stand in a village, in that city or in another one. If you begin in a village, the shrine in a city
        must follow.
Dial-Coins = { $COINS_ACTION } coins
    .long = Take { $COINS_ACTION } coins
    .low = { $COINS_ACTION } coins
    .help = Take { $COINS_ACTION } coins. It costs nothing and can always be done: a safe choice.
Dial-Supply = Fetch shrines
    .long = Fetch { $SUPPLY_ACTION } shrines
    .low = fetch shrines
    .help =
        Take { $SUPPLY_ACTION } of your shrines from the supply. They are at hand then, and you can build them in the
        same turn. If only 1 is left, you get that one.
Dial-Prestige = Buy { $PRESTIGE_BOUGHT } PP
    .long = Pay { $PRESTIGE_PRICE } coins for { $PRESTIGE_BOUGHT } PP
    .low = buy { $PRESTIGE_BOUGHT } PP
    .help =
        Pay { $PRESTIGE_PRICE } coins and get { $PRESTIGE_BOUGHT } prestige points (PP). You need all
        { $PRESTIGE_PRICE } coins. Most PP win the game.
Dial-Character = Character
    .long = Change character
    .low = character
    .help =
        Lay your character back and take another, from the display or from a player, who chooses a new one at once.
        Use the old ability before, the new one after. Numbers decide who plays next and who wins ties.
Dial-Flag = Flag
    .long = Move a flag
    .low = flag
    .help =
        Move any flag exactly { $FLAG_STEPS } fields to the left; flags in its way go to the right. The leftmost flag
        shows which city the Maharaja visits next round. The city of this round stays as it is.

## Characters

Character-Plain = Always first
    .help =
        Number 1: you play first and win every tie at a scoring. There is no other ability. Low numbers play before
        high ones.
Character-ShrineGift = Shrine gift
    .help =
        Number 2, once a round: in your turn you take { $SHRINE_GIFT } of your shrines from the supply. It is at hand
        then.
Character-Exchange = Exchange
    .help =
        Number 3, once a round: in your turn you exchange up to { $EXCHANGES } times, { $EXCHANGE_COINS } coins for
        { $EXCHANGE_PRESTIGE } PP or { $EXCHANGE_PRESTIGE } PP for { $EXCHANGE_COINS } coins, all at once or one by
        one.
Character-MarkerTrade = Marker for { $EXCHANGE_PRESTIGE } PP
    .help =
        Number 4, once a round: in your turn you pay { $EXCHANGE_PRESTIGE } PP for an action marker, if one is left.
Character-StrongPriest = Strong priest
    .help =
        Number 5, at a scoring: your priest counts { $WORSHIP_PRIEST_STRONG } WP instead of { $WORSHIP_PIECE }. He
        must be in the city that is scored.
Character-PrestigeGift = Prestige gift
    .help = Number 6, once a round: in your turn you take { $PRESTIGE_GIFT } prestige point (PP).
Character-ShrinePairs = Pairs of shrines
    .help =
        Number 7, at a scoring: every { $SHRINES_OF_A_PAIR } of your shrines in the scored city count
        { $WORSHIP_PAIR } WP more.
Character-EverPresent = Always present
    .help =
        Number 8, at a scoring: you have { $WORSHIP_EVER_PRESENT } WP more, even if nothing of yours stands in the
        city. So you always have a rank, and choose a reward.
Character-FreeTravel = Free travel
    .help =
        Number 9, always: your priest travels for nothing, and nobody is paid. Villages without a shrine stay closed.
Character-FlagMover = Mover of flags
    .help =
        Number 10, once a round: in your turn you move a flag { $FLAG_STEPS } fields to the left, without a pointer.
Character-MorePrestige = More prestige
    .help =
        Number 11, always: whenever you get prestige points you get { $PRESTIGE_MORE } PP more. Not in the final
        scoring.
Character-BuildAnywhere = Builds anywhere
    .help = Number 12, always: you build statues and shrines in any city, wherever your priest is.
Character-SupplyBuilder = Supply builder
    .help =
        Number 13, once a round: in your turn you build a shrine straight from the supply for { $SHRINE_COST } coin,
        in a village with room or in any city, wherever your priest is.
Character-MarkerGift = Marker gift
    .help = Number 14, once a round: in your turn you take an action marker, if one is left.
Character-CheapStatues = Cheap statues
    .help =
        Number 15, always: a statue costs you { $DISCOUNT_CHARACTER } coins less. With the action Statue it is
        { $DISCOUNT_BOTH } less.
Character-DoubleReward = Double reward
    .help =
        Number 16, at a scoring: the effect of your reward comes twice. With the Maharani you lay two markers on
        different characters.

## When abilities can be used

Ability-None = no ability
Ability-Once = once a round
Ability-Lasting = always
Ability-Scoring = at a scoring

## Reward tiles

Reward-Coins = { $REWARD_COINS } coins
    .help = You take { $REWARD_COINS } coins. They come on top of those for your rank.
Reward-Shrines = { $REWARD_SHRINES } shrines
    .help =
        You take { $REWARD_SHRINES } of your shrines from the supply, or as many as are left there. They are at hand
        then.
Reward-PrestigeAndCoin = { $REWARD_BOTH_PRESTIGE } PP + { $REWARD_BOTH_COINS } coin
    .help = You take { $REWARD_BOTH_PRESTIGE } prestige point (PP) and { $REWARD_BOTH_COINS } coin.
Reward-OthersPay = Others pay { $REWARD_OTHERS_PAY }
    .help =
        Everybody else pays { $REWARD_OTHERS_PAY } coins to the supply, Brahmabot too. Who has only 1 coin pays that
        one, and who has none pays nothing.
Reward-Prestige = { $REWARD_PRESTIGE } PP
    .help =
        You take { $REWARD_PRESTIGE } prestige points (PP). With character { $MORE_PRESTIGE } it is { $PRESTIGE_MORE } more.
Reward-UpToThree = Coins for PP
    .help =
        You may pay { $REWARD_TRADE_PRICE } coin for { $REWARD_TRADE_PRESTIGE } PP, up to { $REWARD_TIMES } times.
        Stop when you like.
Reward-FreeShrine = Free shrine
    .help =
        You build one of the shrines at hand for nothing, in a village with room or in any city, wherever your priest
        is. You may leave it.
Reward-Maharani = Maharani
    .help =
        You lay a Maharani marker on a character on display and have its ability until the end of the next round. An
        ability for once a round sends the marker home when used.

## Cities and their places for statues

City-Dwarka = Dwarka
City-Haridwar = Haridwar
City-Varanasi = Varanasi
City-Ujjain = Ujjain
City-Puri = Puri
City-Madurai = Madurai
City-Kanchi = Kanchi
StatuePlace-Centre = centre
StatuePlace-Upper = upper bonus place
StatuePlace-Lower = lower bonus place
StatuePlace-Outer = outer place
Bonus-Marker = 1 action marker
Bonus-Coins = { $BONUS_COINS } coins
Bonus-Prestige = { $BONUS_PRESTIGE } PP
Bonus-Shrine = { $BONUS_SHRINES } shrine

## Places

Junction-Start = Start
    .the = the start
Junction-City = { $city }
    .the = { $city }
Spot-Village = the village { $near } - { $far }
    .name = Village { $near } - { $far }
Spot-City = { $city }
    .name = { $city }

## Ways to exchange, and what is left of an action

Exchange-CoinsForPrestige = { $EXCHANGE_COINS } coins for { $EXCHANGE_PRESTIGE } PP
Exchange-PrestigeForCoins = { $EXCHANGE_PRESTIGE } PP for { $EXCHANGE_COINS } coins
Begun-StatueLeft = the statue is left
Begun-ShrineLeft = the shrine is left
Begun-SecondShrineLeft = one shrine is left
Begun-CityShrineLeft = a city shrine is left

## Brahmabot's tiles

Slot-Left = left
Slot-Middle = middle
Slot-Right = right
Order-StatueMaharaja = Statue: Maharaja
Order-ShrineMaharaja = Shrine: Maharaja
Order-StatueLeftmost = Statue: first flag
Order-StatueCentre = Statue: free centre
Order-StatueSecond = Statue: close second

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] coin
       *[other] coins
    }
Thing-Prestige = { $number } PP
Thing-Worship = { $number } WP
Thing-Shrine = { $number } { $number ->
        [one] shrine
       *[other] shrines
    }
Thing-Statue = { $number } { $number ->
        [one] statue
       *[other] statues
    }
Thing-Marker = { $number } { $number ->
        [one] marker
       *[other] markers
    }
Thing-City = { $number } { $number ->
        [one] city
       *[other] cities
    }
Thing-Price = { $number ->
        [0] , for nothing
       *[other] , { COUNT($number, "Coin") }
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Choose a character
Stage-Placing = Place a shrine
Stage-Planning = Plan two actions
Stage-Acting = Play your turn
Stage-Replacing = Choose a new one
Stage-Automa = Brahmabot plays
Stage-Rewarding = Choose a reward
Stage-Applying = Use your reward
Stage-Paying = Pay coins for PP
Stage-Building = Build a shrine
Stage-Laying = Lay the marker
Stage-Over = Game over

## Plans, tolls, and where something came from

Plan-Both = { $one }, { $other }
    .low = { FORM($one, "low") }, { FORM($other, "low") }
Plan-Twice = { $one }, twice
    .low = { FORM($one, "low") }, twice
Toll-Owners = { COUNT($coins, "Coin") } to { $owners }
Cause-Dial = {""}
Cause-Character = {" "}(character { NUMBER($character) })
Cause-Bonus = {" "}(bonus)
Cause-Reward = {" "}(reward)
Cause-Rank = {" "}(rank)
Cause-Consolation = {" "}(no worship there)
Cause-FirstRank = {" "}(first rank)
Cause-Arrival = {" "}(arrived)

## Why Brahmabot does something

Reason-Tick = the tick says { $slot }
Reason-Maharaja = the Maharaja is there
Reason-Leftmost = its flag is leftmost
Reason-FreeCentre = first with a free centre
Reason-SecondBy = { $gap ->
        [0] second on a tie
       *[other] second by { $gap }
    }
Reason-NoneQualifies = no city fits, first with room
Reason-Full = another is full, first with room
Reason-NoStatueLeft = no statue left, so a shrine
Reason-NoShrineLeft = no shrine left
Reason-Way = { $new ->
        [0] the way is open
       *[other] way with { COUNT($new, "Shrine") } to build
    }{ $foreign ->
        [0] {""}
       *[other] , past { $foreign } of yours
    }
Reason-NoWay = no way, { COUNT($new, "Shrine") } missing
Reason-EnoughCoins = { $STATUE_PRICE } coins buy a statue
Reason-FewCoins = too few coins for a statue
Reason-NoStatuePossible = no statue possible
Reason-Finished = finished

## What happened

Event-CharacterChosen = { $seat } chooses character { NUMBER($character) } ({ $character }).
Event-ShrinePlaced = { $seat } places a shrine in { $village }.
Event-AutomaSetUp = Brahmabot, { $level }: his shrines stand as on set-up tile { NUMBER($tile) }.
Event-MaharajaMoved = Round { $round }: the Maharaja goes to { $city }.
Event-TilesDrawn = Brahmabot has the tiles { NUMBER($left) }, { NUMBER($middle) } and a hidden one.
Event-PlanConfirmed = { $seat } has planned.
Event-TurnBegan = { $seat }'s turn: { FORM($plan, "low") }.
Event-AutomaBegan = Brahmabot's turn.
Event-AutomaReasoned = Brahmabot{ $tile ->
        [none] {""}
       *[some] , tile { NUMBER($tile) }
    }: { $city ->
        [none] {""}
       *[some] { $city },{" "}
    }{ $reason }.
Event-TileRevealed = Tile { NUMBER($tick) } is drawn, its tick says { $slot }: Brahmabot plays tile { NUMBER($tile) }.
Event-StatueBuilt = { $seat } builds a statue in { $place ->
        [Centre] the centre of { $city }
        [Upper] { $city }
        [Lower] { $city }
       *[Outer] { $city }
    }{ $task ->
        [Statue] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [Tile] .
       *[Arrival] { COUNT($cost, "Price") }.
    }
Event-ShrineBuilt = { $seat } builds a shrine in { $site }{ $task ->
        [Shrine] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [TwoShrines] { COUNT($cost, "Price") }.
        [Character] { COUNT($cost, "Price") } (character { $SUPPLY_BUILDER }).
        [Reward] { COUNT($cost, "Price") }.
        [Tile] .
        [Way] .
       *[Arrival] .
    }
Event-ShrineMoved = { $seat } moves a shrine from { $from } to { $to }.
Event-CoinsReceived = { $seat } gets { COUNT($coins, "Coin") }{ $cause }.
Event-CoinsPaid = { $seat } pays { COUNT($coins, "Coin") }{ $cause }.
Event-PrestigeReceived = { $seat } gets { $prestige } PP{ $cause }.
Event-PrestigePaid = { $seat } pays { $prestige } PP{ $cause }.
Event-ShrinesReceived = { $seat } takes { COUNT($shrines, "Shrine") } from the supply{ $cause }.
Event-MarkerReceived = { $seat } gets an action marker{ $cause }.
Event-FlagMoved = { $seat } moves the flag of { $city } { $FLAG_STEPS } fields to the left{ $task ->
        [Flag] .
       *[Character] {" "}(character { $FLAG_MOVER }).
    }
Event-CharacterTaken = { $seat } takes character { NUMBER($character) } ({ $character }){ $from ->
        [none] .
       *[some] {" "}from { $from }.
    }
Event-CharacterDrawn = On display now: character { NUMBER($character) } ({ $character }).
Event-MarkerSpent = { $seat } spends a marker: { FORM($dial, "low") }.
Event-Travelled = { $seat } travels to { PLACE($to, "the") }.
Event-TollPaid = { $payer ->
        [none] { $to } gets { COUNT($coins, "Coin") } from the supply.
       *[some] { $payer } pays { COUNT($coins, "Coin") } to { $to }.
    }
Event-RestLeft = { $seat } leaves the rest.
Event-LastRoundBegan = All { $STATUES } statues built: this round is the last.
Event-CityScored = { $city } is scored.
Event-Ranked = { $seat } is { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } with { COUNT($points, "Worship") }.
Event-RewardChosen = { $seat } chooses a reward: { $reward }{ $times ->
        [1] .
       *[other] , twice.
    }
Event-RewardGone = A reward leaves the game: { $reward }.
Event-MaharaniLaid = { $seat } lays a Maharani marker on character { NUMBER($character) } ({ $character }).
Event-MaharaniReturned = { $seat }'s Maharani marker leaves character { NUMBER($character) } ({ $character }).
Event-TilesShuffled = Brahmabot's tile { NUMBER($gone) } leaves the game, the others are shuffled.
Event-GameEnded = The game is over.

## When something can be done

Moment-Choosing = Characters are chosen at the start, or when yours was taken.
Moment-Placing = The first shrines are placed before the first round.
Moment-Planning = Plans are made at the beginning of a round.
Moment-Turn = This is done in your turn, after the plans.
Moment-Scoring = Rewards are chosen when a city is scored.

## Why something is not allowed

Why-GameOver = The game is over.
Why-NotYourTurn = Wait for your turn: somebody else decides now.
Why-NotNow = { $moment }
Why-AutomaDecides = His tile decides what Brahmabot does: go on with A.
Why-NotOnDisplay = Character { NUMBER($character) } is not on display: choose one that is.
Why-NotInPlay = Character { NUMBER($character) } is not in this game: choose another.
Why-OwnCharacter = You hold character { NUMBER($character) } yourself: take another.
Why-DisplayOnly = Characters are safe in this game: take one from the display.
Why-NoReplacement = No other character is left for Brahmabot: he keeps his.
Why-NotEnoughCoins = You need { COUNT($needs, "Coin") } and have { $has }.
Why-NotEnoughPrestige = You need { $EXCHANGE_PRESTIGE } PP for this and have none.
Why-NotPlanned = Not in your plan: { $dial }. { $dial ->
        [Statue] Do what you planned, or spend a marker.
        [Shrine] Do what you planned, or spend a marker.
        [StatueAndShrine] Do what you planned, or spend a marker.
        [TwoShrines] Do what you planned, or spend a marker.
        [Coins] Do what you planned, or spend a marker.
        [Supply] Do what you planned, or spend a marker.
        [Prestige] Do what you planned, or spend a marker.
        [Character] This needs a pointer, not a marker.
       *[Flag] Do what you planned, or spend a marker.
    }
Why-AlreadyDone = { $dial }: done, nothing of it is left in this turn.
Why-FinishFirst = First finish the action you began, or leave its rest.
Why-OneMustBeInACity = One of two shrines must stand in a city: build this one where your priest is.
Why-CityShrineImpossible = The shrine in a city would become impossible: keep a shrine, a coin and a way for it.
Why-CityShrineOwed = First build the shrine in a city: one of two must stand there.
Why-NoShrineOnTableau = You have no shrine at hand: fetch some from the supply.
Why-SupplyEmpty = Your supply is empty: all your shrines are at hand or on the board.
Why-VillageFull =
    There is no room in { $village }: { $VILLAGE_ROOM } shrines fit in, with two players { $VILLAGE_ROOM_TWO }.
Why-PriestElsewhere = Your priest must be in { $city }.
Why-NoStatueLeft = You have built all your statues.
Why-NoPlace = { $place ->
        [Centre] The centre of { $city } is taken: build on an outer place or in another city.
        [Upper] This bonus place of { $city } is taken: choose another place.
        [Lower] This bonus place of { $city } is taken: choose another place.
       *[Outer] The { $PLAIN_PLACES } outer places of { $city } are taken: choose another place.
    }
Why-FlagTooFarLeft = A flag moves exactly { $FLAG_STEPS } fields: { $city } has fewer to its left.
Why-NoSuchAbility =
    For this you need character { NUMBER($character) } ({ $character }), or your Maharani marker on it.
Why-AbilityUsed = Character { NUMBER($character) } helps once a round, and has done so.
Why-NotAnAbilityToUse =
    There is no button for character { NUMBER($character) } ({ $character }): it works where it is needed.
Why-NoMarkerLeft = No action marker is left: players hold all { $MARKERS }.
Why-NoMarker =
    You have no action marker: bonus places and the characters { $MARKER_TRADE } and { $MARKER_GIFT } bring them.
Why-MarkerSpentAlready = You have spent a marker: only one a turn.
Why-NoMarkerForCharacter = A marker is not for changing character: choose another action.
Why-NoSuchRoad = No road leads there from your priest: travel by way of a neighbouring place.
Why-VillageEmpty = The road is closed: { $village } needs a shrine first.
Why-NoRest = You have begun nothing whose rest could be left.
Why-RewardNotOnOffer = Not on offer: { $reward }. Choose one at the top left.
Why-MaharaniThere = A marker of this reward lies on character { NUMBER($character) }: choose another.
Why-OnlyBrahmabot = Only Brahmabot does this.
Why-OnlyWithReward = This needs the reward: { $reward }.
Why-AlreadyThere = Your priest is here already: travel on by a road.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welcome to Maharaja! You build shrines and statues for the gods where the Maharaja goes. You learn it in
    three short chapters, step by step. Press A to go on.
lesson-1 =
    First choose a character: number 6 gives you 1 prestige point (PP) each round. Low numbers play first and win ties.
    Go to 6 with the cross, and press A.
lesson-2 =
    A road is open only where every village has a shrine. Move over the map with the cross: go to Village Start - Puri,
    up and right from the start, and press A.
lesson-3 =
    Puri can be reached now. In the second round the Maharaja goes to Haridwar. Two villages lie on that road: place a
    shrine in Village Puri - Haridwar.
lesson-4 = Now the other village, Village Haridwar - Puri: then the whole road is yours.
lesson-5 =
    Your last shrine is for the third city: Village Puri - Kanchi. Through your own villages you travel free, and
    others pay you 1 coin for each shrine.
lesson-6 =
    The Maharaja is in Puri: it is scored after this round. Plan two actions in secret: A on Statue + shrine, A on 3
    coins, and A to confirm.
lesson-7 =
    Your turn! The 3 coins from your plan came by themselves. In a city you build only where your priest is: send
    him to Puri. Your shrine makes it free.
lesson-8 =
    You have arrived. Press A on Puri and build the statue in the centre for 12 coins. It counts 3 worship points (WP)
    here; outer places count 2, but some have a bonus.
lesson-9 = Now the shrine that you planned with it, for 1 coin. In Puri it counts 1 WP more, and so does your priest.
lesson-10 =
    Now your character: Y opens the turn, up leads to Prestige gift; then A. That needs no action, and works once a
    round.
lesson-11 = Nothing is left to do: press A to end the turn. (In a real game B takes back a step.)
lesson-12 =
    Puri is scored: you have 5 WP and get 12 coins, the other has 3 and gets 6. You are also the first to choose a reward.
    Take 2 PP: most PP win the game.
lesson-13 =
    You paid nothing for the road, the other player paid you 1 coin. You now have 18 coins and 6 PP, and the centre of
    Puri counts for you to the end.
lesson-14 = Round two: the Maharaja is in Haridwar. Plan Character and Flag: two actions that cost nothing.
lesson-15 =
    Change your character: with number 5, Strong priest, your priest counts more at a scoring. Yours goes back to the
    display.
lesson-16 =
    The leftmost flag shows where the Maharaja goes next: now Kanchi. Move the flag of Varanasi, and he goes there
    instead.
lesson-17 = Both villages on the road are yours: travel free to Haridwar. A priest alone already counts there.
lesson-18 = Nothing else is planned: end the turn. Then the other player has his, and Haridwar is scored.
lesson-19 =
    You alone were in Haridwar: 12 coins, and again you choose a reward. Take three shrines: without shrines nothing
    can be built in villages.
lesson-20 =
    So it goes for seven rounds, or until somebody builds a seventh statue. Then statues, coins and cities bring more
    PP. X explains whatever you see. Have fun!

## Why a way to play is better: what there is more or less of

feature-score = prestige
feature-coins = coins
feature-coins_for_statue = coins for a statue
feature-payable_statues = statues you could pay
feature-statues = statues
feature-shrines_on_tableau = shrines on the tableau
feature-shrines_on_tableau_few = shrines ready to build
feature-shrines_in_supply = shrines in the supply
feature-villages = villages with your shrines
feature-free_reach = places to reach without toll
feature-shrines_in_cities = shrines in cities
feature-outer_statues = outer statues
feature-central_statues = central statues
feature-pay_this = pay from this city
feature-pay_next = pay from the next city
feature-pay_third = pay from the third city
feature-pay_fourth = pay from the fourth city
feature-pay_later = pay from later cities
feature-lead_this = lead in this city
feature-lead_next = lead in the next city
feature-markers = markers
feature-maharani_markers = markers of the Maharani
feature-still_to_play = turns to come this round
feature-next_in_reach = reach to the next city
feature-C01 = use of character 1
feature-C02 = use of character 2
feature-C03 = use of character 3
feature-C04 = use of character 4
feature-C05 = use of character 5
feature-C06 = use of character 6
feature-C07 = use of character 7
feature-C08 = use of character 8
feature-C09 = use of character 9
feature-C10 = use of character 10
feature-C11 = use of character 11
feature-C12 = use of character 12
feature-C13 = use of character 13
feature-C14 = use of character 14
feature-C15 = use of character 15
feature-C16 = use of character 16
