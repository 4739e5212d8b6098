import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limit-headers.ts';

describe('networkOf', () => {
  // `2001:db8::1` was cut after four parts of its text, so every address of a network with a zero group counted
  // separately.
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2:3:4:5', '2001:db8:0:0'],
    ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0'],
    ['2001:db8:0:1::1', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['not:an:address', 'not:an:address'],
  ])('%s is counted as %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
