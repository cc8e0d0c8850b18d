/** The keys of a whole match of Raja for two, as tests/evenings.rs writes them down. */

import { readFileSync } from 'node:fs';

/** From home to the first curtain. */
export const BEGIN = 'A up right down A';

/** The decisions: keys from where the attention is, keys from a curtain after a restart, and keys after a ceremony. */
export const decisions = readFileSync(new URL('raja-for-two.keys', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [curtain, on, fresh, after] = line.split('|').map((part) => part.trim());
    return { curtain, on: `${curtain} ${on}`.trim(), fresh, after };
  });

/** All keys of a decision; a ceremony is waited for. */
export const keysOf = ({ on, after }) => (after ? `${on} look ${after}` : on);
