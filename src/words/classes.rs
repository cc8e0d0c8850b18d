//! What there is to tell: classes of things, their kinds, and the numbers of the rules.
//!
//! Nothing of it is left in the program but numbers of texts. It knows no language, and no game.
#![expect(
    clippy::indexing_slicing,
    reason = "all of it runs in the compiler, where an index beyond an end is an error like the others"
)]

use super::pool::{position, same};
use crate::kernel::vocabulary::{Field, Kind};

/// Things that are told alike.
#[derive(Debug)]
pub struct Class {
    /// Its name in the files.
    pub name: &'static str,
    /// What there is of it, with the fields that a text can name.
    pub kinds: &'static [Kind],
    /// The forms that every language has; a file may have more, where its own sentences ask for them.
    pub forms: &'static [&'static str],
    /// The kinds of which nothing is said.
    pub silent: &'static [&'static str],
}

/// All that can be told in a game, or in the app.
#[derive(Debug)]
pub struct Vocabulary {
    /// The classes, in the order of the pool.
    pub classes: &'static [Class],
    /// The types of fields that are numbers.
    pub numbers: &'static [&'static str],
    /// The types of fields that are numbers or nothing.
    pub perhaps: &'static [&'static str],
    /// The numbers of the rules.
    pub constants: &'static [(&'static str, u16)],
}

/// What a field is, for a text.
#[derive(Clone, Copy)]
pub(super) enum Sort {
    /// A number or a player's name.
    Bare,
    /// Of this class.
    Class(usize),
    /// A place where something is built, of this class.
    Spot(usize),
    /// A place where travellers rest, of this class.
    Junction(usize),
    /// Something without words.
    Mute,
}

/// The position of a kind in its class.
pub(super) const fn kind_of(class: &Class, name: &str) -> Option<usize> {
    let mut at = 0;
    while at < class.kinds.len() {
        if same(class.kinds[at].name, name) {
            return Some(at);
        }
        at += 1;
    }
    None
}

impl Vocabulary {
    pub(super) const fn class(&self, name: &str) -> Option<usize> {
        let mut at = 0;
        while at < self.classes.len() {
            let own = self.classes[at].name;
            if name.len() == own.len() && same(name, own) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// The first text of a class in a form that every language has.
    pub(super) const fn find(&self, class: usize, form: &str) -> Option<usize> {
        let (mut base, mut at) = (0, 0);
        while at < class {
            base += self.classes[at].kinds.len() * self.classes[at].forms.len();
            at += 1;
        }
        match position(form, self.classes[class].forms) {
            Some(number) => Some(base + number * self.classes[class].kinds.len()),
            None => None,
        }
    }

    /// The first text of a class in a form: what the program adds a kind to.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    pub const fn base(&self, class: &str, form: &str) -> usize {
        let base = match self.class(class) {
            Some(class) => self.find(class, form),
            None => None,
        };
        match base {
            Some(base) => base,
            None => {
                panic!("the program asks for a class or a form that its vocabulary does not have")
            }
        }
    }

    /// How many texts every language has.
    pub(super) const fn count(&self) -> usize {
        let (mut count, mut at) = (0, 0);
        while at < self.classes.len() {
            count += self.classes[at].kinds.len() * self.classes[at].forms.len();
            at += 1;
        }
        count
    }

    /// What a field is, and whether there may be nothing in it.
    pub(super) const fn sort(&self, field: &Field) -> (Sort, bool) {
        let (name, maybe) = match strip(field.of) {
            Some(inner) => (inner, true),
            None => (field.of, position(field.of, self.perhaps).is_some()),
        };
        if same(name, "Seat")
            || position(name, self.numbers).is_some()
            || position(name, self.perhaps).is_some()
        {
            return (Sort::Bare, maybe);
        }
        if (same(name, "Village") || same(name, "Site"))
            && let Some(class) = self.class("Spot")
        {
            return (Sort::Spot(class), maybe);
        }
        match self.class(name) {
            Some(class) if same(name, "Junction") => (Sort::Junction(class), maybe),
            Some(class) => (Sort::Class(class), maybe),
            None => (Sort::Mute, maybe),
        }
    }
}

/// The type within an `Option`.
const fn strip(of: &'static str) -> Option<&'static str> {
    const BEFORE: &str = "Option<";
    if of.len() <= BEFORE.len() {
        return None;
    }
    let (before, rest) = of.split_at(BEFORE.len());
    if !same(before, BEFORE) {
        return None;
    }
    Some(rest.split_at(rest.len() - 1).0)
}
