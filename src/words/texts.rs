//! How the program asks for the texts of a game: what every game's texts have alike.
//!
//! Knows what a game's vocabulary is called, and no text.

/// Makes `Texts`, all texts of a game in one language, from its `VOCABULARY`, `Labels`, `OptionTexts`, `Topic` and the
/// rest that its module tells: the names that are asked for by an id, the ids that are topics of the rules (with the form
/// of their heading, and what gives the topic at a position of the rules), the values of variants, which may be off, and
/// what is not told of an event that has a text.
///
/// ```ignore
/// texts! {
///     raja in "raja"
///     names {
///         /// The short name of an action of the dial.
///         dial(Dial ""),
///     }
///     topics by nth { Dial "long", Character "" }
///     values {
///         /// A final-scoring tile, or none.
///         final_tile(FinalTile),
///     }
///     silent Event::TurnEnded { .. }
/// }
/// ```
macro_rules! texts {
    (
        $word:ident in $folder:literal
        names { $( $(#[$doc:meta])* $name:ident($id:ident $form:literal) ),+ $(,)? }
        topics by $order:ident { $( $topic:ident $heading:literal ),+ }
        values { $( $(#[$about:meta])* $value:ident($type:ident) ),* $(,)? }
        $(silent $silent:pat)?
    ) => {
        use $crate::words::in_each_language;

        /// All texts of the game in one language.
        #[derive(Debug)]
        pub struct Texts {
            table: TextTable,
            labels: Labels,
            options: OptionTexts,
            $( $value: [$crate::words::OptionText; $type::NAMES.len() + 1], )*
        }

        $crate::words::each_language! { in_each_language
            #[doc = concat!("The texts of ", $folder, " in this language.")]
            $word in $folder: Texts = VOCABULARY, Texts::read
        }

        /// What is said of the game before it lies on the table.
        pub const TITLE: $crate::words::TitleTexts = $crate::words::TitleTexts {
            name: |language| language.$word().labels().game,
            about: |language| language.$word().labels().about,
            topics: Topic::COUNT,
            topic: |position, language| {
                let (topic, texts) = (Topic::$order(position)?, language.$word());
                Some((texts.heading(topic), texts.explain(topic)))
            },
            step: |step, language| language.$word().lesson(step),
            features: FEATURES.kinds.len(),
            feature: |feature, language| language.$word().feature(feature),
        };

        impl Texts {
            const fn read(table: TextTable) -> Self {
                Self {
                    labels: Labels::read(&table, &VOCABULARY),
                    options: OptionTexts::read(&table, &VOCABULARY),
                    $( $value: $crate::words::labels::read_pairs(&table, &VOCABULARY, stringify!($type)), )*
                    table,
                }
            }

            /// Captions and single words.
            pub const fn labels(&self) -> &Labels {
                &self.labels
            }

            /// The variants.
            pub const fn options(&self) -> &OptionTexts {
                &self.options
            }

            $(
                $(#[$doc])*
                pub fn $name(&self, id: $id) -> &'static str {
                    self.table.name(const { VOCABULARY.base(stringify!($id), $form) }, id)
                }
            )+

            /// What the player who decides is asked to do.
            pub fn request(&self, stage: Stage) -> &'static str {
                self.table.plain(const { VOCABULARY.base("Stage", "") } + stage_kind(stage))
            }

            /// A number with its noun: "1 house", "2 houses".
            pub fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
                let told = $crate::words::say::Line(thing.index(), &[Value::Number(number)]);
                self.say(const { VOCABULARY.base("Thing", "") }, &told, &nobody(), out)
            }

            /// One sentence that says why an action is not allowed, and what would be right.
            pub fn why(&self, why: Why, out: &mut dyn Write) -> fmt::Result {
                self.say(const { VOCABULARY.base("Why", "") }, &why, &nobody(), out)
            }

            $(
                $(#[$about])*
                pub fn $value(&self, value: Option<$type>) -> &$crate::words::OptionText {
                    let [all @ .., none] = &self.$value;
                    value.and_then(|value| all.get(value.index())).unwrap_or(none)
                }
            )*

            /// One sentence for the public log: what happened. What the vocabulary calls silent has none.
            pub fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
                $(
                    if let $silent = event {
                        return Ok(());
                    }
                )?
                self.say(const { VOCABULARY.base("Event", "") }, &event, names, out)
            }

            /// The heading of an explanation.
            pub fn heading(&self, topic: Topic) -> &'static str {
                const FIRST: Types = Types {
                    $( $topic: VOCABULARY.base(stringify!($topic), $heading) ),+
                };
                let rest = const { VOCABULARY.base("Topic", "") };
                self.table.plain(topic.text(FIRST, rest))
            }

            /// What is this? Two to four short sentences in plain words.
            pub fn explain(&self, topic: Topic) -> &'static str {
                const FIRST: Types = Types {
                    $( $topic: VOCABULARY.base(stringify!($topic), "help") ),+
                };
                let rest = const { VOCABULARY.base("Topic", "help") };
                self.table.plain(topic.text(FIRST, rest))
            }

            /// A text of the lesson; none past the last.
            fn lesson(&self, step: usize) -> &'static str {
                let said = STEPS.iter().position(|&said| said == step);
                let first = const { VOCABULARY.base("lesson", "") };
                said.map_or("", |said| self.table.plain(first + said))
            }

            /// What a feature of a position is, by its place; none past the last.
            fn feature(&self, feature: usize) -> &'static str {
                let first = const { VOCABULARY.base("feature", "") };
                let known = feature < FEATURES.kinds.len();
                if known { self.table.plain(first + feature) } else { "" }
            }

            /// "Round 3".
            pub fn round(&self, round: u8, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{} {round}", self.labels.round)
            }

            fn say(
                &self,
                base: usize,
                told: &dyn $crate::kernel::vocabulary::Told,
                names: &Names<'_>,
                out: &mut dyn Write,
            ) -> fmt::Result {
                let talk = $crate::words::say::Talk { names, spot };
                self.table.say(base, told, talk, out)
            }
        }
    };
}

/// The same for a game with roads: its junctions and villages, which have no names of their own, and `spot`, where the
/// site at a position lies. `data` is the module with the game's board.
macro_rules! road_texts {
    ($data:path) => {
        use $data as board;

        /// Where a village lies.
        pub type Whereabouts = $crate::words::whereabouts::Whereabouts<board::City>;

        impl Whereabouts {
            /// Where this village lies.
            #[must_use]
            pub fn of(village: board::Village) -> Self {
                let at = |junction| board::JUNCTION_POINTS[junction];
                let here = board::VILLAGE_POINTS[village];
                Self::find(village.index(), here, &board::MAP, at)
            }
        }

        /// Where the site at a position lies, as it is told.
        fn spot(site: usize) -> Spot {
            match board::Site::from_index(site).map(board::Site::kind) {
                Some(board::SiteKind::Village(village)) => Whereabouts::of(village).into(),
                Some(board::SiteKind::City(city)) => Spot::City(city.index()),
                // Not reached: a site is told by its own position.
                None => Spot::City(site),
            }
        }

        impl Texts {
            /// The name of a place where travellers rest.
            pub fn junction(&self, junction: board::Junction) -> &'static str {
                match junction {
                    board::Junction::Start => self.heading(Topic::Start),
                    board::Junction::City(city) => self.city(city),
                }
            }

            /// Two actions that are planned together: "house, palace", or "house, twice".
            pub fn plan(
                &self,
                plan: &dyn $crate::kernel::vocabulary::Told,
                out: &mut dyn Write,
            ) -> fmt::Result {
                self.say(const { VOCABULARY.base("Plan", "") }, plan, &nobody(), out)
            }

            /// The name of a village, which has none of its own: that of its road, the nearer end first.
            pub fn village(&self, village: board::Village, out: &mut dyn Write) -> fmt::Result {
                let spot = Spot::from(Whereabouts::of(village));
                self.say(
                    const { VOCABULARY.base("Spot", "name") },
                    &spot,
                    &nobody(),
                    out,
                )
            }
        }

        #[cfg(test)]
        #[test]
        fn no_two_villages_are_told_alike() {
            let places: Vec<_> = board::Village::all().map(Whereabouts::of).collect();
            for (position, place) in places.iter().enumerate() {
                assert!(!places[..position].contains(place), "{place:?} twice");
            }
        }
    };
}

pub(super) use {road_texts, texts};
