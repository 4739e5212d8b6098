import { expect, it } from 'vitest';
import { readNameAddress } from './name-address.ts';
import { readVia } from './via.ts';
import { writeNameAddress, writeVia } from './write-message.ts';

it.each([
  ['sip:a@b;tag=1', '<sip:a@b>;tag=1'],
  ['<sip:a@b;lr>;tag=1', '<sip:a@b;lr>;tag=1'],
  ["Dr. O'Neil (home) <sip:a@b>", '"Dr. O\'Neil (home)" <sip:a@b>'],
  ['Åsa Öberg <sip:a@b> ; tag = "x y" ;q', '"Åsa Öberg" <sip:a@b>;tag="x y";q'],
  ['"a \\"b\\" \\\\ c"<sip:a@b>', '"a \\"b\\" \\\\ c" <sip:a@b>'],
  ['"" < sip:a@b >', '<sip:a@b>'],
  ['tel:+4670;ext=1', '<tel:+4670>;ext=1'],
])('%s is read and written as %s', (value, written) => {
  const address = readNameAddress(value);
  expect(address && writeNameAddress(address)).toBe(written);
});

it.each([
  '',
  '*',
  '<sip:a@b',
  'sip:a@b>',
  '"a <sip:a@b>',
  '"a" sip:a@b',
  '"a" b <sip:a@b>',
  'a, b <sip:a@b>',
  '<sip:a@b>, <sip:c@d>',
  'sip:a@b, sip:c@d',
  'sip:a@b?c=d',
  '<sip:a@b>;;',
  '<sip:a@b>;tag=1;tag=2',
  '<sip:a@b>;tag="1',
  '<sip:a@b> x',
  '<<sip:a@b>>',
])('%s is not a name-addr', (value) => {
  expect(readNameAddress(value)).toBeUndefined();
});

it('a display name cannot break out of its quotes', () => {
  const address = readNameAddress('<sip:a@b>');
  if (!address) throw new Error('Expected an address');
  expect(writeNameAddress({ ...address, displayName: 'x" <sip:evil@c>\r\nVia: y\\' })).toBe(
    '"x\\" <sip:evil@c> Via: y\\\\" <sip:a@b>',
  );
});

it.each([
  ['SIP/2.0/UDP host', 'SIP/2.0/UDP host'],
  ['sip / 2.0 / tls HOST : 5061 ; branch = z9hG4bK1;rport', 'SIP/2.0/TLS host:5061;branch=z9hG4bK1;rport'],
  ['SIP/2.0/TCP [2001:DB8::1]:5060;received=2001:db8::2', 'SIP/2.0/TCP [2001:db8::1]:5060;received=2001:db8::2'],
])('Via %s is read and written as %s', (value, written) => {
  const via = readVia(value);
  expect(via && writeVia(via)).toBe(written);
});

it.each([
  '',
  'SIP/2.0/UDP',
  'SIP/2.0/ host',
  'SIP/3.0/UDP host',
  'HTTP/2.0/UDP host',
  'SIP/2.0/UDPhost',
  'SIP/2.0/UDP host:',
  'SIP/2.0/UDP host:99999',
  'SIP/2.0/UDP ho st',
  'SIP/2.0/UDP [::1',
  'SIP/2.0/UDP host;branch=1;branch=2',
  'SIP/2.0/UDP host, SIP/2.0/UDP other',
])('%s is not a Via', (value) => {
  expect(readVia(value)).toBeUndefined();
});
