/** Small things that the browser remembers for the page. It may forbid even this; then nothing is lost but a wish. */

export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then the next tab waits a little longer, or is loud again.
  }
}
