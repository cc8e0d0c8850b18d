/**
 * How the page feels, in real time: `node tests/web/bench.js`. Not a test: nothing here can fail, and another machine
 * tells other numbers.
 */

import { browser, close, page as opened, play, ready, rest } from './browser.js';

const ROUNDS = 15;
const context = await browser('bench');
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const print = (what, times) =>
  console.log(`${what.padEnd(74)}${median(times).toFixed(0).padStart(5)} ms   (${times[0].toFixed(0)} to ${times.at(-1).toFixed(0)})`);

const first = [];
let page;
for (let i = 0; i < 5; i++) {
  const begin = performance.now();
  if (page) await page.reload();
  else page = await opened(context);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  first.push(performance.now() - begin);
}
print('opening the page to the first screen, at rest', first);
await ready(page);
// On the device test each key changes the picture; B only its own, Y all of it.
await play(page, 'up A');

/** Dispatches a key in the page; answers the time until the canvas is first changed, and until it is at rest. */
const key = (name, type) =>
  page.evaluate(async ([name, type]) => {
    const context = document.getElementById('screen').getContext('2d');
    const put = context.putImageData.bind(context);
    const times = [];
    const begin = performance.now();
    context.putImageData = (...details) => {
      put(...details);
      times.push(performance.now() - begin);
    };
    dispatchEvent(new KeyboardEvent(type, { key: name, code: name, bubbles: true }));
    for (let waited = 0; times.length === 0 && waited < 500; waited++) await window.durbar.wait(1);
    await window.durbar.rest(30);
    delete context.putImageData;
    return { first: times[0], last: times.at(-1) };
  }, [name, type]);

for (const [what, name] of [['a key that changes a part of the screen', 'b'], ['a key that changes all of it', 'y']]) {
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    times.push(await key(name, 'keydown'));
    await key(name, 'keyup').catch(() => {});
    await rest(page);
  }
  print(`${what}: keydown to the changed canvas`, times.map(({ first }) => first));
  print(`${what}: keydown to its last change`, times.map(({ last }) => last));
}

// Painting as fast as keys come: what part of real time is reached when the core never rests.
const speed = await page.evaluate(async () => {
  const parts = [];
  const output = document.getElementById('speed');
  const seen = new MutationObserver(() => parts.push(output.title));
  seen.observe(output, { attributes: true });
  const end = performance.now() + 3000;
  for (let down = true; performance.now() < end; down = !down) {
    dispatchEvent(new KeyboardEvent(down ? 'keydown' : 'keyup', { key: 'y', code: 'y', bubbles: true }));
    await window.durbar.wait(25);
  }
  return parts;
});
console.log('painting all the time:');
for (const line of speed) console.log(`  ${line}`);
await close();
