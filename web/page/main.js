/** The page: joins the worker, in which the handheld runs, with what a person sees, hears and presses. */

import { downloads, opens } from './files.js';
import { Keys } from './keys.js';
import { Notice } from './notice.js';
import { Screen } from './screen.js';
import { Sound } from './sound.js';

const $ = (id) => document.getElementById(id);
const worker = new Worker('worker.js');
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
  answer({ id, value, wrong }) {
    const { resolve, reject } = answers.get(id);
    answers.delete(id);
    if (wrong === undefined) resolve(value);
    else reject(new Error(wrong));
  },
  picture: ({ pixels, lit }) => screen.show(pixels, lit),
  outputs({ led, sound: tone, ms }) {
    const part = (level) => Math.round(255 * Math.sqrt(level)); // the eye takes a dim light for a brighter one than it is
    const colour = `rgb(${part(led.red)} ${part(led.green)} ${part(led.blue)})`;
    const isDark = led.red + led.green + led.blue === 0;
    $('led').style.setProperty('--lamp', isDark ? 'transparent' : colour);
    sound.play(tone, ms);
  },
  speed({ part, load }) {
    const reached = Math.round(100 * Math.min(1, part)); // more is time that was behind and is caught up
    $('speed').value = `${reached} %`;
    $('speed').title = `The emulated chip reaches ${reached} % of real time, and takes ${Math.round(100 * load)} % of a core for it.`;
  },
  storage({ wrong }) {
    notice.keep('storage', {
      forbidden: 'This browser lets the page keep nothing: you can play, but games end with the tab. Export keeps them.',
      full: 'The browser\'s storage is full: you can play on, but nothing is kept any more. Export keeps the games.',
    }[wrong]);
  },
  busy({ busy }) {
    notice.keep('busy', busy && 'Durbar is open in another tab, and goes on here when that one is closed.');
  },
  stopped({ stopped }) {
    notice.keep('stopped', stopped && 'The firmware has stopped. Reset starts it again.');
  },
};

worker.onmessage = ({ data }) => hear[data.kind](data);
worker.onerror = () => notice.say('The emulated handheld has failed. Open the page anew: the games are kept.', { wrong: true });

/** Does something for a button; what goes wrong is said. */
const tries = (deed) => async (...details) => {
  try {
    await deed(...details);
  } catch (error) {
    notice.say(error.message, { wrong: true });
  }
};

// ---- the person -------------------------------------------------------------------------------------------------

new Keys($('handheld'), (key, down) => {
  sound.wake();
  worker.postMessage({ kind: 'key', key, down });
});

$('picture').onclick = tries(async () => downloads('durbar.png', await screen.png()));
$('export').onclick = tries(async () => {
  downloads('durbar-flash.bin', new Blob([await ask('export')], { type: 'application/octet-stream' }));
  notice.say('The games went into durbar-flash.bin.');
});
$('reset').onclick = tries(async () => {
  await ask('reset');
  notice.say('');
});
$('undo').onclick = tries(async () => notice.say((await ask('undo')).text));

const LARGEST = 32 * 1024 * 1024; // twice the largest flash; an image of it in UF2 is not larger

opens($('import'), $('file'), tries(async (file) => {
  if (file.size > LARGEST) throw new Error(`${file.name} cannot be taken in: it is far too large to be games or a firmware.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { text, canUndo } = await ask('import', { name: file.name, bytes });
  notice.say(text, { canUndo });
}));

/** For tests and the curious: waits so many emulated milliseconds, or until the handheld has rested for so long. */
window.durbar = {
  wait: (ms) => ask('wait', { ms }),
  rest: (ms = 60) => ask('wait', { ms, rest: true }),
};

// The same seed brings the same chance again; without one, chance is chance.
const seed = new URLSearchParams(location.search).get('seed');
tries(async () => {
  await ask('start', { seed: seed === null ? crypto.getRandomValues(new Int32Array(1))[0] : Number(seed) });
  await ask('wait', { ms: 0, rest: true });
  notice.say('');
  document.documentElement.dataset.ready = '';
})();
