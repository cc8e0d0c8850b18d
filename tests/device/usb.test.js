/** The serial line of the USB plug, end to end: the chip's own controller, and the emulated host at the other end. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { TREE, assertNoProblems, firmware, play, program, withFile } from './helpers.js';

const SAVES = 0x180000;
const TEXTS = join(TREE, 'tests/playthroughs');
/** A whole match of each game that has playthroughs. */
const wholes = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: game }) => {
    const name = readdirSync(join(TEXTS, game)).find((file) => file.startsWith('g-'));
    return { game, file: join(TEXTS, game, name) };
  });
const WHOLE = wholes.at(-1);
const FORGET = '\x15';

/** The flash of a PC with a finished match, 1, and one that is not over, 2; and what the PC tells of the first. */
const games = withFile(Buffer.alloc(512 * 1024, 0xff), (flash) => {
  program('import', WHOLE.file, '--flash', flash);
  const text = readFileSync(WHOLE.file, 'utf8').split('\n');
  const half = text.slice(0, text.length / 2).filter((line) => !line.startsWith('end'));
  withFile([...half, 'end', ''].join('\n'), (file) => program('import', file, '--flash', flash));
  return { bytes: readFileSync(flash), told: program('export', '1', '--flash', flash).trim() };
});

const image = await firmware('picosystem');
const EMPTY = new Uint8Array(512 * 1024).fill(0xff);

function switchedOn({ plugged = true, saves = games.bytes } = {}) {
  const machine = new Machine({ board: 'picosystem', image, flash: { offset: SAVES, bytes: new Uint8Array(saves) } });
  machine.plugged = plugged;
  machine.powerOn();
  machine.settle();
  if (plugged) connect(machine);
  return machine;
}

const connect = (machine) => machine.runUntil(() => machine.wiring.usb.connected, { ms: 500, what: 'the serial line' });

/** Asks, and answers the lines of the answer; the last one says whether it came true. */
function ask(machine, line, ms = 10000) {
  const { usb } = machine.wiring;
  const before = usb.said.length;
  usb.say(`${line}\r`);
  machine.runUntil(() => /(^|\n)(ok \d+ lines|! [^\n]*)\r\n$/.test(usb.said.slice(before)), { ms, what: `the answer to ${line}` });
  return usb.said.slice(before).split('\r\n').filter(Boolean);
}

test('the device lists its matches, and tells a finished one as the PC does, to the letter', () => {
  const machine = switchedOn();
  const list = ask(machine, 'list');
  assert.equal(list.length, 3);
  assert.match(list[0], new RegExp(`^2 ${WHOLE.game}: .* actions$`));
  assert.match(list[1], new RegExp(`^1 ${WHOLE.game}: .* actions, finished$`));
  assert.equal(list[2], 'ok 2 lines');
  const told = ask(machine, 'export 1');
  const last = told.pop();
  assert.equal(told.join('\n'), games.told);
  assert.equal(last, `ok ${told.length} lines`);
  // Nothing of it stays on the table: it can be asked again, and keys go on.
  assert.equal(ask(machine, 'export 1').length, told.length + 1);
  assertNoProblems(machine);
});

test('a match that is not over is never told, and nothing is while one lies on the table', () => {
  const machine = switchedOn();
  const refused = ask(machine, 'export 2');
  assert.equal(refused.length, 1);
  assert.match(refused[0], /^! the match is not over/);
  // The one that is not over is gone on with: then even a finished one waits.
  play(machine, 'A A A A');
  assert.match(ask(machine, 'export 1')[0], /^! a match lies on the table/);
  assert.equal(ask(machine, 'list').at(-1), 'ok 2 lines');
  assertNoProblems(machine);
});

test('what cannot be read is refused in a sentence, and loses nothing', () => {
  const machine = switchedOn();
  const before = machine.flash.bytes.slice(SAVES);
  assert.match(ask(machine, 'delete 1')[0], /^! there is no such request/);
  assert.match(ask(machine, 'export x')[0], /^! behind export stands the number/);
  assert.match(ask(machine, 'x'.repeat(300))[0], /^! a request is a line/);
  assert.match(ask(machine, 'export 77')[0], /^! there is no match of this number/);
  assert.match(ask(machine, 'help').at(-1), /^ok 4 lines/);
  assert.deepEqual(machine.flash.bytes.slice(SAVES), before);
  assertNoProblems(machine);
});

/** What is asked to import a text, as the PC's program asks it. */
const importing = (text) => ['import', ...text.trim().split('\n')].join('\r');

test('a match goes from one device to another as text, and is told there to the letter', () => {
  assert.ok(wholes.length >= 4);
  const target = switchedOn({ saves: EMPTY });
  let number = 0;
  for (const { game, file } of wholes) {
    const saves = withFile(Buffer.alloc(512 * 1024, 0xff), (flash) => {
      program('import', file, '--flash', flash);
      return readFileSync(flash);
    });
    const source = switchedOn({ saves });
    const told = ask(source, 'export 1').slice(0, -1).join('\n');
    number++;
    assert.deepEqual(ask(target, importing(told)), [`saved as match ${number}`, 'ok 1 lines'], game);
    assert.equal(ask(target, `export ${number}`).slice(0, -1).join('\n'), told, game);
  }
  // It is a save like any other: the PC tells it too, and after the next start it is still there.
  const flash = Buffer.from(target.flash.bytes.slice(SAVES, SAVES + EMPTY.length));
  withFile(flash, (file) => assert.match(program('export', `${number}`, '--flash', file), new RegExp(`^game ${WHOLE.game}\n`)));
  const list = ask(target, 'list');
  target.powerOn();
  target.settle();
  connect(target);
  assert.deepEqual(ask(target, `${FORGET}list`), list);
  assertNoProblems(target);
});

test('a match that is not over is imported and gone on with, but not told', () => {
  const machine = switchedOn({ saves: EMPTY });
  const half = [...games.told.split('\n').slice(0, 40), 'end'].join('\n');
  assert.deepEqual(ask(machine, importing(half)), ['saved as match 1', 'ok 1 lines']);
  assert.match(ask(machine, 'list')[0], new RegExp(`^1 ${WHOLE.game}: .* actions$`));
  assert.match(ask(machine, 'export 1')[0], /^! the match is not over/);
  // The first screen offers it at once.
  play(machine, 'A A');
  assert.match(ask(machine, importing(half))[0], /^! a match lies on the table/);
  assertNoProblems(machine);
});

test('a text that does not come true is refused with its line, and nothing of it is written', () => {
  const machine = switchedOn();
  const before = machine.flash.bytes.slice(SAVES);
  const lines = games.told.split('\n');
  const changed = (at, line) => importing([...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n'));
  const name = lines[29].split(':')[0];
  const rules = lines.findIndex((line) => line.startsWith('rules '));
  for (const [request, why] of [
    [changed(0, 'game chess'), /^! line 1: found "chess" where the name of a game that is here is expected; nothing was saved$/],
    [changed(29, `${name}: fly`), /^! line 30: found "fly" where .* is expected; nothing was saved$/],
    [changed(29, 'nobody: fly'), /^! line 30: found "nobody" where the name of a player is expected/],
    // What was done first cannot be done again now.
    [changed(29, lines.find((line) => /^[a-z]+: /.test(line))), /^! line 30: refused: /],
    [changed(29, `${name}: ${'x'.repeat(300)}`), /^! line 30: the line is longer than 120 letters/],
    [changed(29, 'set red gold 3'), /^! line 30: a save begins at the beginning/],
    [changed(rules, 'rules 99'), new RegExp(`^! line ${rules + 1}: found "99" where a revision this version knows`)],
    ['import\rend', /^! line 1: found "end" where game is expected/],
    // A part of it, as when the cable is pulled.
    [importing(lines.slice(0, 200).join('\n')), /^! the text stopped without the line end/],
  ]) {
    const said = ask(machine, request);
    assert.equal(said.length, 1, said.join('\n'));
    assert.match(said[0], why);
  }
  // A key goes first, and still moves what it always moves.
  const { usb } = machine.wiring;
  const said = usb.said.length;
  usb.say(`${importing(lines.join('\n'))}\r`);
  machine.run({ ms: 100 });
  const { lastByteAt } = machine.panel;
  machine.press('down');
  machine.run({ ms: 60 });
  machine.release('down');
  assert.ok(machine.panel.lastByteAt > lastByteAt, 'the key was seen');
  machine.runUntil(() => usb.said.slice(said).endsWith('\r\n'), { ms: 5000, what: 'the answer' });
  assert.match(usb.said.slice(said).trim(), /^! a key was pressed on the device/);
  assert.deepEqual(machine.flash.bytes.slice(SAVES), before);
  // The table is free again.
  assert.equal(ask(machine, 'export 1').length, lines.length + 1);
  assertNoProblems(machine);
});

test('a plug that is pulled within a line costs nothing: the next one begins anew', () => {
  const machine = switchedOn();
  machine.wiring.usb.say('expo');
  machine.run({ ms: 20 });
  machine.plugged = false;
  machine.run({ ms: 300 });
  machine.plugged = true;
  connect(machine);
  assert.equal(ask(machine, `${FORGET}list`).at(-1), 'ok 2 lines');
  // Pulled in the middle of an answer.
  machine.wiring.usb.say('export 1\r');
  machine.run({ ms: 40 });
  machine.plugged = false;
  machine.run({ ms: 1500 });
  machine.plugged = true;
  connect(machine);
  assert.equal(ask(machine, `${FORGET}list`).at(-1), 'ok 2 lines');
  assertNoProblems(machine);
});

test('a key goes before an answer, and moves what it always moves', () => {
  const machine = switchedOn();
  const { usb } = machine.wiring;
  usb.say('export 1\r');
  machine.run({ ms: 60 });
  machine.press('down');
  const { lastByteAt } = machine.panel;
  machine.run({ ms: 400 });
  machine.release('down');
  machine.run({ ms: 300 });
  assert.ok(machine.panel.lastByteAt > lastByteAt, 'the key was seen');
  assert.match(usb.said, /! a key was pressed on the device|ok \d+ lines/);
  assertNoProblems(machine);
});

test('plugged in the clocks go on, and without the plug they stop', () => {
  for (const plugged of [true, false]) {
    const machine = switchedOn({ plugged });
    machine.run({ ms: 123_000 });
    assert.equal(machine.isDormant, !plugged);
    if (plugged) assert.equal(ask(machine, 'list').at(-1), 'ok 2 lines');
    assertNoProblems(machine);
  }
});
