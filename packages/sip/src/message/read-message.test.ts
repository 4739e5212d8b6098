import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import type { ReadMessage } from './sip-message.ts';

const fields = [
  'Via: SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK1',
  'From: <sip:a@example.org>;tag=1',
  'To: <sip:b@example.org>',
  'Call-ID: 1@example.org',
  'CSeq: 1 INVITE',
];

function read(lines: readonly string[], body = ''): ReadMessage {
  return readMessage(Buffer.from([...lines, '', body].join('\r\n')));
}

function invite(...others: string[]): string[] {
  return ['INVITE sip:b@example.org SIP/2.0', ...fields, ...others];
}

function response(...others: string[]): string[] {
  return ['SIP/2.0 200 OK', ...fields, ...others];
}

function bodyOf(read: ReadMessage): string | undefined {
  return read.kind === 'message' ? Buffer.from(read.message.body).toString() : undefined;
}

it('CRLF alone is a keep-alive, before a message it is skipped, and an empty datagram is ignored', () => {
  expect(readMessage(Buffer.from('\r\n\r\n'))).toEqual({ kind: 'keep-alive' });
  expect(readMessage(Buffer.from('\r\n'))).toEqual({ kind: 'keep-alive' });
  expect(read(['', '', ...invite()]).kind).toBe('message');
  expect(readMessage(new Uint8Array(0)).kind).toBe('dropped');
});

it.each(['GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\0\0\0\0', 'hello', '\x16\x03\x01\x02\0', 'SIP/2.0', '{"a":1}', ' '])(
  '%j is dropped silently',
  (text) => expect(readMessage(Buffer.from(text)).kind).toBe('dropped'),
);

it('the body of a datagram ends at Content-Length, or with the datagram', () => {
  expect(bodyOf(read(invite('Content-Length: 3'), 'abcdef'))).toBe('abc');
  expect(bodyOf(read(invite('l: 0'), 'abcdef'))).toBe('');
  expect(bodyOf(read(invite(), 'abcdef'))).toBe('abcdef');
  expect(read(invite('Content-Length: 7'), 'abcdef')).toMatchObject({ kind: 'refused', status: 400 });
  expect(read(response('Content-Length: 7'), 'abcdef').kind).toBe('dropped');
  for (const length of ['', '-1', '+1', '1.0', '0x1', '1 2', '9'.repeat(400)]) {
    expect(read(invite(`Content-Length: ${length}`), 'abcdef')).toMatchObject({ kind: 'refused', status: 400 });
  }
});

it('bytes of the body are preserved', () => {
  const body = Buffer.from([0, 255, 13, 10, 13, 10, 195, 40]);
  const message = readMessage(Buffer.concat([Buffer.from(`${invite().join('\r\n')}\r\n\r\n`), body]));
  expect(message.kind === 'message' && Buffer.from(message.message.body).equals(body)).toBe(true);
});

it('a rejection carries every Via and the required headers verbatim', () => {
  const refused = read([
    'OPTIONS sip:b SIP/2.0',
    ...fields,
    'v: SIP/2.0/UDP proxy',
    'Subject: x',
    'f: <sip:c@d>;tag=2',
  ]);
  expect(refused).toMatchObject({ kind: 'refused', status: 400 });
  if (refused.kind !== 'refused') return;
  expect(refused.answerTo).toEqual([
    ['Via', 'SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK1'],
    ['From', '<sip:a@example.org>;tag=1'],
    ['To', '<sip:b@example.org>'],
    ['Call-ID', '1@example.org'],
    ['CSeq', '1 INVITE'],
    ['Via', 'SIP/2.0/UDP proxy'],
  ]);
});

it('ACKs, responses and requests without a usable Via are never answered', () => {
  expect(read(['ACK sip:b@example.org SIP/2.0', ...fields]).kind).toBe('dropped');
  expect(read(['SIP/2.0 200 OK', ...fields.slice(1)]).kind).toBe('dropped');
  expect(read(['INVITE sip:b@example.org SIP/2.0', ...fields.slice(1)]).kind).toBe('dropped');
  expect(read(['INVITE sip:b@example.org SIP/7.0', ...fields])).toMatchObject({ kind: 'refused', status: 505 });
  expect(read(['SIP/7.0 200 OK', ...fields]).kind).toBe('dropped');
});

it.each([
  ['a field without colon', 'Subject'],
  ['a field without name', ': x'],
  ['a name with a space in it', 'A b: x'],
  ['a line feed alone', 'Subject: a\nP-Asserted-Identity: <sip:boss@example.org>'],
  ['a carriage return alone', 'Subject: a\rP-Asserted-Identity: <sip:boss@example.org>'],
  ['a line feed alone in a folded line', 'Subject: a\r\n b\nc'],
  ['two To fields', 't: <sip:c@example.org>'],
  ['Max-Forwards beyond 255', 'Max-Forwards: 256'],
  ['an invalid Contact', 'Contact: <sip:a@b'],
  ['an invalid Record-Route', 'Record-Route: a'],
  ['too many fields', Array.from({ length: 300 }, () => 'X: y').join('\r\n')],
])('400 for %s', (_, line) => {
  expect(read(invite(line))).toMatchObject({ kind: 'refused', status: 400 });
});

it('400 without the empty line after the header fields', () => {
  expect(readMessage(Buffer.from(`${invite().join('\r\n')}\r\n`))).toMatchObject({ kind: 'refused', status: 400 });
});

it.each([
  ['From', 1],
  ['To', 2],
  ['Call-ID', 3],
  ['CSeq', 4],
])('400 without %s', (_, index) => {
  const others = fields.filter((_line, at) => at !== index);
  expect(read(['INVITE sip:b@example.org SIP/2.0', ...others])).toMatchObject({ kind: 'refused', status: 400 });
});

it.each(['1', 'INVITE', '1INVITE', '-1 INVITE', '1 BYE', '1 invite', '4294967296 INVITE', '1 INVITE x'])(
  '400 for CSeq %s of an INVITE',
  (value) => {
    const lines = ['INVITE sip:b@example.org SIP/2.0', ...fields.slice(0, 4), `CSeq: ${value}`];
    expect(read(lines)).toMatchObject({ kind: 'refused', status: 400 });
  },
);

it('folded lines are unfolded, also in mandatory fields', () => {
  const message = read([
    'INVITE sip:b@example.org SIP/2.0',
    ...fields.slice(0, 4),
    'CSeq:',
    '\t1',
    '  INVITE',
    'Subject: a',
    '  ',
    ' b\tc ',
  ]);
  expect(message.kind === 'message' && message.message.cseq).toEqual({ number: 1, method: 'INVITE' });
  expect(message.kind === 'message' && message.message.headers.get('subject')).toBe('a b\tc');
});

it('a head larger than a datagram is dropped, also one that becomes so when serialized', () => {
  const [before, after] = invite('X: yz').join('\r\n').split('yz');
  const invalid = Buffer.concat([
    Buffer.from(before ?? ''),
    Buffer.alloc(30_000, 0xff),
    Buffer.from(`${after}\r\n\r\n`),
  ]);
  expect(readMessage(invalid).kind).toBe('dropped');
  expect(read(invite(`X: ${'y'.repeat(66_000)}`)).kind).toBe('dropped');
});
