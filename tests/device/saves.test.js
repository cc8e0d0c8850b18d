/** Saves on the real chip's code: the power dies at random bytes and moments, and after each restart all is there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { Random } from '../../web/machine/random.js';
import { assertNoProblems, firmware } from './helpers.js';

const CUTS = Number(process.env.DURBAR_CUTS ?? 520);
const SRAM = 0x20000000;
/** How far the image is; before it says anything, memory holds what it holds by chance. */
const RIGHT = 0x5a7e0001;
const WRONG = 0x5a7e0002;
const TEARS = ['bytes', 'words', 'bits'];
/** Bytes between two cuts at most: some dozens of deeds, and an erase or two. */
const SPAN = 12_000;
const FAILURES = [
  '', 'the store does not open', 'a match is damaged or missing its summary', 'the settings cannot be read', 'a match does not open',
  'a match is another one', 'a deed fails', 'setting gave a match away', 'preparing gave a match away', 'the match does not open again',
  'no table', 'beginning gave another number',
];

test(`the power dies ${CUTS} times while matches are saved, and nothing acknowledged is lost`, async () => {
  const image = await firmware('picosystem', 'saves');
  // Bytes count here, not time: without the flash's cache the emulator is quicker.
  const machine = new Machine({ board: 'picosystem', image, cache: false });
  const random = new Random(7);
  const below = (n) => ((random.byte() << 16) | (random.byte() << 8) | random.byte()) % n;
  // Memory keeps its contents until the next start: this is what the firmware last said.
  const said = (name) => new DataView(machine.sram.buffer).getUint32(image.symbols.get(name) - SRAM, true);
  let allowed = null;
  const seen = { inFlight: 0, done: 0, notDone: 0, inStart: 0, moments: 0, deeds: 0 };
  for (let cut = 0; cut < CUTS; cut++) {
    machine.powerOn();
    const story = `cut ${cut}`;
    if (cut % 8 === 7) {
      // At once, so that it may hit the recovery too.
      machine.flash.cutAfter(below(600), { tear: TEARS[cut % 3], seed: cut });
    }
    machine.runUntil(() => !machine.on || [RIGHT, WRONG].includes(said('SAVES_PHASE')), { ms: 5000, what: `${story}: the comparison` });
    if (!machine.on && said('SAVES_PHASE') !== RIGHT) {
      // Nothing was begun: what was allowed before is allowed still.
      seen.inStart++;
      continue;
    }
    assert.notEqual(said('SAVES_PHASE'), WRONG, `${story}: ${FAILURES[said('SAVES_DEEDS')]}`);
    const found = said('SAVES_FOUND');
    if (allowed) {
      assert.ok(allowed.includes(found), `${story}: found ${found}, and not one of ${allowed}`);
      if (allowed[0] !== allowed[1]) seen[found === allowed[0] ? 'notDone' : 'done']++;
    }
    if (!machine.on) {
      // The first deed was quick to begin.
    } else if (cut % 10 === 9) {
      // At any moment, not only while the flash works.
      machine.run({ ms: below(400) + below(1000) / 1000 });
      if (machine.on) seen.moments++;
      machine.powerOff();
    } else {
      machine.flash.cutAfter(below(SPAN), { tear: TEARS[below(3)], seed: cut });
      machine.runUntil(() => !machine.on || said('SAVES_PHASE') === WRONG, { ms: 60_000, what: `${story}: the cut` });
    }
    assert.notEqual(said('SAVES_PHASE'), WRONG, `${story}: ${FAILURES[said('SAVES_DEEDS')]}`);
    allowed = [said('SAVES_BEFORE'), said('SAVES_AFTER')];
    if (allowed[0] !== allowed[1]) seen.inFlight++;
    seen.deeds += said('SAVES_DEEDS');
    machine.flash.cutAfter(Infinity);
  }
  assert.equal(machine.flash.lostWrites, 0, 'programs that asked for bits to rise');
  assertNoProblems(machine);
  console.log(`${CUTS} cuts, ${seen.deeds} deeds: ${seen.inFlight} deeds in flight, of which ${seen.done} were done and ${seen.notDone} not; ` +
    `${seen.inStart} cuts in the start, ${seen.moments} at any moment; ${machine.flash.erases.reduce((a, b) => a + b, 0)} erases`);
  assert.ok(seen.inFlight > CUTS / 3 && seen.done > 0 && seen.notDone > 0);
});
