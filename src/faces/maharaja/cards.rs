//! The characters: those on display from the left, and who holds the others.
//!
//! Knows how a tile looks; what it does, the texts say.

use super::{
    MaharajaScene, bar,
    deed::{self, may, table},
    pieces, say,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{
        card::{CARD, CharacterCard, corner},
        offers,
    },
    games::maharaja::{
        data::{Character, Dial, Kind},
        state::Stage,
    },
};

/// Paints the tiles, with one in focus when one is to be chosen.
pub(super) fn paint(scene: &MaharajaScene<'_>, focus: Option<Character>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let labels = texts.labels();
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    for (position, &character) in deed::court(scene).iter().enumerate() {
        tile(scene, position, character, focus, canvas);
    }
    bar::top(scene, canvas);
    let Some(character) = focus else {
        let stack = Sentence::of(format_args!("+{}", scene.view.characters_left));
        let note = match table.options.solo {
            Some(_) => stack.as_str(),
            None => "",
        };
        return bar::bottom(canvas, labels.characters, note, EDGE - 10);
    };
    let can = Sentence::of(format_args!(
        "{}   {}",
        scene.language.words().hints.choose,
        scene.language.words().hints.what
    ));
    let does = say::does(scene, deed::tile_action(scene, character), can.as_str());
    let asked = match table.stage {
        Stage::Acting { .. } => texts.dial_long(Dial::Character),
        stage => texts.request(stage),
    };
    let kind = texts.kind(character.kind());
    let what = Sentence::of(format_args!("{asked}: {} ({kind})", character.number()));
    bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
}

fn tile(
    scene: &MaharajaScene<'_>,
    position: usize,
    character: Character,
    focus: Option<Character>,
    canvas: &mut Canvas,
) {
    let (table, texts) = (table(scene), say::texts(scene));
    let at = corner(position);
    let holder = table.holder(character).map(|seat| scene.players[seat]);
    let open = deed::tile_action(scene, character).is_some_and(|action| may(scene, action));
    let card = CharacterCard {
        number: character.number(),
        name: texts.character(character),
        holder: holder.ok_or(""),
        focused: focus == Some(character),
        closed: focus.is_some() && !open,
    };
    let middle = card.paint(canvas, at);
    let livery = scene.players[scene.seat].livery;
    pieces::ability(canvas, character, livery, middle);
    // When it works: once a round, always, or at a scoring.
    let kind = match character.kind() {
        Kind::None => "",
        Kind::Once => "1x",
        Kind::Lasting => "~",
        Kind::Scoring => "!",
    };
    let spot = at + Point::new(CARD.0 - 5, 1);
    text::draw(canvas, kind, spot, Align::Right, Type::Body, Ink::Night);
    let markers = table.maharani.iter().flatten();
    let here = || {
        markers
            .clone()
            .filter(|marker| marker.character == character)
    };
    if holder.is_none() {
        // It lies on the table, for everybody to take; a marker needs room beside it.
        let x = if here().count() > 0 { 16 } else { CARD.0 / 2 };
        pieces::stand(canvas, at + Point::new(x, CARD.1 - 11));
    }
    for (number, marker) in here().enumerate() {
        let spot = at + Point::new(CARD.0 - 9 - 14 * number as i32, CARD.1 - 10);
        pieces::maharani(canvas, scene.players[marker.seat].livery, spot);
    }
}

/// Paints what can be done with a Maharani marker and the tile in focus.
pub(super) fn paint_lay(scene: &MaharajaScene<'_>, at: Character, row: u8, canvas: &mut Canvas) {
    paint(scene, Some(at), canvas);
    let deeds = deed::effects(scene, Some(at));
    let position = deed::court(scene).iter().position(|&tile| tile == at);
    // On the row of tiles where the one in focus is not.
    let lower = position.is_some_and(|position| position >= 4);
    let inner = offers::pop_up(deeds.len(), lower, canvas);
    offers::paint(scene, &deeds, row, inner, canvas);
}
