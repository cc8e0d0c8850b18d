/**
 * Makes the folder that any static host can serve: `node web/build.js` brings page, worker and firmware together in
 * target/web. The bundler is there because a worker cannot import a package by its name.
 */

import { copyFile, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../target/web');
const FIRMWARE = here('../target/firmware/durbar-picosystem.uf2');

if (!existsSync(FIRMWARE)) {
  console.error('web: the firmware is missing; ./firmware picosystem builds it.');
  process.exit(2);
}
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
await build({
  entryPoints: { page: here('page/main.js'), worker: here('worker/worker.js') },
  outdir: OUT,
  bundle: true,
  minify: true,
  target: 'es2022',
  // Reading an image from a file is for Node only.
  external: ['node:fs/promises'],
  logLevel: 'warning',
});
for (const name of ['index.html', 'page.css', 'icon.svg', 'lotus.svg', 'lattice.svg']) await copyFile(here(`page/${name}`), `${OUT}/${name}`);
await copyFile(FIRMWARE, `${OUT}/durbar-picosystem.uf2`);
