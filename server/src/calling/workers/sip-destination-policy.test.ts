import { expect, it } from 'vitest';
import { createSipDestinationPolicy } from './sip-destination-policy.ts';

const at = (address: string, hostname = address, port = 5060) => ({ hostname, address, port });

it('public addresses are allowed on SIP ports only', () => {
  const allows = createSipDestinationPolicy([]);
  expect(allows(at('8.8.8.8'))).toBe(true);
  expect(allows(at('2a00:1450::1', 'sip.example', 5061))).toBe(true);
  for (const address of ['127.0.0.1', '10.1.1.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '::1', 'fd00::1']) {
    expect(allows(at(address))).toBe(false);
  }
  for (const address of ['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::ffff:8.8.8.8', 'sip.example', '']) {
    expect(allows(at(address))).toBe(false);
  }
});

it('an entry opens its host, network and port alone', () => {
  const allows = createSipDestinationPolicy(['10.0.0.0/8', 'pbx.corp.example', '[fd00::1]:5070']);
  expect(allows(at('10.1.2.3'))).toBe(true);
  expect(allows(at('192.168.1.1', 'pbx.corp.example'))).toBe(true);
  expect(allows(at('192.168.1.1', 'other.corp.example'))).toBe(false);
  expect(allows(at('fd00::1', 'fd00::1', 5070))).toBe(true);
  expect(allows(at('fd00::1'))).toBe(false);
});

it('a name opens no metadata service, a network does', () => {
  expect(createSipDestinationPolicy(['pbx.example'])(at('169.254.169.254', 'pbx.example'))).toBe(false);
  expect(createSipDestinationPolicy(['169.254.0.0/16'])(at('169.254.1.1', 'pbx.example'))).toBe(true);
});

it('an invalid port is refused, and so is an unparsable entry', () => {
  const allows = createSipDestinationPolicy([]);
  for (const port of [0, -1, 65_536, 1.5, Number.NaN]) expect(allows(at('8.8.8.8', 'x', port))).toBe(false);
  expect(() => createSipDestinationPolicy(['not a host'])).toThrow(RangeError);
});
