import { expect, it } from 'vitest';
import { createHeaders } from './headers.ts';

it('names in any case and in compact form are the same field, and are written in full', () => {
  const headers = createHeaders([
    ['v', 'SIP/2.0/UDP a'],
    ['VIA', 'SIP/2.0/UDP b'],
    ['x-own', '1'],
  ]);
  expect(headers.all('Via')).toEqual(['SIP/2.0/UDP a', 'SIP/2.0/UDP b']);
  expect(headers.get('via')).toBe('SIP/2.0/UDP a');
  expect(headers.has('X-Own')).toBe(true);
  expect([...headers.entries()].map(([name]) => name)).toEqual(['Via', 'Via', 'x-own']);
});

it('combined fields are split outside of quotes and brackets only', () => {
  const contacts = '"a, \\"b" <sip:c,d@e>, <sip:f?g=h,i> ;q=1 , ,sip:j';
  const headers = createHeaders([['Contact', contacts]]);
  expect(headers.all('m')).toEqual(['"a, \\"b" <sip:c,d@e>', '<sip:f?g=h,i> ;q=1', 'sip:j']);
  expect(headers.get('m')).toBe(contacts);
});

it.each([
  ['Date', 'Sat, 21 Nov 2026 10:00:00 GMT'],
  ['WWW-Authenticate', 'Digest realm="a", nonce="b"'],
  ['Authorization', 'Digest realm="a", nonce="b"'],
  ['Proxy-Authenticate', 'Digest realm="a", nonce="b"'],
  ['Proxy-Authorization', 'Digest realm="a", nonce="b"'],
  ['Subject', 'one, two'],
  ['User-Agent', 'a (b, c)'],
  ['X-Unknown', ';;,,;;,;'],
])('%s is never split at commas', (name, value) => {
  expect(createHeaders([[name, value]]).all(name)).toEqual([value]);
});

it('set replaces the first, prepend inserts before the first of its name, remove deletes all', () => {
  const headers = createHeaders([
    ['Via', 'one'],
    ['From', 'a'],
    ['Via', 'two'],
  ]);
  headers.prepend('Via', 'zero');
  expect([...headers.entries()].map(([, value]) => value)).toEqual(['zero', 'one', 'a', 'two']);
  headers.set('v', 'three', 'four');
  expect([...headers.entries()].map(([, value]) => value)).toEqual(['three', 'four', 'a']);
  headers.remove('via');
  headers.prepend('Via', 'first');
  headers.set('To', 'b');
  expect([...headers.entries()]).toEqual([
    ['Via', 'first'],
    ['From', 'a'],
    ['To', 'b'],
  ]);
  headers.set('To');
  expect(headers.has('To')).toBe(false);
});

it('a value cannot inject a line, and an invalid name is refused', () => {
  const headers = createHeaders({ Subject: 'a\r\nVia: b' });
  headers.append('Subject', ' c\nd\r');
  headers.set('Reason', '\r\n\r\nbody');
  expect([...headers.entries()].map(([, value]) => value)).toEqual(['a Via: b', 'c d', 'body']);
  for (const name of ['', 'a b', 'a:', 'a\r\nb']) expect(() => headers.append(name, '1')).toThrow(TypeError);
});
