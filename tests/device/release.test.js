/** What people download: licences without a gap, notes of the right version, archives that any tar opens. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chosen, firmwareParts, licences, programParts } from '../../web/licences.js';
import { notes, tar, version } from '../../web/release.js';
import { BOARD_NAMES } from './helpers.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('of several licences one is chosen, and all of those that must be kept to', () => {
  assert.deepEqual(chosen('MIT'), ['MIT']);
  assert.deepEqual(chosen('Apache-2.0 OR MIT'), ['MIT']);
  assert.deepEqual(chosen('Apache-2.0/MIT'), ['MIT']);
  assert.deepEqual(chosen('Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT'), ['MIT']);
  assert.deepEqual(chosen('Apache-2.0 AND MIT'), ['Apache-2.0', 'MIT']);
  assert.deepEqual(chosen('(MIT OR Apache-2.0) AND Unicode-3.0'), ['MIT', 'Unicode-3.0']);
  assert.deepEqual(chosen('GPL-3.0-only'), ['']);
});

test('a licence that nobody knows ends the release', () => {
  const stranger = { name: 'stranger', version: '1.0.0', authors: [], folder: null };
  for (const licence of ['', 'GPL-3.0-only', 'Apache-2.0']) {
    assert.throws(() => licences('x', [{ ...stranger, licence }]), /the licence of stranger 1\.0\.0 is not known/);
  }
  assert.match(licences('x', [{ ...stranger, licence: 'MIT' }]), /stranger 1\.0\.0 \(MIT\)\n\nCopyright \(c\) the authors of stranger\n\nPermission/);
});

for (const board of BOARD_NAMES) {
  test(`every crate that the image of the ${board} names has its licence in the list`, () => {
    const image = readFileSync(`${ROOT}target/firmware/durbar-${board}.elf`).toString('latin1');
    // Files of crates, as panics and lines of code name them: a folder with the version in its name.
    const named = new Set([...image.matchAll(/(?<![\w-])([a-z][\w-]*-\d+\.\d+\.\d+)\/src\//g)].map(([, crate]) => crate));
    assert.ok(named.size > 15, `${[...named]}`);
    const listed = new Set(firmwareParts(board).map(({ name, version }) => `${name}-${version}`));
    assert.deepEqual([...named].filter((crate) => !listed.has(crate)), []);
  });
}

test('the lists hold texts, not only names, and every package once a licence', () => {
  for (const parts of [firmwareParts('picosystem'), programParts()]) {
    const text = licences('x', parts);
    for (const { name, version } of parts) assert.ok(text.includes(`\n${name} ${version} (`), name);
    const sections = text.split(`\n\n${'-'.repeat(80)}\n\n`);
    for (const section of sections.slice(1)) assert.ok(section.length > 500, section);
    assert.match(text, /Adobe Systems Incorporated/, 'the fonts');
  }
});

test('the version is told once, and the changelog knows it', () => {
  assert.match(version(), /^\d+\.\d+\.\d+$/);
  assert.ok(notes(readFileSync(`${ROOT}CHANGELOG.md`, 'utf8'), version()).startsWith(`# Durbar ${version()}\n`));
  const log = '# x\n\n## 1.1.0, soon\n\n- b\n\n## 1.1, once\n- a\n';
  assert.equal(notes(log, '1.1.0'), '# Durbar 1.1.0\n\n- b\n');
  assert.equal(notes(log, '1.1'), '# Durbar 1.1\n- a\n');
  assert.throws(() => notes(log, '1.2.0'), /says nothing of 1\.2\.0/);
  assert.ok(!('version' in JSON.parse(readFileSync(`${ROOT}web/package.json`, 'utf8'))), 'no second version');
});

test('an archive is opened by the usual tar, with names, bytes and rights', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-tar-'));
  try {
    const bytes = Buffer.from(Array.from({ length: 1300 }, (_, i) => i % 251));
    const archive = tar([{ name: 'd/program', bytes, runs: true }, { name: 'd/empty', bytes: Buffer.alloc(0) }], 1_700_000_000);
    writeFileSync(join(folder, 'a.tar'), archive);
    execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
    assert.deepEqual(readdirSync(join(folder, 'd')).sort(), ['empty', 'program']);
    assert.equal(Buffer.compare(readFileSync(join(folder, 'd/program')), bytes), 0);
    assert.equal(statSync(join(folder, 'd/program')).mode & 0o777, 0o755);
    assert.equal(statSync(join(folder, 'd/program')).mtimeMs, 1_700_000_000_000);
    assert.throws(() => tar([{ name: 'x'.repeat(101), bytes }], 0), /too long a name/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
