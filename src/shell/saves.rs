//! Does for the app what it asks of the saves.
//!
//! It knows what the app has to keep, and the store, and brings them together; it knows no game and paints nothing.

use embedded_storage::nor_flash::NorFlash;
use heapless::Deque;

use super::console::{HELP, Page, Refusal, Request, listed};
use crate::{
    app::{App, Effect, Effects, Keep, Kept, Msg, Tabletop},
    store::{Begun, Error, GaveWay, OPTIONS, Store, Trouble, Value, intake::Intake},
};

/// Messages that wait: each of the eight effects of an update brings one at most, and each of those another.
pub type Queue = Deque<Msg, 16>;

/// The saves of a board, or why there are none.
pub struct Keeper<F> {
    store: Result<Store<F>, Error<()>>,
    /// Whether more is to be erased ahead.
    more: bool,
}

impl<F: NorFlash> Keeper<F> {
    /// Opens the saves.
    pub fn open(flash: F) -> Self {
        Self {
            store: Store::new(flash).map_err(Error::plain),
            more: false,
        }
    }

    /// Gives the app what it left behind; answers what came of the match that lay on the table, and whether a newer
    /// firmware left something.
    pub fn wake(&mut self, app: &mut App) -> Queue {
        let mut kept = app.kept();
        let mut newer = None;
        if let Ok(store) = &mut self.store {
            // What is damaged is as if it had never been set; it is replaced when something is set.
            match store.value(Value::Settings) {
                Ok(Some(settings)) => kept.recall(settings),
                Err(Error::Trouble(trouble)) => newer = Some((Keep::Settings, trouble)),
                _ => {}
            }
            match store.value(Value::Statistics) {
                Ok(Some(statistics)) => *kept.statistics = statistics,
                Err(Error::Trouble(trouble)) => newer = Some((Keep::Statistics, trouble)),
                _ => {}
            }
        }
        if let Ok(store) = &mut self.store
            && let Ok(Some(records)) = store.value(Value::Records)
        {
            *kept.records = records;
        }
        let newer = newer.filter(|(_, trouble)| matches!(trouble, Trouble::NewerFormat { .. }));
        if newer.is_some() {
            // Beside what stays as it is; then it is said only once. Were it refused, it would be said once more.
            let _ = self.perform(&mut kept, Keep::Settings);
            let _ = self.perform(&mut kept, Keep::Statistics);
        }
        // Saves that cannot be listed show an empty list; what is wrong is told when something is asked of them.
        let _ = self.perform(&mut kept, Keep::List);
        // There is room for two.
        let mut queue = Queue::new();
        if let Some(keep) = app.interrupted() {
            let result = self.perform(&mut app.kept(), keep);
            let _ = queue.push_back(Msg::Kept(keep, result));
        }
        if let Some((keep, trouble)) = newer {
            let _ = queue.push_back(Msg::Kept(keep, Err(trouble.into())));
        }
        queue
    }

    /// Does all that an update asks of the saves; what came of each waits for the app.
    pub fn serve(&mut self, mut kept: Kept<'_>, effects: &Effects, queue: &mut Queue) {
        for effect in effects {
            let Effect::Keep(keep) = *effect else {
                continue;
            };
            let result = self.perform(&mut kept, keep);
            let failed = result.is_err();
            // There is room: `Queue` says why.
            let _ = queue.push_back(Msg::Kept(keep, result));
            if failed {
                // What follows a failed save would go on from what is not there.
                return;
            }
        }
    }

    /// Whether more is to be erased ahead.
    pub const fn has_more(&self) -> bool {
        self.more
    }

    /// Erases one more block ahead, if there is one to erase; what came of it is for the app.
    pub fn go_on(&mut self, mut kept: Kept<'_>) -> Option<Msg> {
        let keep = Keep::Prepare;
        core::mem::take(&mut self.more).then(|| Msg::Kept(keep, self.perform(&mut kept, keep)))
    }

    /// Makes a part of the answer to a request of the console. A match that is told lies on the table from the first part
    /// to the last, and `hush` takes it away. Running matches are never told, nor anything while somebody plays.
    pub fn answer(
        &mut self,
        kept: &mut Kept<'_>,
        request: Request,
        page: &mut Page,
    ) -> Result<(), Refusal> {
        let store = self.store.as_mut().map_err(|error| *error)?;
        match request {
            Request::Help => HELP.lines().for_each(|line| page.line(line)),
            Request::List => {
                let told = store.list(|each| page.line(&listed(&each)));
                told.map_err(Error::plain)?;
            }
            // Its lines come one by one: `import` takes them.
            Request::Import => {}
            Request::Export(number) => {
                if page.is_first() && !kept.table.is_free() {
                    return Err(Refusal::TableTaken);
                }
                let known = store.look(number).map_err(Error::plain)?;
                if let Some(trouble) = known.trouble {
                    return Err(Error::from(trouble).into());
                }
                let known = known.summary.ok_or(Error::NoSuchMatch)?;
                if known.finished.is_none() {
                    return Err(Refusal::NotOver);
                }
                if page.is_first() {
                    store.open(number, kept.table).map_err(Error::plain)?;
                    kept.table.glanced(number);
                }
                let told = kept
                    .table
                    .write_down(&known.players, known.rules, &mut |line| {
                        page.line(line);
                    });
                if !told {
                    return Err(Refusal::TooLong);
                }
            }
        }
        Ok(())
    }

    /// Takes a line of a text that is to be imported; answers the match that was saved when it was the last one. The match
    /// lies on the table, which was free, until `put_away` takes it away.
    ///
    /// Never inlined: the loop's frame of the stack is there all the time, and this would make it larger by 3 KiB.
    #[inline(never)]
    pub fn import(
        &mut self,
        kept: &mut Kept<'_>,
        intake: &mut Intake,
        line: &str,
    ) -> Result<Option<Begun>, Refusal> {
        let store = self.store.as_mut().map_err(|error| *error)?;
        if line.is_empty() {
            return Err(Refusal::Fault(intake.unread()));
        }
        if !intake.take(kept.table, line).map_err(Refusal::Fault)? {
            return Ok(None);
        }
        let begun = intake.keep(store, kept.table).map_err(Error::plain)?;
        // What cannot be listed is told when it is asked for.
        let _ = self.perform(kept, Keep::List);
        Ok(Some(begun))
    }

    /// Ends an answer, told or not.
    pub fn hush(&self, kept: &mut Kept<'_>) {
        kept.table.glance_away();
    }

    /// Does what the app asks for; answers how many finished matches gave way.
    fn perform(&mut self, kept: &mut Kept<'_>, keep: Keep) -> Result<usize, Error<()>> {
        let store = self.store.as_mut().map_err(|error| *error)?;
        let done = match keep {
            Keep::Begin => begin(store, kept.table),
            Keep::Open(number) => open(store, kept.table, number),
            Keep::Glance(number) => store.open(number, kept.table).map(|_| {
                kept.table.glanced(number);
                GaveWay::new()
            }),
            Keep::Salvage(number) => store.salvage(number, kept.table).map(|players| {
                kept.table.salvaged(number, &players);
                GaveWay::new()
            }),
            Keep::Copy(number) => match store.copy(number) {
                Ok(begun) => open(store, kept.table, begun.number).map(|_| begun.gave_way),
                Err(error) => Err(error),
            },
            Keep::Action(_) | Keep::TakenBack | Keep::Mind(_) | Keep::Finish => {
                on_table(store, kept.table, keep)
            }
            Keep::Delete(number) => store.delete(number).map(|()| GaveWay::new()),
            Keep::List => {
                kept.forget_list();
                let listed = store.list(|listed| kept.list(listed));
                listed.map(|()| GaveWay::new())
            }
            Keep::Settings => store.set_value(Value::Settings, kept.settings),
            Keep::Statistics => store.set_value(Value::Statistics, kept.statistics),
            Keep::Records => store.set_value(Value::Records, kept.records),
            Keep::Prepare => store.prepare().map(|prepared| {
                self.more = prepared.more;
                prepared.gave_way
            }),
        };
        done.map(|gave_way| gave_way.len()).map_err(Error::plain)
    }
}

type Done<E> = Result<GaveWay, Error<E>>;

/// Lays a match on the table.
fn open<F: NorFlash>(store: &mut Store<F>, table: &mut Tabletop, number: u32) -> Done<F::Error> {
    let players = store.open(number, table)?;
    table.opened(number, &players);
    Ok(GaveWay::new())
}

/// Saves the beginning of the match on the table.
fn begin<F: NorFlash>(store: &mut Store<F>, table: &mut Tabletop) -> Done<F::Error> {
    let mut options = [0; OPTIONS];
    let (opening, players) = table.opening(&mut options).ok_or(Error::NoSuchMatch)?;
    let begun = store.begin_as(&opening, players)?;
    table.numbered(begun.number);
    Ok(begun.gave_way)
}

/// Saves what happened on the table.
fn on_table<F: NorFlash>(store: &mut Store<F>, table: &Tabletop, keep: Keep) -> Done<F::Error> {
    if table.unsaved() {
        return Ok(GaveWay::new());
    }
    let number = table.number().ok_or(Error::NoSuchMatch)?;
    match (keep, table.places()) {
        (Keep::Finish, Some(places)) => store.finish(number, &places),
        (Keep::TakenBack, _) => store.undo(number, table),
        (Keep::Mind(seat), _) => store.note_mind(number, seat, table.mind(seat)),
        _ => store.append(number, table),
    }
}
