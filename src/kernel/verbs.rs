//! How a game's folder fulfils the contract: each verb of it is a function of that name, in the file where it belongs.
//!
//! It passes calls on, and knows no rule.

/// Makes a type a `Game`, by its own functions `new`, `choices`, `why`, `view`, `secrecy`, `resample`, `ranking`
/// and `audit`, by what its `table` says of seats and of who decides, and by the types that are called as the contract
/// calls them. `choices` and `why` are asked only about the seat that decides.
///
/// ```ignore
/// game! {
///     Backgammon: "backgammon" revision 2 with automa DUMMY;
///     |game, seat, action, dice, tell| game.carry_out(seat, action, dice, tell)
/// }
/// ```
///
/// How an action is carried out is said by the game, for not every game rolls dice in the middle of a match. A game with a
/// second revision of its rules says which is the latest and has `rulings` in its state; a game with a seat that the
/// rulebook plays in the solo game says `with automa` and which seat that is, and its table knows then.
macro_rules! game {
    (
        $game:ident: $name:literal $(revision $rules:literal)? $(with $automa:ident $who:ident)?;
        |$this:ident, $seat:ident, $action:ident, $dice:ident, $tell:ident| $apply:expr
    ) => {
        // A journal holds thousands of them.
        const _: () = assert!(size_of::<Action>() <= 4);

        impl $crate::kernel::game::Game for $game {
            const NAME: &'static str = $name;
            $(const RULES: u16 = $rules;)?
            type Options = Options;
            type Action = Action;
            type Why = Why;
            type Event = Event;
            type View = View;

            fn new(
                options: Options,
                seats: $crate::kernel::seat::Seats,
                dice: &mut $crate::kernel::dice::Dice,
            ) -> Result<Self, $crate::kernel::game::SetupError> {
                Self::new(options, seats, dice)
            }

            $(
                fn under(&mut self, revision: u16) {
                    // From 1 to the latest.
                    debug_assert!((1..=$rules).contains(&revision));
                    self.rulings = revision.into();
                }
            )?

            fn seats(&self) -> $crate::kernel::seat::Seats {
                self.table.seats
            }

            #[inline]
            fn turn(&self) -> $crate::kernel::game::Turn {
                match self.table.decider() {
                    Some(seat) => $crate::kernel::game::Turn::Of(seat),
                    None => $crate::kernel::game::Turn::Over(self.ranking()),
                }
            }

            #[inline]
            fn legal(
                &self,
                seat: $crate::kernel::seat::Seat,
            ) -> impl $crate::kernel::choices::Legal<Action> {
                let mut list = $crate::kernel::choices::Choices::new();
                if self.table.decider() == Some(seat) {
                    self.choices(seat, &mut list);
                }
                list
            }

            fn allows(&self, seat: $crate::kernel::seat::Seat, action: Action) -> bool {
                use $crate::kernel::choices::{Choices, Legal};
                let mut list = Choices::about(action);
                if self.table.decider() == Some(seat) {
                    self.choices(seat, &mut list);
                }
                list.contains(action)
            }

            fn why(&self, seat: $crate::kernel::seat::Seat, action: Action) -> Why {
                match self.table.decider() {
                    None => Why::GameOver,
                    Some(decider) if decider != seat => Why::NotYourTurn,
                    Some(_) => self.why(seat, action),
                }
            }

            #[inline]
            fn apply(
                &mut self,
                $seat: $crate::kernel::seat::Seat,
                $action: Action,
                $dice: &mut $crate::kernel::dice::Dice,
                $tell: &mut impl FnMut($crate::kernel::event::Audience, Event),
            ) -> $crate::kernel::event::Undo {
                let $this = self;
                $apply
            }

            fn view(&self, viewer: $crate::kernel::seat::Viewer) -> View {
                self.view(viewer)
            }

            fn secrecy(
                &self,
                seat: $crate::kernel::seat::Seat,
            ) -> $crate::kernel::game::Secrecy {
                self.secrecy(seat)
            }

            fn resample(
                &self,
                seat: $crate::kernel::seat::Seat,
                dice: &mut $crate::kernel::dice::Dice,
            ) -> Self {
                self.resample(seat, dice)
            }

            $(
                fn $automa(&self, seat: $crate::kernel::seat::Seat) -> bool {
                    self.table.is_automa(seat)
                }
            )?

            fn audit(&self) -> Result<(), &'static str> {
                self.audit()
            }
        }

        $(
            impl Table {
                /// Whether the rulebook plays this seat.
                #[must_use]
                #[inline]
                pub fn is_automa(&self, seat: $crate::kernel::seat::Seat) -> bool {
                    self.options.solo.is_some() && seat == $who
                }
            }
        )?
    };
}

/// Makes the table of a game, what everybody sees: before its own fields come those that every game has.
macro_rules! table {
    ($(#[$about:meta])* pub struct Table { $($own:tt)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        pub struct Table {
            /// The variants in play.
            pub options: Options,
            /// Who plays.
            pub seats: $crate::kernel::seat::Seats,
            $($own)+
        }
    };
}

pub(crate) use {game, table};
