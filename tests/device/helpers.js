/** What the device tests share: firmware images, the PC's pictures of the same screens, and the comparison of both. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEIGHT, WIDTH, load } from '../../web/machine/index.js';
import { decodePng, encodePng } from '../../web/png.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The checkout whose images are looked at: this one, or the one that the environment names. */
export const TREE = process.env.DURBAR_TREE ?? ROOT;
const FIRMWARE = join(TREE, 'target/firmware');
const PROGRAM = process.env.DURBAR_PROGRAM ?? join(TREE, 'target/release/durbar');
const FAILED = join(ROOT, 'target/device');

/** The boards that firmware is built for. */
export const BOARD_NAMES = ['picosystem', 'waveshare-lcd-1-3', 'picopad'];
/** Those on which all is tried: between them they have whatever the drivers know of. picopad.test.js has what it takes. */
export const TRIED_BOARDS = ['picosystem', 'waveshare-lcd-1-3'];

/** A firmware image, with symbols: `durbar`, or another name for an image made for tests. */
export function firmware(board, name = 'durbar') {
  const path = join(FIRMWARE, `${name}-${board}.elf`);
  assert.ok(existsSync(path), `${path} is missing: ./firmware builds it (./firmware selftest those for tests).`);
  return load(path);
}

/** Writes a file for the time of a visit. */
export function withFile(content, visit) {
  const directory = mkdtempSync(join(tmpdir(), 'durbar-'));
  try {
    const file = join(directory, 'file');
    if (content !== null) writeFileSync(file, content);
    return visit(file);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Runs the PC program; answers what it prints. */
export function program(...args) {
  assert.ok(existsSync(PROGRAM), `${PROGRAM} is missing: cargo build --release builds it.`);
  return execFileSync(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 24 }).toString();
}

/**
 * The picture that the PC program makes of a screen, as RGB565.
 * @param {string} keys the script of key presses that leads to it
 * @param {string[]} options more arguments, such as '--battery', '3775'
 */
export const picture = (board, keys = '', ...options) =>
  withFile(null, (out) => {
    program('--shot', keys, out, '--board', board, ...options);
    return read(out);
  });

/** What the PC's panel shows wherever a script looks, as digests. */
export const looks = (board, script, ...options) =>
  withFile(script, (file) => program('--looks', file, '--board', board, ...options).trim().split('\n'));

/** The digest of a picture: FNV-1a of 32 bits over the bytes of its pixels, the lower one first, as the PC prints it. */
export function digest(pixels) {
  let digest = 0x811c9dc5;
  for (const pixel of pixels) {
    digest = Math.imul(digest ^ (pixel & 0xff), 0x01000193);
    digest = Math.imul(digest ^ (pixel >> 8), 0x01000193);
  }
  return (digest >>> 0).toString(16).padStart(8, '0');
}

/** A picture that was approved, as RGB565. */
export const golden = (name) => read(join(ROOT, `tests/screens/${name}.png`));

function read(path) {
  const { width, height, rgb } = decodePng(readFileSync(path));
  assert.deepEqual([width, height], [WIDTH, HEIGHT], `the size of ${path}`);
  return Uint16Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [r, g, b] = rgb.subarray(i * 3, i * 3 + 3);
    return ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);
  });
}

/** How long a tap, the pause after each word, and a hold last, in milliseconds: the same as on the PC. */
const TAP = 60;
const HOLD = 800;
/** A picture is over when nothing was sent for so long, in nanoseconds. */
const QUIET = 8e6;
/** How long until whatever moves has come to rest. */
const REST = 6000;

/**
 * Plays a script of key presses, in the words of the PC program's --shot: A, A*3, hold:A, press:A, release:A, wait:500,
 * look.
 * @param {() => void} look is called at each look
 * @param {(key: string, nanos: number) => void} felt is called for each key that a picture followed: the time to its last
 *   pixel, from the press; Y acts when it is let go, for held it opens the menu
 */
export function press(machine, script, look = () => {}, felt = () => {}) {
  const hold = (key, ms) => {
    const begin = machine.nanos;
    machine.press(key);
    machine.run({ ms });
    const acts = key === 'Y' ? machine.nanos : begin;
    let shown = machine.panel.lastByteAt;
    // What moves goes on after its first picture, which is the key's: it is over when the panel has rested for a while.
    const rests = shown > acts && machine.nanos - shown > QUIET;
    machine.release(key);
    machine.run({ ms: TAP });
    if (!rests) shown = machine.panel.lastByteAt;
    if (ms === TAP && shown > acts) felt(key, shown - acts);
  };
  for (const word of script.split(/\s+/).filter(Boolean)) {
    const [, verb, rest] = /^(?:(\w+):)?(.+)$/.exec(word);
    const [key, times = 1] = rest.split('*');
    if (verb === 'hold') hold(key, HOLD);
    else if (rest === 'look') {
      machine.run({ ms: REST });
      look();
    } else if (verb === 'wait') machine.run({ ms: Number(rest) });
    else if (verb === 'press' || verb === 'release') {
      machine[verb](key);
      machine.run({ ms: TAP });
    } else {
      for (let i = 0; i < times; i++) hold(key, TAP);
    }
  }
}

/** The same, and then waits until the machine rests. */
export function play(machine, script, look, felt) {
  press(machine, script, look, felt);
  machine.settle();
}

/** RGB565 to three bytes a pixel, by repeating the top bits, as the PC's pictures do. */
function toRgb(pixels) {
  const rgb = new Uint8Array(pixels.length * 3);
  pixels.forEach((pixel, i) => {
    const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
    rgb.set([(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)], i * 3);
  });
  return rgb;
}

/**
 * Compares two pictures pixel for pixel. When they differ, writes both and their difference as PNG and says where they are.
 * @param {string} name for the files
 */
export function assertSamePicture(actual, expected, name) {
  const different = [...actual.keys()].filter((i) => actual[i] !== expected[i]);
  if (different.length === 0) return;
  mkdirSync(FAILED, { recursive: true });
  const write = (kind, pixels) => {
    const path = join(FAILED, `${name}.${kind}.png`);
    writeFileSync(path, encodePng(WIDTH, HEIGHT, toRgb(pixels)));
    return path;
  };
  const hex = (pixel) => '0x' + pixel.toString(16).padStart(4, '0');
  const first = different[0];
  const marks = Uint16Array.from(actual, (pixel, i) => (pixel === expected[i] ? (pixel >> 2) & 0x39e7 : 0xf81f));
  assert.fail(
    `The pictures of "${name}" differ in ${different.length} pixels, the first at column ${first % WIDTH}, row ${Math.floor(first / WIDTH)}: ` +
      `${hex(actual[first])} on the device, ${hex(expected[first])} on the PC. See\n` +
      [write('device', actual), write('pc', expected), write('difference', marks)].join('\n'),
  );
}

/** Fails when the hardware would have taken anything amiss. */
export function assertNoProblems(machine) {
  assert.deepEqual(machine.problems.map(({ text, count, at }) => `${text} (${count} times, first at ${at / 1e6} ms)`), []);
  assert.deepEqual(machine.faults, []);
}
