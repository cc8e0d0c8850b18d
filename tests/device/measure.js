/** What bench and budget measure of the firmware, in emulated nanoseconds. Each measurement repeats exactly. */

import { readFileSync } from 'node:fs';
import { Machine } from '../../web/machine/index.js';
import { keysOf } from './evenings.js';
import { firmware, play, press, program, withFile } from './helpers.js';

const SAVES = 0x180000;
const SIZE = 0x80000;
/** As many actions as a match may well have: the journal holds about so many. */
const LONGEST = Number(process.env.DURBAR_LONGEST ?? 8000);

async function machineOf({ board, flashTimes, cache }, flash) {
  const machine = new Machine({ board, image: await firmware(board), flashTimes, cache, flash: flash && { offset: SAVES, bytes: flash } });
  machine.powerOn();
  return machine;
}

/** Presses a key and lets it go; answers the time from the press to the last byte of the picture. */
function tap(machine, key) {
  const begin = machine.nanos;
  machine.press(key);
  machine.runUntil(() => machine.panel.lastByteAt > begin, { ms: 10_000, what: `a picture after ${key}` });
  machine.settle();
  const took = machine.panel.lastByteAt - begin;
  machine.release(key);
  machine.run({ ms: 100 });
  return took;
}

/** Switching on with an empty flash. */
export async function boot(how) {
  const machine = await machineOf(how);
  machine.settle();
  return { picture: machine.panel.completeAt, light: machine.backlightRoseAt };
}

const DIRECTIONS = ['up', 'down', 'left', 'right'];

/**
 * Plays a decision; notes of every direction key the time from the press to the last byte of the picture. What moves is
 * waited for before, but for what is told behind a curtain, where a key more would pass over it.
 */
function playTimed(machine, { curtain = '', on, after }, moves) {
  const calm = on.slice(curtain.length).replace(/\b(up|down|left|right)\b/g, 'look $&');
  play(machine, keysOf({ on: `${curtain} ${calm}`, after }), undefined, (key, nanos) => DIRECTIONS.includes(key) && moves.push(nanos));
}

/**
 * A whole match of people: behind each curtain without a secret the whole map appears; the focus moves with every
 * direction key. How long the flash was busy with each decision: those that end at a hand-over may erase ahead.
 */
export async function turns(how, { begin, decisions }, most = Infinity) {
  const machine = await machineOf(how);
  machine.settle();
  play(machine, begin);
  const seen = { maps: [], moves: [], kept: [], handOvers: [] };
  for (const [i, decision] of decisions.slice(0, most).entries()) {
    const busy = machine.flash.busyNanos;
    if (/^A( A)?$/.test(decision.curtain)) {
      // A second A ends the news; the map comes with the last.
      const words = decision.on.split(' ');
      const [map] = decision.curtain.split(' ').map(() => tap(machine, words.shift())).slice(-1);
      seen.maps.push(map);
      playTimed(machine, { on: words.join(' '), after: decision.after }, seen.moves);
    } else {
      playTimed(machine, decision, seen.moves);
    }
    const handedOver = decision.after !== '' || i + 1 === decisions.length || decisions[i + 1].curtain !== '';
    seen[handedOver ? 'handOvers' : 'kept'].push(machine.flash.busyNanos - busy);
  }
  seen.stack = machine.stack.used;
  return seen;
}

/** A match against a game's own opponent: each of his actions, from the key to the end of picture and saving. */
export async function opponent(how, { begin, decisions }) {
  const machine = await machineOf(how);
  machine.settle();
  play(machine, begin);
  const seen = { steps: [], moves: [], kept: [], handOvers: [] };
  for (const decision of decisions) {
    const { stats } = machine;
    const busy = machine.flash.busyNanos;
    playTimed(machine, { ...decision, after: '' }, seen.moves);
    const after = machine.stats;
    // A line whose keys are but one A watches him; what is pressed after it shows other things, such as a scoring.
    if (decision.on === 'A' && decision.fresh === 'A') seen.steps.push(after.nanos - after.sleptNanos - stats.nanos + stats.sleptNanos);
    play(machine, decision.after);
    // With the last the match is over, and is counted.
    const over = decision.after || decision === decisions.at(-1);
    seen[over ? 'handOvers' : 'kept'].push(machine.flash.busyNanos - busy);
  }
  seen.stack = machine.stack.used;
  return seen;
}

/** The longest match that can be saved, of players who wander: resumed from home, and looked back at. */
export async function longMatch(how, game) {
  const wander = (most) => program('sim', game, '--players', '3', '--text', '--often', 'travel', '--actions', String(most));
  const played = wander(LONGEST).match(/^\w+: /gm).length;
  // A game that ends sooner is left before its last action.
  const text = wander(played < LONGEST ? played - 1 : LONGEST);
  const flash = withFile(text, (playthrough) => withFile(new Uint8Array(SIZE).fill(0xff), (file) => {
    program('import', playthrough, '--flash', file);
    return new Uint8Array(readFileSync(file));
  }));
  const actions = Number(/(\d+) actions/.exec(withFile(flash, (file) => program('export', '--flash', file)))[1]);
  const machine = await machineOf(how, flash);
  machine.settle();
  const resume = tap(machine, 'A');
  press(machine, 'hold:Y');
  machine.settle();
  tap(machine, 'down');
  tap(machine, 'A');
  const back = [1, 2, 3, 4].map(() => tap(machine, 'left'));
  return { actions, resume: [resume], back };
}

/** Switching on with a region full of matches. */
export async function saving(how, region) {
  const machine = await machineOf(how, region);
  machine.settle();
  const list = machine.panel.completeAt;
  play(machine, 'A');
  machine.run({ ms: 2000 });
  machine.powerOn();
  const start = machine.nanos;
  machine.settle();
  return { list: [list], resume: [machine.panel.completeAt - start] };
}
