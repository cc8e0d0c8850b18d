//! What a computer would do in the place of the person who decides, and why: thought about at the table in slices, between
//! keys and pictures, and shown there until the next key.
//!
//! It is thought out from what the seat knows, and so it is shown where that may be seen. It knows no game.

use embedded_graphics::prelude::Point;

use super::{App, Cut, Driver, Screen, moves, task, thinking};
use crate::{
    bots::{REASONS, Reason, Reasons},
    faces::FOOT,
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        text::{self, Align, Type},
    },
};
use core::fmt::Write as _;

/// A hint that somebody asked for.
#[derive(Clone, Debug)]
pub(super) enum Hint {
    /// It is thought about once the table is there, if so many actions lie before it then.
    Asked(u32),
    /// It is thought about.
    Thinking,
    /// The attention is where it points, for these reasons.
    Shown(Reasons),
}

/// The room for a reason, with the frame left and right of it.
const WIDTH: i32 = EDGE - 4 - 14;
/// How far the ring reaches beyond the place.
const RING: i32 = 4;
/// What frames the text above and below.
const FRAME: i32 = 4;

impl App {
    /// Whether the person who decides may ask for a hint.
    pub(super) fn may_hint(&self) -> bool {
        let title = self.table.laid.as_ref().map(super::AnySitting::title);
        !self.device.settings.no_hints.0
            && self.table.lesson.is_none()
            && self.table.decider() == Some(Driver::Person)
            && title.is_some_and(thinking::plays)
    }

    /// The person who decides asks for a hint. Where it tells of what he holds in secret, the curtain comes first.
    pub(super) fn ask_for_hint(&mut self) {
        let seat = self.table.seat();
        let covered = seat
            .zip(self.table.sat())
            .is_some_and(|(seat, sat)| sat.covered(seat));
        self.screens.hint = Some(Hint::Asked(self.table.journal.actions()));
        if !(covered && !self.table.alone() && self.ask_for_own()) {
            self.back_to(Screen::Table);
        }
    }

    /// Whether a hint is thought about.
    pub(super) fn hint_thinks(&self) -> bool {
        matches!(self.screens.hint, Some(Hint::Thinking))
    }

    /// Another screen is shown: at the table, what was asked for is thought about.
    pub(super) fn begin_hint(&mut self) {
        let Some(Hint::Asked(at)) = self.screens.hint else {
            return;
        };
        match self.screen() {
            Screen::Table if at == self.table.journal.actions() && self.may_hint() => {}
            // On the way there.
            Screen::Curtain | Screen::Moves => return,
            _ => return self.screens.hint = None,
        }
        let table = &mut self.table;
        let begun = match (&table.laid, table.seat()) {
            (Some(laid), Some(seat)) => table.thinking.advise(laid, &table.journal, seat),
            _ => false,
        };
        self.screens.hint = begun.then_some(Hint::Thinking);
        self.after(thinking::PAUSE);
    }

    /// The table is left, and the hint with it; one that was only asked for is still on its way there.
    pub(super) fn leave_hint(&mut self) {
        if self.screen() == Screen::Table {
            self.screens.hint = None;
        }
    }

    /// A key ends a hint; answers whether it means nothing else.
    pub(super) fn stop_hint(&mut self, event: KeyEvent) -> bool {
        let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
            return false;
        };
        if self.screens.hint.take().is_none() {
            return false;
        }
        self.device.motion_at = None;
        self.changed();
        key == Key::B
    }

    /// Thinks on about the hint for a moment.
    pub(super) fn think_of_hint(&mut self) {
        let language = self.language();
        let table = &mut self.table;
        let (before, seat) = (table.parts_thought(), table.seat());
        let (Some(laid), Some(seat)) = (&mut table.laid, seat) else {
            return;
        };
        let reader = (&table.party, language);
        let reasons = table.thinking.propose(laid, reader, seat);
        match reasons {
            Some(reasons) => {
                self.screens.hint = Some(Hint::Shown(reasons));
                self.changed();
            }
            None => {
                if self.table.parts_thought() != before {
                    // A picture costs as much as some positions: one for each part.
                    self.changed();
                }
                self.after(thinking::PAUSE);
            }
        }
    }

    /// The sentences of a hint: a reason each.
    pub(super) fn hint_lines(&self, reasons: &Reasons) -> heapless::Vec<Cut<80>, REASONS> {
        let words = &self.words().table;
        let title = self.table.laid.as_ref().map(super::AnySitting::title);
        let mut lines = heapless::Vec::new();
        let mut add = |before: &str, after: &str| {
            let mut line = Cut::new();
            // What has no room is left out; a test holds that all has.
            let _ = line.write_str(before);
            if !after.is_empty() {
                let _ = write!(line, " {after}");
            }
            let _ = lines.push(line);
        };
        for reason in &reasons.list {
            match *reason {
                Reason::Wins => add(words.hint_wins, ""),
                Reason::Feature { feature, more, own } => {
                    let before = match (own, more) {
                        (true, true) => words.hint_more,
                        (true, false) => words.hint_less,
                        (false, true) => words.hint_others_more,
                        (false, false) => words.hint_others_less,
                    };
                    let named = title.map(|title| title.card().texts.feature);
                    let named = named.map(|named| named(usize::from(feature), self.language()));
                    add(before, named.unwrap_or(""));
                }
            }
        }
        if reasons.list.is_empty() {
            let nothing = if reasons.only {
                words.hint_only
            } else {
                words.hint_later
            };
            add(nothing, "");
        }
        lines
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some((sat, seat)) = app.table.sat().zip(app.table.seat()) else {
        return;
    };
    let words = &app.words().table;
    // The bar below is a little taller in large text.
    let foot = if canvas.is_large() { FOOT - 4 } else { FOOT };
    let reasons = match &app.screens.hint {
        Some(Hint::Thinking) => {
            moves::paint_parts(app, seat, app.table.parts_thought(), canvas);
            let bar = area(0, foot, EDGE, EDGE - foot);
            panel(canvas, bar, Ink::Night, Ink::Gold);
            let (at, room) = (Point::new(10, FOOT + 8), (Align::Left, EDGE - 20));
            let says = words.hint_thinking;
            text::draw_read(canvas, says, at, room, Type::Small, Ink::White);
            return;
        }
        Some(Hint::Shown(reasons)) => reasons,
        Some(Hint::Asked(_)) | None => return,
    };
    let spot = sat.spot((&app.table.party, app.language()), seat);
    task::ring(canvas, spot);
    let lines = app.hint_lines(reasons);
    let tall = |size: Type| {
        let tall = |line: &Cut<80>| text::height(line.as_str(), size, WIDTH);
        lines.iter().map(tall).sum::<i32>() + size.line() + 2 * FRAME
    };
    // On the half of the board where the place is not; the bars say what A does.
    let (above, below) = (
        spot.top_left.y - RING,
        spot.top_left.y + spot.size.height as i32 + RING,
    );
    let lies_above = above + below > BAR + FOOT;
    let room = if lies_above {
        above - BAR
    } else {
        foot - below
    };
    let sizes = [canvas.read(Type::Small), Type::Small];
    let size = sizes.into_iter().find(|size| tall(*size) <= room);
    let size = size.unwrap_or(Type::Small);
    let height = tall(size);
    let top = if lies_above { BAR } else { foot - height };
    panel(
        canvas,
        area(2, top, EDGE - 4, height),
        Ink::Night,
        Ink::Gold,
    );
    let mut at = Point::new(9, top + FRAME);
    text::draw(canvas, words.hint, at, Align::Left, size, Ink::Gold);
    at.y += size.line();
    for line in &lines {
        at = text::draw_lines(canvas, line.as_str(), at, WIDTH, size, Ink::White);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{Party, Sitting, title::Title},
        bots::{Imagined, Level, SAMPLES, Skill, Thinker, imagine, seed_of, turn_is_over, value},
        each_thought,
        faces::{Faced, Outcome, Scene},
        kernel::{
            dice::Dice,
            game::Turn,
            journal::Journal,
            notation::Notation,
            options::Written,
            play::{Entry, Match, apply},
            seat::{PerSeat, Seat, Seats, Viewer},
            worth::{Awaited, FEATURES, Leads, Worth, utility, weights},
        },
        words::Language,
    };

    /// What is known of a position that a hint was asked for in.
    #[derive(Default, Debug)]
    struct Seen {
        hints: u32,
        hidden: u32,
        reasons: u32,
        only: u32,
        later: u32,
        by_other_keys: u32,
        replayed: u32,
    }

    /// All features of all players.
    fn valued<G: Worth>(game: &G, seat: Seat) -> PerSeat<[i16; FEATURES]> {
        let mut all = PerSeat::filled([0; FEATURES]);
        game.features(seat, &mut all);
        all
    }

    /// Where a turn leads to that was thought out: played by the rules, and not in the search, from the first of the positions
    /// that the seat could believe in. None where others decide in it, dice fall, or it does not come to an end.
    fn played<G: Worth>(
        game: &G,
        (seat, seed, skill): (Seat, u64, Skill),
        mut thinker: Thinker<G>,
        first: G::Action,
    ) -> Option<G> {
        let mut state = game.resample(seat, &mut Dice::from_seed(seed));
        let (mut dice, still) = (Dice::from_seed(seed), Dice::from_seed(seed));
        let (mut action, number) = (first, state.number());
        while state.awaited() == Awaited::Turn && state.turn() == Turn::Of(seat) {
            if !state.allows(seat, action) {
                return None;
            }
            apply(
                &mut state,
                Entry { seat, action },
                &mut dice,
                &mut |_, _| {},
            );
            if dice != still {
                return None;
            }
            let over = turn_is_over(&state, seat) || matches!(state.turn(), Turn::Over(_));
            // The next turn may be the same player's.
            if over || (number > 0 && state.number() != number) {
                return replied(state, &still);
            }
            // What was thought out goes on without a thought, and then the turn ends with all its phases.
            if thinker.keeper() == Some(seat) {
                let imagined: [Imagined<G>; SAMPLES] = imagine(&state, seat, seed);
                thinker.begin(skill, &imagined, seed);
                if let Some(next) = thinker.think(0).filter(|_| thinker.nodes() == 0) {
                    action = next;
                    continue;
                }
                thinker.end_turn();
            }
            action = state.ending()?;
        }
        None
    }

    /// Where the replies lead to that come at once when a turn is over: what goes without a thought, and else what is best at
    /// first sight for whoever replies. None where dice fall.
    fn replied<G: Worth>(mut state: G, still: &Dice) -> Option<G> {
        let mut dice = *still;
        while state.awaited() == Awaited::Reply
            && let Turn::Of(seat) = state.turn()
        {
            let after = |action: &G::Action| {
                let (mut state, mut dice) = (state.clone(), *still);
                let entry = Entry {
                    seat,
                    action: *action,
                };
                apply(&mut state, entry, &mut dice, &mut |_, _| {});
                state
            };
            let matters = state.matters(seat);
            let thought_of = || {
                let legal = state.legal(seat);
                legal.filter(|&action| !state.is_dull(seat, action, matters))
            };
            // Of the same worth the first.
            let best = |best: Option<(i32, G::Action)>, action: G::Action| {
                let worth = worth(&after(&action), seat);
                match best {
                    Some((most, _)) if most >= worth => best,
                    _ => Some((worth, action)),
                }
            };
            let first_sight = || thought_of().fold(None, best).map(|(_, action)| action);
            let action = state.presumed().or_else(first_sight)?;
            let entry = Entry { seat, action };
            apply(&mut state, entry, &mut dice, &mut |_, _| {});
            if dice != *still {
                return None;
            }
        }
        Some(state)
    }

    /// What a position is worth to a seat.
    fn worth<G: Worth>(state: &G, seat: Seat) -> i32 {
        let (features, rounds) = (valued(state, seat), state.rounds_left());
        let mut all = PerSeat::filled(0);
        for seat in state.seats().iter() {
            all[seat] = utility::<G>(&features[seat], &weights::<G>(), rounds);
        }
        value(&all, state.seats(), seat)
    }

    /// All that speaks for a position, reckoned as a sum of parts and not in the order of the search: by how much it does,
    /// and how it is told.
    fn weighed<G: Worth>(chosen: &G, other: &G, seat: Seat) -> Vec<(f64, Reason)> {
        let (here, there) = (valued(chosen, seat), valued(other, seat));
        let mut all = Vec::new();
        for (place, weight) in G::WEIGHTS.iter().enumerate() {
            let late = f64::from(weight[0]);
            let worth = late + f64::from(weight[1]) * f64::from(chosen.rounds_left()) / 8.0;
            let more = |seat: Seat| f64::from(here[seat][place]) - f64::from(there[seat][place]);
            let rivals: Vec<Seat> = chosen.seats().iter().filter(|&one| one != seat).collect();
            let theirs: f64 = rivals.iter().map(|&rival| more(rival)).sum();
            let mean = theirs / (rivals.len() as f64).max(1.0);
            for (own, difference) in [(true, more(seat)), (false, mean)] {
                let gain = worth * if own { difference } else { -difference };
                let reason = Reason::Feature {
                    feature: place as u8,
                    more: difference > 0.0,
                    own,
                };
                if gain > 1e-9 {
                    all.push((gain, reason));
                }
            }
        }
        all
    }

    /// Asks for a hint, and holds it to what it must be.
    fn ask<G: Faced + Worth>(
        sitting: &mut Sitting<G>,
        journal: &Journal,
        party: &Party,
        seat: Seat,
        seen: &mut Seen,
    ) -> G::Action {
        let reader = (party, Language::English);
        let mut thinker = Thinker::new(weights::<G>());
        thinking::advise(&mut thinker, sitting, journal, seat);
        let reasons = loop {
            if let Some(reasons) = thinking::propose(&mut thinker, sitting, reader, seat) {
                break reasons;
            }
        };
        assert_eq!(thinker.keeper(), None);
        // What the strongest computer does in the same place, asked at once.
        let present = sitting.play().present(journal);
        let seed = seed_of(present.dice(), journal.actions());
        let skill = Skill::of::<G>(Level::Four, present.game().seats());
        let strongest = |game: &G| {
            let imagined: [Imagined<G>; SAMPLES] = imagine(game, seat, seed);
            let mut thinker = Thinker::new(weights::<G>());
            thinker.begin(skill, &imagined, seed);
            let action = thinker.think(u32::MAX).unwrap();
            let thought = thinker.clone();
            (action, thinker.explain(u32::MAX).unwrap(), thought)
        };
        let (action, why, thought) = strongest(present.game());
        assert_eq!(why, reasons, "slices change the reasons");
        // What is compared is where the rules lead to by what was thought out. Ways to begin a turn are compared as a narrow
        // look carries them out, both alike.
        let end = played(present.game(), (seat, seed, skill), thought, action);
        let mut leads = Leads::new();
        if present.game().awaited() == Awaited::Turn {
            present.game().leads(&mut leads);
        }
        if let ([Some(chosen), Some(_)], Some(end), ..=1) = (thinker.compared(), end, leads.len()) {
            let features = [chosen, &end].map(|game| valued(game, seat));
            assert!(features[0] == features[1], "{}: {action:?}", G::NAME);
            seen.replayed += 1;
        }
        // The attention is where a key plays it.
        let focus = sitting.focus();
        let focus = focus.unwrap_or_else(|| panic!("{}: no way to {action:?}", G::NAME));
        let view = sitting.play().view(Viewer::Player(seat));
        let players = party.players(Language::English);
        let judge = present.game().judge(seat);
        let scene = Scene {
            judge: Some(&judge),
            ..Scene::<G>::new(&view, Viewer::Player(seat), &players, Language::English)
        };
        let played = |key| match (G::BOARD.steer)(&scene, focus, KeyEvent::Press(key)) {
            Outcome::Play(played, _) => Some(played),
            _ => None,
        };
        if played(Key::A) != Some(action) {
            seen.by_other_keys += 1;
            let keys = [Key::B, Key::Y, Key::Up, Key::Down, Key::Left, Key::Right];
            let found = keys.into_iter().any(|key| played(key) == Some(action));
            assert!(found, "{}: no key plays {action:?}", G::NAME);
        }
        // Its reasons are the largest differences, each with its direction.
        match thinker.compared() {
            [Some(chosen), Some(other)] => {
                let mut all = weighed(chosen, other, seat);
                all.sort_by(|one, other| other.0.total_cmp(&one.0));
                let told: Vec<Reason> = reasons.list.iter().copied().collect();
                let features = told.iter().filter(|reason| **reason != Reason::Wins);
                let wins = told.contains(&Reason::Wins);
                assert!(!wins || matches!(chosen.turn(), Turn::Over(_)));
                assert_eq!(told.len(), (all.len() + usize::from(wins)).min(REASONS));
                for (reason, (gain, _)) in features.zip(&all) {
                    let own = all.iter().find(|(_, known)| known == reason);
                    let own = own.expect("a difference that is not there").0;
                    assert!((own - gain).abs() < 1e-6, "{}: a lesser reason", G::NAME);
                    seen.reasons += 1;
                }
                seen.later += u32::from(told.is_empty());
            }
            _ => {
                assert!(reasons.only && reasons.list.is_empty());
                seen.only += 1;
            }
        }
        // What the seat does not know changes nothing.
        let mut dice = Dice::from_seed(seed ^ 7);
        let other = present.game().resample(seat, &mut dice);
        if other != *present.game() {
            seen.hidden += 1;
            let (same, why, _) = strongest(&other);
            assert_eq!(
                (same, why),
                (action, reasons),
                "{}: a secret shows",
                G::NAME
            );
        }
        seen.hints += 1;
        action
    }

    /// Over so many positions of a title, with all variants: `DURBAR_HINTS`, usually 40.
    fn hold<G: Faced + Worth + Notation>() {
        let most: u32 = std::env::var("DURBAR_HINTS").map_or(40, |text| text.parse().unwrap());
        let mut seen = Seen::default();
        let mut seed = 0;
        let variants: Vec<G::Options> = <G::Options as Written>::every().collect();
        while seen.hints < most {
            seed += 1;
            let counts = G::CARD.players.clone();
            let count = counts.clone().nth(seed as usize % counts.count()).unwrap();
            let Some(seats) = Seats::new(count) else {
                continue;
            };
            // The usual ones every other time.
            let options = if seed % 2 == 0 {
                G::Options::default()
            } else {
                variants[seed as usize / 2 % variants.len()]
            };
            let Ok(play) = Match::<G>::start(options, seats, seed) else {
                continue;
            };
            let mut sitting = Sitting::new(play, options, seed);
            let mut journal = Journal::new();
            let mut party = Party::new();
            party.take_colours(&G::CARD.colours);
            party.seat(count.into());
            let mut dice = Dice::from_seed(seed);
            // As many of each match.
            let mut of_match = 0;
            while let Turn::Of(seat) = sitting.play().turn() {
                if of_match >= 12 {
                    break;
                }
                let choices = sitting.play().game().legal(seat).len() as u32;
                let automa = sitting.play().game().automa(seat);
                let asked = !automa && choices > 1 && dice.below(9) == 0;
                let action = if asked {
                    of_match += 1;
                    crate::app::sat::Sat::begin(&mut sitting, &journal);
                    ask(&mut sitting, &journal, &party, seat, &mut seen)
                } else {
                    let nth = dice.below(choices) as usize;
                    sitting.play().game().legal(seat).nth(nth).unwrap()
                };
                sitting.decide_for(&mut journal, action);
            }
        }
        println!("{}: {seen:?}", G::NAME);
        assert!(seen.reasons > seen.hints / 2, "{seen:?}");
        assert!(seen.hidden > seen.hints / 20, "{seen:?}");
        assert!(seen.replayed > 0, "{seen:?}");
    }

    macro_rules! laws {
        ($(($word:ident, $name:ident, $game:ty)),*) => { $(
            mod $word {
                #[test]
                fn a_hint_is_what_level_four_does_for_real_reasons_and_reveals_nothing() {
                    super::hold::<$game>();
                }
            }
        )* };
    }
    each_thought!(laws);

    /// Every feature of every title is named in every language, and every reason has room on its line of text.
    #[test]
    fn every_reason_has_words_and_room() {
        let mut named = 0;
        for title in Title::ALL {
            let texts = &title.card().texts;
            for language in Language::ALL {
                let words = &language.words().table;
                let befores = [
                    words.hint_more,
                    words.hint_less,
                    words.hint_others_more,
                    words.hint_others_less,
                ];
                for feature in 0..texts.features {
                    let name = (texts.feature)(feature, language);
                    assert!(!name.is_empty() && !name.ends_with('.'), "{name}");
                    named += 1;
                    for before in befores {
                        let line = format!("{before} {name}");
                        assert!(line.len() < 80, "{line}");
                        let lines = text::lines(&line, Type::Small, WIDTH).count();
                        assert!(lines <= 2, "{line}");
                    }
                }
                assert_eq!((texts.feature)(texts.features, language), "");
            }
        }
        assert_eq!(named, 3 * features());
    }

    macro_rules! counted {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            /// How many features the games have.
            fn features() -> usize {
                let all = [$((<$game as Worth>::NAMES.len(), <$game as Faced>::CARD.texts.features)),*];
                for (names, texts) in all {
                    assert_eq!(names, texts);
                }
                all.iter().map(|all| all.0).sum()
            }
        };
    }
    each_thought!(counted);
}
