### The texts of Raja.

## Captions and single words

label-game = Raja
label-about = Build palaces where the Maharaja goes.
label-gold = Gold
label-palaces = Palaces
label-points = Points
label-characters = Characters
label-free_card = free
label-round = Round
label-last_round = Last round
label-confirm_plan = Confirm the plan
label-end_turn = End the turn
label-no_toll = free of charge
label-spend_chip = Spend a chip
label-builder_house = House (Builder)
label-builder_move = Move (Builder)
label-swap = Give
label-entice = Entice away
label-bid = Bid
label-pass = Pass
label-passed = passed
label-winner = Winner
label-others = the others
label-show = show
label-sources = City by city
label-from_start = Start
label-from_bank = Bank
label-from_tolls = Tolls
label-for_houses = Houses

## What can be explained besides actions and characters

Topic-Village = Village
    .help =
        You can always build here, wherever your architect is. A village holds { $VILLAGE_ROOM } houses, with two
        players only { $VILLAGE_ROOM_TWO }. A road is open when every village on it has a house. Where you have a
        house you pass for nothing; elsewhere you pay { $TOLL } gold to the owner of each house.
Topic-City = City
    .help =
        You build here while your architect is in the city: any number of houses, and palaces while sites are free. At
        a scoring your architect, each house and each outer palace give you { $POINTS_PIECE } point, the central
        palace { $POINTS_CENTRE }.
Topic-PalaceSite = Palace site
    .help =
        A city has 1 central site and { $OUTER_SITES } outer ones. A palace costs { $PALACE_COST } gold on any of them
        (Artisan: { $PALACE_COST_ARTISAN }), and your architect must be in the city. The central palace gives
        { $POINTS_CENTRE } points at a scoring, an outer one { $POINTS_PIECE } (Sadhu: { $POINTS_OUTER_SADHU }). You
        may build several in one city.
Topic-Start = Start
    .help =
        All architects begin here. For travel it is like a city: you pass and rest for nothing. Nothing is built here,
        and it is never scored.
Topic-Track = Scoring order
    .help =
        The lowest governor shows where the Maharaja goes next. That governor then moves up, just above the highest
        one. Empty boxes mean nothing. When a governor is laid on box { $LAST_BOX } (short game: in round
        { $ROUNDS_SHORT }), the round is the last.
Topic-Quarry = Quarry
    .help =
        Your houses that are not yet in hand. The action Quarry brings you { $QUARRY_ACTION } of them; there is no
        other way. You have { $HOUSES } houses in all: built houses do not come back, but they can be moved.
Topic-Maharaja = Maharaja
    .help =
        He is in the city that is scored when all have played this round. The more points you have there, the more
        gold he gives you; ties go to the lower character. Your architect need not be there. If you alone have points,
        you get { $MONOPOLY } gold more.
Topic-Chips = Chips
    .help =
        A chip gives you a third action in your turn, any but changing character. Only 1 chip a turn. What you leave
        undone of it costs nothing. The Yogi brings chips, and you keep them when he leaves you.
Topic-Travel = Travel
    .help =
        In your turn you travel as often as you like, road by road; it needs no pointer. Every village on the road
        needs a house. You pay { $TOLL } gold to the owner of each house in villages where you have none. Cities and
        the start are free.
Topic-Forgo = Give up
    .help =
        You need not carry out what you planned. But for each pointer not carried out in full, everybody else gets
        { $FORGONE } gold from the bank. Half of Palace + house, or one house of two, is not in full either.
Topic-Winning = The end
    .help =
        The game ends after the round in which somebody builds the last of their { $PALACES } palaces (short game:
        { $PALACES_SHORT }), or a governor is laid on box { $LAST_BOX } (short game: in round { $ROUNDS_SHORT }). Most
        palaces win; then most gold decides, then the lower character.

## Variants

option-short = Short game
    .about = { $PALACES_SHORT } palaces each, at most { $ROUNDS_SHORT } rounds.
option-yogi = Yogi and chips
    .about = A chip gives a third action.
option-neutral = Neutral palaces
    .about = Unused colours take outer sites.
option-auction = Auction
    .about = Bid for the first characters.
option-home = Home cities
    .about = { $POINTS_HOME } more point in your home city.
option-several = Several characters
    .about = Collect characters; needs the auction.
option-secret_gold = Secret gold
    .about = Only you see your gold.

## The actions of the dial

Dial-Gold = Gold
    .long = Take { $GOLD_ACTION } gold
    .low = gold
    .help = The bank gives you { $GOLD_ACTION } gold. It costs nothing and can always be done: a safe choice.
Dial-House = House
    .long = Build a house
    .low = house
    .help =
        Build 1 house for { $HOUSE_COST } gold: in any village with room, or in the city where your architect is. You
        need a house in hand.
Dial-TwoHouses = Two houses
    .long = Build two houses
    .low = two houses
    .help =
        Build 2 houses, { $HOUSE_COST } gold each. At least one must stand in a city, where your architect is; the
        other may stand in a village, in that city or in another one. If you build only one, everybody else gets
        { $FORGONE } gold.
Dial-MoveHouse = Move a house
    .long = Move a house
    .low = move a house
    .help =
        Take one of your houses from the board and put it into any village with room, or into the city where your
        architect is. It costs nothing. A village left without a house closes its road.
Dial-Quarry = Quarry
    .long = Take { $QUARRY_ACTION } houses from the quarry
    .low = quarry
    .help =
        Take { $QUARRY_ACTION } of your houses from the quarry. It costs nothing, and you can build them in the same
        turn. If only 1 is left you get that one, but everybody else gets { $FORGONE } gold.
Dial-Palace = Palace
    .long = Build a palace
    .low = palace
    .help =
        Build 1 palace for { $PALACE_COST } gold, with the Artisan { $PALACE_COST_ARTISAN }, on a free site of the
        city where your architect is. Palaces win the game: the round in which somebody builds the last of their own
        ends it.
Dial-PalaceAndHouse = Palace + house
    .long = Build a palace and a house
    .low = palace + house
    .help =
        Build 1 palace for { $PALACE_COST } gold, with the Artisan { $PALACE_COST_ARTISAN }, and 1 house for
        { $HOUSE_COST } gold, in any order, in different places if you like. In a city your architect must be there.
        If you build only one of the two, everybody else gets { $FORGONE } gold.
Dial-Order = Scoring order
    .long = Change the scoring order
    .low = scoring order
    .help =
        Move any governor exactly { $GOVERNOR_STEPS } boxes down; those it passes go up 1. The lowest governor shows
        which city the Maharaja visits next round. The city of this round stays as it is.
Dial-Character = Character
    .long = Change character
    .low = character
    .help =
        Take a free character or another player's, and put yours back; the other chooses a free one at once. Use the
        old ability before, the new one after. With several characters you keep yours; when none is free you swap or
        entice.

## Characters

Character-Mogul = Mogul
    .help =
        Number 1: you play first and win every tie at a scoring. There is no other ability. Low numbers play before
        high ones.
Character-Trader = Trader
    .help =
        Number 2: you get { $TRADER_GOLD } gold from the bank, when your turn begins or when you take the card in your
        turn. Once a turn.
Character-Sadhu = Sadhu
    .help =
        Number 3: at a scoring your outer palaces count { $POINTS_OUTER_SADHU } points each instead of
        { $POINTS_PIECE }. You must hold the card at that moment.
Character-Monk = Wandering Monk
    .help =
        Number 4: your travel costs you nothing, for the bank pays the owners of the houses. Villages without a house
        stay closed.
Character-Builder = Builder
    .help =
        Number 5: once in your turn you build or move 1 house more, for nothing and without a pointer. To build you
        need a house in hand; in a city your architect must be there.
Character-Artisan = Artisan
    .help =
        Number 6: a palace costs you { $PALACE_COST_ARTISAN } gold instead of { $PALACE_COST }. You still need a
        pointer or a chip for it, and your architect in the city.
Character-Yogi = Yogi
    .help =
        Number 7: once a turn you get 1 action chip: when it begins or you take the card, and if none is left, as soon
        as one is back. A chip gives a third action, now or later.

## Cities

City-Jaisalmer = Jaisalmer
City-Delhi = Delhi
City-Agra = Agra
City-Udaipur = Udaipur
City-Ahmadabad = Ahmadabad
City-Bikaner = Bikaner
City-Jaipur = Jaipur

## Sites for palaces

Ground-Centre = Central palace
Ground-Outer = Outer palace

## Places

Junction-Start = Start
    .the = the start
Junction-City = { $city }
    .the = { $city }
Spot-Village = the village { $near } - { $far }
    .name = Village { $near } - { $far }
Spot-City = { $city }
    .name = { $city }

## Numbers with their nouns

Thing-House = { $number } { $number ->
        [one] house
       *[other] houses
    }
Thing-Palace = { $number } { $number ->
        [one] palace
       *[other] palaces
    }
Thing-Point = { $number } { $number ->
        [one] point
       *[other] points
    }
Thing-Gold = { $number } gold
Thing-Chip = { $number } { $number ->
        [one] chip
       *[other] chips
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Choose a character
Stage-Bidding = Bid or pass
Stage-Picking = Choose a character
Stage-Placing = Place a house
Stage-Planning = Plan two actions
Stage-Acting = Play your turn
Stage-Replacing = Choose a new one
Stage-Giving = Give a character
Stage-Over = Game over

## Plans, and who pays

Plan-Both = { $one }, { $other }
    .low = { FORM($one, "low") }, { FORM($other, "low") }
Plan-Twice = { $one }, twice
    .low = { FORM($one, "low") }, twice
Payer-Traveller = { $seat }
Payer-Bank = The bank
Toll-Traveller = { $gold } gold to { $owners }
Toll-Bank = { $gold } gold from the bank to { $owners }
Undone-Dial = { $dial } not done: { $gold } gold to { OTHERS($seat) }
Offer-Bid = Bid { $gold } gold

## What happened

Event-CharacterChosen = { $seat } chooses the { $character }.
Event-BidMade = { $seat } bids { $gold } gold.
Event-Passed = { $seat } passes.
Event-AuctionWon = { $seat } wins the auction for { $gold } gold.
Event-HousePlaced = { $seat } places a house in { $village }.
Event-HousesHandedOut = Everybody gets { $HOUSES_IN_HAND } houses.
Event-MaharajaMoved = The Maharaja goes to { $city }{ $place ->
        [none] .
       *[some] ; its governor goes up to box { $place }.
    }
Event-LastRoundBegan = This round is the last.
Event-PlanConfirmed = { $seat } has planned.
Event-TurnBegan = { $seat }'s turn: { FORM($plan, "low") }.
Event-GoldTaken = { $seat } takes { $GOLD_ACTION } gold.
Event-TraderPaid = { $seat } gets { $TRADER_GOLD } gold as Trader.
Event-ChipGained = { $seat } gets a chip as Yogi.
Event-HouseBuilt = { $seat } builds a house in { $site }{ $task ->
        [House] , { $HOUSE_COST } gold.
        [TwoHouses] , { $HOUSE_COST } gold.
        [PalaceAndHouse] , { $HOUSE_COST } gold.
       *[Builder] , free as Builder.
    }
Event-HouseMoved = { $seat } moves a house from { $from } to { $to }{ $task ->
        [MoveHouse] .
       *[Builder] {" "}(Builder).
    }
Event-HousesTaken = { $seat } takes { COUNT($houses, "House") } from the quarry.
Event-PalaceBuilt = { $seat } builds { $ground ->
        [Centre] the central palace
       *[Outer] a palace
    } in { $city }, { $cost } gold.
Event-GovernorLowered = { $seat } moves the governor of { $city } { $GOVERNOR_STEPS } boxes down.
Event-CharacterTaken = { $seat } takes the { $character }{ $from ->
        [none] .
       *[some] {" "}from { $from }.
    }
Event-Swapped = { $seat } takes the { $want } from { $with } in return for the { $give }.
Event-Enticed = { $seat } entices a character away from { $from }.
Event-CharacterGiven = { $from } gives { $to } the { $character }.
Event-ChipSpent = { $seat } spends a chip: { FORM($dial, "low") }.
Event-Travelled = { $seat } travels to { PLACE($to, "the") }.
Event-TollPaid = { $payer } pays { $gold } gold to { $to }.
Event-Forgone = { $seat } gives up { FORM($dial, "low") }: { $FORGONE } gold to { OTHERS($seat) }.
Event-CityScored = { $city } is scored.
Event-Scored = { $seat } has { COUNT($points, "Point") } and gets { $gold } gold.
Event-MonopolyPaid = { $seat } is alone there: { $gold } gold more.
Event-GameEnded = The game is over.

## When something can be done

Moment-Choosing = Characters are chosen at the start, or when yours was taken.
Moment-Auction = Bids are made in an auction only.
Moment-Placing = The first houses are placed before the first round.
Moment-Planning = Plans are made at the beginning of a round.
Moment-Giving = A character is given when somebody entices it away.
Moment-Turn = This is done in your turn, after the plans.

## Why something is not allowed

Why-GameOver = The game is over.
Why-NotYourTurn = Wait for your turn: somebody else decides now.
Why-NotNow = { $moment }
Why-NotInThisVariant = This belongs to a variant that is switched off in this game.
Why-NotInPlay = The { $character } is not in play: choose another character.
Why-CharacterHeld = Taken already: choose a free character.
Why-OwnCharacter = You hold the { $character } yourself: take another character.
Why-NotYourCharacter = You do not hold the { $character }: give one of your own characters.
Why-FreeCharactersLeft = As long as a character is free, take a free one.
Why-NoFreeCharacters = No character is free: swap one, or entice one away.
Why-NotMoreCharacters = You can entice only a player who has more characters than you.
Why-NoSuchOpponent = Choose another player of this game.
Why-OpenerMustBid = You open this auction: bid, if only { $LEAST_BID } gold.
Why-BidTooLow = Bid at least { $least } gold.
Why-NotEnoughGold = You need { $needs } gold and have { $has }.
Why-NotPlanned = Not in your plan: { $dial }. You can do only what you planned.
Why-AlreadyDone = { $dial }: done or given up, nothing of it is left in this turn.
Why-OneMustBeInACity = Only one of two houses may stand in a village: build the other where your architect is.
Why-NoHouseInHand = You need a house in hand: the quarry gives you more.
Why-VillageFull =
    There is no room in { $village }: { $VILLAGE_ROOM } houses fit in, with two players { $VILLAGE_ROOM_TWO }.
Why-ArchitectElsewhere = Your architect must be in { $city }.
Why-NoHouseThere = You have no house in { $site }: choose a place where you have one.
Why-SamePlace = Move the house to another place.
Why-CardNotHeld = You need the { $character } for this.
Why-AbilityUsed = The { $character } helps once a turn, and has done so.
Why-QuarryEmpty = Your quarry is empty: all your houses are in hand or on the board.
Why-NoPalaceLeft = You have built all your palaces.
Why-NoSite = { $ground ->
        [Centre] The centre of { $city } is taken: build on an outer site or in another city.
       *[Outer] All outer sites of { $city } are taken: build in the centre or in another city.
    }
Why-GovernorTooLow = A governor moves exactly { $GOVERNOR_STEPS } boxes down: { $city } lies too low.
Why-NoChip = You have no chip: the Yogi brings one a turn.
Why-ChipSpentAlready = You have spent a chip: only one a turn.
Why-NoChipForCharacter = A chip is not for changing character: choose another action.
Why-NoSuchRoad = No road leads there from your architect: travel by way of a neighbouring place.
Why-VillageEmpty = The road is closed: { $village } needs a house first.
Why-NothingToForgo = Nothing is left to give up of { $dial }.
Why-AlreadyThere = Your architect is here already: travel on by a road.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welcome to Raja! You are a prince who builds palaces where the Maharaja goes. You learn it in three
    short chapters, step by step. Press A to go on.
lesson-1 =
    First choose a helper: the Trader brings you 1 gold in each of your turns. Low numbers play first and win ties.
    Press right, then A.
lesson-2 =
    Roads are open only where every village has a house. Move over the map with the cross: go to Village Start -
    Bikaner, up from the start, and press A.
lesson-3 =
    Bikaner can be reached now. Jaipur will be the second city to be scored: open the road there and place a house in
    Village Bikaner - Jaipur.
lesson-4 = The third city will be Delhi. Two villages lie on that road: place a house in Village Bikaner - Delhi.
lesson-5 =
    Place your last house in Village Delhi - Bikaner. Through your own villages you travel free, and others pay you 1
    gold for each of your houses.
lesson-6 =
    The Maharaja is in Bikaner: it is scored after this round. Plan two actions in secret. A sets a pointer on Gold; go
    left to Palace + house, press A, and A to confirm.
lesson-7 =
    Your turn! 2 gold from your plan and 1 from the Trader came by themselves. Now send your architect to Bikaner: go
    there with the cross, and press A.
lesson-8 =
    You have arrived. Press A on Bikaner and build the central palace for 12 gold. It is worth 3 points here, an outer one
    is worth 1.
lesson-9 =
    Now the house that you planned with it. In Bikaner it is worth 1 point more. In cities you build only where your
    architect is, in villages anywhere.
lesson-10 =
    All of the plan is done: press A to end the turn. What you leave undone brings everybody else 2 gold. In a real
    game B takes back a step.
lesson-11 =
    You paid nothing for the road, the other player paid you 1 gold. You had 5 points in Bikaner (palace 3, house 1,
    architect 1), the other 2: that is 10 gold for you and 5 for him.
lesson-12 = Round two: the Maharaja is in Jaipur. Plan Character and Scoring order: two actions that need no gold.
lesson-13 =
    Take the other player's helper: with the Artisan each palace costs you 9 gold instead of 12. The other must choose
    another one.
lesson-14 =
    Scoring order: the lowest governor is visited next. That would be Delhi. Move Agra's governor down, and the Maharaja goes
    there first.
lesson-15 = An architect alone is worth 1 point where the Maharaja is. Your house opens the road: travel to Jaipur.
lesson-16 = Nothing else is planned: end the turn. The other player then does what he has planned, and Jaipur is scored.
lesson-17 =
    One architect brought you the gold of the first place, for nobody else was there. Your order counted, too: the
    Maharaja is in Agra now.
lesson-18 =
    So it goes from city to city. The game ends with somebody's 7th palace or at box 10. Most palaces win, then most
    gold. X explains whatever you see. Have fun!

## Why a way to play is better: what there is more or less of

feature-palaces = palaces
feature-gold = gold
feature-gold_for_palace = gold for a palace
feature-payable_palaces = palaces you could pay
feature-houses_in_hand = houses in hand
feature-houses_in_hand_few = houses ready to build
feature-houses_in_quarry = houses in the quarry
feature-villages = villages with your houses
feature-free_reach = places to reach without toll
feature-houses_in_cities = houses in cities
feature-outer_palaces = outer palaces
feature-central_palaces = central palaces
feature-pay_this = pay from this city
feature-pay_next = pay from the next city
feature-pay_third = pay from the third city
feature-pay_fourth = pay from the fourth city
feature-pay_later = pay from later cities
feature-lead_this = lead in this city
feature-lead_next = lead in the next city
feature-chips = action chips
feature-Mogul = use of the Mogul
feature-Trader = use of the Trader
feature-Sadhu = use of the Sadhu
feature-Monk = use of the Monk
feature-Builder = use of the Builder
feature-Artisan = use of the Artisan
feature-Yogi = use of the Yogi
feature-still_to_play = turns to come this round
feature-architect_here = presence in this city
feature-next_in_reach = reach to the next city
feature-centres_in_reach = free centres within reach
