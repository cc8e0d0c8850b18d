/**
 * The service worker: keeps all files of one version of the page, so that it opens without a net and never as a mixture
 * of two. A newer version is fetched beside it and waits until no tab uses the old one, or a person says `now`.
 * It knows nothing of games; they lie in a database that no version deletes.
 */

/* global FILES, VERSION -- the build puts them in */
import { NAME } from '../names.js';

const CACHE = `${NAME} ${VERSION}`;

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const deleteOld = async () => {
    // A path has no space in it, so that the name of another path never begins like this.
    const old = (await caches.keys()).filter((name) => name.startsWith(`${NAME} `) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(deleteOld());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const folder = new URL('.', self.location.href);
  if (event.request.method !== 'GET' || !url.href.startsWith(folder.href)) return;
  const file = url.href.slice(folder.href.length).replace(/[?#].*$/, '') || 'index.html';
  if (!FILES.includes(file)) return;
  const answer = async () => (await (await caches.open(CACHE)).match(file)) ?? fetch(event.request);
  event.respondWith(answer());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'now') self.skipWaiting();
});
