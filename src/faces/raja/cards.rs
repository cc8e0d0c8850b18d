//! The characters: who holds which card, which are free, and the deal between players.
//!
//! Knows how a card looks; what it does, the texts say.

use super::deed::{self, may, table};
use super::{RajaScene, bar, pieces, say};
use crate::faces::parts::brush::*;
use crate::faces::parts::card::{CARD, CharacterCard, corner};
use crate::faces::parts::offers;
use crate::games::raja::data::{Character, Dial};
use crate::games::raja::state::Stage;
use crate::kernel::id::Id;

/// Whether A on this card would lead on.
fn open(scene: &RajaScene<'_>, character: Character) -> bool {
    let direct = say::card_action(scene, character).is_some_and(|action| may(scene, action));
    direct || !deed::deals(scene, character).is_empty()
}

/// Paints the cards, with one in focus when one is to be chosen.
pub(super) fn paint(scene: &RajaScene<'_>, focus: Option<Character>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    for character in table.deck().iter() {
        card(scene, character, focus, canvas);
    }
    bar::top(scene, canvas);
    match focus {
        None => bar::bottom(canvas, texts.labels().characters, "", EDGE - 10),
        Some(character) => {
            let does = if open(scene, character) {
                Sentence::of(format_args!(
                    "{}   {}",
                    scene.language.words().hints.choose,
                    scene.language.words().hints.what
                ))
            } else {
                match say::card_action(scene, character).and_then(|action| scene.refusal(action)) {
                    Some(why) => say::reason(scene, why),
                    None => Sentence::default(),
                }
            };
            let asked = match table.stage {
                Stage::Acting { .. } => texts.dial_long(Dial::Character),
                stage => texts.request(stage),
            };
            let what = Sentence::of(format_args!("{asked}: {}", texts.character(character)));
            bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
        }
    }
}

fn card(
    scene: &RajaScene<'_>,
    character: Character,
    focus: Option<Character>,
    canvas: &mut Canvas,
) {
    let (table, texts) = (table(scene), say::texts(scene));
    let at = corner(character.index());
    let holder = table.holder(character).map(|seat| scene.players[seat]);
    let card = CharacterCard {
        number: character.index() as u8 + 1,
        name: texts.character(character),
        holder: holder.ok_or(texts.labels().free_card),
        focused: focus == Some(character),
        closed: focus.is_some() && !open(scene, character),
    };
    let middle = card.paint(canvas, at);
    pieces::gift(canvas, character, scene.players[scene.seat].livery, middle);
    if table.options.home {
        let home = at + Point::new(CARD.0 - 8, 9);
        pieces::shield(canvas, character.home(), home);
    }
}

/// Paints the ways to get a card from another player.
pub(super) fn paint_deal(scene: &RajaScene<'_>, want: Character, row: u8, canvas: &mut Canvas) {
    paint(scene, Some(want), canvas);
    let deeds = deed::deals(scene, want);
    // On the row of cards where the wanted one is not.
    let inner = offers::pop_up(deeds.len(), want.index() >= 4, canvas);
    offers::paint(scene, &deeds, row, inner, canvas);
}
