/** The glass: a canvas with the panel's own pixels, each shown as a square of whole pixels of the display. */

const SIDE = 240;
/** What the page needs beside the screen: width and height, in the wide shape and in the upright one. */
const BESIDE = { wide: { width: 520, height: 226 }, upright: { width: 84, height: 400 } };

export class Screen {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    addEventListener('resize', () => this.#fit());
    this.#fit();
  }

  show(pixels, lit) {
    this.context.putImageData(new ImageData(new Uint8ClampedArray(pixels), SIDE), 0, 0);
    this.canvas.classList.toggle('dark', !lit);
  }

  png() {
    return new Promise((resolve) => this.canvas.toBlob(resolve, 'image/png'));
  }

  /** As large as the window has room. On a coarse display only whole multiples are even; on a fine one no eye sees it. */
  #fit() {
    const { innerWidth, innerHeight, devicePixelRatio: dots } = window;
    const beside = BESIDE[innerWidth > innerHeight ? 'wide' : 'upright'];
    const room = Math.min(innerWidth - beside.width, innerHeight - beside.height);
    const step = dots >= 2 ? 1 / dots : SIDE / dots;
    const side = Math.max(SIDE, Math.floor(room / step) * step);
    document.documentElement.style.setProperty('--side', `${side}px`);
  }
}
