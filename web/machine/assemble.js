/**
 * Makes a WebAssembly module of functions that are told in words, each of which does something to a stack of numbers of
 * 32 bits: a number puts itself there, `x` the local variable x, `=x` takes it away into x, `:x` leaves it there as well.
 * `block a`, `loop a` and `if` open what `end` closes, and `br a` goes to the end of a block or the begin of a loop.
 * `load32+8` reads memory 8 bytes behind an address; `invoke` calls a function by its number in the table. A function takes nothing and answers what is left on the stack.
 */

const OPERATIONS = {
  '!': 0x45, '==': 0x46, '!=': 0x47, '<': 0x48, '<u': 0x49, '>': 0x4a, '>u': 0x4b, '<=': 0x4c, '<=u': 0x4d, '>=': 0x4e, '>=u': 0x4f,
  '+': 0x6a, '-': 0x6b, '*': 0x6c, '&': 0x71, '|': 0x72, '^': 0x73, '<<': 0x74, '>>': 0x75, '>>>': 0x76, 'ror': 0x78,
  'signed8': 0xc0, 'signed16': 0xc1, 'drop': 0x1a,
};
/** Each with how its address is aligned. */
const ACCESSES = {
  load32: [0x28, 2], load8: [0x2d, 0], load16: [0x2f, 1], load8s: [0x2c, 0], load16s: [0x2e, 1],
  store32: [0x36, 2], store8: [0x3a, 0], store16: [0x3b, 1],
};
const [BLOCK, LOOP, IF, ELSE, END, BR, CALL, CALL_BY_NUMBER, GET, SET, TEE, CONST] = [0x02, 0x03, 0x04, 0x05, 0x0b, 0x0c, 0x10, 0x11, 0x20, 0x21, 0x22, 0x41];
const [EMPTY, I32, FUNCTION, ANY_FUNCTION] = [0x40, 0x7f, 0x60, 0x70];

function unsigned(value, bytes = []) {
  while (value > 0x7f) {
    bytes.push((value & 0x7f) | 0x80);
    value >>>= 7;
  }
  bytes.push(value);
  return bytes;
}

function signed(value, bytes = []) {
  while (value < -64 || value > 63) {
    bytes.push((value & 0x7f) | 0x80);
    value >>= 7;
  }
  bytes.push(value & 0x7f);
  return bytes;
}

/** Pieces behind each other, and before them how many they are. */
const list = (pieces) => [...unsigned(pieces.length), ...pieces.flat()];
const name = (text) => list([...text].map((letter) => letter.charCodeAt(0)));
const outside = (text) => [...name('outside'), ...name(text)];

/** A section of large pieces, or small ones. */
function section(number, pieces) {
  const count = unsigned(pieces.length);
  const length = pieces.reduce((sum, piece) => sum + piece.length, count.length);
  return [[number, ...unsigned(length), ...count], ...pieces];
}

/**
 * @typedef {{ variables: string[], words: string }} Told a function: its local variables and what it does
 * @param {Record<string, Told>} helpers functions by their names, whose first two variables they are given
 * @param {Told[]} functions
 * @param {string[]} calls what is called outside: takes two numbers and answers one, as helpers do
 * @returns {Uint8Array} a module that is given `outside.memory`, `outside.table` and the calls, and gives the functions by their numbers
 */
export function assemble(helpers, functions, calls) {
  const numbers = new Map([...calls, ...Object.keys(helpers)].map((call, number) => [call, number]));
  const told = Object.values(helpers);
  const body = ({ variables, words }, given) => {
    const code = codeOf(words, variables, numbers);
    const locals = list([[...unsigned(variables.length - given), I32]]);
    return [...unsigned(locals.length + code.length), ...locals].concat(code);
  };
  const sections = [
    ...section(1, [[FUNCTION, ...list([I32, I32]), ...list([I32])], [FUNCTION, ...list([]), ...list([I32])]]),
    ...section(2, [[...outside('table'), 1, ANY_FUNCTION, 0, 0], [...outside('memory'), 2, 0, 1], ...calls.map((call) => [...outside(call), 0, 0])]),
    ...section(3, [...told.map(() => [0]), ...functions.map(() => [1])]),
    ...section(7, functions.map((_, number) => [...name(String(number)), 0, ...unsigned(numbers.size + number)])),
    ...section(10, [...told.map((helper) => body(helper, 2)), ...functions.map((one) => body(one, 0))]),
  ];
  const pieces = [[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], ...sections];
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The code that words stand for, and its end. */
function codeOf(words, variables, numbers) {
  const places = new Map(variables.map((variable, place) => [variable, place]));
  const code = [];
  const open = [];
  const tokens = words.split(' ');
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at];
    const place = places.get(word);
    if (place !== undefined) code.push(GET, place);
    else if (OPERATIONS[word] !== undefined) code.push(OPERATIONS[word]);
    else if (word[0] === '=' || word[0] === ':') code.push(word[0] === '=' ? SET : TEE, places.get(word.slice(1)));
    else if ((word[0] >= '0' && word[0] <= '9') || word[0] === '-') {
      code.push(CONST);
      signed(word | 0, code);
    } else if (word === 'block' || word === 'loop') {
      code.push(word === 'block' ? BLOCK : LOOP, EMPTY);
      open.push(tokens[++at]);
    } else if (word === 'if') {
      code.push(IF, EMPTY);
      open.push(null);
    } else if (word === 'else') code.push(ELSE);
    else if (word === 'end') {
      code.push(END);
      open.pop();
    } else if (word === 'br') {
      code.push(BR);
      unsigned(open.length - 1 - open.lastIndexOf(tokens[++at]), code);
    } else if (word === 'invoke') code.push(CALL_BY_NUMBER, 1, 0);
    else if (numbers.has(word)) code.push(CALL, numbers.get(word));
    else if (word !== '') {
      const [access, offset = '0'] = word.split('+');
      code.push(...ACCESSES[access]);
      unsigned(Number(offset), code);
    }
  }
  code.push(END);
  return code;
}
