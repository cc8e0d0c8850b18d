/** Deals with a number, which the page proposes to the handheld. The firmware's side is boards/rp2040/deals.rs. */

const MOST = 99; // the highest number of a deal
const MARK = 0xdea1;

/** The deal that a link asks for: its number, 0 if it asks for none, or null if there is no such deal. */
export function askedFor(search) {
  const text = new URLSearchParams(search).get('deal');
  if (text === null) return 0;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= MOST ? number : null;
}

/** The deal of the week of a moment in milliseconds; weeks begin on Mondays. */
export const weekOf = (ms) => (Math.floor((Math.floor(ms / 86_400_000) + 3) / 7) % MOST) + 1;

/** The languages of the handheld, as it counts them. */
const LANGUAGES = ['en', 'de', 'nl'];

/** Both as the firmware finds them in a register that outlives a restart, with the person's language in the highest bits. */
export function wordOf({ asked, week, language }) {
  const spoken = LANGUAGES.indexOf(language) + 1;
  return ((MARK << 16) | ((spoken >> 1) << 15) | (week << 8) | ((spoken & 1) << 7) | asked) >>> 0;
}
