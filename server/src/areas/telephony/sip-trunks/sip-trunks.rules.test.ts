import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { describe, expect, it } from 'vitest';
import { allowsAddress, normaliseTrunk } from './sip-trunks.rules.ts';

const trunk = (more: Record<string, unknown>) =>
  SipTrunkConfig.parse({ name: 'T', kind: 'addresses', host: 'sip.example.com', ...more });

describe('hosts', () => {
  it.each([
    ['SIP.Example.COM.', 'sip.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['203.0.113.10', '203.0.113.10'],
    ['10.1', '10.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['2001:DB8::0:1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
  ])('%s is kept as %s', (host, kept) => {
    expect(normaliseTrunk(trunk({ host }))).toMatchObject({ config: { host: kept }, faults: [] });
  });

  it.each(['sip.example.com:5060', '[2001:db8::1]:5060', 'fe80::1%eth0', '..', '1.2.3.4.5', '[::', 'a b.example'])(
    '%s is refused, naming the field',
    (host) => {
      const config = { ...trunk({}), host };
      expect(normaliseTrunk(config).faults).toMatchObject([{ path: '/host', code: 'invalid_host' }]);
    },
  );
});

describe('allowed source addresses', () => {
  const listed = (entry: string) => normaliseTrunk(trunk({ inbound: { allowed_addresses: [entry] } }));

  it.each([
    ['203.0.113.10', '203.0.113.10'],
    ['203.0.113.10/32', '203.0.113.10'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['2001:DB8:0::5/48', '2001:db8::/48'],
    ['::ffff:203.0.113.10', '203.0.113.10'],
    ['127.0.0.1', '127.0.0.1'],
  ])('%s is kept as %s', (entry, kept) => {
    expect(listed(entry)).toMatchObject({ config: { inbound: { allowed_addresses: [kept] } }, faults: [] });
  });

  it.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/7',
    '2000::/3',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/24/24',
    '203.0.113',
    '::ffff:203.0.113.0/120',
    'sip.example.com',
  ])('%s is refused, naming its place', (entry) => {
    expect(listed(entry).faults).toMatchObject([{ path: '/inbound/allowed_addresses/0', code: 'invalid_network' }]);
  });

  it('duplicate networks are stored once', () => {
    const { config } = normaliseTrunk(trunk({ inbound: { allowed_addresses: ['203.0.113.1/24', '203.0.113.0/24'] } }));
    expect(config.inbound.allowed_addresses).toEqual(['203.0.113.0/24']);
  });

  it('a call from a listed address or network is admitted, also as an IPv4-mapped address', () => {
    const { inbound } = trunk({ inbound: { allowed_addresses: ['203.0.113.0/24', '2001:db8::/48', '192.0.2.1'] } });
    for (const from of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::77', '192.0.2.1']) {
      expect({ from, isLetIn: allowsAddress(inbound, from) }).toEqual({ from, isLetIn: true });
    }
    for (const from of ['203.0.114.9', '2001:db9::1', '192.0.2.2', 'nonsense', '']) {
      expect({ from, isLetIn: allowsAddress(inbound, from) }).toEqual({ from, isLetIn: false });
    }
  });

  it('an empty list admits authenticated callers, and without authentication none', () => {
    const challenge = { challenge: true, username: 'pbx' };
    expect(allowsAddress(trunk({ inbound: challenge }).inbound, '203.0.113.9')).toBe(true);
    expect(allowsAddress(trunk({}).inbound, '203.0.113.9')).toBe(false);
  });
});
