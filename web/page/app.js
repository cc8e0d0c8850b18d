/**
 * What makes the page an app: it is kept for days without a net, asks the browser to keep its games, and asks the person
 * before it becomes a newer one. All of it only from a secure place; elsewhere the page plays without.
 */

const HOUR = 3_600_000;

/**
 * Keeps the page itself. `tell` is called when a newer one waits, with what opens it: that cuts the power of the
 * handheld, so it is a person's to call, and never happens by itself.
 * @param {(open: () => void) => void} tell
 */
export async function keepPage(tell) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('service.js', { updateViaCache: 'none' });
  const open = () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage('now');
  };
  const look = () => {
    if (registration.waiting && serviceWorker.controller) tell(open);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => registration.update().catch(() => {}), HOUR);
}

/** Whether the browser has promised to keep the games: a key of words.js. */
export async function promiseOfGames() {
  if (!navigator.storage?.persisted) return 'keptUnasked';
  return (await navigator.storage.persisted().catch(() => false)) ? 'keptForGood' : 'keptForNow';
}

/** Asks it to promise that; some browsers pass the question on, so it is for when a person has begun to play. */
export async function askForPromise() {
  if ((await promiseOfGames()) === 'keptForNow') await navigator.storage.persist().catch(() => false);
  return promiseOfGames();
}
