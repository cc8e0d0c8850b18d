### The texts of Osiris.

## Captions and single words

label-game = Osiris
label-about = Lead your god to the top of the pyramid.
label-round = Round
label-winner = Winner
label-winners = Winners
label-others = everybody else
label-end_turn = End the turn
label-walk = Walk here
label-block = Block here
label-keep = Keep
label-exchange = Exchange
label-seen = Seen both
label-private = for you alone
label-temples = Temples
label-priests = Priests and gods
label-look = X: look at your gods
label-hide = X: hide your gods
label-tip = Summit
label-vassal = The vassal
label-out = not in play

## What can be explained

Topic-Pyramid = Pyramid
    .help =
        A priest walks with the stones of its city and uses all of them: a step sideways on the same ring costs 1
        stone, a step up or down 2. The order is free. As long as a step is possible it must be taken. You may step
        down into your own city, never into another. Your own priests never share a field.
Topic-City = City
    .help =
        Here lie the power stones of its priest; without stones a priest cannot move. At the start each city has
        { $STONES_EACH }. A priest is named after the city and told by colour and rings. A beaten priest comes home.
Topic-Sowing = Sowing
    .help =
        After the move the used stones are taken from the city and sown clockwise, one a city, never into the city they
        come from. So you feed others: the picture shows beforehand what each city would have, and where the last stone
        falls. Unused and lifted stones stay at home.
Topic-Rebellion = Rebellion
    .help =
        A city that gets a stone by sowing and then has { $REBELLION } or more rebels at once: { $REBELLION } of its
        stones are sown to the next cities. One rebellion can bring the next. It can be switched off before a game.
Topic-Blockade = Blockade
    .help =
        The last single stone of a move may become a blockade on any field without priest and stone, once the priest has
        taken a step. Nobody passes it from below or above. A sideways step lifts it: the stone goes to the city of
        whoever came, and rests there until the next turn.
Topic-WayOut = Way out
    .help =
        If you can take no step at all you may clear a blockade right above one of your own priests and climb there for
        2 stones. The cleared stone joins this move, or rests at home. It is optional: you may also pass. It can be
        switched off before a game.
Topic-Fight = Fight
    .help =
        Whoever steps onto the field of another player's priest fights. The god with fewer followers, of any colour,
        loses; on a tie it is the one who stood there. The loser goes home. The winner looks at both gods and may
        exchange them; then the loser looks. A mover who wins goes on, one who loses has no more steps.
Topic-Gods = Gods
    .help =
        Each priest and the summit carry a hidden god. You may look at those of your own priests at any time: Y, then
        X. What you have seen is shown to you again, also after an exchange. Nothing is worked out for you.
Topic-Temple = Temple
    .help =
        Followers decide everything: fights, and who wins with a god. Everybody has { $FOLLOWERS } of a colour, at most
        { $FOLLOWERS_OF_A_COLOUR } of a colour fit into a temple. At the end of your turn you may move one of your own to
        another temple.
Topic-Throne = Summit
    .help =
        A priest who steps here ends the game at once. His god is shown, and whoever has most followers in its temple
        wins: so it pays to fill the temple first. A step up to it costs 2 stones.
Topic-Winning = The end
    .help =
        When a god mounts the throne, most followers in its temple win, whoever brought it there. Two colours of one player
        count together. Ties go in turn order, from the player who ended the game. X on the three endings in the rules
        tells more.

## How a match ends

Ending-Summit = throne
    .long = A priest has mounted the throne
    .help =
        A priest steps onto the summit: the god he carries is shown. Whoever has most followers in its temple wins. On a
        tie, 0 to 0 too, the first in turn order wins, beginning with the player who moved.
Ending-Blocked = blocked
    .long = The summit is blocked all round
    .help =
        Four blockades stand round the summit: the vassal mounts the throne, and the god of the summit is shown. Most
        followers in its temple win, ties in turn order from the player who set the last one. If nobody has any, that
        player alone loses.
Ending-Endless = vassal
    .long = The vassal was patient enough
    .help =
        When all players pass one after the other, or when round { $LAST_ROUND } is over, the vassal mounts the throne.
        Most followers with the god of the summit win, ties share, and with none at all everybody shares. From round
        { $ANNOUNCED } on the screen says so.

## Variants

option-rebellion = Rebellion
    .about = A city with { $REBELLION } stones sows them at once.
option-way_out = Way out
    .about = If you cannot move you may clear a blockade.

## Cities, gods and colours

City-Tanis = Tanis
City-Bubastis = Bubastis
City-Heliopolis = Heliopolis
City-Giseh = Giza
City-Memphis = Memphis
City-Sakkara = Saqqara
City-Hermopolis = Hermopolis
City-Amarna = Amarna
City-Abydos = Abydos
City-Thebes = Thebes
City-Edfu = Edfu
City-Aswan = Aswan
God-Amun = Amun
God-Anubis = Anubis
God-Bastet = Bastet
God-Khnum = Khnum
God-Hathor = Hathor
God-Horus = Horus
God-Isis = Isis
God-Maat = Maat
God-Osiris = Osiris
God-Ptah = Ptah
God-Re = Re
God-Seth = Seth
God-Thoth = Thoth
Colour-Beige = beige
Colour-Russet = russet
Colour-Yellow = yellow
Colour-Brown = brown

## The fields of the pyramid, each by the nearest city, and the way to a place

Field-a0 = tier 1 near Tanis
Field-a1 = tier 1 near Bubastis
Field-a2 = tier 1 near Heliopolis
Field-a3 = tier 1 near Giza
Field-a4 = tier 1 near Memphis
Field-a5 = tier 1 near Saqqara
Field-a6 = tier 1 near Hermopolis
Field-a7 = tier 1 near Amarna
Field-a8 = tier 1 near Abydos
Field-a9 = tier 1 near Thebes
Field-a10 = tier 1 near Edfu
Field-a11 = tier 1 near Aswan
Field-b0 = tier 2 near Tanis
Field-b1 = tier 2 near Heliopolis
Field-b2 = tier 2 near Giza
Field-b3 = tier 2 near Saqqara
Field-b4 = tier 2 near Hermopolis
Field-b5 = tier 2 near Abydos
Field-b6 = tier 2 near Thebes
Field-b7 = tier 2 near Aswan
Field-c0 = tier 3 near Bubastis
Field-c1 = tier 3 near Memphis
Field-c2 = tier 3 near Amarna
Field-c3 = tier 3 near Edfu
Place-Tanis = to Tanis
Place-Bubastis = to Bubastis
Place-Heliopolis = to Heliopolis
Place-Giseh = to Giza
Place-Memphis = to Memphis
Place-Sakkara = to Saqqara
Place-Hermopolis = to Hermopolis
Place-Amarna = to Amarna
Place-Abydos = to Abydos
Place-Thebes = to Thebes
Place-Edfu = to Edfu
Place-Aswan = to Aswan
Place-a0 = to tier 1 near Tanis
Place-a1 = to tier 1 near Bubastis
Place-a2 = to tier 1 near Heliopolis
Place-a3 = to tier 1 near Giza
Place-a4 = to tier 1 near Memphis
Place-a5 = to tier 1 near Saqqara
Place-a6 = to tier 1 near Hermopolis
Place-a7 = to tier 1 near Amarna
Place-a8 = to tier 1 near Abydos
Place-a9 = to tier 1 near Thebes
Place-a10 = to tier 1 near Edfu
Place-a11 = to tier 1 near Aswan
Place-b0 = to tier 2 near Tanis
Place-b1 = to tier 2 near Heliopolis
Place-b2 = to tier 2 near Giza
Place-b3 = to tier 2 near Saqqara
Place-b4 = to tier 2 near Hermopolis
Place-b5 = to tier 2 near Abydos
Place-b6 = to tier 2 near Thebes
Place-b7 = to tier 2 near Aswan
Place-c0 = to tier 3 near Bubastis
Place-c1 = to tier 3 near Memphis
Place-c2 = to tier 3 near Amarna
Place-c3 = to tier 3 near Edfu
Place-summit = to the summit

## What is counted

Thing-Stone = { $number ->
        [1] 1 stone
       *[other] { $number } stones
    }
Thing-Follower = { $number ->
        [1] 1 follower
       *[other] { $number } followers
    }

## Who does what now

Stage-Placing = Place a follower
Stage-Choosing = Move a priest
Stage-Marching = Walk on
Stage-Exchanging = Exchange the gods?
Stage-Showing = Look at both gods
Stage-Following = Move a follower?
Stage-Over = Game over

## What A would do, and what would come of it

Hint-Priest = A: move, { COUNT($stones, "Stone") }
Hint-Walk = A: walk, { COUNT($stones, "Stone") } ({ $left } left)
Hint-End = A: walk, sow { $stones }; the last in { $city }
Hint-EndRebels = A: walk, sow { $stones }; { $city } rebels!
Hint-Lift = A: lift the blockade, { COUNT($stones, "Stone") }
Hint-Fight = A: fight the priest of { $priest }
Hint-Throne = A: mount the throne, the game ends
Hint-Either = A: walk or block
Hint-Block = A: block, sow; the last in { $city }
Hint-BlockRebels = A: block, sow; { $city } rebels!
Hint-Vassal = A: block; the vassal mounts the throne, the game ends
Hint-WayOut = { $priest }, the stone { $stone ->
        [Joins] joins the move
       *[Rests] rests at home
    }
Hint-Clear = A: clear it and climb, 2 stones
Hint-Leave = A: leave the last stone at home
Hint-Pass = A: pass, no priest can move
Hint-Put = A: put it here, { $now } becomes { $then }
Hint-Take = A: take one up, { $now } becomes { $then }
Hint-EndTurn = A: end the turn, move none
Hint-Won = You win: { $loser } goes home
Hint-Lost = You lose: { $loser } goes home
Hint-Serves = { $priest } carries { $god }

## What happened

Event-FollowerPlaced = { $seat } places a { $colour } follower with { $god }.
Event-RoundAnnounced = Round { $round }: after round { $LAST_ROUND } the vassal mounts the throne.
Event-Stepped = The priest of { $priest } goes { $to }.
Event-BlockadeLifted = The priest of { $priest } lifts the blockade on { $field }.
Event-WayOutTaken = A blockade on { $field } is cleared for { $priest }; the stone { $stone ->
        [Joins] joins the move.
       *[Rests] rests in the city.
    }
Event-Blocked = { $seat } blocks { $field } with a stone from { $priest }.
Event-StoneLeft = The last stone stays in { $priest }.
Event-Passed = { $seat } cannot move and passes.
Event-Fought = { $priest } fights { $stander } on { $field }: { $winner } wins.
Event-GodSeen = { $seat } sees that { $priest } carries { $god }.
Event-GodsExchanged = The gods of { $winner } and { $loser } are exchanged.
Event-GodsKept = { $winner } and { $loser } keep their gods.
Event-Sown = { COUNT($stones, "Stone") } of { $from } { $stones ->
        [1] is
       *[other] are
    } sown.
Event-Rebelled = { $city } rebels: { $REBELLION } stones are sown from there.
Event-FollowerMoved = { $seat } moves a { $colour } follower from { $from } to { $to }.
Event-Crowned = The priest of { $priest } mounts the throne with { $god }.
Event-VassalCrowned = The vassal mounts the throne; the summit carries { $god }.
Event-GameEnded = The game is over.

## When something can be done

Moment-Placing = Followers are placed before the first round.
Moment-Choosing = This is done at the beginning of a turn, before a step.
Moment-Marching = This is done while a priest moves.
Moment-Exchanging = Gods are exchanged by the winner of a fight.
Moment-Showing = This is for the loser of a fight.
Moment-Following = This is done at the end of a turn, after the move.

## Why something is not allowed

Why-GameOver = The game is over.
Why-NotYourTurn = Wait for your turn: somebody else decides now.
Why-NotNow = { $moment }
Why-NotInThisVariant = This belongs to an additional rule that is switched off in this game.
Why-NotYourColour = These are not yours ({ $colour }): choose your own.
Why-AllPlaced = All { $FOLLOWERS } { $colour } followers are placed.
Why-TempleFull = { $god } has { $FOLLOWERS_OF_A_COLOUR } { $colour } followers, and takes no more: choose another temple.
Why-NoFollower = No { $colour } follower stands with { $god }: take one up elsewhere.
Why-SameTemple = Move the follower to another temple.
Why-AnotherMoves = One priest a turn: { $priest } moves now.
Why-NoStones = { $priest } has no stones: its priest cannot move.
Why-NotBeside = No single step leads { $to }: walk by the fields between.
Why-StrangeCity = { $city } is not the priest's own city: no priest enters another.
Why-TwoStones = A step up or down takes 2 stones; { $priest } does not have enough left.
Why-OwnPriest = Your own priest of { $priest } stands there: own priests never share a field.
Why-Blockade = A blockade stands on { $field }: it is lifted from the side alone.
Why-CanMove = { $priest } can take a step: whoever can move must.
Why-NotAbove = { $field } is not right above { $priest }: only such a blockade can be cleared.
Why-NoBlockade = No blockade stands on { $field }.
Why-NotLastStone = Only the last single stone can be a blockade, after a step.
Why-Taken = { $field } is taken: a blockade needs a field without priest and stone.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welcome to Osiris! Thirteen gods lie hidden under twelve priests and the summit of the pyramid. Whose followers
    stand with the right god will win. A goes on.
lesson-1 =
    Before the first turn all followers are placed, one by one. You have beige and yellow, five each. Press A: the
    first goes to Isis.
lesson-2 =
    Followers decide fights: the god with fewer of them loses, whatever their colour. Give Isis a second one: press A.
lesson-3 = A temple takes three of a colour. Fill yours in Isis: press A once more.
lesson-4 = Now Isis is full of beige. Next to her stands Maat: the cross goes to what can be done. Press A for Maat.
lesson-5 =
    You know the gods of your own priests: in a real game press Y, then X, and hold A when you look alone. Here press A
    once more for Maat.
lesson-6 = That was the last beige one. Yellow is yours too: press A, and the first yellow one joins Isis.
lesson-7 = Your two colours count together at the end. Press A for a second yellow one with Isis.
lesson-8 = Nobody knows the god of the summit. It counts when that is blocked all round. Press A for a third.
lesson-9 = Two are left. Go where you like in a real game; here press A for Maat.
lesson-10 = Press A for your last one. Then the priests begin: stones in a city are the steps of its priest.
lesson-11 =
    The first priest on the summit ends the game, and his god is shown. Most followers in its temple win, whoever
    brought it there. A goes on.
lesson-12 =
    Tanis has two stones: one step up. The lit field shows the cost, the plates where the stones will fall. Press A,
    then A again.
lesson-13 =
    The stones went to the next two cities. Now you could move one follower: go up to a temple. We move none: press A.
lesson-14 =
    Where two priests meet they fight: the god with fewer followers goes home, and the winner may exchange the two in
    secret. If nobody reaches the summit, its god decides. A goes on.
lesson-15 = Bubastis has three stones. Two of them are a step up: go to the lit field before it, and press A.
lesson-16 = One stone is left over: it may become a blockade, where nobody passes. Block the field above your priest.
lesson-17 =
    Now move a follower: under your priest of Bubastis lies Osiris. Take a yellow one from Maat to Osiris, to make him
    stronger in fights.
lesson-18 =
    So it goes on: walk with all stones, sow them, and climb. With an odd stone left you may block a field. X explains
    whatever is in focus. Have fun!

## Why a way to play is better: what there is more or less of

feature-next_can_win = hope to win next turn
feature-next_twice = ways to win next turn
feature-soon_can_win = hope to win soon
feature-later_can_win = hope to win later
feature-could_win_twice = ways to win
feature-one_short = winners one stone short
feature-two_short = winners two or three stones short
feature-four_short = winners four stones short
feature-height_of_winners = height of likely winners
feature-height = height on the pyramid
feature-best_way = progress of the best priest
feature-stones = stones
feature-priests_with_stones = priests with stones to walk
feature-winners = priests whose god would win
feature-leads = lead in the temples
feature-lead_of_highest = temple lead of the highest priest
feature-tip = hope by the god of the summit
feature-tip_blockades = blockades in the summit's favour
feature-next_three_blockades = chance to close the summit
feature-unrest = cities near rebellion
feature-priests_in_danger = priests in danger
feature-height_in_danger = height in danger
feature-known_gods = gods that others know
feature-turns_to_wait = turns to wait
feature-together = followers gathered together
