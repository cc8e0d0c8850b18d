/**
 * What saving costs on the device, in emulated time: `node tests/device/bench-saves.js`. Not a test: nothing here can fail.
 * The region is full of matches; `cargo run --example saves -- FILE` makes it.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Machine } from '../../web/machine/index.js';
import { firmware } from './helpers.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SAVES = 0x180000;
const MODE = SAVES - 4;
const WRONG = 0x5a7e0002;
const MEASURED = 0x5a7e0003;

const directory = mkdtempSync(join(tmpdir(), 'saves-'));
let region;
try {
  const file = join(directory, 'region');
  execFileSync('cargo', ['run', '--quiet', '--release', '--example', 'saves', '--', file], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  region = readFileSync(file);
} finally {
  rmSync(directory, { recursive: true });
}

const machine = new Machine({ board: 'picosystem', image: await firmware('picosystem', 'saves'), flash: { offset: SAVES, bytes: region } });
machine.flash.bytes.set([1, 0, 0, 0], MODE);
machine.powerOn();
const phase = () => machine.word('SAVES_PHASE');
machine.runUntil(() => [WRONG, MEASURED].includes(phase()), { ms: 60_000, what: 'the measurement' });
if (phase() === WRONG) throw new Error(`The measurement failed: ${machine.word('SAVES_DEEDS')}.`);
const base = machine.symbols.get('SAVES_NUMBERS');
const number = (place) => machine.word(base + 4 * place);
const print = (what, place) => console.log(`  ${what.padEnd(52)}${(number(place) / 1000).toFixed(2).padStart(8)} ms`);
console.log(`${number(2)} matches in the region, the latest of ${number(3)} actions`);
print('opening the store', 0);
print('listing all matches', 1);
print('looking at the match of 600 actions', 4);
print('opening it: reading, replaying, comparing digests', 5);
print('the first append after that', 6);
print('an append', 7);
print('setting the settings', 8);
print('beginning a match', 9);
print('preparing: an erase ahead', 10);
const { used, size } = machine.stack;
console.log(`  deepest stack: ${used} of ${size} bytes`);
console.log('  flash operations: ' + machine.flash.log.map(({ kind, length }) => `${kind} ${length}`).join(', '));
