### The texts of the app.

## On every screen

general-language = English
general-on = on
general-off = off
general-choose = A choose   B back
general-back = B back

## Home

home-resume = Resume
home-new_game = Play together
home-play_alone = Play alone
home-first_game = First game, guided
home-saves = Saved games
home-statistics = Statistics
home-settings = Settings
home-device_test = Test this device
home-keys = A choose   X rules   hold Y: menu

## Setting up a game

setup-title = New game
setup-start = Start
setup-players = Players
setup-deal = Deal
setup-random = random
setup-this_week = this week's
setup-about_players = How many sit at the table: left and right.
setup-about_guest = A writes the name, left and right: person or computer, Y the colour.
setup-about_given = A writes the name, left and right: person or computer. The rules give the colours.
setup-about_person = A writes the name, Y changes the colour and its shape.
setup-about_named = A writes the name. The rules give the colours.
setup-about_deal = The same number gives the same start: for a return match or a contest.
setup-person = person
setup-computer = computer
setup-automa = automa
setup-program = program
setup-about_computer = 1 errs often, 4 thinks longest. All see only what their seat sees.
setup-about_automa = The rulebook plays this seat, against one player.
setup-about_program = A program that was named at the start. It sees only what its seat sees.
setup-keys = A choose   left, right change   B back

## The colours, which serve as names

colour-black = Black
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-beige = Beige
colour-russet = Russet
colour-brown = Brown
colour-lilac = Lilac
colour-orange = Orange
colour-silver = Silver

## The screen for a name

letters-title = Name
letters-keys = A letter  B delete  X capitals  Y done
letters-keys_capital = A letter  B delete  X small  Y done

## Where the end of a match leads

result-home = Home
result-again = Again
result-look_back = Review
result-watch = Watch
result-board = Board
result-climbed = You move up. Next time: computers of level
result-crowned = You have beaten the best. Crowns:

## Looking back at a match that is over

look_back-title = Looking back
look_back-thinking = I am thinking about every decision that people made: what would I have done, knowing what they knew?
look_back-stop = B stops
look_back-nothing = I have found nothing better than what was done.
look_back-forgotten = This match was so long that its beginning is forgotten. There is no looking back at it.
look_back-played = What was done
look_back-better = I would have done this
look_back-unsaid = Something that has no words: the board shows it.
look_back-cost = It cost, of a 50 % chance:
look_back-keys = A to the board   B back

## The list of saved games

saves-title = Saved games
saves-none = No game is saved yet.
saves-finished = finished
saves-unfinished = in play
saves-damaged = damaged
saves-troubled = cannot open
saves-actions = moves
saves-play_on = Play on
saves-result = See the result
saves-watch = Watch again
saves-salvage = Watch what is left
saves-copy = Play on from there
saves-delete = Delete
saves-about = Every match is saved after each decision, by itself. Here one is played on, watched again once it is over, or deleted. When room is short, finished matches give way to new ones, the oldest first.
saves-keys = A choose   X what is this?   B back

## The question before something is deleted

ask-title = Delete this game?
ask-delete = It cannot be brought back, neither to play on nor to watch.
ask-keys = Hold A: delete   B no
ask-reset_title = Reset the settings?
ask-reset = Light, sound, colours and the rest become as they were on a new device. Language, names and games stay.
ask-reset_keys = Hold A: reset   B no

## The curtain

curtain-hold = Hold A when only you are looking
curtain-press = Press A to play

## At the table

table-nothing_to_undo = Nothing can be taken back: you have done nothing since the last thing that came to light.
table-another_player = Nothing can be taken back: another player has decided since.
table-too_often = Nothing more can be taken back: in this game that was done too often.
table-hint = I would do this
table-hint_thinking = Thinking about it ...   B stops
table-hint_wins = It wins the game.
table-hint_only = There is no other way worth a thought.
table-hint_later = What follows later speaks for it.
table-hint_more = You have more:
table-hint_less = You have less:
table-hint_others_more = Others have more:
table-hint_others_less = Others have less:

## The log

log-title = What happened
log-empty = Nothing yet.
log-steps = A steps   X what is this?   B back
log-about = The pages show what lies open before everybody, and what is your own; left and right turn them. The last page tells in plain words what happened, and A leads from there through the whole match, step by step.
log-beginning = The beginning
log-keys = Left and right: a step, up and down: ten. A plays and pauses, B goes back.
log-more = X more

## A card to read

reading-title = What is this?
reading-keys = up, down: read on   B back

## The lesson

lesson-title = Lesson
lesson-first = First steps
lesson-first_about = How one begins, moves and builds.
lesson-second = Plan and score
lesson-second_about = A whole round: what to decide, and what it brings.
lesson-third = The finer things
lesson-third_about = What wins games: what one sees only the second time.
lesson-done = learnt
lesson-real_game = Play a real game
lesson-real_about = Now with people or computers: whom, you choose next.
lesson-keys = A go on   Y from the start   B back
lesson-not_that = Not that one.
lesson-other = The lesson asks for something else, so nothing has happened.

## The menu

menu-title = Menu
menu-go_on = Go on
menu-take_back = Take back the turn
menu-hint = What would you do?
menu-log = What happened
menu-rules = Rules
menu-settings = Settings
menu-home = Leave the table
menu-to_title = To the title
menu-end_lesson = End the lesson
menu-saved = The game is saved after every move

## The lines of the settings

setting-language = Language
    .about = All texts on the screen
setting-light = Brightness
    .about = Left and right make it darker or brighter
setting-sound = Sound
    .about = Tones for moves and hand-overs
setting-motion = Motion
    .about = Off: nothing moves or flashes
setting-size = Text
    .about = Lists, keys and explanations
setting-hints = Hints
    .about = Off: nobody is told what to do
setting-colours = Colours
    .about = Lamplight for evenings, daylight for the sun
setting-hand = Buttons for
    .about = Left hand: turn the device upside down
setting-idle = Sleeps after
    .about = Dark after a while; the game is hidden

## What stands beside them

settings-title = Settings
settings-normal = normal
settings-large = large
settings-lamplight = lamplight
settings-daylight = daylight
settings-right = the right hand
settings-left = the left hand
settings-never = never
settings-reset = Y: reset

## The statistics

statistics-title = Statistics
statistics-finished = games
statistics-best = Best
statistics-rung = level
statistics-crowns = crowns
statistics-played = played
statistics-won = won
statistics-nobody = Whoever has finished a game is counted here.
statistics-people = people
statistics-streak = in a row
statistics-longest = longest
statistics-last = The last games
statistics-no_last = No game is finished yet.
statistics-keys = left, right: turn the page   B back

## Notices

notice-not_saved = Not saved
notice-cannot_open = Cannot open it
notice-newer_title = A newer Durbar was here
notice-gave_way_title = Room was made
notice-battery_title = Battery low
notice-empty_title = Battery empty
notice-journal_title = A very long game
notice-program_title = A program has lost its seat
notice-no_program_title = No program here
notice-keys = A go on
notice-keys_again = A try again   B leave the table
notice-keys_try = A try again   B back
notice-keys_leave = B leave the table
notice-keys_unsaved = A again   X go on unsaved   B leave
notice-keys_off = A off

## What a notice is about, and what to do

trouble-damaged = This save is damaged.
    .advice = What is intact is among the saved games: watch it, or play on from a copy.
trouble-salvage = The end of this game is lost.
    .advice = All moves up to there are whole. Playing on makes a copy of them; the damaged save stays.
trouble-lost = This save is damaged.
    .advice = Nothing of it can be read. The other games are fine. Delete it to make room.
trouble-newer_format = A newer Durbar saved this game.
    .advice = Install the newer firmware again to go on with it, or delete it.
trouble-unknown_game = This Durbar does not have that game.
    .advice = Install a firmware that has it, or delete the save.
trouble-other_rules = It was played by another edition of the rules.
    .advice = Install the firmware it was played with, or delete it.
trouble-diverged = Played again, the moves lead elsewhere.
    .advice = Install the firmware it was played with, or tell us of it.
trouble-newer_values = Its settings are not known here.
    .advice = They stay as they are, for when it comes back; so do its statistics and games. Until then settings and statistics begin anew.
trouble-flash = The memory of the device reports an error.
    .advice = Try once more. If it stays so, the memory is worn out.
trouble-worn = What was written does not read back.
    .advice = Try once more: another place is taken. If it stays so, the memory is worn out.
trouble-too_small = There is no room for saves on this device.
    .advice = This firmware does not suit the device: install the one made for it.
trouble-full = There is no room for another save.
    .advice = Finish or delete a game, then go on.
trouble-no_such_match = That game is no longer there.
    .advice = Choose one from the list.
trouble-finished = That game is finished.
    .advice = Begin a new one.
trouble-out_of_step = The table and its save do not agree.
    .advice = Leave the table and open the game again from the list.
trouble-too_long = A name is too long to be saved.
    .advice = Use shorter names.
trouble-gave_way = The oldest finished game was deleted to make room.
    .advice = It can no longer be watched. Games in play are never deleted.
trouble-gave_way_many = To make room, the oldest finished games were deleted:
    .advice = They can no longer be watched. Games in play are never deleted.
trouble-battery = The battery is almost empty.
    .advice = Your game is saved after every move: nothing is lost when the device goes out.
trouble-empty = The battery is empty.
    .advice = Everything is saved. The screen goes dark now: charge the device, then any key brings you back.
trouble-journal = So long a game outgrows its log.
    .advice = Play on: all is saved, and you can finish it. Only looking back will not reach its first moves any more.
trouble-not_started = cannot be started.
    .advice = A computer of level 2 plays its seat from here on. The terminal says more.
trouble-silent = gave no answer in its time.
    .advice = A computer of level 2 plays its seat from here on. The terminal says more.
trouble-ended = ended in the middle of the game.
    .advice = A computer of level 2 plays its seat from here on. The terminal says more.
trouble-misplayed = answered what cannot be played.
    .advice = A computer of level 2 plays its seat from here on. The terminal says more.
trouble-no_program = A program has a seat in this game, and there is none here.
    .advice = A computer of level 2 plays for it, for as long as it is missing.

## The test of the device

device-title = Test this device
device-light = Light
device-tone = Tone
device-battery = Battery
device-no_battery = not measured here
device-charging = charging
device-picture = Picture
device-rules = Rules
device-not_checked = press A
device-saves = Room for games
device-keys = A check  X language  Y colours  hold Y: menu

## The crash screen

crash-title = Something went wrong
crash-comfort = Your saved games are untouched. Please tell us what it says below.
crash-place = In
crash-restart = Press A to restart

## The words that all games share

face-first_pointer = 1st action
face-second_pointer = 2nd action
face-move_to = Move the house here
face-open = to do
face-possible_in = Possible in
face-plan_lacks = Your plan lacks
face-now = now
face-next = next
face-then = then
face-order_then = Then
face-order_stays = The order stays as it is.
face-order_over = This round is the last: nothing comes after it.
face-board = Y board
face-everybody = everybody looks
face-rides_here = The royal ride ends here: scored this round
face-paid = paid
face-received = received
face-unused = Unused
face-turn = The whole turn
face-scoring = Scoring
face-alone = alone
face-nothing = nothing there

## What the buttons do at the table

hint-choose = A choose
hint-confirm = A confirm
hint-go_on = A go on
hint-back = B back
hint-what = X what is this?
hint-why = X why?
