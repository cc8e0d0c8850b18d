/**
 * The licences of all that is in a thing we give away: `node web/licences.js firmware BOARD`, `node web/licences.js program`;
 * the page's build asks for its own. Nothing is fetched: cargo and npm have put every package on this machine to build
 * with, and its licence beside it. A package whose licence is not known ends this with a sentence.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CHIP = 'thumbv6m-none-eabi';
/** Where a package leaves the choice, the first of these that it offers is taken: the shortest first. */
const CHOSEN = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib', '0BSD', 'Apache-2.0', 'Unicode-3.0'];
/** What a text of a licence says of itself, and no other one does. */
const SIGNS = {
  MIT: /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and(?:\/or)? distribute this software/,
  'BSD-2-Clause': /Redistributions in binary form must reproduce/,
  'BSD-3-Clause': /Redistributions in binary form must reproduce/,
  Zlib: /Altered source versions must be plainly marked/,
  '0BSD': /Permission to use, copy, modify, and\/or distribute this software/,
  'Apache-2.0': /Apache License\s+Version 2\.0/,
  'Unicode-3.0': /UNICODE LICENSE V3/i,
};

/** What a package says only in the words of a file. The fonts that come with this one have their notice in NOTICE. */
const IN_WORDS = { 'u8g2-fonts': 'MIT OR Apache-2.0' };

/** @typedef {{ name: string, version: string, licence: string, authors: string[], folder: string | null }} Package */

const run = (program, ...args) => execFileSync(program, args, { cwd: ROOT, maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] }).toString();

/** The crates that are compiled into a program for a target; what only works while it is compiled is not in it. */
export function crates(target, features = []) {
  const { packages } = JSON.parse(run('cargo', 'metadata', '--format-version', '1', '--offline', '--filter-platform', target));
  const known = new Map(packages.map((crate) => [`${crate.name} v${crate.version}`, crate]));
  const tree = run('cargo', 'tree', '--offline', '--target', target, '--features', features.join(','), '--edges', 'normal,no-proc-macro',
    '--prefix', 'none', '--format', '{p}');
  const names = new Set(tree.trim().split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')));
  return [...names].sort().map((name) => {
    const crate = known.get(name);
    if (!crate) throw new Error(`cargo knows nothing of ${name}`);
    return { name: crate.name, version: crate.version, licence: crate.license ?? IN_WORDS[crate.name] ?? '', authors: crate.authors, folder: dirname(crate.manifest_path) };
  }).filter(({ name }) => name !== 'durbar');
}

/** The modules of npm that lie in these folders of web/node_modules. */
export const modules = (names) => [...names].sort().map((name) => {
  const folder = join(ROOT, 'web/node_modules', name);
  const { version, license, author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license, authors: [author.name ?? author].filter(Boolean), folder };
});

/** The compiler's own library, which is in every Rust program. */
const rust = () => ({
  name: 'the Rust core and standard libraries', version: run('rustc', '--version').split(' ')[1], licence: 'MIT OR Apache-2.0',
  authors: ['The Rust Project contributors'], folder: null,
});

/** The licences that must all be kept to, of an SPDX expression that offers a choice. */
export function chosen(expression) {
  // Old manifests wrote a stroke for "or". Deeper nesting than one level has not been seen, and is refused.
  const sides = expression.replace(/\s*\/\s*/g, ' OR ').split(/ AND (?![^(]*\))/).map((side) => side.replace(/^\(|\)$/g, ''));
  return sides.map((side) => {
    const offered = side.split(' OR ').map((id) => id.trim());
    return CHOSEN.find((id) => offered.includes(id)) ?? '';
  });
}

/** The texts of a package's own files that are this licence's. */
function textsOf({ folder }, id) {
  if (!folder) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && /licen[cs]e|copying|unlicense/i.test(file.name));
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').replace(/\r/g, '').trim()).filter((text) => SIGNS[id].test(text));
}

/** The text for a package that brings none along: the licence's own words under the names of its authors. */
function usualText({ name, authors }, id) {
  const words = { MIT: () => readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(/^[^]*?\n\n(?=Permission)/, ''),
    'BSD-3-Clause': () => readFileSync(join(ROOT, 'web/licences/BSD-3-Clause.txt'), 'utf8') }[id];
  if (!words) return null;
  const names = authors.map((author) => author.replace(/ <.*>/, ''));
  return `Copyright (c) ${names.join(', ') || `the authors of ${name}`}\n\n${words().trim()}`;
}

/**
 * A text with all licences, each once, above them whose they are.
 * @param {string} what a heading
 * @param {Package[]} packages
 */
export function licences(what, packages) {
  const texts = new Map();
  for (const one of packages) {
    const ids = chosen(one.licence);
    for (const id of ids) {
      const found = id ? textsOf(one, id) : [];
      const text = found[0] ?? (id && usualText(one, id));
      if (!text) throw new Error(`the licence of ${one.name} ${one.version} is not known: "${one.licence}"`);
      const whose = texts.get(text) ?? [];
      texts.set(text, [...whose, `${one.name} ${one.version} (${id})`]);
    }
  }
  const line = '-'.repeat(80);
  const own = ['LICENSE', 'NOTICE'].map((name) => readFileSync(join(ROOT, name), 'utf8').trim());
  const theirs = [...texts].map(([text, whose]) => `${whose.join('\n')}\n\n${text}`);
  return `${[`${what}\n\nDurbar itself, and below it all that is in it from others.`, ...own, ...theirs].join(`\n\n${line}\n\n`)}\n`;
}

export const firmwareParts = (board) => [...crates(CHIP, [board]), rust()];

export const programParts = () => [...crates(/host: (\S+)/.exec(run('rustc', '-vV'))[1]), rust()];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [kind, board] = process.argv.slice(2);
  try {
    if (kind === 'firmware' && board) console.log(licences(`Licences of Durbar's firmware for the ${board}`, firmwareParts(board)).trimEnd());
    else if (kind === 'program') console.log(licences('Licences of Durbar for a PC', programParts()).trimEnd());
    else throw new Error('what is asked for is: firmware BOARD, or program');
  } catch (error) {
    console.error(`licences: ${error.message}`);
    process.exit(2);
  }
}
