/** The keys of whole matches, as tests/evenings.rs writes them down. */

import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('.', import.meta.url);

/** The names of all evenings; each begins with its game's. */
const names = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.keys'))
    .map((file) => file.slice(0, -'.keys'.length))
    .sort();

/** The games on the table, from the one list that there is of them. */
export function games() {
  const list = /macro_rules! games \{.*?\n\}/s.exec(readFileSync(new URL('../../src/games/mod.rs', FOLDER), 'utf8'))[0];
  return [...list.matchAll(/^ +(\w+) [A-Z]\w+(?: thinks)?,$/gm)].map(([, game]) => game);
}

/** The evenings of a game. */
export const eveningsOf = (game) => names().filter((name) => name.split('-')[0] === game).map(evening);

/**
 * A match by its file's name: `begin` leads from home to the table; a decision has keys from where the attention is, keys
 * from a curtain after a restart (`byItself`: only the curtain's, for the app plays it by itself), and keys after a
 * ceremony. One person alone sees no curtains. What the `rulebook` plays happens with the key before it, and is passed over.
 */
export function evening(name) {
  const lines = readFileSync(new URL(`${name}.keys`, FOLDER), 'utf8').split('\n');
  const begin = lines.find((line) => line.startsWith('# begin: ')).slice('# begin: '.length);
  const decisions = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [curtain, on, fresh, after] = line.split('|').map((part) => part.trim());
      const byItself = fresh.startsWith('*');
      const rulebook = fresh.startsWith('^');
      return { curtain, on: `${curtain} ${on}`.trim(), fresh: fresh.replace(/[*^]/, '').trim(), byItself, rulebook, after };
    });
  return { name, begin, decisions, solo: decisions.every(({ curtain }) => curtain === '') };
}

/** All keys of a decision; a ceremony is waited for. */
export const keysOf = ({ on, after }) => (after ? `${on} look ${after}` : on);
