import { expect, it } from 'vitest';
import type { SipUri } from './sip-message.ts';
import { isSameUri, readUri } from './uri.ts';
import { writeUri } from './write-message.ts';

function uri(text: string): SipUri {
  const read = readUri(text);
  if (!read) throw new Error(`Expected an address: ${text}`);
  return read;
}

it.each([
  'sip:alice@atlanta.com',
  'sip:alice:secretword@atlanta.com;transport=tcp',
  'sips:alice@atlanta.com?subject=project%20x&priority=urgent',
  'sip:+1-212-555-1212:1234@gateway.com;user=phone',
  'sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com',
  'sip:alice;day=tuesday@atlanta.com',
  'sip:[2001:db8::10]:5070;lr',
  'sip:a%3Ab:%3A@h;x=%3B%3D',
  'tel:+1-201-555-0123;phone-context=example.com',
  'isbn:2983792873',
])('%s round-trips', (text) => {
  expect(writeUri(uri(text))).toBe(text);
});

it('case-insensitive parts are lowercased, and escapes are decoded', () => {
  expect(uri('SIP:%41l%zz@EXAMPLE.Org:5061;Transport=TCP;%6cR?a=%20')).toEqual({
    scheme: 'sip',
    user: 'Al%zz',
    host: 'example.org',
    port: 5061,
    parameters: new Map([
      ['transport', 'TCP'],
      ['lr', null],
    ]),
    headers: new Map([['a', ' ']]),
  });
  expect(uri('sip:[2001:DB8::1]').host).toBe('2001:db8::1');
});

it.each([
  '',
  'sip',
  'sip:',
  ':a',
  '1a:b',
  'sip:@host',
  'sip:user@',
  'sip:us er@host',
  'sip:user@ho st',
  'sip:user@host:0',
  'sip:user@host:65536',
  'sip:user@host:',
  'sip:user@host:5060x',
  'sip:user@[::1',
  'sip:user@[1.2.3.4]',
  'sip:user@[fe80::1%25eth0]',
  'sip:a@b@c',
  'sip:user@host;=x',
  'sip:user@host?',
  'sip:user@host?a',
  'sip:<user>@host',
  'sip:user@host/path',
  'tel:',
  'tel:;a=b',
])('%s is not a URI', (text) => {
  expect(readUri(text)).toBeUndefined();
});

it('no part of a URI can end it or inject another part of the message', () => {
  const hostile = 'x>\r\nVia: y;z@h?"';
  const written = writeUri({
    scheme: 'sip',
    user: hostile,
    password: hostile,
    host: hostile,
    parameters: new Map([[hostile, hostile]]),
    headers: new Map([[hostile, hostile]]),
  });
  expect(written).not.toMatch(/[\r\n <>"]/);
  expect(writeUri({ ...uri('tel:1'), host: '1 \r\n>' })).toBe('tel:1%20%0D%0A%3E');
});

// The examples of RFC 3261, section 19.1.4.
it.each([
  ['sip:%61lice@atlanta.com;transport=TCP', 'sip:alice@AtLanTa.CoM;Transport=tcp'],
  ['sip:carol@chicago.com', 'sip:carol@chicago.com;newparam=5'],
  ['sip:carol@chicago.com', 'sip:carol@chicago.com;security=on'],
  ['sip:carol@chicago.com;newparam=5', 'sip:carol@chicago.com;security=on'],
  [
    'sip:biloxi.com;transport=tcp;method=REGISTER?to=sip:bob%40biloxi.com',
    'sip:biloxi.com;method=REGISTER;transport=tcp?to=sip:bob%40biloxi.com',
  ],
  [
    'sip:alice@atlanta.com?subject=project%20x&priority=urgent',
    'sip:alice@atlanta.com?priority=urgent&subject=project%20x',
  ],
])('%s equals %s', (one, other) => {
  expect(isSameUri(uri(one), uri(other))).toBe(true);
  expect(isSameUri(uri(other), uri(one))).toBe(true);
});

it.each([
  ['SIP:ALICE@AtLanTa.CoM;Transport=udp', 'sip:alice@AtLanTa.CoM;Transport=UDP'],
  ['sip:bob@biloxi.com', 'sip:bob@biloxi.com:5060'],
  ['sip:bob@biloxi.com', 'sip:bob@biloxi.com;transport=udp'],
  ['sip:bob@biloxi.com', 'sip:bob@biloxi.com:6000;transport=tcp'],
  ['sip:carol@chicago.com', 'sip:carol@chicago.com?Subject=next%20meeting'],
  ['sip:bob@phone21.boxesbybob.com', 'sip:bob@192.0.4.4'],
  ['sip:carol@chicago.com;security=on', 'sip:carol@chicago.com;security=off'],
  ['sip:carol@chicago.com', 'sips:carol@chicago.com'],
  ['sip:carol@chicago.com', 'sip:carol:@chicago.com'],
  ['sip:carol@chicago.com;maddr=239.255.255.1', 'sip:carol@chicago.com'],
])('%s does not equal %s', (one, other) => {
  expect(isSameUri(uri(one), uri(other))).toBe(false);
  expect(isSameUri(uri(other), uri(one))).toBe(false);
});
