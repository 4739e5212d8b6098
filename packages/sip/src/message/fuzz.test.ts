import { afterEach, expect, it, vi } from 'vitest';
import { factsOf } from '../testing/facts.ts';
import { mutate, seededRandom } from '../testing/mutate.ts';
import { plainMessages } from '../testing/plain-messages.ts';
import { readVectors } from '../testing/vectors.ts';
import { inspectRequest } from './inspect-request.ts';
import { readMessage } from './read-message.ts';
import { responseTo, responseToMalformed } from './response-to.ts';
import { sdpOf } from './sdp-of.ts';
import type { SipMessage } from './sip-message.ts';
import { createStreamFramer } from './stream-framer.ts';
import { writeMessage, writeNameAddress, writeVia } from './write-message.ts';

const messages = process.env['PARLEY_TEST_LONG'] === 'true' ? 1_000_000 : 5_000;
const timeout = 60_000 + messages * 4;
const source = { address: '192.0.2.1', port: 5060 };
const seeds = [...readVectors().values(), ...plainMessages];

function pick<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('Expected something to choose from');
  return chosen;
}

function readAgain(bytes: Buffer): SipMessage {
  const read = readMessage(bytes);
  if (read.kind !== 'message') throw new Error(`What was written is not read: ${JSON.stringify(read)}`);
  return read.message;
}

/** A message written from the parsed facts equals the one from the headers. */
function rewritten(message: SipMessage): SipMessage {
  message.headers.set('Via', ...message.via.map(writeVia));
  message.headers.set('From', writeNameAddress(message.from));
  message.headers.set('To', writeNameAddress(message.to));
  return message;
}

function factsWithoutHeaders(message: SipMessage): string {
  const { headers: _, ...rest } = message;
  return JSON.stringify(rest, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
}

it(
  'mutated messages never make the parser throw, and parsed ones round-trip',
  () => {
    const random = seededRandom(20_261_121);
    const counts = { message: 0, refused: 0, dropped: 0, 'keep-alive': 0 };
    for (let round = 0; round < messages; round += 1) {
      const bytes = mutate(pick(seeds, random), pick(seeds, random), random);
      const read = readMessage(bytes);
      counts[read.kind] += 1;
      if (read.kind === 'refused') {
        const answer = responseToMalformed(read, source).toString();
        expect(answer.indexOf('\r\n\r\n'), 'one head and nothing behind it').toBe(answer.length - 4);
        expect(answer.split('\r\n')).toHaveLength(read.answerTo.length + 4);
      }
      if (read.kind !== 'message') continue;
      const { message } = read;
      const facts = factsOf(message);
      const written = writeMessage(message);
      // Long forms of names may exceed the size of a datagram.
      if (written.length > 60_000) continue;
      const again = readAgain(written);
      if (factsOf(again) !== facts) expect(factsOf(again)).toBe(facts);
      const said = factsWithoutHeaders(again);
      const fromFacts = factsWithoutHeaders(readAgain(writeMessage(rewritten(again))));
      if (fromFacts !== said) expect(fromFacts).toBe(said);
      sdpOf(message);
      if (message.kind === 'request' && message.method !== 'ACK') {
        const judged = inspectRequest(message);
        const response = responseTo(message, judged?.status ?? 200, { ...judged, toTag: 't' });
        // With Vias of proxies it is not for a user agent.
        if (message.via.length > 1) writeMessage(response);
        else expect(readAgain(writeMessage(response)).to.parameters.get('tag')).toBe(response.to.parameters.get('tag'));
      }
    }
    // The mutations are of use only while some leave the message right and some do not.
    expect(counts.message).toBeGreaterThan(messages / 10);
    expect(counts.refused).toBeGreaterThan(messages / 10);
    expect(counts.dropped).toBeGreaterThan(messages / 50);
  },
  timeout,
);

/** Characters and bytes that built-in functions examine or copy while `work` runs, and their calls. */
function stepsOf(work: () => void): number {
  let steps = 0;
  const count = <T extends object, K extends keyof T & string>(
    owner: T,
    name: K,
    cost: (subject: never, result: never) => number,
  ) => {
    const original = owner[name] as (...parameters: unknown[]) => unknown;
    const counted = function (this: unknown, ...parameters: unknown[]): unknown {
      const result = original.apply(this, parameters);
      steps += 1 + cost([this, ...parameters] as never, result as never);
      return result;
    };
    vi.spyOn(owner, name as never).mockImplementation(counted as never);
  };
  const searched = ([subject, , from]: [string, string, number?], found: number) =>
    (found < 0 ? subject.length : found + 1) - Math.max(0, from ?? 0);
  const whole = ([subject]: [string]) => subject.length;
  const made = (_: unknown, result: string) => result.length;
  count(String.prototype, 'charCodeAt', () => 0);
  count(String.prototype, 'indexOf', searched);
  count(String.prototype, 'includes', whole);
  count(String.prototype, 'lastIndexOf', whole);
  count(String.prototype, 'slice', made);
  count(String.prototype, 'split', whole);
  count(String.prototype, 'toLowerCase', whole);
  count(String.prototype, 'toUpperCase', whole);
  count(String.prototype, 'replaceAll', whole);
  count(Buffer.prototype, 'indexOf', searched);
  work();
  vi.restoreAllMocks();
  return steps;
}

afterEach(() => vi.restoreAllMocks());

/** A few passes over each part of a message, half of them by built-in functions. */
const mostStepsPerByte = 20;

const head = 'INVITE sip:b@example.org SIP/2.0\r\nVia: SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK1\r\n';
const rest = 'From: <sip:a@example.org>;tag=1\r\nTo: <sip:b@example.org>\r\nCall-ID: 1\r\nCSeq: 1 INVITE\r\n\r\n';
/** Inputs of any size that are hard for parsers with lookahead or backtracking. */
const hardInputs: Record<string, (size: number) => string> = {
  'bare line feeds': (size) => head + 'X: \n'.repeat(size / 4) + rest,
  'bare carriage returns': (size) => `${head}X: ${'\r'.repeat(size)}\r\n${rest}`,
  'bare line feeds without an end': (size) => head + '\n'.repeat(size),
  'folded lines': (size) => `${head}X: 1${'\r\n 2'.repeat(size / 4)}\r\n${rest}`,
  'empty folded lines': (size) => `${head}X: 1${'\r\n '.repeat(size / 3)}\r\n${rest}`,
  'spaces before a colon': (size) => `${head}X${' '.repeat(size)}: 1\r\n${rest}`,
  'spaces in the request line': (size) => `INVITE ${' '.repeat(size)}sip:b@example.org SIP/2.0\r\n${rest}`,
  'many short fields': (size) => head + 'a:b\r\n'.repeat(size / 5) + rest,
  'many Vias': (size) => head + 'v: SIP/2.0/UDP h\r\n'.repeat(size / 18) + rest,
  'many Vias in one field': (size) => `${head}v: SIP/2.0/UDP h${', SIP/2.0/UDP h'.repeat(size / 15)}\r\n${rest}`,
  commas: (size) => `${head}Contact: ${','.repeat(size)}\r\n${rest}`,
  'quotes that close at once': (size) => `${head}Contact: ${'"",'.repeat(size / 3)}\r\n${rest}`,
  'quotes that never close': (size) => `${head}Contact: ${'"\\'.repeat(size / 2)}\r\n${rest}`,
  'brackets that never close': (size) => `${head}Contact: ${'<,'.repeat(size / 2)}\r\n${rest}`,
  'parameters of Via': (size) =>
    `${head}v: SIP/2.0/UDP h${Array.from({ length: size / 8 }, (_, index) => `;p${index}=1`).join('')}\r\n${rest}`,
  semicolons: (size) => `${head}Contact: <sip:a@h${';'.repeat(size)}>\r\n${rest}`,
  'headers of an address': (size) => `${head}Contact: <sip:a@h?${'a=b&'.repeat(size / 4)}a=b>\r\n${rest}`,
  'at signs': (size) => `${head}Contact: <sip:${'a@'.repeat(size / 2)}h>\r\n${rest}`,
  escapes: (size) => `${head}Contact: <sip:${'%41'.repeat(size / 3)}@h>\r\n${rest}`,
  'percent signs': (size) => `${head}Contact: <sip:${'%'.repeat(size)}@h>\r\n${rest}`,
  'an IPv6 address without an end': (size) => `${head}Contact: <sip:[${':'.repeat(size)}>\r\n${rest}`,
  'a long number': (size) => `${head}Max-Forwards: ${'0'.repeat(size)}70\r\n${rest}`,
  'routes and record routes': (size) =>
    head + 'Route: <sip:a;lr>\r\nRecord-Route: <sip:a;lr>\r\n'.repeat(size / 46) + rest,
};

it.each(Object.entries(hardInputs))('%s: steps are linear in the size of the message', (_, inputOf) => {
  const stepsPerByte = (size: number): number => {
    const bytes = Buffer.from(inputOf(size));
    return stepsOf(() => void readMessage(bytes)) / bytes.length;
  };
  const small = stepsPerByte(6_000);
  const large = stepsPerByte(48_000);
  expect(large, 'steps are counted').toBeGreaterThan(0.5);
  expect(large).toBeLessThan(mostStepsPerByte);
  expect(large).toBeLessThan(small * 1.5 + 1);
});

it('mutated messages take at most a few steps per byte', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 300; round += 1) {
    const bytes = mutate(pick(seeds, random), pick(seeds, random), random);
    expect(stepsOf(() => void readMessage(bytes))).toBeLessThan(bytes.length * mostStepsPerByte + 2_000);
  }
});

it('a stream in chunks of any size gives the same messages, and copies each byte at most a few times', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.concat([mutate(pick(seeds, random), pick(seeds, random), random), ...plainMessages]);
    const whole = framesOf(bytes, () => bytes.length);
    const pieces = framesOf(bytes, () => 1 + Math.floor(random() ** 4 * 3_000));
    expect(pieces.said).toEqual(whole.said);
    expect(pieces.copiedBytes).toBeLessThanOrEqual(bytes.length * 4 + 2_048);
  }
});

function framesOf(bytes: Buffer, size: () => number): { said: string[]; copiedBytes: number } {
  const framer = createStreamFramer();
  const said: string[] = [];
  for (let at = 0, next = 0; at < bytes.length; at = next) {
    next = Math.min(bytes.length, at + size());
    framer.push(Buffer.from(bytes.subarray(at, next)), {
      message: (message) => said.push(Buffer.from(message).toString('base64')),
      keepAlive: () => said.push('keep-alive'),
      broken: (reason) => said.push(`broken: ${reason}`),
    });
  }
  return { said, copiedBytes: framer.copiedBytes };
}
