//! Does for the app what it asks of the saves.
//!
//! It knows the app's table and the store, and brings them together; it paints nothing.

use embedded_storage::nor_flash::NorFlash;
use heapless::Deque;

use crate::{
    app::{App, Effect, Effects, Keep, Msg, Screen, Table},
    each_game,
    kernel::game::Game,
    store::{Error, GaveWay, Setup, Store, Value},
};

/// Messages that wait: each of the eight effects of an update brings one at most, and each of those another.
pub type Queue = Deque<Msg, 16>;

/// The saves of a board, or why there are none.
pub struct Keeper<F>(Result<Store<F>, Error<()>>);

impl<F: NorFlash> Keeper<F> {
    /// Opens the saves.
    pub fn open(flash: F) -> Self {
        Self(Store::new(flash).map_err(Error::plain))
    }

    /// Gives the app what it left behind; answers what came of the match that lay on the table.
    pub fn wake(&mut self, app: &mut App) -> Option<Msg> {
        if let Ok(store) = &mut self.0 {
            // What is damaged is as if it had never been set; it is replaced when something is set.
            if let Ok(Some(settings)) = store.value(Value::Settings) {
                app.recall(settings);
            }
            if let Ok(Some(statistics)) = store.value(Value::Statistics) {
                app.recall_statistics(statistics);
            }
        }
        // Saves that cannot be listed show an empty list; what is wrong is told when something is asked of them.
        let _ = self.perform(app, Keep::List);
        let number = app
            .interrupted()
            .filter(|_| app.screen() != Screen::Crash)?;
        let keep = Keep::Open(number);
        let result = self.perform(app, keep);
        Some(Msg::Kept(keep, result))
    }

    /// Does all that an update asks of the saves; what came of each waits for the app.
    pub fn serve(&mut self, app: &mut App, effects: &Effects, queue: &mut Queue) {
        for effect in effects {
            let Effect::Keep(keep) = *effect else {
                continue;
            };
            let result = self.perform(app, keep);
            let failed = result.is_err();
            // There is room: `Queue` says why.
            let _ = queue.push_back(Msg::Kept(keep, result));
            if failed {
                // What follows a failed save would go on from what is not there.
                return;
            }
        }
    }

    /// Does what the app asks for; answers how many finished matches gave way.
    fn perform(&mut self, app: &mut App, keep: Keep) -> Result<usize, Error<()>> {
        let store = self.0.as_mut().map_err(|error| *error)?;
        let done = match keep {
            Keep::Begin => return begin(store, app).map_err(Error::plain),
            Keep::Open(number) => match store.open(number, &mut app.tabletop()) {
                Ok(players) => {
                    app.laid(number, &players);
                    Ok(GaveWay::new())
                }
                Err(error) => Err(error),
            },
            Keep::Action | Keep::TakenBack | Keep::Finish if app.unsaved() => Ok(GaveWay::new()),
            Keep::Action | Keep::TakenBack | Keep::Finish => on_table(store, app, keep),
            Keep::Delete(number) => store.delete(number).map(|()| GaveWay::new()),
            Keep::List => {
                app.forget_list();
                let listed = store.list(|listed| app.list(listed));
                listed.map(|()| GaveWay::new())
            }
            Keep::Settings => store.set_value(Value::Settings, app.settings()),
            Keep::Statistics => store.set_value(Value::Statistics, app.statistics()),
            Keep::Prepare => prepare(store),
        };
        done.map(|gave_way| gave_way.len()).map_err(Error::plain)
    }
}

type Done<E> = Result<GaveWay, Error<E>>;

/// Erases ahead all that there is to erase.
fn prepare<F: NorFlash>(store: &mut Store<F>) -> Done<F::Error> {
    let mut gone = GaveWay::new();
    loop {
        let prepared = store.prepare()?;
        gone.extend(
            prepared
                .gave_way
                .into_iter()
                .take(gone.capacity().saturating_sub(gone.len())),
        );
        if !prepared.more {
            return Ok(gone);
        }
    }
}

/// Saves the beginning of the match on the table.
fn begin<F: NorFlash>(store: &mut Store<F>, app: &mut App) -> Result<usize, Error<F::Error>> {
    let players = app.players();
    let (table, _) = app.table().ok_or(Error::NoSuchMatch)?;
    macro_rules! begin {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            match table {
                $(Table::$name(sitting) => store.begin::<$game>(&Setup {
                    options: sitting.options(),
                    players,
                    seed: sitting.seed(),
                    rules: <$game as Game>::RULES,
                }),)*
            }
        };
    }
    let begun = each_game!(begin)?;
    app.numbered(begun.number);
    Ok(begun.gave_way.len())
}

/// Saves what happened on the table.
fn on_table<F: NorFlash>(store: &mut Store<F>, app: &mut App, keep: Keep) -> Done<F::Error> {
    let Some(number) = app.number() else {
        return Err(Error::NoSuchMatch);
    };
    match (keep, app.places()) {
        (Keep::Finish, Some(places)) => store.finish(number, &places),
        (Keep::TakenBack, _) => store.undo(number, &app.tabletop()),
        _ => store.append(number, &app.tabletop()),
    }
}
