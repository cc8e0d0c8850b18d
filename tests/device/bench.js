/**
 * How fast the firmware is, by the emulated chip's clock: cache misses, tearing signal and flash times included.
 * `./firmware bench` builds what it needs and runs it. Not a test: nothing here can fail; budget.test.js holds some of it.
 *
 * node tests/device/bench.js [--json] [--worst-flash] [--board NAME] [--only WORDS]
 *
 * DURBAR_TREE=DIR measures the images of another checkout. What is played comes from the evenings of every game.
 */

import { BOARD_NAMES, TRIED_BOARDS } from './helpers.js';
import { eveningsOf, games } from './evenings.js';
import { boot, longMatch, opponent, saving, turns } from './measure.js';
import { measureSaves, region } from './bench-saves.js';

const { argv } = process;
const option = (name) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
const flashTimes = argv.includes('--worst-flash') ? 'worst' : 'typical';
const boards = BOARD_NAMES.filter((board) => (option('--board') ?? board) === board);
const only = option('--only') ?? '';

/** What is measured: a name, what it must stay under in milliseconds (average and worst), and times by board. */
const rows = new Map();
function note(what, goal, board, times) {
  if (!rows.has(what)) rows.set(what, { what, goal, boards: {} });
  const average = times.reduce((sum, nanos) => sum + nanos, 0) / times.length;
  const ms = (nanos) => Math.round(nanos / 1e4) / 100;
  rows.get(what).boards[board] = { average: ms(average), worst: ms(Math.max(...times)), count: times.length };
  if (!argv.includes('--json')) process.stderr.write(`${board}: ${what}\n`);
}
const wanted = (part) => part.includes(only);

for (const board of boards) {
  const machine = { board, flashTimes };
  if (wanted('boot')) {
    const { picture, light } = await boot(machine);
    note('boot: to the first whole picture', [180, 180], board, [picture]);
    note('boot: to the light', null, board, [light]);
  }
  for (const game of games()) {
    for (const evening of eveningsOf(game)) {
      if (!wanted(evening.name)) continue;
      const { maps, moves, kept, handOvers, steps } = await (evening.solo ? opponent : turns)(machine, evening);
      if (maps?.length > 0) note(`${evening.name}: whole map behind the curtain`, [50, 50], board, maps);
      note(`${evening.name}: every direction key`, [20, 25], board, moves);
      if (steps) note(`${evening.name}: the opponent's step, core awake`, [25, 25], board, steps);
      note(`${evening.name}: flash busy, decision in a turn`, [2, 2], board, kept);
      if (handOvers.length > 0) note(`${evening.name}: flash busy, hand-over`, null, board, handOvers);
    }
    if (!wanted(`${game} long`)) continue;
    const { actions, resume, back } = await longMatch(machine, game);
    note(`${game}: resume ${actions} actions, key to curtain`, [1000, 1000], board, resume);
    note(`${game}: a step back in their history`, [150, 150], board, back);
  }
  if (wanted('saves') && TRIED_BOARDS.includes(board)) {
    const { matches, times } = await measureSaves(machine, region());
    for (const [what, goal, nanos] of times) note(`${matches} matches: ${what}`, goal && [goal, goal], board, [nanos]);
    const { list, resume } = await saving(machine, region());
    note(`${matches} matches: boot to home, which lists them`, null, board, list);
    note(`${matches} matches: boot to the interrupted match`, null, board, resume);
  }
}

if (argv.includes('--json')) {
  console.log(JSON.stringify([...rows.values()], null, 1));
} else {
  const head = boards.map((board) => board.padStart(25)).join('');
  console.log(`milliseconds, average / worst${flashTimes === 'worst' ? ', the flash at its worst' : ''}`.padEnd(66) + 'goal'.padStart(12) + head);
  for (const { what, goal, boards: times } of rows.values()) {
    const cells = boards.map((board) => {
      const time = times[board];
      if (!time) return '-'.padStart(25);
      const over = goal && (time.average > goal[0] || time.worst > goal[1]) ? ' !' : '  ';
      const pair = time.count === 1 ? time.worst.toFixed(2) : `${time.average.toFixed(2)} / ${time.worst.toFixed(2)}`;
      return (pair + over).padStart(25);
    });
    const aim = goal ? (goal[0] === goal[1] ? `${goal[1]}` : `${goal[0]} / ${goal[1]}`) : '';
    console.log(what.padEnd(66) + aim.padStart(12) + cells.join(''));
  }
}
