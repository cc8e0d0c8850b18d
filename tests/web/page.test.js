/** The page in a browser: the firmware played by hand, kept, moved; wrong files, no storage, every size of window. */

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, describe, test } from 'node:test';
import { SAVES } from '../../web/saves.js';
import { assertSamePicture, picture, program } from '../device/helpers.js';
import { eveningsOf, games } from '../device/evenings.js';

const [GAME] = games();
const [{ begin: BEGIN, decisions }] = eveningsOf(GAME);
import { HANDS, address, browser, canvas, close, download, give, page as opened, place, play, ready, rest, sentence, wait } from './browser.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BOARD = 'picosystem';

/** The keys of some decisions of a match for two, which the device tests play to its end. */
const keys = (from, to) => decisions.slice(from, to).map(({ on }) => on).join(' ');

/**
 * The story that the first test tells, stop by stop: which keys are pressed, and with what. `reload` cuts the power
 * before, in the middle of the match; `move` takes the flash into a fresh profile. At each stop the canvas must be the
 * picture that the PC (durbar --shot) makes of the same keys, pressed on the flash that the page had when it was opened.
 */
const STORY = [
  { with: 'mouse', keys: BEGIN },
  { with: 'keyboard', keys: keys(0, 2) },
  { with: 'mouse', keys: keys(2, 3) },
  { reload: true, with: 'keyboard', keys: '' },
  { with: 'keyboard', keys: decisions[3].fresh },
  { with: 'keyboard', keys: keys(4, 6) },
  { move: true, with: 'keyboard', keys: '' },
  { with: 'keyboard', keys: `${decisions[6].fresh} ${keys(7, 8)}` },
];
/** From home to the device test, whose row is the last, on which each key lights up its own picture. */
const DEVICE_TEST = 'up A';
/** Until what moves has come to rest: a script ends with it. */
const REST = 'wait:1500';

after(close);

/** Fails unless the page shows what the PC shows after these keys, with an erased flash or with this one. */
async function assertShows(page, script, name, ...flash) {
  assertSamePicture(await canvas(page), picture(BOARD, script, ...flash), name);
  assert.deepEqual(page.faults, []);
}

test('a game is played, found again after a reload, and goes on in another browser', async () => {
  let page = await opened(await browser('story'));
  let flash = [];
  let pressed = '';
  const openedWith = (file) => {
    flash = ['--flash', file];
    pressed = '';
  };
  for (const [number, stop] of STORY.entries()) {
    if (stop.reload) {
      openedWith((await download(page, '#export', 'reload.bin')).path);
      await page.reload();
      await ready(page);
    }
    if (stop.move) {
      const { path, name } = await download(page, '#export', 'move.bin');
      assert.equal(name, 'durbar-flash.bin');
      openedWith(path);
      await page.context().close();
      page = await opened(await browser('story-elsewhere'));
      assert.match(await give(page, name, readFileSync(path)), /The games are those of durbar-flash\.bin now/);
      await rest(page);
    }
    pressed = `${pressed} ${stop.keys}`;
    await play(page, `${stop.keys} ${REST}`, HANDS[stop.with](page));
    await assertShows(page, `${pressed} ${REST}`, `page at stop ${number}`, ...flash);
  }
  const { path } = await download(page, '#export', 'end.bin');
  const list = program('export', '--flash', path);
  assert.match(list, new RegExp(`^1 +${GAME}: .* 8 actions$`, 'm'));
  await page.context().close();
});

test('saves survive a closed tab at any moment, and the PC reads them', async () => {
  const context = await browser('saves');
  let page = await opened(context);
  // An image of the device tests that plays and saves without end.
  const image = readFileSync(join(ROOT, `target/firmware/saves-${BOARD}.uf2`));
  assert.match(await give(page, 'saves.uf2', image), /saves\.uf2 runs now/);
  await wait(page, 4000);
  await page.close();
  page = await opened(context);
  const first = readFileSync((await download(page, '#export', 'first.bin')).path);
  assert.ok(first.some((byte) => byte !== 0xff), 'something was kept');
  assert.equal(first.length, SAVES.length);
  const list = program('export', '--flash', place('first.bin'));
  assert.match(list, new RegExp(`^\\d+ +${GAME}: .*\\d+ actions`, 'm'));
  assert.doesNotMatch(list, /damaged/);
  console.log(list.trim());

  await page.click('#reset');
  await rest(page);
  const second = readFileSync((await download(page, '#export', 'second.bin')).path);
  assert.equal(Buffer.compare(first, second), 0, 'a reset leaves the games as they are');
  await context.close();
});

test('games that an import replaced can be taken back', async () => {
  const page = await opened(await browser('undo'));
  const ours = new Uint8Array(SAVES.length).fill(0xff);
  ours.set(owner(1), 16);
  await give(page, 'ours.bin', ours);
  await give(page, 'empty.bin', new Uint8Array(SAVES.length).fill(0xff));
  await page.click('#undo');
  await page.waitForFunction(() => document.getElementById('sentence').textContent.includes('before'));
  assert.ok(await page.locator('#undo').isHidden());
  assert.equal(Buffer.compare(readFileSync((await download(page, '#export', 'now.bin')).path), ours), 0);
  await page.context().close();
});

test('a second tab waits until the first is closed', async () => {
  const context = await browser('tabs');
  const first = await opened(context);
  const second = await context.newPage();
  await second.goto(await address());
  await second.waitForFunction(() => document.getElementById('sentence').textContent.includes('another tab'));
  await first.close();
  await ready(second);
  assert.equal(await sentence(second), '');
  await context.close();
});

test('a wrong file gets one clear sentence, and the game goes on', async () => {
  const page = await opened(await browser('wrong'));
  await play(page, `${DEVICE_TEST} X up`);
  const uf2 = new Uint8Array(readFileSync(join(ROOT, `target/firmware/durbar-${BOARD}.uf2`)));
  const other = uf2.slice();
  for (let at = 0; at < other.length; at += 512) other.set([0x59, 0xff, 0x8b, 0xe4], at + 28);
  const newer = new Uint8Array(SAVES.length).fill(0xff);
  newer.set(owner(2), 16);
  const noise = Uint8Array.from({ length: SAVES.length }, (_, i) => (i * 31) & 0xff);
  const wrong = [
    ['letter.txt', Buffer.from('Dear Durbar'), /^letter\.txt cannot be taken in: it has 11 bytes, and a flash file of Durbar has 524,288/],
    ['letter.uf2', Buffer.from('Dear Durbar'), /^letter\.uf2 is not a UF2 file/],
    ['half.uf2', uf2.slice(0, 512 * 100), /^This UF2 file is truncated/],
    ['torn.uf2', uf2.slice(0, 700), /^This UF2 file is truncated/],
    ['pico2.uf2', other, /^This UF2 file is for an RP2350, not for the RP2040/],
    ['short.bin', newer.slice(0, 256 * 1024), /^short\.bin cannot be taken in: it has 262,144 bytes/],
    ['whole.bin', new Uint8Array(2 * 1024 * 1024), /^whole\.bin cannot be taken in: it has 2,097,152 bytes/],
    ['newer.bin', newer, /^newer\.bin cannot be taken in: its games are in format 2, which a newer Durbar wrote/],
    ['noise.bin', noise, /^noise\.bin cannot be taken in: .* no part of it bears the mark/],
    ['nothing', new Uint8Array(0), /^nothing cannot be taken in: it has 0 bytes/],
  ];
  for (const [name, bytes, expected] of wrong) {
    const said = await give(page, name, bytes);
    assert.match(said, expected);
    assert.equal(said.match(/[.!?](?=\s|$)/g).length, 1, `one sentence: ${said}`);
    assert.ok(await page.locator('#notice.wrong').isVisible());
  }
  await assertShows(page, `${DEVICE_TEST} X up`, 'page after wrong files');
  await play(page, 'press:left');
  await assertShows(page, `${DEVICE_TEST} X up press:left`, 'page goes on after wrong files');
  await page.context().close();
});

/** The mark of a sector's owner in a format, as src/store/format.rs tells it. */
function owner(format) {
  const bytes = new Uint8Array(16);
  bytes.set([0x44, 0x62, 0x61, 0x72, format, 1, 0, 0, 1, 0, 0, 0]);
  let crc = -1;
  for (const byte of bytes.subarray(0, 12)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  new DataView(bytes.buffer).setInt32(12, ~crc, true);
  return bytes;
}

describe('storage', () => {
  test('that is forbidden is said, and the game goes on', async () => {
    // 2 is "block": no cookies, and with them no storage.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    const page = await opened(await browser('forbidden', { preferences }));
    assert.match(await sentence(page), /lets the page keep nothing: you can play/);
    await play(page, `${DEVICE_TEST} X up`);
    await assertShows(page, `${DEVICE_TEST} X up`, 'page without storage');
    await page.context().close();
  });

  test('that is full is said, and the game goes on', async () => {
    const page = await opened(await browser('full'));
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(await address()).origin, quotaSize: 1 });
    const said = await give(page, 'empty.bin', new Uint8Array(SAVES.length).fill(0xff));
    assert.match(said, /empty\.bin/);
    await page.waitForFunction(() => document.getElementById('sentence').textContent.includes('storage is full'));
    await rest(page);
    await play(page, `${DEVICE_TEST} X up`);
    await assertShows(page, `${DEVICE_TEST} X up`, 'page with full storage');

    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(await address()).origin });
    await give(page, 'empty.bin', new Uint8Array(SAVES.length).fill(0xff));
    await page.waitForFunction(() => !document.getElementById('sentence').textContent.includes('storage is full'));
    await page.context().close();
  });
});

describe('hands', () => {
  test('several fingers on a phone press several keys, and one may slide to the next', async () => {
    const page = await opened(await browser('fingers', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }));
    const hand = HANDS.finger(page);
    await play(page, `${DEVICE_TEST} X press:up press:B`, hand);
    await assertShows(page, `${DEVICE_TEST} X press:up press:B`, 'page with two fingers down');
    await play(page, 'release:B release:up', hand);
    const middle = async (key) => {
      const { x, y, width, height } = await page.locator(`[data-key="${key}"]`).boundingBox();
      return [{ x: x + width / 2, y: y + height / 2, id: 1 }];
    };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await middle('left') });
    await wait(page, 60);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await middle('down') });
    await wait(page, 60);
    await rest(page);
    await assertShows(page, `${DEVICE_TEST} X press:up press:B release:B release:up press:left release:left press:down`, 'page with a finger that slid');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.context().close();
  });

  test('the keyboard reaches every tool, and a focused tool keeps Enter for itself', async () => {
    const page = await opened(await browser('focus'));
    const reached = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement.id || document.activeElement.dataset.key || document.activeElement.tagName);
      if (reached.includes(name)) break;
      reached.push(name);
    }
    for (const name of ['up', 'A', 'sound', 'picture', 'export', 'import', 'reset', 'SUMMARY']) assert.ok(reached.includes(name), `${name} of ${reached}`);
    await page.focus('#sound');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('#sound').getAttribute('aria-pressed'), 'false');
    await rest(page);
    await assertShows(page, '', 'page after Enter on a tool');
    await play(page, DEVICE_TEST);
    await page.focus('[data-key="B"]');
    await page.keyboard.down('Enter');
    await wait(page, 60);
    await rest(page);
    await assertShows(page, `${DEVICE_TEST} press:B`, 'page with Enter on the button B');
    await page.keyboard.up('Enter');
    await page.context().close();
  });

  test('the screenshot is the panel\'s own picture', async () => {
    const page = await opened(await browser('screenshot'));
    const { path, name } = await download(page, '#picture', 'shot.png');
    assert.equal(name, 'durbar.png');
    assert.deepEqual([...readFileSync(path).subarray(16, 24)], [0, 0, 0, 240, 0, 0, 0, 240], 'its size in the PNG head');
    await page.context().close();
  });
});

describe('layout', () => {
  const PARTS = ['h1', '#legend', '.cross', '.glass', '.letters', '#notice', '#sound', '#picture', '#export', '#import', '#reset', '#speed', '#kept', 'summary'];
  for (const [width, height] of [[320, 568], [360, 640], [768, 1024], [1920, 1080], [844, 390], [1280, 720]]) {
    test(`nothing overlaps or sticks out at ${width}x${height}`, async () => {
      const page = await opened(await browser('layout', { viewport: { width, height } }));
      for (const text of ['', 'short.bin cannot be taken in: it has 262,144 bytes, and a flash file of Durbar has 524,288, no more and no fewer.']) {
        await page.evaluate((text) => (document.getElementById('sentence').textContent = text), text);
        const boxes = await page.evaluate((parts) => parts.map((part) => {
          const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
          return { part, left, top, right, bottom };
        }), PARTS);
        for (const box of boxes) assert.ok(box.left >= 0 && box.right <= width, `${box.part} sticks out: ${JSON.stringify(box)}`);
        for (const [i, a] of boxes.entries()) {
          for (const b of boxes.slice(i + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            assert.ok(apart, `${a.part} and ${b.part} overlap: ${JSON.stringify([a, b])}`);
          }
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `the page is ${wide} wide`);
      }
      for (const key of ['up', 'A']) {
        const { width: w, height: h } = await page.locator(`[data-key="${key}"]`).boundingBox();
        assert.ok(w >= 42 && h >= 42, `the key ${key} is ${w} x ${h}`);
      }
      mkdirSync(join(ROOT, 'target/web-shots'), { recursive: true });
      writeFileSync(join(ROOT, `target/web-shots/${width}x${height}.png`), await page.screenshot());
      await page.context().close();
    });
  }
});

test('every text stands out from its ground as WCAG AA asks', async () => {
  const page = await opened(await browser('contrast'));
  await page.click('summary');
  await page.evaluate(() => {
    document.getElementById('notice').classList.add('wrong');
    document.getElementById('sentence').textContent = 'Something is wrong.';
    for (const id of ['undo', 'update']) document.getElementById(id).hidden = false;
  });
  const ratios = await page.evaluate(() => {
    const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
    const light = (colour) => {
      const [r, g, b] = parts(colour).map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
      const colour = getComputedStyle(element).backgroundColor;
      return parts(colour)[3] === 0 ? ground(element.parentElement) : colour;
    };
    const texts = document.querySelectorAll('h1, header p, #legend span, kbd, #asleep, #sentence, #undo, #update, #tools button, #speed, #kept, summary, #help p, .name');
    return [...texts].map((element) => {
      const [a, b] = [light(getComputedStyle(element).color), light(ground(element))];
      return { text: element.textContent, ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
    });
  });
  assert.ok(ratios.length > 25, `${ratios.length} texts`);
  for (const { text, ratio } of ratios) assert.ok(ratio >= 4.5, `"${text}" has ${ratio.toFixed(2)} to 1`);
  await page.context().close();
});

test('the region for saves is that of memory.x', () => {
  const layout = readFileSync(join(ROOT, 'memory.x'), 'utf8');
  const [, origin, kilobytes] = /SAVES : ORIGIN = (0x[0-9a-f]+), LENGTH = (\d+)K/i.exec(layout);
  assert.deepEqual(SAVES, { offset: Number(origin) - 0x10000000, length: Number(kilobytes) * 1024 });
  const format = readFileSync(join(ROOT, 'src/store/format.rs'), 'utf8');
  assert.match(format, /pub const FORMAT: u8 = 1;/, 'web/saves.js must know the newest format too');
});
