import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { createStreamFramer, type StreamLimits } from './stream-framer.ts';

const head = [
  'INFO sip:b@example.org SIP/2.0',
  'Via: SIP/2.0/TCP 192.0.2.1;branch=z9hG4bK1',
  'From: <sip:a@example.org>;tag=1',
  'To: <sip:b@example.org>;tag=2',
  'Call-ID: 1@example.org',
  'CSeq: 1 INFO',
].join('\r\n');

function message(body: string, length = `Content-Length: ${body.length}\r\n`): string {
  return `${head}\r\n${length}\r\n${body}`;
}

/** Events for the pieces, in order. */
function told(pieces: readonly string[], limits?: StreamLimits) {
  const framer = createStreamFramer(limits);
  const said: string[] = [];
  for (const piece of pieces) {
    framer.push(Buffer.from(piece), {
      message: (bytes) => said.push(Buffer.from(bytes).toString()),
      keepAlive: () => said.push('keep-alive'),
      broken: (reason, before) => said.push(`broken: ${reason}`, `${before && readMessage(before).kind}`),
    });
  }
  return { said, framer };
}

it('messages are framed by Content-Length, in any chunking', () => {
  const all = [message('abc'), message(''), message('\r\n\r\nINVITE'), message('d', 'l :\r\n 1\r\n'), message('', '')];
  const text = all.join('');
  expect(told([text]).said).toEqual(all);
  expect(told([...text]).said).toEqual(all);
  for (let size = 2; size < 400; size += 7) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect(told(pieces).said).toEqual(all);
  }
});

it('double CRLF between messages is a ping, a single one is not, and in a body neither counts', () => {
  expect(told(['\r\n\r\n']).said).toEqual(['keep-alive']);
  expect(told(['\r', '\n', '\r', '\n']).said).toEqual(['keep-alive']);
  expect(told(['\r\n', message('\r\n\r\n'), '\r\n']).said).toEqual([message('\r\n\r\n')]);
  expect(told([`\r\n\r\n\r\n\r\n${message('')}\r\n\r\n`]).said).toEqual([
    'keep-alive',
    'keep-alive',
    message(''),
    'keep-alive',
  ]);
});

it.each([
  ['two lengths', message('abc', 'Content-Length: 3\r\nl: 3\r\n')],
  ['a negative length', message('abc', 'Content-Length: -3\r\n')],
  ['an invalid length', message('abc', 'Content-Length: three\r\n')],
  ['a body too large', message('abc', 'Content-Length: 65536\r\n')],
])('%s breaks the stream, with a head that 400 can answer', (_, text) => {
  const { said, framer } = told([text, message('')]);
  expect(said).toEqual([expect.stringMatching(/^broken: /), 'refused']);
  expect(framer.hasPartial).toBe(false);
});

it('an endless head breaks the stream at the limit', () => {
  const { said } = told([head, ...Array.from({ length: 100 }, () => '\r\nX: 0123456789')], { headBytes: 1_000 });
  expect(said).toEqual(['broken: Header fields too large', 'undefined']);
});

it('bytes that cannot begin a message are refused at once', () => {
  expect(told(['\x16\x03\x01\x02']).said).toEqual(['broken: Not SIP', 'undefined']);
  expect(told([message('abc'), '{"a":1}', message('')]).said).toEqual([message('abc'), 'broken: Not SIP', 'undefined']);
});

it('a delivered message is not changed by later ones', () => {
  const framer = createStreamFramer();
  const seen: Uint8Array[] = [];
  const sink = { message: (bytes: Uint8Array) => seen.push(bytes), keepAlive: () => {}, broken: () => {} };
  const text = message('abc') + message('def');
  for (const letter of text) framer.push(Buffer.from(letter), sink);
  expect(Buffer.concat(seen).toString()).toBe(text);
});

it('an incomplete message is reported', () => {
  const text = message('abc');
  expect(told([text.slice(0, 5)]).framer.hasPartial).toBe(true);
  expect(told([text.slice(0, -1)]).framer.hasPartial).toBe(true);
  expect(told([text]).framer.hasPartial).toBe(false);
  expect(told(['\r\n']).framer.hasPartial).toBe(false);
});

it('copying is linear in the bytes, not in the number of chunks', () => {
  const text = message('x'.repeat(60_000));
  expect(told([...text]).framer.copiedBytes).toBeLessThan(text.length * 4);
  expect(told([text]).framer.copiedBytes).toBe(0);
});
