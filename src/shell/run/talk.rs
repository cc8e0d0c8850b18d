//! What is said over the console, between two turns of the loop: answers part by part, and texts that are taken in.
//!
//! Keys go first, and so does whoever takes or says nothing any more. It does not know what a request means.

use core::fmt::Write;

use embassy_futures::select::{Either3, select, select3};
use embedded_storage::nor_flash::NorFlash;
use heapless::String;

use super::Desk;
use crate::{
    app::{App, Keep, Msg},
    shell::{
        console::{Page, Refusal, Request, ends},
        ports::{Body, Clock, Keys, Panel},
    },
    store::intake::Intake,
    ui::time::Span,
};

/// How long the console waits for an end that takes or says nothing.
const PATIENCE: Span = Span::from_millis(500);

impl<P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> Desk<'_, P, K, C, B, F> {
    /// Answers a line of the console, part by part. A key ends the answer: keys go first; and so does an end that takes
    /// nothing. Answers what the app should know of it.
    pub(super) async fn converse(&mut self, app: &mut App, line: &str) -> Option<Msg> {
        // The rest of a text that was refused means nothing. Its end is answered.
        let now = self.clock.now();
        if let Some((why, until)) = self.refused.take()
            && now < until
        {
            if ends(line) {
                self.conclude(Err(why)).await;
            } else {
                self.refused = Some((why, now + PATIENCE));
            }
            return None;
        }
        let request = Request::read(line);
        if request == Ok(Request::Import) {
            return self.import(app).await;
        }
        let mut told = 0;
        let end = loop {
            let mut page = Page::after(told);
            let made = request
                .clone()
                .and_then(|request| self.keeper.answer(&mut app.kept(), request, &mut page));
            if let Err(refusal) = made {
                break Err(refusal);
            }
            let deadline = self.clock.now() + PATIENCE;
            let sent = select3(
                self.keys.changed(),
                self.clock.until(deadline),
                self.body.answer(page.text()),
            );
            match sent.await {
                Either3::First(down) => {
                    self.feel(app, down);
                    break Err(Refusal::Interrupted);
                }
                Either3::Second(()) => {
                    // Nobody is there to be told.
                    self.keeper.hush(&mut app.kept());
                    return None;
                }
                Either3::Third(()) => {}
            }
            let (lines, more) = page.told();
            told = lines;
            if !more {
                break Ok(told);
            }
        };
        self.keeper.hush(&mut app.kept());
        self.conclude(end).await;
        None
    }

    /// Takes the lines of a text one by one and saves the match that they tell, or says why not. The table is free, and lent
    /// to it for so long. A key ends it, and so does an end that says nothing more.
    async fn import(&mut self, app: &mut App) -> Option<Msg> {
        if !app.kept().table.is_free() {
            self.refused = Some((Refusal::TableTaken, self.clock.now() + PATIENCE));
            return None;
        }
        let mut intake = Intake::default();
        let mut deadline = self.clock.now() + PATIENCE;
        let (taken, ended) = loop {
            let heard = select3(
                self.keys.changed(),
                self.clock.until(deadline),
                self.body.asked(),
            );
            match heard.await {
                Either3::First(down) => {
                    self.feel(app, down);
                    break (Err(Refusal::Interrupted), false);
                }
                Either3::Second(()) if self.clock.now() < deadline => {}
                Either3::Second(()) => break (Err(Refusal::Stopped), true),
                Either3::Third(line) => {
                    match self.keeper.import(&mut app.kept(), &mut intake, &line) {
                        Ok(None) => deadline = self.clock.now() + PATIENCE,
                        Ok(Some(begun)) => break (Ok(begun), true),
                        Err(why) => break (Err(why), ends(&line)),
                    }
                }
            }
        };
        app.kept().table.put_away();
        match taken {
            Ok(begun) => {
                let mut told: String<300> = String::new();
                // There is room for as many as ever give way at once.
                let _ = write!(told, "saved as match {}\r\n", begun.number);
                for number in &begun.gave_way {
                    let _ = write!(told, "match {number} was finished, and gave way\r\n");
                }
                let deadline = self.clock.now() + PATIENCE;
                let _ = select(self.body.answer(&told), self.clock.until(deadline)).await;
                let gone = begun.gave_way.len();
                self.conclude(Ok(gone.saturating_add(1))).await;
                // Whoever looks at the device sees the list as it is now.
                return Some(Msg::Kept(Keep::List, Ok(gone)));
            }
            Err(why) if ended => self.conclude(Err(why)).await,
            Err(why) => self.refused = Some((why, self.clock.now() + PATIENCE)),
        }
        None
    }

    /// Says the last line of an answer: how many lines came before, or why there is none.
    async fn conclude(&mut self, end: Result<usize, Refusal>) {
        let mut last: String<400> = String::new();
        // There is room for the longest refusal. It stands on a line of its own, even after a part that was cut off.
        let _ = match end {
            Ok(told) => write!(last, "ok {told} lines\r\n"),
            Err(why) => write!(last, "\r\n! {why}\r\n"),
        };
        let deadline = self.clock.now() + PATIENCE;
        let _ = select(self.body.answer(last.as_str()), self.clock.until(deadline)).await;
    }
}
