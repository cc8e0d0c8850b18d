/** PNG pictures, as far as tests and icons need them: no interlacing; indexed (1 to 8 bits) or RGB (8 bits) in, RGB out. */

import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * @param {Buffer} file
 * @returns {{ width: number, height: number, rgb: Uint8Array }} three bytes a pixel
 */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This file is not a PNG picture.');
  let header, palette;
  const data = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 8, at + 8 + length);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') header = body;
    else if (type === 'PLTE') palette = body;
    else if (type === 'IDAT') data.push(body);
    at += 12 + length;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits, kind, , , interlaced] = header.subarray(8);
  const isIndexed = kind === 3 && bits <= 8;
  if (interlaced || !(isIndexed || (kind === 2 && bits === 8))) {
    throw new Error(`This PNG picture is of a kind that is not read here (colour type ${kind}, ${bits} bits).`);
  }
  const pixelBits = isIndexed ? bits : 24;
  const rows = unfilter(inflateSync(Buffer.concat(data)), Math.ceil((width * pixelBits) / 8), height, Math.ceil(pixelBits / 8));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3;
      if (isIndexed) {
        const bit = x * bits;
        const index = (rows[y][bit >> 3] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
        rgb.set(palette.subarray(index * 3, index * 3 + 3), to);
      } else {
        rgb.set(rows[y].subarray(x * 3, x * 3 + 3), to);
      }
    }
  }
  return { width, height, rgb };
}

function unfilter(raw, stride, height, step) {
  const rows = [];
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = Uint8Array.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let i = 0; i < stride; i++) {
      const left = i >= step ? row[i - step] : 0;
      const up = above[i];
      const corner = i >= step ? above[i - step] : 0;
      row[i] += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
    rows.push((above = row));
  }
  return rows;
}

function paeth(left, up, corner) {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** @returns {Buffer} */
export function encodePng(width, height, rgb) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const raw = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) raw.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), body.length + 8);
  return out;
}
