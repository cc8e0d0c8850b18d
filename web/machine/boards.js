/**
 * The boards as their makers wired them. Stated from the makers' schematics and never from the firmware:
 * a wrong pin in the firmware must fail here.
 */

const MB = 1024 * 1024;

/**
 * @typedef {object} Board
 * @property {string} title
 * @property {number} flashSize in bytes
 * @property {{ spi: number, sck: number, mosi: number, cs: number, dc: number, rst: number, te?: number, upright: number, width?: number }} panel
 *   GPIO numbers; `upright` is the MADCTL value (MY 0x80, MX 0x40, MV 0x20) under which column and row of the controller
 *   are column and row of a viewer who holds the board the right way up; `width` is that of the glass, if it is not 240
 * @property {number} backlight GPIO, lit when high
 * @property {Record<string, number>} keys GPIO of each key; a pressed key connects it to ground, nothing else pulls it up
 * @property {{ red?: number, green?: number, blue?: number, inverted?: boolean }} [led] GPIO, lit when high, or when low
 * @property {number} [piezo] GPIO
 * @property {{ pin: number, divider: number, diode?: number, charging?: number }} [battery] `diode`: the volts that are lost
 *   before the divider, to which the USB plug leads too; `charging`: GPIO, high while the battery is charged
 * @property {number} plugged GPIO, high while the USB plug gives power
 * @property {number[]} [neverDriven] pins that the firmware must leave alone
 */

/** @type {Record<string, Board>} */
export const BOARDS = {
  picosystem: {
    title: 'Pimoroni PicoSystem',
    flashSize: 16 * MB,
    panel: { spi: 0, sck: 6, mosi: 7, cs: 5, dc: 9, rst: 4, te: 8, upright: 0x00 },
    backlight: 12,
    keys: { up: 23, down: 20, left: 22, right: 21, A: 18, B: 19, X: 17, Y: 16 },
    led: { red: 14, green: 13, blue: 15 },
    piezo: 11,
    battery: { pin: 26, divider: 3, charging: 24 },
    plugged: 2,
    neverDriven: [2],
  },
  'waveshare-lcd-1-3': {
    title: 'Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico',
    flashSize: 2 * MB,
    // The glass is mounted a quarter turn round: the maker's driver sends MADCTL 0x70.
    panel: { spi: 1, sck: 10, mosi: 11, cs: 9, dc: 8, rst: 12, upright: 0x60 },
    backlight: 13,
    keys: { up: 2, down: 18, left: 16, right: 20, press: 3, A: 15, B: 17, X: 19, Y: 21 },
    plugged: 24, // on every Pico
  },
  picopad: {
    title: 'Pajenicko Picopad',
    flashSize: 2 * MB,
    // In landscape: the maker's drivers, for MicroPython and CircuitPython, send MADCTL 0x60.
    panel: { spi: 0, sck: 18, mosi: 19, cs: 21, dc: 17, rst: 20, upright: 0x60, width: 320 },
    backlight: 16,
    keys: { up: 4, down: 5, left: 3, right: 2, A: 7, B: 6, X: 9, Y: 8 },
    led: { blue: 22, inverted: true },
    piezo: 15,
    battery: { pin: 29, divider: 3, diode: 0.31 },
    plugged: 24,
  },
};

/** The board of that name; a wrong name gets the list of right ones. */
export function boardNamed(name) {
  const board = Object.hasOwn(BOARDS, name) ? BOARDS[name] : undefined;
  if (!board) throw new Error(`There is no board "${name}". The boards are: ${Object.keys(BOARDS).join(', ')}.`);
  return board;
}
