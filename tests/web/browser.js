/** What the tests of the page share: a server, a browser with a profile of its own, keys, and the canvas. */

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/serve.js';
import { chromium } from '../../web/node_modules/playwright-core/index.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];
const PAGE = fileURLToPath(new URL('../../target/web/index.html', import.meta.url));

/** The keys of a keyboard that the page takes for those of the handheld. */
const CAPS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', A: 'a', B: 'b', X: 'x', Y: 'y' };
/** How long a tap, the pause after each word, and a hold last, in emulated milliseconds: the same as on the PC. */
const TAP = 60;
const HOLD = 800;
/** Real milliseconds until a test gives up; a busy machine is no fault of the page. */
const PATIENCE = 120_000;

let served;
const folder = mkdtempSync(join(tmpdir(), 'durbar-web-'));
const open = new Set();

/** Puts everything away. */
export async function close() {
  for (const context of open) await context.close();
  served?.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A place for files of a test; the folder goes away with the tests. */
export const place = (name) => join(folder, name);

export async function address() {
  assert.ok(existsSync(PAGE), 'the page is missing: ./firmware page builds it.');
  served ??= await serve();
  return served.address;
}

/**
 * A browser with a profile, made when it is new. It fails the test when the page asks for anything from elsewhere.
 * @param {string} profile
 * @param {object} [options] of Playwright's context; `preferences` are Chromium's own, `home` is another address
 */
export async function browser(profile, { preferences, home, ...options } = {}) {
  const directory = place(profile);
  if (preferences) {
    mkdirSync(join(directory, 'Default'), { recursive: true });
    writeFileSync(join(directory, 'Default/Preferences'), JSON.stringify(preferences));
  }
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: CHROMIUM, args: FLAGS, viewport: { width: 1280, height: 800 }, acceptDownloads: true, locale: 'en', ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  open.add(context);
  context.once('close', () => open.delete(context));
  home ??= await address();
  context.on('request', (request) => {
    const url = request.url();
    assert.ok(url.startsWith(home) || /^(blob|data|about):/.test(url), `the page asked for ${url}`);
  });
  return context;
}

/** The page, with its first picture on the screen. */
export async function page(context, home) {
  const page = await tab(context, home);
  await ready(page);
  return page;
}

/** A tab in which the page has just been opened. */
export async function tab(context, home) {
  const [blank] = context.pages();
  const page = blank?.url() === 'about:blank' ? blank : await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  await page.goto(`${home ?? (await address())}?seed=1`);
  return page;
}

export async function ready(page) {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await rest(page);
}

/** Waits so many milliseconds of the handheld's own time. */
export const wait = (page, ms) => page.evaluate((ms) => window.durbar.wait(ms), ms);

/** Waits until the handheld rests and all that it wrote is kept. */
export const rest = (page) => page.evaluate(() => window.durbar.rest());

/** The ways to press a key of the handheld. */
export const HANDS = {
  keyboard: (page) => ({ down: (key) => page.keyboard.down(CAPS[key]), up: (key) => page.keyboard.up(CAPS[key]) }),
  mouse: (page) => ({
    async down(key) {
      await page.locator(`[data-key="${key}"]`).hover();
      await page.mouse.down();
    },
    up: () => page.mouse.up(),
  }),
  finger: (page) => {
    const fingers = new Map();
    let session;
    const touch = async (type) => {
      session ??= await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers.values()] });
    };
    return {
      async down(key) {
        const { x, y, width, height } = await page.locator(`[data-key="${key}"]`).boundingBox();
        fingers.set(key, { x: x + width / 2, y: y + height / 2, id: Object.keys(CAPS).indexOf(key) });
        await touch('touchStart');
      },
      async up(key) {
        fingers.delete(key);
        await touch('touchEnd');
      },
    };
  },
};

/** Plays a script of key presses, in the words of the PC program's --shot, with a hand. Ends at rest. */
export async function play(page, script, hand = HANDS.keyboard(page)) {
  const hold = async (key, ms) => {
    await hand.down(key);
    await wait(page, ms);
    await hand.up(key);
    await wait(page, TAP);
  };
  for (const word of script.split(/\s+/).filter(Boolean)) {
    const [, verb, rest] = /^(?:(\w+):)?(.+)$/.exec(word);
    const [key, times = 1] = rest.split('*');
    if (verb === 'hold') await hold(key, HOLD);
    else if (verb === 'wait') await wait(page, Number(rest));
    else if (verb === 'press' || verb === 'release') {
      await hand[verb === 'press' ? 'down' : 'up'](key);
      await wait(page, TAP);
    } else {
      for (let i = 0; i < times; i++) await hold(key, TAP);
    }
  }
  await rest(page);
}

/** The canvas, as RGB565. */
export async function canvas(page) {
  const pixels = await page.evaluate(() => {
    const { data } = document.getElementById('screen').getContext('2d').getImageData(0, 0, 240, 240);
    const words = new Uint16Array(240 * 240);
    for (let i = 0; i < words.length; i++) {
      words[i] = ((data[4 * i] >> 3) << 11) | ((data[4 * i + 1] >> 2) << 5) | (data[4 * i + 2] >> 3);
    }
    return Array.from(words);
  });
  return Uint16Array.from(pixels);
}

/** Presses a button that gives a file; answers where it lies. */
export async function download(page, button, name) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  const path = place(name);
  await file.saveAs(path);
  return { path, name: file.suggestedFilename() };
}

/** Gives the page a file by its Import button; answers what it says to it. */
export async function give(page, name, bytes) {
  await page.evaluate(() => (document.getElementById('sentence').textContent = ''));
  await page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await page.waitForFunction(() => document.getElementById('sentence').textContent !== '');
  return sentence(page);
}

/** Waits until the page says something that a pattern knows. */
export const says = (page, pattern, options) =>
  page.waitForFunction((source) => new RegExp(source).test(document.getElementById('sentence').textContent), pattern.source, options);

export const sentence = (page) => page.locator('#sentence').innerText();
