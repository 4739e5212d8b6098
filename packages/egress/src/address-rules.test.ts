import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classifyAddress } from './address-rules.ts';

it.each([
  ['8.8.8.8', 'public'],
  ['1.1.1.1', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['127.0.0.1', 'internal'],
  ['127.255.255.254', 'internal'],
  ['10.0.0.1', 'internal'],
  ['172.16.0.1', 'internal'],
  ['172.31.255.255', 'internal'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'internal'],
  ['100.64.0.1', 'internal'],
  ['100.127.255.255', 'internal'],
  ['::1', 'internal'],
  ['fd00::1', 'internal'],
  ['fc00::1', 'internal'],
  ['169.254.169.254', 'forbidden'],
  ['169.254.0.1', 'forbidden'],
  ['168.63.129.16', 'forbidden'],
  ['100.100.100.200', 'forbidden'],
  ['fd00:ec2::254', 'forbidden'],
  ['fd00:0ec2:0:0:0:0:0:0254', 'forbidden'],
  ['fd20:ce::254', 'forbidden'],
  ['fe80::1', 'forbidden'],
  ['fe80::1%eth0', 'forbidden'],
  ['fec0::1', 'forbidden'],
  ['0.0.0.0', 'forbidden'],
  ['0.1.2.3', 'forbidden'],
  ['::', 'forbidden'],
  ['224.0.0.1', 'forbidden'],
  ['ff02::1', 'forbidden'],
  ['255.255.255.255', 'forbidden'],
  ['240.0.0.1', 'forbidden'],
  ['192.0.0.192', 'forbidden'],
  ['192.0.2.1', 'forbidden'],
  ['198.18.0.1', 'forbidden'],
  ['198.51.100.1', 'forbidden'],
  ['203.0.113.1', 'forbidden'],
  ['192.88.99.1', 'forbidden'],
  ['::ffff:127.0.0.1', 'forbidden'],
  ['::ffff:8.8.8.8', 'forbidden'],
  ['::ffff:7f00:1', 'forbidden'],
  ['::127.0.0.1', 'forbidden'],
  ['::ffff:0:127.0.0.1', 'forbidden'],
  ['64:ff9b::7f00:1', 'forbidden'],
  ['64:ff9b:1::a00:1', 'forbidden'],
  ['2002:7f00:1::', 'forbidden'],
  ['2001:0:7f00:1::', 'forbidden'],
  ['2001:db8::1', 'forbidden'],
  ['3fff::1', 'forbidden'],
  ['5f00::1', 'forbidden'],
  ['100::1', 'forbidden'],
  ['4000::1', 'forbidden'],
  ['', 'forbidden'],
  ['localhost', 'forbidden'],
  ['127.1', 'forbidden'],
  ['0177.0.0.1', 'forbidden'],
  ['2130706433', 'forbidden'],
])('%s is %s', (address, kind) => {
  expect(classifyAddress(address)).toBe(kind);
});

it('an embedded IPv4 address in IPv6 is forbidden', () => {
  fc.assert(
    fc.property(fc.ipV4(), (inner) => {
      const [a, b, c, d] = inner.split('.').map(Number) as [number, number, number, number];
      const [high, low] = [(a << 8) | b, (c << 8) | d].map((half) => half.toString(16));
      for (const outer of [
        `::ffff:${inner}`,
        `64:ff9b::${high}:${low}`,
        `2002:${high}:${low}::1`,
        `::${high}:${low}`,
      ]) {
        expect(classifyAddress(outer)).not.toBe('public');
      }
    }),
  );
});
