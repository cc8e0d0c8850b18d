/**
 * What each game takes of the flash for itself: its own code, by the symbols of the image, and its own texts, found in the
 * image again. What is made once for each game from shared parts has no name of a game, and counts to the whole.
 */

import { readFileSync, readdirSync } from 'node:fs';

const FLASH = 0x10000000;
const FLASH_END = 0x11000000;
/** Shorter pieces of a text may be found by chance. */
const PIECE = 6;

/** The bytes of code whose symbols name a folder of the game's, by game. */
export function ownCode({ symbols }, games) {
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

/** The bytes of a game's texts that lie in the image, in all languages. */
export function ownTexts({ pieces }, game) {
  const image = Buffer.concat(pieces.map(({ bytes }) => Buffer.from(bytes)));
  const folder = new URL(`../../src/words/${game}/`, import.meta.url);
  const found = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n').filter((line) => !line.startsWith('#'));
    for (const line of lines) {
      // What is filled in lies elsewhere.
      const parts = line.replace(/^[\w-]+ =/, '').split(/\{[^}]*\}|^\s*\[.*?\]|^\s*\*\[.*?\]/);
      for (const part of parts.map((part) => part.trim()).filter((part) => Buffer.byteLength(part) >= PIECE)) {
        if (!found.has(part) && image.includes(part)) found.add(part);
      }
    }
  }
  return [...found].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
}
