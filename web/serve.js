/**
 * Serves target/web on this machine: `node web/serve.js [port]`. Any other file server does as well; this one needs
 * nothing installed. Only this machine can reach it.
 */

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../target/web/', import.meta.url));
const KINDS = {
  html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml', png: 'image/png', webmanifest: 'application/manifest+json', uf2: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
};

/**
 * A server at a port of localhost; 0 takes any free one. Answers its address, and a way to close it.
 * @param {{ port?: number, host?: string, root?: string, paths?: string[] }} [options] for tests: another address of this
 *   machine, another folder, and the paths that the folder lies at
 */
export async function serve({ port = 0, host = 'localhost', root = ROOT, paths = ['/'] } = {}) {
  const server = createServer(async (request, response) => {
    const [, path, file] = /^(.*\/)([^/]*)$/.exec(new URL(request.url, 'http://localhost').pathname);
    const name = file || 'index.html';
    const kind = paths.includes(path) && /^[\w-]+\.(\w+)$/.exec(name)?.[1]; // the folder is flat, so no path leads out of it
    const body = KINDS[kind] && (await readFile(new URL(name, pathToFileURL(`${root}/`))).catch(() => null));
    if (!body) return response.writeHead(404).end('not here');
    response.writeHead(200, { 'Content-Type': KINDS[kind], 'Cache-Control': 'no-cache' }).end(body);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${host}:${server.address().port}/`, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8040);
  const served = await serve({ port }).catch((error) => {
    console.error(`web: port ${port} cannot be had (${error.code}); ./firmware serve PORT takes another.`);
    process.exit(2);
  });
  console.log(`Durbar plays at ${served.address} (Ctrl-C ends it)`);
}
