/**
 * Brings together what people download, in target/dist: `node web/release.js [part ...]`, with the parts firmware, page and
 * program, or all. What it packs ./firmware release has built. `node web/release.js version` and
 * `notes` only tell these. The same commit gives the same bytes.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firmwareParts, licences, programParts } from './licences.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = `${ROOT}target/dist/`;
const read = (name) => readFileSync(ROOT + name);

/** The version is told in Cargo.toml and nowhere else. */
export const version = () => /^version = "(.+)"$/m.exec(read('Cargo.toml'))[1];

/** What has changed since the version before, as the changelog tells it. */
export function notes(changelog, version) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => /^[^\s,]*/.exec(text)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `# Durbar ${version}\n${section.replace(/^.*\n/, '')}`.trimEnd() + '\n';
}

/**
 * A tar archive (ustar) of files, each with its name, bytes and whether it can be run; all of one moment.
 * @param {{ name: string, bytes: Uint8Array, runs?: boolean }[]} files
 * @param {number} seconds since 1970
 */
export function tar(files, seconds) {
  const blocks = files.flatMap(({ name, bytes, runs }) => {
    const head = Buffer.alloc(512);
    const put = (text, at, length) => {
      if (Buffer.byteLength(text) > length) throw new Error(`${name} is too long a name for an archive`);
      head.write(text, at);
    };
    const octal = (value, at, length) => put(value.toString(8).padStart(length - 1, '0'), at, length);
    put(name, 0, 100);
    octal(runs ? 0o755 : 0o644, 100, 8);
    octal(0, 108, 8);
    octal(0, 116, 8);
    octal(bytes.length, 124, 12);
    octal(seconds, 136, 12);
    head.fill(' ', 148, 156);
    put('0', 156, 1);
    put('ustar\x0000', 257, 8);
    octal(head.reduce((sum, byte) => sum + byte, 0), 148, 7);
    head[155] = 0x20;
    return [head, bytes, Buffer.alloc(-bytes.length & 511)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const SYSTEMS = { linux: 'linux', darwin: 'macos', win32: 'windows' };
const CORES = { x64: 'x86_64', arm64: 'aarch64' };

function pack(name, files) {
  const moment = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT }));
  const inside = files.map((file) => ({ ...file, name: `${name}/${file.name}` }));
  writeFileSync(`${OUT}${name}.tar.gz`, gzipSync(tar(inside, moment), { level: 9 }));
}

const PARTS = {
  firmware(name) {
    const images = readdirSync(`${ROOT}target/firmware`).filter((file) => /^durbar-.*\.uf2$/.test(file)).sort();
    for (const image of images) {
      const board = image.slice('durbar-'.length, -'.uf2'.length);
      writeFileSync(`${OUT}${name}-${board}.uf2`, read(`target/firmware/${image}`));
      writeFileSync(`${OUT}${name}-${board}-licences.txt`, licences(`Licences of Durbar's firmware for the ${board}`, firmwareParts(board)));
    }
  },
  page(name) {
    const files = readdirSync(`${ROOT}target/web`).sort();
    pack(`${name}-page`, files.map((file) => ({ name: file, bytes: read(`target/web/${file}`) })));
  },
  program(name) {
    const file = process.platform === 'win32' ? 'durbar.exe' : 'durbar';
    pack(`${name}-${SYSTEMS[process.platform] ?? process.platform}-${CORES[process.arch] ?? process.arch}`, [
      { name: file, bytes: read(`target/program/release/${file}`), runs: true },
      { name: 'README.md', bytes: read('README.md') },
      { name: 'licences.txt', bytes: Buffer.from(licences('Licences of Durbar for a PC', programParts())) },
    ]);
  },
};

function main(parts) {
  const name = `durbar-${version()}`;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}NOTES.md`, notes(read('CHANGELOG.md').toString(), version()));
  for (const part of parts.length ? parts : Object.keys(PARTS)) PARTS[part](name);
  const files = readdirSync(OUT).sort();
  const sums = files.map((file) => `${createHash('sha256').update(readFileSync(OUT + file)).digest('hex')}  ${file}\n`).join('');
  writeFileSync(`${OUT}SHA256SUMS`, sums);
  process.stdout.write(sums);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const [first, ...rest] = process.argv.slice(2);
    if (first === 'notes' || first === 'version') process.stdout.write(first === 'notes' ? notes(read('CHANGELOG.md').toString(), version()) : version());
    else main(first ? [first, ...rest] : []);
  } catch (error) {
    console.error(`release: ${error.message}`);
    process.exit(2);
  }
}
