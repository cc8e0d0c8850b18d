/**
 * The icons of the installed page, made of the same discs as page/icon.svg when the page is built. Their ground reaches
 * to the edges and the ring stays clear of them, so that a launcher may cut them to any shape. Knows no browser.
 */

import { encodePng } from './png.js';

const FINE = 4; // samples a pixel, across and down: a smooth edge

/** The picture of an SVG of circles only, as a square PNG; its first circle is the ground. */
export function iconOf(svg, side) {
  const [, box] = /viewBox="0 0 (\d+) \1"/.exec(svg);
  const circles = [...svg.matchAll(/<circle ([^>]*)\/>/g)].map(([, text]) => {
    const fact = (name) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1];
    const [x, y, r, stroke] = ['cx', 'cy', 'r', 'stroke-width'].map((name) => Number(fact(name) ?? 0));
    const isRing = fact('fill') === 'none';
    const colour = fact(isRing ? 'stroke' : 'fill');
    return { x, y, outer: r + stroke / 2, inner: isRing ? r - stroke / 2 : -1, colour: rgb(colour) };
  });
  const [ground, ...discs] = circles;
  const pixels = new Uint8Array(side * side * 3);
  const step = box / side / FINE;
  for (let at = 0; at < side * side; at++) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < FINE * FINE; sample++) {
      const x = ((at % side) * FINE + (sample % FINE) + 0.5) * step;
      const y = (Math.floor(at / side) * FINE + Math.floor(sample / FINE) + 0.5) * step;
      const disc = discs.findLast((disc) => {
        const far = Math.hypot(x - disc.x, y - disc.y);
        return far <= disc.outer && far > disc.inner;
      });
      const { colour } = disc ?? ground;
      for (let part = 0; part < 3; part++) sum[part] += colour[part];
    }
    pixels.set(sum.map((part) => Math.round(part / FINE ** 2)), at * 3);
  }
  return encodePng(side, side, pixels);
}

const rgb = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
