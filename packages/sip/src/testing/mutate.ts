/** Pseudo-random numbers from 0 to below 1, equal for an equal seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Significant characters and words of SIP and SDP. */
const telling = [
  '\r\n',
  '\r',
  '\n',
  '\r\n\r\n',
  '\r\n ',
  '\t',
  ' ',
  ';',
  ',',
  ':',
  '=',
  '"',
  '\\',
  '<',
  '>',
  '@',
  '?',
  '&',
  '%',
  '%0d%0a',
  '[',
  ']',
  '[::1]',
  '*',
  '/',
  '\0',
  '\x7f',
  '\xff',
  '\xc3\x28',
  'SIP/2.0',
  'tag=',
  ';lr',
  'sip:',
  'tel:',
  'z9hG4bK',
  'Via: ',
  'v: ',
  'Content-Length: ',
  'l:',
  'Contact: ',
  'From: ',
  '-1',
  '0',
  '4294967296',
  '99999999999999999999',
  'a=',
  'm=',
];

/** Limit of repetitions of a field or part. */
const maxRepeated = 2_000;

/**
 * Mutates a valid message: bytes changed, inserted or deleted, pieces of it doubled or of another inserted, fields
 * repeated or enlarged. Deterministic for equal numbers. At most 65,535 bytes.
 */
export function mutate(message: Uint8Array, another: Uint8Array, random: () => number): Buffer {
  let bytes: Buffer = Buffer.from(message);
  for (let times = 1 + Math.floor(random() ** 3 * 5); times > 0; times -= 1) bytes = mutateOnce(bytes, another, random);
  return bytes.subarray(0, 65_535);
}

function mutateOnce(bytes: Buffer, another: Uint8Array, random: () => number): Buffer {
  const pick = (count: number): number => Math.floor(random() * count);
  const at = pick(bytes.length + 1);
  const upTo = at + pick(Math.min(64, bytes.length - at + 1));
  const insert = (piece: Uint8Array): Buffer => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  switch (pick(12)) {
    case 0:
      return flipped(bytes, 1 + pick(8), random);
    case 1:
      return insert(Buffer.from(Array.from({ length: 1 + pick(8) }, () => pick(256))));
    case 2:
    case 3:
      return insert(Buffer.from(telling[pick(telling.length)] ?? '', 'latin1'));
    case 4:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(upTo)]);
    case 5:
      return insert(bytes.subarray(at, upTo));
    case 6:
      return bytes.subarray(0, at);
    case 7: {
      const from = pick(another.length + 1);
      return insert(another.subarray(from, from + pick(200)));
    }
    case 8:
      return Buffer.concat([bytes.subarray(0, at), another.subarray(Math.min(at, another.length))]);
    case 9:
      return withLine(bytes, (line) => Buffer.concat([line, line]), random);
    case 10:
      return withLine(bytes, (line) => repeated(line, 1 + pick(random() < 0.1 ? maxRepeated : 20)), random);
    default:
      return insert(
        repeated(
          Buffer.from(telling[pick(telling.length)] ?? '', 'latin1'),
          1 + Math.floor(random() ** 4 * maxRepeated),
        ),
      );
  }
}

function flipped(bytes: Buffer, count: number, random: () => number): Buffer {
  const changed = Buffer.from(bytes);
  for (let times = 0; times < count && changed.length > 0; times += 1) {
    const at = Math.floor(random() * changed.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return changed;
}

function repeated(bytes: Uint8Array, times: number): Buffer {
  return Buffer.concat(
    Array.from({ length: Math.min(times, Math.ceil(65_535 / Math.max(1, bytes.length))) }, () => bytes),
  );
}

/** Replaces one of its lines, line end included. */
function withLine(bytes: Buffer, change: (line: Buffer) => Buffer, random: () => number): Buffer {
  const near = Math.floor(random() * bytes.length);
  const start = bytes.lastIndexOf('\r\n', near) + (bytes.lastIndexOf('\r\n', near) < 0 ? 1 : 2);
  const lineEnd = bytes.indexOf('\r\n', start);
  const end = lineEnd < 0 ? bytes.length : lineEnd + 2;
  return Buffer.concat([bytes.subarray(0, start), change(bytes.subarray(start, end)), bytes.subarray(end)]);
}
