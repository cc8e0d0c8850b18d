/**
 * Makes the folder that any static host can serve: `node web/build.js` brings page, worker and firmware together in
 * target/web. The bundler is there because a worker cannot import a package by its name.
 */

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { iconOf } from './icons.js';
import { firmwareParts, licences, modules } from './licences.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../target/web');
const FIRMWARE = here('../target/firmware/durbar-picosystem.uf2');
const ICONS = [192, 512];
const BUNDLE = { outdir: OUT, bundle: true, minify: true, target: 'es2022', logLevel: 'warning' };

if (!existsSync(FIRMWARE)) {
  console.error('web: the firmware is missing; ./firmware picosystem builds it.');
  process.exit(2);
}
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const { metafile } = await build({
  ...BUNDLE,
  metafile: true,
  entryPoints: { page: here('page/main.js'), worker: here('worker/worker.js') },
  // Reading an image from a file is for Node only.
  external: ['node:fs/promises'],
});
for (const name of ['index.html', 'page.css', 'icon.svg', 'lotus.svg', 'lattice.svg']) await copyFile(here(`page/${name}`), `${OUT}/${name}`);
await copyFile(FIRMWARE, `${OUT}/durbar-picosystem.uf2`);
// Whatever the bundler took in, and the firmware.
const taken = Object.keys(metafile.inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
await writeFile(`${OUT}/licences.txt`, licences('Licences of Durbar\'s page', [...modules(new Set(taken)), ...firmwareParts('picosystem')]));

const icon = await readFile(here('page/icon.svg'), 'utf8');
for (const side of ICONS) await writeFile(`${OUT}/icon-${side}.png`, iconOf(icon, side));
await writeFile(`${OUT}/durbar.webmanifest`, JSON.stringify({
  name: 'Durbar',
  short_name: 'Durbar',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f1e6d2',
  theme_color: '#efe4d0',
  icons: ICONS.flatMap((side) => ['any', 'maskable'].map((purpose) => ({
    src: `icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose,
  }))),
}));

// The service worker comes last: it names all that lies there, and any change of it makes another version.
const files = (await readdir(OUT)).sort();
const digest = createHash('sha256');
for (const name of files) digest.update(name).update(await readFile(`${OUT}/${name}`));
await build({
  ...BUNDLE,
  entryPoints: { service: here('page/service.js') },
  define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(digest.digest('hex').slice(0, 16)) },
});
