//! The screens, which follows which, and who paints and steers each.

use super::{App, sitting::Lead, stack::Stack};
use super::{
    ask, ceremony, chapters, crash, curtain, device_test, hint, history, home, letters, look_back,
    menu, moves, notice, overview, reading, result, saves, settings, setup, statistics, table,
};
use crate::{
    kernel::play::NoUndo,
    ui::{canvas::Canvas, key::KeyEvent, list::List},
};

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Screen {
    /// Tells what went wrong before the restart.
    Crash,
    /// The titles, and the way to everything else.
    Home,
    /// Players and variants of a new match.
    Setup,
    /// A player's name.
    Letters,
    /// The saved matches.
    Saves,
    /// What can be done with one of them.
    Chosen,
    /// Whether it shall really be deleted, or the settings reset.
    Ask,
    /// Hands the device over.
    Curtain,
    /// The table, as the player sees it whose turn it is.
    Table,
    /// What everybody watches.
    Ceremony,
    /// What others do by themselves.
    Moves,
    /// Players, track, cards and log.
    Overview,
    /// The match step by step.
    History,
    /// A text: what something is.
    Reading,
    /// The rules, by topics.
    Topics,
    /// The chapters of the lesson.
    Chapters,
    /// The end of a match.
    Result,
    /// The decisions of a match that cost most.
    LookBack,
    /// The menu, from everywhere.
    Menu,
    /// What was counted over all matches.
    Statistics,
    /// What can be set.
    Settings,
    /// Tests keys, colours, letters, light and sound.
    DeviceTest,
    /// Something that the person must know now.
    Notice,
}

/// The screens: which are open, and what each remembers.
#[derive(Clone)]
pub(super) struct Screens {
    pub stack: Stack,
    pub crash: Option<crash::Crash>,
    pub home: home::Home,
    pub setup: setup::Setup,
    pub letters: letters::Letters,
    pub saves: saves::Saves,
    pub question: ask::Question,
    /// At the table: why nothing was taken back, shown until the next key.
    pub no_undo: Option<NoUndo>,
    /// At the table: what a computer would do, shown until the next key.
    pub hint: Option<hint::Hint>,
    pub ceremony: ceremony::Ceremony,
    pub moves: moves::Moves,
    pub overview: overview::Overview,
    pub history: history::History,
    pub result: result::Result,
    pub look_back: look_back::LookBack,
    pub reading: reading::Reading,
    /// The page of the statistics.
    pub statistics: usize,
    pub topics: List,
    pub chapters: List,
    /// Where the lesson points.
    pub lead: Option<Lead>,
    pub menu: List,
    pub settings: List,
    pub device_test: device_test::DeviceTest,
    pub notice: Option<notice::Notice>,
}

impl Screens {
    /// As they are after switching on.
    #[inline(always)]
    pub const fn new(crash: Option<crash::Crash>) -> Self {
        Self {
            stack: Stack::new(if crash.is_some() { Crash } else { Home }),
            crash,
            home: home::Home::new(),
            setup: setup::Setup::new(),
            letters: letters::Letters::new(),
            saves: saves::Saves::new(),
            question: ask::Question::Delete,
            no_undo: None,
            hint: None,
            ceremony: ceremony::Ceremony::new(),
            moves: moves::Moves::new(),
            overview: overview::Overview::new(),
            history: history::History::new(),
            result: result::Result::new(),
            look_back: look_back::LookBack::new(),
            reading: reading::Reading::new(),
            statistics: 0,
            topics: List::at(0),
            chapters: List::at(0),
            lead: None,
            menu: List::at(0),
            settings: List::at(0),
            device_test: device_test::DeviceTest::new(),
            notice: None,
        }
    }
}

use Screen::{
    Ask, Ceremony, Chapters, Chosen, Crash, Curtain, DeviceTest, History, Home, Letters, LookBack,
    Menu, Moves, Notice, Overview, Reading, Result, Saves, Settings, Setup, Statistics, Table,
    Topics,
};

/// Which screen leads to which by a key. Besides, a notice may come up anywhere, and silence leads from wherever a match is
/// seen to the curtain.
pub const WAYS: &[(Screen, &[Screen])] = &[
    (Crash, &[]),
    (
        Home,
        &[
            Setup, Saves, Statistics, Settings, DeviceTest, Topics, Chapters, Curtain, Table,
            Moves, Result, Menu,
        ],
    ),
    (
        Setup,
        &[Home, Letters, Curtain, Table, Moves, Reading, Menu],
    ),
    (Letters, &[Setup, Menu]),
    (Saves, &[Home, Chosen, Reading, Menu]),
    (
        Chosen,
        &[Saves, Ask, Curtain, Table, Moves, Result, History, Menu],
    ),
    (Ask, &[Chosen, Saves, Settings, Menu]),
    (Curtain, &[Table, Moves, Ceremony, Menu]),
    (
        Table,
        &[
            Curtain, Ceremony, Moves, Result, Overview, Reading, Menu, Home, Chapters,
        ],
    ),
    (Ceremony, &[Table, Moves, Result, Reading, Menu, Chapters]),
    (
        Moves,
        &[
            Moves, Curtain, Table, Ceremony, Result, Reading, Menu, Chapters,
        ],
    ),
    (Overview, &[Table, Result, History, Reading, Menu, Curtain]),
    (
        History,
        &[Overview, Saves, Result, LookBack, Reading, Menu, Curtain],
    ),
    (
        Reading,
        &[
            Table, Moves, Ceremony, Overview, History, Result, Topics, Setup, Saves, Settings,
            Reading, Menu,
        ],
    ),
    (Topics, &[Reading, Home, Menu]),
    (Chapters, &[Home, Setup, Table, Moves, Menu]),
    (
        Result,
        &[
            Home, Overview, History, LookBack, Reading, Menu, Curtain, Table, Moves,
        ],
    ),
    (LookBack, &[Result, History, Menu]),
    (
        Menu,
        &[
            Home, Setup, Letters, Saves, Chosen, Ask, Curtain, Table, Ceremony, Moves, Overview,
            History, Reading, Topics, Chapters, Result, LookBack, Statistics, Settings, DeviceTest,
            Notice,
        ],
    ),
    (Statistics, &[Home, Menu]),
    (Settings, &[Home, Reading, Ask, Menu]),
    (DeviceTest, &[Menu]),
    (
        Notice,
        &[
            Home, Setup, Letters, Saves, Chosen, Ask, Curtain, Table, Ceremony, Moves, Overview,
            History, Reading, Topics, Chapters, Result, LookBack, Statistics, Settings, DeviceTest,
            Menu,
        ],
    ),
];

impl Screen {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Crash, Home, Setup, Letters, Saves, Chosen, Ask, Curtain, Table, Ceremony, Moves, Overview,
        History, Reading, Topics, Chapters, Result, LookBack, Menu, Statistics, Settings,
        DeviceTest, Notice,
    ];

    /// Whether the player whose turn it is sees what is his own here.
    pub(super) const fn at_table(self) -> bool {
        matches!(
            self,
            Table | Overview | Reading | Curtain | Ceremony | Moves
        )
    }

    /// Whether a match is seen here, so that silence leads to the curtain.
    pub(super) const fn shows_match(self) -> bool {
        self.at_table()
            || matches!(
                self,
                History | LookBack | Menu | Topics | Settings | Ask | Notice
            )
    }

    /// Whether the menu opens from here: from everywhere, except that a report wants a restart, and a question an answer.
    pub(super) const fn has_menu(self) -> bool {
        !matches!(self, Crash | Menu | Notice)
    }

    pub(super) fn update(self, app: &mut App, event: KeyEvent) {
        let update = match self {
            Crash => crash::update,
            Home => home::update,
            Setup => setup::update,
            Letters => letters::update,
            Saves => saves::update,
            Chosen => saves::update_chosen,
            Ask => ask::update,
            Curtain => curtain::update,
            Table => table::update,
            Ceremony => ceremony::update,
            Moves => moves::update,
            Overview => overview::update,
            History => history::update,
            Reading => reading::update,
            Topics => reading::update_topics,
            Chapters => chapters::update,
            Result => result::update,
            LookBack => look_back::update,
            Menu => menu::update,
            Statistics => statistics::update,
            Settings => settings::update,
            DeviceTest => device_test::update,
            Notice => notice::update,
        };
        update(app, event);
    }

    /// Something on the screen moves on.
    pub(super) fn motion(self, app: &mut App) {
        match self {
            Table if app.hint_thinks() => app.think_of_hint(),
            Table => table::calm(app),
            Ceremony => ceremony::motion(app),
            Moves => moves::motion(app),
            History => history::motion(app),
            LookBack => look_back::motion(app),
            Saves => saves::motion(app),
            _ => {}
        }
    }

    pub(super) fn paint(self, app: &App, canvas: &mut Canvas) {
        let paint = match self {
            Crash => crash::paint,
            Home => home::paint,
            Setup => setup::paint,
            Letters => letters::paint,
            Saves => saves::paint,
            Chosen => saves::paint_chosen,
            Ask => ask::paint,
            Curtain => curtain::paint,
            Table => table::paint,
            Ceremony => ceremony::paint,
            Moves => moves::paint,
            Overview => overview::paint,
            History => history::paint,
            Reading => reading::paint,
            Topics => reading::paint_topics,
            Chapters => chapters::paint,
            Result => result::paint,
            LookBack => look_back::paint,
            Menu => menu::paint,
            Statistics => statistics::paint,
            Settings => settings::paint,
            DeviceTest => device_test::paint,
            Notice => notice::paint,
        };
        paint(app, canvas);
    }
}
