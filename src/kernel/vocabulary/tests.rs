//! What follows from the rows of a table.

use super::*;
use crate::kernel::id::named_id;

named_id!(
    /// A tree.
    Tree {
        /// With broad leaves.
        Oak = "oak",
        /// With needles.
        Pine = "pine tree",
    }
);

/// A number of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps(pub u16);

impl fmt::Display for Steps {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

terms! {
    named Tree: "a tree";
    amount Steps: "a number of steps";
}

vocabulary! {
    /// Where one comes from.
    #[allow(dead_code, reason = "its table is what is tested")]
    pub enum From {
        /// From a tree.
        Tree(tree: Tree),
        /// From nowhere.
        Nowhere,
    }
}

vocabulary! {
    /// What happened.
    pub enum News {
        /// Somebody came.
        Came { who: Seat, from: From, with: Option<Seat>, after: u8 },
        /// Silence.
        Silence,
    }
}

vocabulary! {
    /// What one does.
    pub enum Deed: "a deed" {
        /// Goes.
        Go { to: Tree, steps: Steps } = ["go to " to ", " steps " steps"],
        /// Goes home.
        GoHome = ["go home"],
        /// Waits for somebody under a tree.
        Wait { who: Seat, under: Tree } = ["wait under " under " for " who],
    }
}

fn names() -> Names<'static> {
    Names::new(["red", "blue"]).unwrap()
}

fn read(text: &str) -> Result<Deed, String> {
    let mut words = Words::of(text);
    Deed::read(&mut words, &names()).map_err(|misread| misread.to_string())
}

#[test]
fn a_row_prints_and_reads_in_the_order_of_its_text() {
    let deed = Deed::Wait {
        who: Seat::Two,
        under: Tree::Pine,
    };
    let mut text = String::new();
    deed.write(&names(), &mut text).unwrap();
    assert_eq!(text, "wait under pine tree for blue");
    assert_eq!(read("Wait under PINE tree, for blue"), Ok(deed));
}

#[test]
fn a_complaint_is_that_of_the_row_that_got_furthest() {
    let complaints = [
        ("go to oak, 3", "the line ends where steps is expected"),
        (
            "go to oak many",
            "found \"many\" where a number of steps is expected",
        ),
        ("go to elm", "found \"elm\" where a tree is expected"),
        (
            "go away",
            "found \"go away\" where a deed (go to, go home) is expected",
        ),
        ("fly", "found \"fly\" where a deed (go, wait) is expected"),
        ("", "the line ends where a deed (go, wait) is expected"),
    ];
    for (text, complaint) in complaints {
        assert_eq!(read(text), Err(complaint.to_string()));
    }
}

#[test]
fn the_kinds_are_told_with_their_fields() {
    let [came, silence] = News::KINDS else {
        panic!("{:?}", News::KINDS)
    };
    let fields = came.fields.iter().map(|field| (field.name, field.of));
    let wanted = [
        ("who", "Seat"),
        ("from", "From"),
        ("with", "Option<Seat>"),
        ("after", "u8"),
    ];
    assert!(came.name == "Came" && fields.eq(wanted));
    assert!(silence.name == "Silence" && silence.fields.is_empty());
    assert_eq!(From::KINDS.first().map(|kind| kind.fields.len()), Some(1));
}

#[test]
fn fields_are_found_by_their_position() {
    let news = News::Came {
        who: Seat::Two,
        from: From::Tree(Tree::Pine),
        with: None,
        after: 7,
    };
    assert_eq!((news.kind(), News::Silence.kind()), (0, 1));
    assert!(matches!(news.field(0), Value::Id(1)));
    assert!(matches!(news.field(1), Value::Told(from) if matches!(from.field(0), Value::Id(1))));
    assert!(matches!(news.field(2), Value::Nothing));
    assert!(matches!(news.field(3), Value::Number(7)));
    assert!(matches!(news.field(4), Value::Nothing));
}

#[test]
fn everything_that_can_be_thought_of_is_thought_of_once() {
    let all: Vec<Deed> = Deed::every().collect();
    assert_eq!(all.len(), 2 * 64 + 1 + 5 * 2);
    for (number, deed) in all.iter().enumerate() {
        assert!(!all.iter().take(number).any(|other| other == deed));
    }
}

#[test]
fn a_field_is_replaced_by_its_position() {
    let deed = Deed::Go {
        to: Tree::Oak,
        steps: Steps(3),
    };
    assert_eq!([deed.place(0), deed.place(1), deed.place(2)], [0, 3, 0]);
    let other = Deed::Go {
        to: Tree::Pine,
        steps: Steps(3),
    };
    assert_eq!(deed.with(0, 1), Some(other));
    assert_eq!(deed.with(0, 2), None, "there is no third tree");
    assert_eq!(Deed::GoHome.with(0, 1), Some(Deed::GoHome));
}
