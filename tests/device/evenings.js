/** The keys of whole matches, as tests/evenings.rs writes them down. */

import { readFileSync } from 'node:fs';

/**
 * A match by its file's name: `begin` leads from home to the table; a decision has keys from where the attention is, keys
 * from a curtain after a restart, and keys after a ceremony.
 */
export function evening(name) {
  const lines = readFileSync(new URL(`${name}.keys`, import.meta.url), 'utf8').split('\n');
  const begin = lines.find((line) => line.startsWith('# begin: ')).slice('# begin: '.length);
  const decisions = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [curtain, on, fresh, after] = line.split('|').map((part) => part.trim());
      return { curtain, on: `${curtain} ${on}`.trim(), fresh, after };
    });
  return { begin, decisions };
}

/** All keys of a decision; a ceremony is waited for. */
export const keysOf = ({ on, after }) => (after ? `${on} look ${after}` : on);
