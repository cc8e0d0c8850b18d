/** The page as an app: installed, without a net, renewed; in several tabs, at several paths, in three languages. */

import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { after, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languageOf, WORDS } from '../../web/page/words.js';
import { serve } from '../../web/serve.js';
import { askedFor, weekOf } from '../../web/deals.js';
import { decodePng } from '../../web/png.js';
import { eveningsOf, games as titles } from '../device/evenings.js';
import { assertSamePicture, picture } from '../device/helpers.js';
import { address, browser, canvas, close, download, give, page as opened, place, play, ready, rest, says, sentence, tab } from './browser.js';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const BUILT = fileURLToPath(new URL('../../target/web/', import.meta.url));
const AXE = `${WEB}node_modules/axe-core/axe.min.js`;
const BOARD = 'picosystem';
/** From home to the settings, to change one, and back: the quickest way to have something to keep. */
const SETTING = 'up*2 A down right B';

after(close);

/** Whether the page shows a key of the handheld as held. */
const isDown = (page, key) => page.locator(`[data-key="${key}"].down`).count().then((count) => count > 0);

/** The games that the page would give away. */
const games = async (page, name) => readFileSync((await download(page, '#export', name)).path);

describe('texts', () => {
  /** The names of the values that a text takes. */
  const values = (text) => {
    const taken = new Set();
    if (typeof text === 'function') text(new Proxy({}, { get: (_, name) => void taken.add(name) }));
    return [...taken].sort();
  };

  test('are the same in all languages: keys, and the values in them', () => {
    const shape = (words) => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, [typeof text, ...values(text)]]));
    for (const language of ['de', 'nl']) assert.deepEqual(shape(WORDS[language]), shape(WORDS.en), language);
    for (const words of Object.values(WORDS)) for (const text of Object.values(words)) assert.notEqual(text, '');
  });

  test('are there for all that page and worker say, and none is for nothing', () => {
    const folders = [WEB, `${WEB}page/`, `${WEB}worker/`];
    const sources = folders.flatMap((folder) => readdirSync(folder).filter((name) => /\.(js|html)$/.test(name) && name !== 'words.js').map((name) => readFileSync(folder + name, 'utf8')));
    const said = sources.flatMap((source) => [
      ...source.matchAll(/data-(?:text|label)="(\w+)"|\btext\('(\w+)'|new Refusal\('(\w+)'|\btext: '(\w+)'|'(forbidden|full|kept\w+)'/g),
    ].map((found) => found.slice(1).find(Boolean)));
    assert.deepEqual([...new Set(said)].sort(), Object.keys(WORDS.en).sort());
  });

  test('come in the first language of the person\'s that there is', () => {
    assert.equal(languageOf(['fr-FR', 'nl-BE', 'de']), 'nl');
    assert.equal(languageOf(['fr']), 'en');
    assert.equal(languageOf([]), 'en');
  });

  for (const [locale, language] of [['de-AT', 'de'], ['nl', 'nl'], ['fr', 'en']]) {
    test(`are ${language} in a browser that speaks ${locale}`, async () => {
      const page = await opened(await browser(`language-${locale}`, { locale }));
      const shown = await page.evaluate(() => [document.documentElement.lang, document.getElementById('export').textContent]);
      assert.deepEqual(shown, [language, WORDS[language].export]);
      assert.equal(await page.locator('#screen').getAttribute('aria-label'), WORDS[language].screen);
      const bytes = (4).toLocaleString(language);
      assert.match(await give(page, 'four.bin', new Uint8Array(4)), new RegExp(`${bytes} [Bb]ytes`));
      await page.context().close();
    });
  }
});

describe('keys', () => {
  const press = (page, type, key, code) =>
    page.evaluate(([type, key, code]) => void dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true })), [type, key, code]);

  test('of an alphabet without X and Y count by their place, Latin ones by their letter', async () => {
    const page = await opened(await browser('cyrillic'));
    for (const [letter, code, key] of [['ч', 'KeyX', 'X'], ['н', 'KeyY', 'Y'], ['ф', 'KeyA', 'A'], ['и', 'KeyB', 'B'], ['y', 'KeyZ', 'Y']]) {
      await press(page, 'keydown', letter, code);
      assert.ok(await isDown(page, key), `${letter} is ${key}`);
      await press(page, 'keyup', letter, code);
      assert.ok(!(await isDown(page, key)));
    }
    // The places of A and Y on keyboards for French and German.
    for (const [letter, code] of [['q', 'KeyA'], ['z', 'KeyY']]) {
      await press(page, 'keydown', letter, code);
      assert.equal(await page.locator('[data-key].down').count(), 0, `${letter} is no key`);
    }
    await page.context().close();
  });

  test('are the handheld\'s again after a click on a tool', async () => {
    const page = await opened(await browser('click'));
    for (const clicked of ['#reset', '#sound', 'summary', '[data-key="Y"]']) {
      await page.click(clicked);
      await rest(page);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'handheld', clicked);
      for (const key of ['Enter', 'Space']) {
        const sound = await page.locator('#sound').getAttribute('aria-pressed');
        await page.keyboard.down(key);
        assert.ok(await isDown(page, 'A'), `${key} after ${clicked}`);
        await page.keyboard.up(key);
        assert.equal(await page.locator('#sound').getAttribute('aria-pressed'), sound);
      }
    }
    await page.context().close();
  });

  test('come from a gamepad too', async () => {
    const context = await browser('pad');
    await context.addInitScript(() => {
      const pad = { index: 0, mapping: 'standard', axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
      navigator.getGamepads = () => [null, pad];
      window.pad = pad;
    });
    const page = await opened(context);
    await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
    const held = (key) => page.waitForFunction((key) => document.querySelector('[data-key].down')?.dataset.key === key, key);
    for (const [number, key] of [[0, 'A'], [1, 'B'], [2, 'X'], [3, 'Y'], [12, 'up'], [13, 'down'], [14, 'left'], [15, 'right']]) {
      await page.evaluate((number) => (window.pad.buttons[number].pressed = true), number);
      await held(key);
      await page.evaluate((number) => (window.pad.buttons[number].pressed = false), number);
      await held(undefined);
    }
    for (const [axes, key] of [[[-1, 0], 'left'], [[1, 0.2], 'right'], [[0, -1], 'up'], [[0, 0.9], 'down']]) {
      await page.evaluate((axes) => (window.pad.axes = axes), axes);
      await held(key);
    }
    await context.close();
  });
});

test('a handheld that sleeps says how it wakes', async () => {
  const page = await opened(await browser('asleep'));
  assert.equal(await page.locator('#asleep').innerText(), '');
  await page.evaluate(() => window.durbar.leap(125_000));
  await page.waitForFunction(() => document.getElementById('asleep').textContent === 'Asleep. Press a key.');
  await play(page, 'down');
  assert.equal(await page.locator('#asleep').innerText(), '');
  await page.context().close();
});

test('the handheld\'s chance is the browser\'s own, or that of the link', async () => {
  const context = await browser('chance');
  await context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.kind === 'start') window.given = message.seed;
      return post.call(this, message, ...rest);
    };
    const random = crypto.getRandomValues.bind(crypto);
    window.drawn = [];
    crypto.getRandomValues = (array) => {
      window.drawn.push(...random(array));
      return array;
    };
  });
  const page = await opened(context);
  assert.equal(await page.evaluate(() => window.given), 1, 'of the link');
  const given = new Set();
  for (let start = 0; start < 3; start++) {
    await page.goto(await address());
    await ready(page);
    assert.ok(await page.evaluate(() => window.drawn.includes(window.given)), 'it was drawn');
    given.add(await page.evaluate(() => window.given));
  }
  assert.equal(given.size, 3);
  await context.close();
});

describe('a link with a deal', () => {
  test('has its deal chosen in a new game, and says so', async () => {
    const context = await browser('deal');
    const page = await opened(context);
    const url = page.url();
    await page.goto(`${url}&deal=47`);
    await ready(page);
    assert.match(await sentence(page), /deal 47/);
    await play(page, 'A up');
    assertSamePicture(await canvas(page), picture(BOARD, 'A up right*47'), 'the set-up with deal 47');
    for (const wrong of ['0', '100', 'x', '1.5', '-3', '']) {
      await page.goto(`${url}&deal=${wrong}`);
      await ready(page);
      assert.match(await sentence(page), /does not exist/, wrong);
    }
    await context.close();
  });

  test('is a whole number from 1 to 99', () => {
    assert.deepEqual(['', '?deal=1', '?seed=1&deal=99'].map(askedFor), [0, 1, 99]);
    assert.deepEqual(['?deal=', '?deal=0', '?deal=100', '?deal=1e1', '?deal=+5'].map(askedFor), Array(5).fill(null));
  });

  test('is the week\'s where none is asked for: another one each Monday', () => {
    const day = 86_400_000;
    assert.deepEqual([0, 3, 4, 10, 11, 3 + 7 * 98, 4 + 7 * 98].map((days) => weekOf(days * day)), [1, 1, 2, 2, 3, 99, 1]);
  });
});

test('the legend is in sight at every size', async () => {
  const context = await browser('legend');
  const page = await opened(context);
  for (const [width, height] of [[320, 568], [360, 640], [768, 1024], [844, 390], [1280, 720], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    const { y, height: high } = await page.locator('#legend').boundingBox();
    assert.ok(high > 10 && y >= 0 && y + high <= height, `${width}x${height}: ${y} ${high}`);
    for (const key of 'ABXY') assert.ok(await page.locator('#legend kbd', { hasText: new RegExp(`^${key}$`) }).isVisible());
  }
  await context.close();
});

test('the licences of page and firmware are a click away', async () => {
  const page = await opened(await browser('licences'));
  await page.click('summary');
  const link = page.locator('a[href="licences.txt"]');
  assert.equal(await link.innerText(), WORDS.en.licences);
  await link.click();
  const text = await page.innerText('body');
  for (const part of ['rp2040js 1.', 'embassy-rp 0.', 'Adobe Systems', 'Rust core']) assert.ok(text.includes(part), part);
  await page.context().close();
});

test('opened as a file, the page says what to do', async () => {
  const home = pathToFileURL(BUILT).href;
  const page = await tab(await browser('file', { home }), `${home}index.html`);
  await says(page, /\.\/firmware serve/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const [answer, text] of [[true, WORDS.en.keptForGood], [false, WORDS.en.keptForNow]]) {
  test(`the browser is asked to keep the games when play begins; it says ${answer}, and so does the page`, async () => {
    const context = await browser(`promise-${answer}`);
    await context.addInitScript((answer) => {
      window.asked = 0;
      navigator.storage.persist = async () => {
        window.asked++;
        navigator.storage.persisted = async () => answer;
        return answer;
      };
    }, answer);
    const page = await opened(context);
    assert.equal(await page.evaluate(() => window.asked), 0, 'nobody is asked anything before the first key');
    assert.equal(await page.locator('#kept').innerText(), WORDS.en.keptForNow);
    await play(page, 'down down');
    assert.equal(await page.evaluate(() => window.asked), 1);
    assert.equal(await page.locator('#kept').innerText(), text);
    await context.close();
  });
}

/** The page is installed when its service worker holds all of it. */
const installed = (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

describe('installed', () => {
  const [{ begin, decisions }] = eveningsOf(titles()[0]);

  test('the browser finds nothing amiss: manifest and icons', async () => {
    const page = await opened(await browser('manifest'));
    await installed(page);
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { icons, start_url: start } = JSON.parse(data);
    assert.equal(start, './');
    for (const { src, sizes } of icons) {
      const { width, height } = decodePng(readFileSync(BUILT + src));
      assert.equal(`${width}x${height}`, sizes);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A profile of a test counts as a private window to nobody but this question.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
    await page.context().close();
  });

  test('it opens without a net, in the middle of a turn', async () => {
    const served = await serve();
    const page = await opened(await browser('offline', { home: served.address }), served.address);
    await installed(page);
    await play(page, `${begin} ${decisions[0].on} wait:1500`);
    const { path } = await download(page, '#export', 'offline.bin');
    served.close();
    await page.reload();
    await ready(page);
    await play(page, 'wait:1500');
    assertSamePicture(await canvas(page), picture(BOARD, 'wait:1500', '--flash', path), 'page without a net');
    assert.equal(Buffer.compare(await games(page, 'offline-after.bin'), readFileSync(path)), 0);
    await page.close();
    const again = await opened(page.context(), served.address);
    assert.deepEqual(again.faults, []);
    await again.context().close();
  });

  test('a newer page asks before it comes, and never comes by itself', async () => {
    const root = place('newer');
    cpSync(BUILT, root, { recursive: true });
    const served = await serve({ root });
    const page = await opened(await browser('newer', { home: served.address }), served.address);
    await installed(page);
    await page.reload(); // now by the service worker
    await ready(page);
    await play(page, SETTING);
    const before = await games(page, 'newer-before.bin');

    writeFileSync(`${root}/index.html`, readFileSync(`${root}/index.html`, 'utf8').replace('<title>Durbar', '<title>Newer Durbar'));
    const service = readFileSync(`${root}/service.js`, 'utf8');
    writeFileSync(`${root}/service.js`, service.replace(/[0-9a-f]{16}/, '0123456789abcdef'));
    assert.notEqual(readFileSync(`${root}/service.js`, 'utf8'), service, 'another version');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await says(page, /A newer Durbar is here/);
    assert.ok(await page.locator('#notice:not(.wrong) #update').isVisible());

    // The game goes on as if nothing were; even a reload brings the page that was there.
    await page.evaluate(() => (window.isSame = true));
    await play(page, 'down up');
    assert.ok(await page.evaluate(() => window.isSame));
    await page.reload();
    await ready(page);
    assert.equal(await page.title(), 'Durbar');
    await says(page, /A newer Durbar is here/);

    await Promise.all([page.waitForNavigation(), page.click('#update')]);
    await ready(page);
    assert.equal(await page.title(), 'Newer Durbar');
    assert.equal(await sentence(page), '');
    assert.equal(Buffer.compare(await games(page, 'newer-after.bin'), before), 0, 'the games stay');
    const names = await page.evaluate(() => caches.keys());
    assert.deepEqual(names, ['durbar / 0123456789abcdef'], 'the old page is gone');
    await page.context().close();
    served.close();
  });
});

test('two copies at two paths of one origin share nothing', async () => {
  const served = await serve({ paths: ['/one/', '/two/'] });
  const context = await browser('paths', { home: served.address });
  const one = await opened(context, `${served.address}one/`);
  const two = await opened(context, `${served.address}two/`); // at once: neither waits for the other
  await installed(one);
  await installed(two);
  const blank = await games(two, 'two-before.bin');
  await one.bringToFront(); // a page behind another gets less time, and keys would be held for too long
  await play(one, SETTING);
  assert.notEqual(Buffer.compare(await games(one, 'one.bin'), blank), 0);
  await two.reload();
  await ready(two);
  assert.equal(Buffer.compare(await games(two, 'two.bin'), blank), 0);
  const kept = await one.evaluate(async () => [(await indexedDB.databases()).map(({ name }) => name).sort(), (await caches.keys()).map((name) => name.split(' ')[1]).sort()]);
  assert.deepEqual(kept, [['durbar /one/', 'durbar /two/'], ['/one/', '/two/']]);
  await context.close();
  served.close();
});

test('games from before each path had its own are found again', async () => {
  const served = await serve();
  const context = await browser('inherit', { home: served.address });
  const old = await context.newPage();
  await old.goto(`${served.address}icon.svg`);
  await old.evaluate(() => new Promise((done, fail) => {
    const request = indexedDB.open('durbar', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('sectors');
    request.onerror = fail;
    request.onsuccess = () => {
      const transaction = request.result.transaction('sectors', 'readwrite');
      transaction.objectStore('sectors').put(new Uint8Array(4096).fill(0x5a), 127);
      transaction.oncomplete = () => done(request.result.close());
    };
  }));
  await old.close();
  const page = await opened(context, served.address);
  const bytes = await games(page, 'inherit.bin');
  assert.ok(bytes.subarray(127 * 4096).every((byte) => byte === 0x5a));
  await context.close();
  served.close();
});

describe('two tabs over plain http from another address', () => {
  // Localhost counts as secure, and so has the browser's own locks; any other address of this machine has not.
  const host = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const skip = host ? false : 'this machine has no address but localhost';

  /** A first tab that plays and a second that waits. */
  const two = async (profile) => {
    const served = await serve({ host });
    const context = await browser(profile, { home: served.address });
    const first = await opened(context, served.address);
    assert.deepEqual(await first.evaluate(() => [isSecureContext, 'locks' in navigator]), [false, false]);
    assert.equal(await first.locator('#kept').innerText(), WORDS.en.keptUnasked);
    const second = await tab(context, served.address);
    await says(second, /open in another tab/);
    return { first, second, end: async () => { await context.close(); served.close(); } };
  };

  test('one plays, the other waits and says so, and goes on when that one is closed', { skip }, async () => {
    const { first, second, end } = await two('http-closed');
    await first.bringToFront();
    await play(first, SETTING);
    const kept = await games(first, 'http.bin');
    await second.click('#export');
    await says(second, /open in another tab/);
    // Longer than a silence lasts: a first tab that lives is not taken for dead.
    await new Promise((later) => setTimeout(later, 9000));
    assert.match(await sentence(second), /open in another tab/);
    await first.close();
    await ready(second);
    assert.equal(Buffer.compare(await games(second, 'http-second.bin'), kept), 0);
    await end();
  });

  test('one that is killed frees the games within 10 seconds', { skip }, async () => {
    const { first, second, end } = await two('http-killed');
    const begin = performance.now();
    const gone = first.waitForEvent('crash');
    first.goto('chrome://crash').catch(() => {});
    await gone;
    await second.waitForFunction(() => !document.getElementById('sentence').textContent.includes('another tab'), null, { timeout: 10_000 });
    console.log(`free after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    await ready(second);
    await end();
  });

  test('one that slept and was taken for dead writes no more, and waits in its turn', { skip }, async () => {
    const { first, second, end } = await two('http-slept');
    // What a tab finds that was frozen for long: another's name on the games.
    await first.evaluate(() => new Promise((done) => {
      const request = indexedDB.open('durbar /', 1);
      request.onsuccess = () => {
        const transaction = request.result.transaction('facts', 'readwrite');
        transaction.objectStore('facts').put({ name: 'another', beat: 7 }, 'holder');
        transaction.oncomplete = () => done(request.result.close());
      };
    }));
    await says(first, /open in another tab/);
    const plays = (page) => sentence(page).then((said) => !/open in another tab/.test(said));
    let playing = [];
    while (playing.length === 0) {
      await new Promise((later) => setTimeout(later, 200));
      playing = await Promise.all([first, second].map(async (page) => ((await plays(page)) ? [page] : []))).then((pages) => pages.flat());
    }
    assert.equal(playing.length, 1, 'one of them plays');
    await ready(playing[0]);
    await play(playing[0], 'down');
    assert.ok(!(await plays(playing[0] === first ? second : first)), 'and the other waits');
    await end();
  });
});

describe('axe finds no violation', () => {
  for (const [width, height] of [[320, 568], [360, 640], [768, 1024], [844, 390], [1280, 720]]) {
    test(`at ${width}x${height}`, async () => {
      const page = await opened(await browser(`axe-${width}`, { viewport: { width, height }, bypassCSP: true }));
      await page.locator('summary').click();
      await page.addScriptTag({ path: AXE });
      const { violations, passes } = await page.evaluate(() => window.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`), []);
      assert.ok(passes.length > 15, `${passes.length} rules were met`);
      await page.context().close();
    });
  }
});
