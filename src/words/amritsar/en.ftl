### The texts of Amritsar.

## Captions and single words

label-game = Amritsar
label-about = Donate for the Golden Temple.
label-round = Round
label-decade = Decade
label-coins = Coins
label-prestige = Prestige
label-prestige_short = PP
label-ride = Ride
label-workers = Workers
label-actions = Actions
label-ride_again = Second ride
label-locked = locked
label-follow_up = Follow-up
label-storage = Storage
label-goals = Goals
label-mahouts = Mahouts
label-knowledge = Knowledge
label-tax = Tax
label-tax_due = Due each decade
label-elephant = Elephant
label-markers = Markers
label-market = Market
label-display = On display
label-donation = Donation
label-temple = Temple
label-bridge = Bridge
label-main = Main
label-second = Second
label-elephant_action = With the elephant
label-upgrade = Upgrade
label-level = Level
label-beyond = beyond
label-interim = each decade
label-at_the_end = at the end
label-buy = Buy
label-sell = Sell
label-pay = pay
label-get = get
label-yours = Yours
label-after = afterwards
label-no_trade = no trade, no marker
label-done = Done
label-nothing = nothing
label-free = free
label-last_worker = last
label-golden = Golden place
label-hidden = face down
label-look = X: look alone
label-hide = X: hide your goals
label-becomes = What this turn can become
label-look_around = A: look around
label-look_keys = X explains, A goes on, B back
label-private = for you alone
label-maharaja = Maharaja
label-supply = Supply
label-rows = Rows of markers
label-his_goal = His goal
label-his_actions = His actions
label-scoring = End of the decade
label-final_collected = Collected
label-final_tracks = Knowledge
label-final_goals = Goal
label-total = Total
label-winner = Winner
label-winners = Winners

## The chapters of the rules, and what can be explained

Topic-Turn = A turn
    .help =
        First your elephant may ride on. Then you must move workers, and where the last one stands you have one to
        three actions. Then others may follow. Four rounds are a decade, { $DECADES } decades are the game. You begin
        with { $START_PRESTIGE } prestige points (PP) and { $START_COINS } coin. Most PP win.
Topic-Elephant = Elephant
    .help =
        It carries your markers: you donate only where it stands, and it gives you one more action if your last worker
        is in its zone. It rides clockwise, one to three zones or none. The first step is free, each further one costs
        1 coin. Passing the Maharaja marker costs { $PENALTY_ONE }, { $PENALTY_TWO } or { $PENALTY_THREE } PP, by
        decade. In your first turn you place it anywhere.
Topic-Third = Second ride
    .help =
        Step { $UNLOCKING_STEP } of Development opens it: after your actions the elephant may ride once more, by the
        same rules. You also get the movement tile: once, at either ride, it takes the elephant anywhere, free and
        without penalty.
Topic-Workers = Moving workers
    .help =
        Take all workers of one area and put them down clockwise, one in each area that is not full; the colours in
        any order. The last one becomes your active worker. It may skip areas for 1 coin each, which stays there; full
        areas are skipped free. You choose your actions in its zone.
Topic-Area = Work area
    .help =
        { $WORKER_PLACES } workers fit in; a full area is passed over. Coins that lie here are yours if you take
        workers from here, or if your last worker comes here: all of them or none.
Topic-Golden = Golden place
    .help =
        The first place of the second area in each zone, beside a place of the Maharaja marker. With two players, and
        alone, the worker here counts after the round: its colour calls mahouts. If it is empty, the next worker
        clockwise counts.
Topic-Actions = Actions
    .help =
        Choose one of the three tiles in the zone of your active worker. Its main action is always allowed, its second
        one if your worker has the colour of the tile; in either order. If your elephant is there, it adds a main
        action of any tile of this zone or one of your mahouts: before or after these two, never between.
Topic-ZoneTile = Zone tile
    .help =
        It has a main action for every active worker, and a second one, on its colour, for a worker of that colour.
        Each zone has three tiles of three colours, which stay for the whole game.
Topic-Mahouts = Mahouts
    .help =
        A mahout on your board is an action: for your elephant, for a mahout action, and for a follow-up when somebody
        else's last worker has the colour of its place. You begin with the one that donates; all others are upgrades
        for 1 gold and 1 step of tax.
Topic-Market = Market
    .help =
        Buy and sell as much as you like, one after the other. You buy the lowest piece and sell to the highest free
        place, at the price of its row; some places bring PP when covered. { $MARKET_ROWS } of a kind fit; beyond that
        the price is the highest or lowest. Never buy and sell the same kind in a turn. Trade at least once, and a
        marker joins your elephant.
Topic-Storage = Storage
    .help =
        Each place holds 1 coin or 1 resource. You begin with { $START_SLOTS } places; { $STORAGE_PLACES } storage
        tiles bring more. What does not fit goes back, and you choose what. On display lie { $DISPLAY_A_PLAYER } tiles
        for each player.
Topic-Upgrades = Upgrades
    .help =
        Storage: pay 1 marble, take a tile from the display. Goal: pay 1 copper, lay a goal. Mahout: pay 1 gold, place
        a mahout on a free colour. Up to three of each. The marker of the place comes to your elephant, your tax rises
        as the tile says, and then its bonus comes.
Topic-Tax = Tax
    .help =
        Each goal adds { $GOAL_TAX } step of tax, storage tiles and mahouts what they show. At the end of each decade
        you pay the coins under your marker. For each coin you lack you lose { $PENALTY_ONE }, { $PENALTY_TWO } or
        { $PENALTY_THREE } PP, by decade. What you can pay you must pay.
Topic-Goals = Goals
    .help =
        You hold four hidden goals, one of each type. Only those on your board count at the end. One is laid before
        the first turn, the others by upgrades; the second, third and fourth place give any resource, { $GOAL_COINS }
        coins or { $GOAL_PRESTIGE } PP. Nobody else sees which they are.
Topic-Knowledge = Knowledge
    .help =
        Three tracks of { $TRACK_STEPS } steps. Each step gives its bonus at once; some places pay at the end of every
        decade instead, once you have reached them, and the last one counts at the end. Beyond the last place each
        step gives what the arrow shows.
Topic-Markers = Donation markers
    .help =
        Each of your { $MARKERS } markers is one donation. { $MARKERS_AT_MARKET } wait at the market, the others on
        your board under upgrades. The elephant carries { $ELEPHANT_LOAD }: more stay at the market or go there. A
        marker due from the market when none is left there gives 1 PP.
Topic-Donation = Donation
    .help =
        Put a marker from your elephant on a free place in its zone. Level 1: 2 marble, { $LEVEL_ONE } PP. Level 2:
        marble and copper, { $LEVEL_TWO }. Level 3: copper and gold, { $LEVEL_THREE }. Level 4: 2 gold,
        { $LEVEL_FOUR }. From level 2 on both places below must be filled, and each marker there brings its owner
        { $SUPPORT } PP.
Topic-Temple = Temple tile
    .help =
        At the end of the decade it pays, in each zone, whoever has the most markers on the donation tile: 4, 3, 2 or
        1 PP. Who ties gets all of it, and a zone without markers pays nobody. The next decade has another tile.
Topic-Bridges = Bridge tile
    .help =
        Each decade has one. As often as you do what it asks for you get what it shows: for moving a group of four
        workers, a donation, a trade at the market or an upgrade. It counts in follow-ups too.
Topic-FollowUp = Follow-up
    .help =
        After a turn all others, in order, may use the mahout on their place of the colour of that turn's active
        worker. The player whose turn it was gets 1 PP for each. You may decline. With two players the Maharaja marker
        calls a worker after each round as well, and pays nobody.
Topic-Marker = Maharaja marker
    .help =
        It lies on a border between zones and moves on after each round. An elephant that crosses that border loses
        { $PENALTY_ONE } PP in decade I, { $PENALTY_TWO } in II and { $PENALTY_THREE } in III. When it is back at the
        red place, the decade ends.
Topic-Decade = End of a decade
    .help =
        After four rounds: the temple tile is scored, all pay taxes, and all get the income of their tracks. Then the
        bridge is turned over, the temple grows, and the next tile lies on it. After decade III the final scoring
        follows.
Topic-Solo = The solo Maharaja
    .help =
        You play as with two, and begin. In his turn he first donates, then does two actions. He needs no workers and
        pays no tax. After the round you may follow the golden worker. You win with more PP than he has: a tie is his.
        On the hard level he begins with two markers, and his goal counts twice.
Topic-SoloDonation = His donations
    .help =
        He donates where the temple brings most and he can pay a place: of these he takes the one that brings him most
        PP, then the leftmost. His elephant goes there free. If he can donate nowhere he takes a marker from his
        board.
Topic-SoloActions = His actions
    .help =
        The colours of your last worker and of the golden worker choose two, in this order. Yellow: a marker, a
        marble, and a marble leaves the market. Blue: two resources, dearer by decade. White: a step of knowledge.
        Green: he donates in the zone of his goal, else as usual, else he takes a marker.
Topic-SoloBoard = His board
    .help =
        { $ROWS } rows of { $ROW } markers: when one is empty he gets its bonus. What he takes comes from his own
        supply: if a kind is missing, the next one, and if all are gone 1 PP. The last two places of his track count
        at the end: stored resources, or coins that no resource covers.
Topic-Winning = The end
    .help =
        After decade III the last place of each track you reached counts: 1 PP for each marker on your elephant, each
        resource, each coin. Then the goals on your board are shown and scored. Most PP win; on a tie, more markers on
        the donation tiles; then the win is shared.

## Variants, and what they can be

option-solo = Maharaja
    .about = Play alone against him.
Difficulty-Easy = normal
    .about = He begins with one marker.
Difficulty-Hard = hard
    .about = Two markers, and his goal twice.
Difficulty-None = off
    .about = Two to four people play.

## Colours, resources, zones and areas

Colour-White = white
Colour-Yellow = yellow
Colour-Blue = blue
Colour-Green = green
Resource-Marble = marble
Resource-Copper = copper
Resource-Gold = gold
Good-Coin = 1 coin
    .no = coin
Good-Marble = 1 marble
    .no = marble
Good-Copper = 1 copper
    .no = copper
Good-Gold = 1 gold
    .no = gold
Zone-North = North
    .in = in the north
    .to = to the north
Zone-East = East
    .in = in the east
    .to = to the east
Zone-South = South
    .in = in the south
    .to = to the south
Zone-West = West
    .in = in the west
    .to = to the west
Area-N1 = North 1
Area-N2 = North 2
Area-E1 = East 1
Area-E2 = East 2
Area-S1 = South 1
Area-S2 = South 2
Area-W1 = West 1
Area-W2 = West 2

## Tracks, upgrades, goals

Track-Development = Development
    .final = 1 PP a marker
    .help =
        It brings markers, upgrades and less tax: step { $LESS_TAX_STEP } takes off 1 coin each decade, step
        { $UNLOCKING_STEP } opens the second ride, step 6 is a free upgrade. The last place counts 1 PP for each
        marker on your elephant. Beyond it: a mahout action.
Track-Resources = Resources
    .final = 1 PP a resource
    .help =
        It brings marble, copper and resources of your choice, and one of them each decade from the interim place on.
        The last place counts 1 PP for each resource you have left. Beyond it: a resource of your choice.
Track-Economy = Economy
    .final = 1 PP a coin
    .help =
        It brings coins, and from the interim place on a coin and a PP each decade. The last place counts 1 PP for
        each coin you have left. Beyond it: coins.
UpgradeKind-Storage = Storage
    .low = storage
UpgradeKind-Goal = Goal
    .low = goal
UpgradeKind-Mahout = Mahout
    .low = mahout
GoalType-A = Goal A
    .low = goal A
    .help =
        Majorities: { $MAJORITY_FIRST } PP if you have the most of what it names, { $MAJORITY_SECOND } if you come
        second. Ties share a rank. You need at least one: markers in a zone, coins left or resources left.
GoalType-B = Goal B
    .low = goal B
    .help = Knowledge: PP if you reached the interim places of two tracks, or the last place of one.
GoalType-C = Goal C
    .low = goal C
    .help = Donations by place: PP for each marker in a zone, or for markers in many zones or on many levels.
GoalType-D = Goal D
    .low = goal D
    .help = Donations by level: PP for enough markers on one level, or on two together, in all zones.

## What goals count

Purpose-MostMarkers = Most { FORM($zone, "in") }
    .help =
        { $MAJORITY_FIRST } PP for the most markers { FORM($zone, "in") }, { $MAJORITY_SECOND } for the second most;
        you need at least 1.
Purpose-MostCoins = Most coins
    .help =
        { $MAJORITY_FIRST } PP for the most coins left, { $MAJORITY_SECOND } for the second most; you need at least 1.
Purpose-MostResources = Most resources
    .help =
        { $MAJORITY_FIRST } PP for the most resources left, { $MAJORITY_SECOND } for the second most; you need at
        least 1.
Purpose-Interims = { $one } and { $other }: { $prestige } PP
    .help = { $prestige } PP if you reached the interim places of { $one } and { $other } (step 4).
Purpose-Final = { $track } end: { $prestige } PP
    .help = { $prestige } PP if you reached the last place of { $track }.
Purpose-Markers = Markers { FORM($zone, "in") }
    .help = 1 PP for each of your markers { FORM($zone, "in") }.
Purpose-Zones = Zones: { $first }/{ $second }/{ $third }/{ $fourth }
    .help = { $first }/{ $second }/{ $third }/{ $fourth } PP if you have markers in 1/2/3/4 zones.
Purpose-Levels = Levels: { $first }/{ $second }/{ $third }/{ $fourth }
    .help = { $first }/{ $second }/{ $third }/{ $fourth } PP if you have markers on 1/2/3/4 levels, in any zones.
Purpose-OnTwo = { $count } on { NUMBER($one) }+{ NUMBER($other) }: { $prestige } PP
    .help =
        { $prestige } PP if you have { $count } or more markers on levels { NUMBER($one) } and { NUMBER($other) }
        together, in any zones.
Purpose-OnOne = Level { NUMBER($level) }: { $first }/{ $second }/{ $third }/{ $fourth }
    .help =
        { $first }/{ $second }/{ $third }/{ $fourth } PP if you have 1/2/3/4 markers or more on level
        { NUMBER($level) }, in any zones.
Purpose-Once = Level { NUMBER($level) }: { $prestige } PP
    .help = { $prestige } PP if you have a marker on level { NUMBER($level) } of any zone.

## Zone tiles

ZoneTile-W1 =
    .main = Mahout
    .second = Development +1
ZoneTile-W2 =
    .main = 1 gold
    .second = Resources +1
ZoneTile-W3 =
    .main = Any upgrade
    .second = Economy +1
ZoneTile-Y1 =
    .main = 1 of any kind
    .second = 1 coin
ZoneTile-Y2 =
    .main = Mahout
    .second = Market
ZoneTile-Y3 =
    .main = Storage or mahout
    .second = 2 coins
ZoneTile-B1 =
    .main = Storage or goal
    .second = 1 copper
ZoneTile-B2 =
    .main = 1 coin, market
    .second = 2 marble
ZoneTile-B3 =
    .main = Knowledge +1
    .second = 2 marble or 1 copper
ZoneTile-G1 =
    .main = 2 coins
    .second = Mahout
ZoneTile-G2 =
    .main = 2 marble or 1 copper
    .second = Any upgrade
ZoneTile-G3 =
    .main = Market
    .second = Mahout

## What symbols stand for

Symbol-MarbleOrCopper = { $MARBLE_NOT_COPPER } marble or 1 copper
Symbol-Mahout = Mahout
Symbol-Donate = Donation
Symbol-Market = Market
Symbol-CoinAndMarket = 1 coin, market
Symbol-Upgrade = { $kind } upgrade
Symbol-UpgradeOr = { $one } or { FORM($other, "low") }
Symbol-AnyUpgrade = Any upgrade
Symbol-FreeUpgrade = Free upgrade
Symbol-Steps = { $track } +{ $steps }
Symbol-AnySteps = Knowledge +{ $steps }
Symbol-Unlock = Second ride
Symbol-LessTax = tax -1

## Bridges

Bridge-FourForResource = 4 workers: resource
Bridge-FourForPrestige = 4 workers: PP
Bridge-DonationForCoin = Donation: coin
Bridge-MarketForPrestige = Market: PP
Bridge-UpgradeForCoin = Upgrade: coin
Bridge-UpgradeForPrestige = Upgrade: PP
Occasion-FourWorkers = 4 workers moved
Occasion-Donation = Donation
Occasion-Market = Market
Occasion-Upgrade = Upgrade

## Storage tiles

StorageTile-CoinAndResource = Coin and resource
    .help = When you lay it, you take a coin and a resource of your choice at once.
StorageTile-TwoMarble = Two marble
    .help = When you lay it, you take two marble at once.
StorageTile-TwoSteps = Two steps
    .help =
        When you lay it, you take two steps of knowledge at once: on one track, or on two. Their bonuses come one by
        one.
StorageTile-WhiteAsYellow = White as yellow
    .help = Lasting: your white active worker may count as yellow, so the second action of a yellow tile is yours too.
StorageTile-WhiteAsBlue = White as blue
    .help = Lasting: your white active worker may count as blue, so the second action of a blue tile is yours too.
StorageTile-WhiteAsGreen = White as green
    .help = Lasting: your white active worker may count as green, so the second action of a green tile is yours too.
StorageTile-CheapPurchase = Cheap purchase
    .help = Lasting: in each market action your first purchase is 1 coin cheaper.
StorageTile-LessTax = Less tax
    .help = Lasting: at the end of each decade you pay 1 coin less tax.
StorageTile-FreeSkip = Free skip
    .help = Lasting: each time you move workers, your last one may skip one area free. No coin stays there.
StorageTile-NoPenalty = Free passage
    .help = Lasting: your elephant passes the Maharaja marker without losing PP.
StorageTile-AllBridges = All bridges
    .help = Lasting: every bridge tile that lies face up counts for you, those of later decades too.
StorageTile-AnyTrack = Any track
    .help = Lasting: a step on a named track may be taken on another track.
StorageTile-Swap = Swap
    .help =
        Once in each of your turns, not during an action: swap a marble and a copper, or a copper and a gold, either
        way.
StorageTile-AnyPayment = Any payment
    .help = Lasting: you may pay an upgrade with any one resource.
StorageTile-FreeElephant = Free ride
    .help =
        Once in the game your elephant rides to any zone, free and without penalty. Then the tile is turned over: a
        storage of { $START_SLOTS } places. Its tax stays.

## Mahouts

Mahout-Donate = Donation
    .help =
        The mahout you begin with, without tax. Only he donates: a marker from your elephant goes on a free place of
        its zone, for the resources of the level.
Mahout-Upgrade = Upgrade
    .help = One upgrade of your choice: storage, goal or mahout. You pay for it as usual.
Mahout-CoinAndPrestige = Coin and PP
    .help = You take a coin and get a PP.
Mahout-Market = Market
    .help = A market action: buy and sell, and a marker joins your elephant.
Mahout-CoinAndMarble = Coin and marble
    .help = You take a coin and a marble.
Mahout-Resource = Resource
    .help = You take a resource of your choice.
Mahout-Knowledge = Knowledge
    .help = One step on a knowledge track of your choice.

## Means, payments, swaps, places

Means-Foot = on foot
Means-MovementTile = with the movement tile
Means-StorageTile = with the storage tile
Payment-Marble = 1 marble
Payment-Copper = 1 copper
Payment-Gold = 1 gold
Payment-Nothing = nothing
Swap-MarbleForCopper = Marble for copper
Swap-CopperForMarble = Copper for marble
Swap-CopperForGold = Copper for gold
Swap-GoldForCopper = Gold for copper
DonationPlace-a1 = level 1, place 1
DonationPlace-a2 = level 1, place 2
DonationPlace-a3 = level 1, place 3
DonationPlace-a4 = level 1, place 4
DonationPlace-a5 = level 1, place 5
DonationPlace-a6 = level 1, place 6
DonationPlace-b1 = level 2, place 1
DonationPlace-b2 = level 2, place 2
DonationPlace-b3 = level 2, place 3
DonationPlace-b4 = level 2, place 4
DonationPlace-b5 = level 2, place 5
DonationPlace-c1 = level 3, place 1
DonationPlace-c2 = level 3, place 2
DonationPlace-c3 = level 3, place 3
DonationPlace-c4 = level 3, place 4
DonationPlace-d1 = level 4, place 1
DonationPlace-d2 = level 4, place 2
DonationPlace-d3 = level 4, place 3

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] coin
       *[other] coins
    }
Thing-Marble = { $number } marble
Thing-Copper = { $number } copper
Thing-Gold = { $number } gold
Thing-Any = { $number } of any kind
Thing-Prestige = { $number } PP
Thing-Marker = { $number } { $number ->
        [one] marker
       *[other] markers
    }
Thing-Worker = { $number } { $number ->
        [one] worker
       *[other] workers
    }
Thing-Free = { $number } { $number ->
        [one] free place
       *[other] free places
    }
Thing-Slot = { $number } { $number ->
        [one] place
       *[other] places
    }
Thing-Tax = tax +{ $number }

## Who does what now, and what the player who decides is asked to do

Stage-Opening = Place your mahout
Stage-Elephant = Ride or stay
Stage-Lifting = Take workers
Stage-Sowing = Put a worker down
Stage-Acting = Choose an action
Stage-ElephantAgain = Ride again or stay
Stage-Following = Follow?
Stage-Followed = Your follow-up
Stage-Income = Take your income
Stage-Automa = The Maharaja plays
Stage-Over = Game over

## What is decided first

Pending-Excess = Too much: give back
Pending-AreaCoins = Take the coins?
Pending-Resource = Choose a resource
Pending-MarbleOrCopper = Marble or copper?
Pending-Mahout = Choose a mahout
Pending-Donation = Donate: which place?
Pending-Market = Buy or sell
Pending-Upgrade = Choose an upgrade
Pending-Goal = Lay which goal?
Pending-Steps = Step on which track?

## What A would do, and what would come of it

Hint-PlaceElephant = A: place the elephant { FORM($zone, "in") }
Hint-Ride = A: { FORM($zone, "to") }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }{ $prestige ->
        [0] {""}
       *[other] , -{ $prestige } PP
    }
Hint-RideFree = A: ride { FORM($zone, "to") }, free
Hint-Stay = A: stay { FORM($zone, "in") }
Hint-StayAndLift = A: stay, take { COUNT($workers, "Worker") } from { $area }
Hint-Lift = A: take { COUNT($workers, "Worker") }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") } there
    }
Hint-Sow = A: { $colour } to { $area }; last: { $last }
Hint-Land = A: { $colour } to { $area }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }
Hint-Full = { $area } is full
Hint-Fits = { $colour } tile { FORM($zone, "in") }
Hint-Buy = A: buy { $resource }, { COUNT($coins, "Coin") }
Hint-Sell = A: sell { $resource }, +{ COUNT($coins, "Coin") }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } PP
    }
Hint-Donate = A: donate on level { NUMBER($level) }, +{ $prestige } PP
Hint-Lay = A: lay it, tax +{ $tax }
Hint-Study = A: { $track }, step { $step }
Hint-Beyond = A: { $track }, beyond the end
Hint-Follow = A: follow with { $mahout }
Hint-Choose = A: choose
Hint-GoOn = A: go on

## Actions, for rows and buttons

Action-LayGoal = lay { FORM($goal, "low") }
Action-PlaceMahout = mahout on { $colour }
Action-PlaceElephant = elephant { FORM($zone, "to") }
Action-MoveElephant = ride { FORM($zone, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }
Action-Stay = stay
Action-Lift = take workers: { $area }
Action-TakeCoins = take the coins
Action-LeaveCoins = leave the coins
Action-Sow = put { $colour } down
Action-Stand = stand here
Action-Skip = skip for 1 coin
Action-SkipFree = skip free
Action-Main = Main: { FORM($tile, "main") }
Action-Second = Second: { FORM($tile, "second") }
Action-ElephantMain = Elephant: { FORM($tile, "main") }
Action-ElephantMahout = Elephant: { $mahout }
Action-UseMahout = Mahout: { $mahout }
Action-Donate = donate { FORM($zone, "in") }: { $place }
Action-TakeResource = take { $resource }
Action-TakeCoin = the coin first
Action-Buy = buy { $resource }
Action-Sell = sell { $resource }
Action-LeaveMarket = leave the market
Action-UpgradeStorage = { $tile } for { $payment }
Action-UpgradeGoal = Goal place { NUMBER($place) } for { $payment }
Action-UpgradeMahout = { $mahout } on { $colour } for { $payment }
Action-Study = { $track } +1
Action-Decline = decline
Action-GiveBack = give back { $good }
Action-Swap = { $swap }
Action-EndActions = end the actions
Action-Follow = follow
Action-TakeMarker = take a marker
Action-Act = the { $colour } worker's action

## Where something came from

Cause-Main = main action: { FORM($tile, "main") }
Cause-Second = second action: { FORM($tile, "second") }
Cause-Mahout = mahout: { $mahout }
Cause-Bridge = bridge tile
Cause-Track = knowledge: { $track }
Cause-Storage = storage tile
Cause-GoalPlace = goal place { NUMBER($place) }
Cause-Choice = own choice
Cause-Market = at the market
Cause-Upgrade = upgrade
Cause-Donation = donation
Cause-Support = marker below
Cause-NoMarker = no marker was left
Cause-NoResource = no resource was left
Cause-Passing = passed the Maharaja
Cause-Area = from { $area }
Cause-Temple = most markers { FORM($zone, "in") }
Cause-Tax = unpaid tax
Cause-FollowUp = follow-up
Cause-Row = row { $number } is empty
Cause-Worker = { $colour } worker

## Why the Maharaja does something

Reason-Temple = the temple pays { $prestige } { FORM($zone, "in") }, the place { $gain } PP
Reason-Goal = his goal is { FORM($zone, "in") }, the place brings { $gain } PP
Reason-NoDonation = he can donate nowhere
Reason-ActiveWorker = your last worker was { $colour }
Reason-GoldenWorker = the golden worker is { $colour }
Reason-BothWorkers = both workers are { $colour }

## What happened

Event-GoalLaid = { $seat } lays a hidden goal on place { NUMBER($place) }.
Event-GoalChosen = { $seat } has laid { FORM($goal, "low") } on place { NUMBER($place) }.
Event-MahoutPlaced = { $seat } places a mahout on { $colour }: { $mahout }.
Event-TurnBegan = { $seat }'s turn.
Event-ElephantPlaced = { $seat } places the elephant { FORM($zone, "in") }.
Event-ElephantMoved = { $seat } rides { FORM($to, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }{ $coins ->
        [0] .
       *[other] , for { COUNT($coins, "Coin") }.
    }
Event-ElephantStayed = { $seat }'s elephant stays.
Event-WorkersLifted = { $seat } takes { COUNT($workers, "Worker") } from { $area }.
Event-WorkerSown = { $seat } puts a { $colour } worker in { $area }.
Event-AreaSkipped = { $seat } skips { $area }{ $coins ->
        [0] {" "}free.
       *[other] {" "}for { COUNT($coins, "Coin") }.
    }
Event-WorkerActive = { $seat }'s active worker is { $colour }, { FORM($zone, "in") }.
Event-CoinsLeft = { $seat } leaves the coins in { $area }.
Event-ActionBegan = { $seat } begins: { $cause }.
Event-ElephantUsed = { $seat } uses the elephant.
Event-CoinsReceived = { $seat } gets { COUNT($coins, "Coin") } ({ $cause }).
Event-ResourceReceived = { $seat } gets { $count } { $resource } ({ $cause }).
Event-ResourcePaid = { $seat } pays { $count } { $resource } ({ $cause }).
Event-GivenBack = { $seat } has no room and gives back { $good }.
Event-PrestigeReceived = { $seat } gets { $prestige } PP ({ $cause }).
Event-PrestigeLost = { $seat } loses { $prestige } PP ({ $cause }).
Event-MarkerLoaded = { $seat } loads a marker ({ $cause }).
Event-MarkerUnloaded = { $seat }'s elephant is full: a marker is at the market ({ $cause }).
Event-Donated = { $seat } donates { FORM($zone, "in") }: { $place }.
Event-Bought = { $seat } buys { $resource } for { COUNT($coins, "Coin") }.
Event-Sold = { $seat } sells { $resource } for { COUNT($coins, "Coin") }.
Event-StorageLaid = { $seat } lays a storage tile for { $payment }: { $tile }.
Event-StorageTurned = { $seat } turns a tile into { $START_SLOTS } storage places.
Event-Studied = { $seat } learns: { $track }, step { $step }.
Event-StudiedBeyond = { $seat } learns beyond the end of { $track }.
Event-ThirdPhaseOpened = { $seat } may ride twice a turn now, and has the movement tile.
Event-Swapped = { $seat } swaps { $from } for { $to }.
Event-Declined = { $seat } declines.
Event-Lost = { $seat } cannot use a bonus.
Event-Followed = { $seat } follows with a mahout: { $mahout }.
Event-MarkerMoved = The round is over: the Maharaja marker goes to the border after { $zone }.
Event-MarkerCalled = The marker calls the { $colour } worker.
Event-DecadeEnded = Decade { $decade ->
        [1] I
        [2] II
       *[other] III
    } is over.
Event-TaxPaid = { $seat } pays { COUNT($coins, "Coin") } of { $due } tax.
Event-DecadeBegan = Decade { $decade ->
        [1] I
        [2] II
       *[other] III
    } begins. Bridge tile: { $bridge }.
Event-AutomaReasoned = The Maharaja: { $reason }.
Event-AutomaMoved = The Maharaja's elephant goes { FORM($to, "to") }.
Event-AutomaStudied = The Maharaja's knowledge goes to step { $step }.
Event-MarketThinned = The Maharaja takes 1 { $resource } off the market.
Event-GameEnded = The game is over: the goals are shown.

## Why something is not allowed

Why-GameOver = The game is over.
Why-NotYourTurn = Wait for your turn: somebody else decides now.
Why-AutomaDecides = His rules decide what the Maharaja does: go on with A.
Why-NotNow = This is no moment for it: a turn is ride, workers, actions.
Why-DecideFirst = First decide what the screen asks for.
Why-GoalLaid = { $goal } lies on your board already: lay another.
Why-ColourTaken = Somebody's first mahout lies on { $colour }: choose another colour.
Why-ElephantThere = Your elephant is { FORM($zone, "in") } already: stay, or ride on.
Why-NotEnoughCoins = You need { COUNT($needs, "Coin") } and have { $has }.
Why-NoMovementTile = You have no movement tile: step { $UNLOCKING_STEP } of Development brings it, for one ride.
Why-NoStorageTile = For this you need a storage tile that you do not have, or have used: { $tile }.
Why-NoWorkers = Nobody works in { $area }: take workers from another area.
Why-NotInHand = No { $colour } worker is in your hand.
Why-LastWorker = It is your last worker: let it stand here, or skip.
Why-NotLastWorker = Only the last worker may skip areas: put this one down.
Why-TileElsewhere = That tile lies in another zone: your actions are where your last worker stands.
Why-OtherTile = You have chosen another tile in this turn: { FORM($tile, "main") }.
Why-AlreadyDone = You have done this in this turn.
Why-TileClosed = After the elephant's action no more of this tile: both actions come before it, or after.
Why-OtherColour = For the second action your active worker would have to be { $colour }.
Why-ElephantElsewhere = Your elephant is in another zone: ride there first.
Why-ElephantUsed = Your elephant has had its action in this turn.
Why-NoSuchMahout = This mahout is not on your board ({ $mahout }): place it with an upgrade.
Why-ChangesNothing = It would change nothing now.
Why-NoMarker = No marker is on your elephant: the market and upgrades bring them.
Why-NoPlace = Not free: { $place }. Choose a free place.
Why-NotSupported = For { $place } both places below must be filled.
Why-NotEnough = You do not have enough { $resource } for this.
Why-SoldThisTurn = You sold { $resource } in this turn: buy another kind.
Why-BoughtThisTurn = You bought { $resource } in this turn: sell another kind.
Why-OtherUpgrade = This action does not allow that kind of upgrade.
Why-NoRoom = No place is free for it on your board.
Why-NotOnDisplay = Not on display: { $tile }. Choose another tile.
Why-GoalPlaceFilled = A goal lies on place { NUMBER($place) } already: choose another.
Why-MahoutPlaced = This mahout is on your board already: { $mahout }.
Why-OtherPayment = This upgrade is paid with something else: storage marble, goals copper, mahouts gold.
Why-OtherTrack = This step is not for { $track }: choose another track.
Why-NotDeclinable = This cannot be declined: choose one.
Why-NothingToGive = You have no { FORM($good, "no") } to give back.
Why-NothingTraded = Buy or sell something first: without a trade it is no market action.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welcome to Amritsar! You move workers and an elephant round the lake, and donate for the Golden Temple. Most
    prestige points (PP) win. A goes on.
lesson-1 =
    You hold four secret goals. Goal C gives 1 PP for each of your markers in the south: go to it with the cross, and
    press A.
lesson-2 =
    Your first mahout donates. On white he may also act when the other's last worker is white. Go to white, and press
    A.
lesson-3 =
    Your turn! First the elephant, which carries your markers. In the south the temple pays most, 4 PP: go there, and
    press A.
lesson-4 =
    Now the workers. The last one you put down acts in its zone, so it should come to the south. Go to East 1, and
    press A.
lesson-5 =
    Two are in your hand, and each next area gets one. Blue should be the last, so choose yellow for East 2, and press
    A.
lesson-6 = Blue is your last worker. For a coin it could skip an area, but South 1 is right: go there, and press A.
lesson-7 =
    Three tiles lie here. Above is an action for a worker of the tile's colour, below the main action. Begin with the
    blue tile's main action, 1 coin, market: go down to it, and press A.
lesson-8 = The coin may come before or after the market. You need it now: go to the coin, and press A.
lesson-9 = The lowest piece of each column is sold first. Buy a marble for 1 coin: go to it, and press A.
lesson-10 =
    You traded: so a marker comes to your elephant, and the bridge tile pays 1 PP. Go to the end of the market, and
    press A.
lesson-11 = Blue worker, blue tile: its second action is yours, too. Press A on it, and take 2 marble.
lesson-12 =
    Your elephant is here: it does one main action more, of any tile. Go to the yellow one, Storage or mahout, and
    press A.
lesson-13 =
    For a marble lay the storage tile Coin and resource: go to it, and press A. It has room, and brings a marker. The
    tax rises, too.
lesson-14 = It gives a coin and a resource of your choice. Take gold: your next mahout will cost one.
lesson-15 =
    The other's last worker was white, and your mahout lies on white: you may follow! Press A. The other gets 1 PP for
    it.
lesson-16 = Donate 2 marble on level 1: 1 PP now, and goal C counts the marker at the end. Press A on the first place.
lesson-17 = A new round. The elephant rides clockwise, and the first zone is free: ride to the west.
lesson-18 =
    Your last worker should act in the west too, so that the elephant acts beside it. Take the three workers from South
    1.
lesson-19 = Green should be the last one. Put down the first blue worker: it stays in the next area.
lesson-20 = And the second blue one in the area after it.
lesson-21 = Green arrives in the west: let it stand there.
lesson-22 = The main action of the green tile: 2 marble or 1 copper. Choose it.
lesson-23 = Take the copper: it pays for an upgrade at once.
lesson-24 = Green worker, green tile: its second action is yours, any upgrade. Choose it.
lesson-25 = A second goal brings PP at the end of the game. It costs the copper, and your tax rises by one step.
lesson-26 = Now lay one of your goals there, in secret: goal A.
lesson-27 = The place of the goal gives a resource, too. Take a marble.
lesson-28 = The elephant is here: it carries out one more main action. The yellow tile gives 1 of any kind: choose it.
lesson-29 =
    That was a round. Four are a decade: then come temple, tax and income. After three decades the goals count. X
    explains whatever you see. Have fun!

## Why a way to play is better: what there is more or less of

feature-score = prestige
feature-coins = coins
feature-marble = marble
feature-copper = copper
feature-gold = gold
feature-kinds = kinds of resources
feature-markers = markers on the elephant
feature-markers_few = markers ready to lay
feature-markers_at_market = markers at the market
feature-donation_here = worth of a donation here
feature-donation_next = worth of a donation next door
feature-donations = donations
feature-temple_now = prestige from temples now
feature-temples_later = prestige from temples later
feature-lead_in_zones = lead in the zones
feature-tax_unpaid = penalty for unpaid tax
feature-tax = tax
feature-development = development
feature-resources = knowledge of resources
feature-economy = economy
feature-interims = tracks that pay each decade
feature-finals = tracks at their end
feature-storage_tiles = storage tiles
feature-places_left = free places in storage
feature-goals = goals
feature-goal_progress = progress towards goals
feature-donate = mahouts who donate
feature-upgrade = mahouts who upgrade
feature-coin_prestige = mahouts for coin and prestige
feature-market = mahouts for the market
feature-coin_marble = mahouts for coin and marble
feature-resource = mahouts for a resource
feature-knowledge = mahouts for knowledge
feature-movement_tile = freedom to move
feature-third_phase = third phases
feature-steps_before = steps before the Maharaja
feature-still_to_play = turns to come this round
