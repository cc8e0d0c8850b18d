/**
 * What a game takes of the flash. Its own code is known from the symbols of every image; with its texts, tables and its
 * share of what is made once for each game it is known from an image that is built without it: `./firmware costs`.
 */

import { readFileSync } from 'node:fs';
import { load } from '../../web/machine/index.js';

const FLASH = 0x10000000;
const FLASH_END = 0x11000000;

/** The bytes of code whose symbols name a folder of the game's, by game. */
export function ownCode(symbols, games) {
  const places = [...symbols]
    .filter(([name, at]) => !name.startsWith('$') && at >= FLASH && at < FLASH_END)
    .map(([name, at]) => ({ name, at: at & ~1 }))
    .sort((a, b) => a.at - b.at);
  const code = new Map(games.map((game) => [game, 0]));
  for (const [number, { name, at }] of places.entries()) {
    const own = /durbar.*?(?:games|faces|words)(?:\d+|\.\.)([a-z]+?)(?:\d|\.\.)/.exec(name)?.[1];
    const next = places[number + 1];
    if (next && code.has(own)) code.set(own, code.get(own) + next.at - at);
  }
  return code;
}

if (process.argv[1]?.endsWith('costs.js')) {
  const [game, whole, without] = process.argv.slice(2);
  const { flashKiB } = JSON.parse(readFileSync(new URL('budget.json', import.meta.url))).games[game];
  const [all, rest] = (await Promise.all([whole, without].map(load))).map(({ end }) => end);
  const saved = (all - rest) / 1024;
  console.log(`${game.padEnd(28)} ${saved.toFixed(1)} of ${flashKiB} KiB`);
  if (!(saved > 0 && saved <= flashKiB)) process.exitCode = 1;
}
