/**
 * The name under which a copy of the page keeps things in the browser. Storage is an origin's, and two copies may lie
 * at two paths of one origin: each has names of its own. Shared by page, worker and service worker, which lie together.
 */

export const NAME = `durbar ${new URL('.', self.location.href).pathname}`;
