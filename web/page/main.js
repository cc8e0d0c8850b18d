/** The page: joins the worker, in which the handheld runs, with what a person sees, hears and presses. */

import { askedFor, weekOf } from '../deals.js';
import { NAME } from '../names.js';
import { askForPromise, keepPage, promiseOfGames } from './app.js';
import { downloads, opens } from './files.js';
import { Keys } from './keys.js';
import { remember, remembered } from './memory.js';
import { Notice } from './notice.js';
import { pads } from './pad.js';
import { Screen } from './screen.js';
import { Sound } from './sound.js';
import { languageOf, textOf } from './words.js';

const $ = (id) => document.getElementById(id);
const language = languageOf(navigator.languages);
/** A text in the person's language. */
const text = (key, values) => textOf(language, key, values);

document.documentElement.lang = language;
for (const element of document.querySelectorAll('[data-text]')) element.textContent = text(element.dataset.text);
for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', text(element.dataset.label));

// A page that was opened as a file gets no worker from the browser: nobody answers, and the page says what to do.
const isFile = location.protocol === 'file:';
const worker = isFile ? { postMessage() {} } : new Worker('worker.js');
const notice = new Notice($('notice'));
const screen = new Screen($('screen'));
const sound = new Sound($('sound'));

// ---- the worker -------------------------------------------------------------------------------------------------

const answers = new Map();
let questions = 0;

/** Asks the worker and answers what it says; throws the sentence that it refuses with. */
function ask(kind, details = {}) {
  const id = questions++;
  worker.postMessage({ kind, id, ...details });
  return new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
}

const hear = {
  answer({ id, value, wrong, values }) {
    const { resolve, reject } = answers.get(id);
    answers.delete(id);
    if (wrong === undefined) resolve(value);
    else reject(new Error(text(wrong, values) ?? wrong));
  },
  picture({ pixels, lit }) {
    screen.show(pixels, lit);
    const isReady = 'ready' in document.documentElement.dataset; // before, it is dark because it is off
    $('asleep').textContent = lit || !isReady ? '' : text('asleep');
  },
  outputs({ led, sound: tone, ms }) {
    const part = (level) => Math.round(255 * Math.sqrt(level)); // the eye takes a dim light for a brighter one than it is
    const colour = `rgb(${part(led.red)} ${part(led.green)} ${part(led.blue)})`;
    const isDark = led.red + led.green + led.blue === 0;
    $('led').style.setProperty('--lamp', isDark ? 'transparent' : colour);
    sound.play(tone, ms);
  },
  speed({ part, load }) {
    const reached = Math.round(100 * Math.min(1, part)); // more is time that was behind and is caught up
    $('speed').value = text('speed', { part: reached });
    $('speed').title = text('load', { part: reached, load: Math.round(100 * load) });
  },
  storage: ({ wrong }) => notice.keep('storage', wrong && text(wrong)),
  busy: ({ busy }) => notice.keep('busy', busy && text('busy')),
  stopped: ({ stopped }) => notice.keep('stopped', stopped && text('stopped')),
};

worker.onmessage = ({ data }) => hear[data.kind](data);
worker.onerror = () => notice.say(text('failed'), { wrong: true });

/** Does something for a button; what goes wrong is said. */
const tries = (deed) => async (...details) => {
  try {
    await deed(...details);
  } catch (error) {
    notice.say(error.message, { wrong: true });
  }
};

// ---- the person -------------------------------------------------------------------------------------------------

const showPromise = (promise) => ($('kept').textContent = text(promise));
let hasPlayed = false;
promiseOfGames().then(showPromise);

const keys = new Keys($('handheld'), (key, down) => {
  sound.wake();
  worker.postMessage({ kind: 'key', key, down });
  if (!hasPlayed) askForPromise().then(showPromise);
  hasPlayed = true;
});
pads((holder, key) => keys.hold(holder, key));

// Whoever used the mouse goes on to play: Enter and Space are A again, not the tool that was clicked once more.
addEventListener('click', (event) => {
  if (event.detail > 0) $('handheld').focus({ preventScroll: true });
});

$('picture').onclick = tries(async () => downloads('durbar.png', await screen.png()));
$('export').onclick = tries(async () => {
  const name = 'durbar-flash.bin';
  downloads(name, new Blob([await ask('export')], { type: 'application/octet-stream' }));
  notice.say(text('exported', { name }));
});
$('reset').onclick = tries(async () => {
  await ask('reset');
  notice.say('');
});
$('undo').onclick = tries(async () => notice.say(text((await ask('undo')).text)));

const LARGEST = 32 * 1024 * 1024; // twice the largest flash; an image of it in UF2 is not larger

opens($('import'), $('file'), tries(async (file) => {
  if (file.size > LARGEST) throw new Error(text('tooLarge', { name: file.name }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { text: key, values, canUndo } = await ask('import', { name: file.name, bytes });
  notice.say(text(key, values), { canUndo });
}));

keepPage((open) => {
  notice.keep('newer', text('newer'), { wrong: false });
  $('update').hidden = false;
  // At rest all that was done is kept; then the power may be cut.
  $('update').onclick = tries(async () => {
    await ask('wait', { ms: 60, rest: true }).catch(() => {}); // a tab that waits has nothing to keep
    open();
  });
}).catch(() => {}); // where storage is forbidden the page cannot be kept either; that is said already

/** For tests and the curious: waits so many emulated milliseconds, or until the handheld has rested for so long. */
window.durbar = {
  leap: (ms) => ask('leap', { ms }),
  wait: (ms) => ask('wait', { ms }),
  rest: (ms = 60) => ask('wait', { ms, rest: true }),
};

// ---- switching on -----------------------------------------------------------------------------------------------

// Where the browser has no locks, a tab that is closed says so by its name: nobody needs to wait for its silence.
const name = crypto.getRandomValues(new Uint32Array(4)).join(' ');
const LEFT = `${NAME} left`;
addEventListener('storage', ({ key, newValue }) => key === LEFT && worker.postMessage({ kind: 'left', name: newValue }));
addEventListener('pagehide', () => remember(LEFT, name));
// It has said that it left, and others may have played since: it begins anew.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

// The same seed brings the same chance again, and no calendar; without one, chance is chance.
const wished = new URLSearchParams(location.search).get('seed');
const seed = wished === null ? crypto.getRandomValues(new Int32Array(1))[0] : Number(wished);
const asked = askedFor(location.search);
const deals = { asked: asked ?? 0, week: wished === null ? weekOf(Date.now()) : 0, language };
tries(async () => {
  notice.say(text('switchingOn'));
  if (isFile) throw new Error(text('file'));
  await ask('start', { seed, deals, name, left: remembered(LEFT) });
  await ask('wait', { ms: 0, rest: true });
  if (asked === null) notice.say(text('noDeal'), { wrong: true });
  else notice.say(asked ? text('deal', { asked }) : '');
  document.documentElement.dataset.ready = '';
})();
