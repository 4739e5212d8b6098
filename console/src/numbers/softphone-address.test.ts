import { expect, it } from 'vitest';
import { softphoneAddress, takesOwnMachineOnly } from './softphone-address.ts';

const sip = {
  host: null,
  listening: [
    { transport: 'tcp' as const, port: 5070 },
    { transport: 'udp' as const, port: 5060 },
  ],
  local_networks: ['127.0.0.0/8', '::1/128'],
};

it('a softphone on this machine calls the loopback address over UDP', () => {
  expect(takesOwnMachineOnly(sip)).toBe(true);
  expect(softphoneAddress('+12125550100', sip, 'parley.example.com')).toBe('sip:+12125550100@127.0.0.1:5060');
});

it('phones of other networks call the public address, else the host of the page', () => {
  const open = { ...sip, local_networks: ['127.0.0.0/8', '192.168.1.0/24'] };
  expect(softphoneAddress('+12125550100', open, '192.168.1.5')).toBe('sip:+12125550100@192.168.1.5:5060');
  const named = { ...open, host: '203.0.113.10' };
  expect(softphoneAddress('+12125550100', named, '192.168.1.5')).toBe('sip:+12125550100@203.0.113.10:5060');
});

it('an address of IPv6 has brackets, and a transport other than UDP is named', () => {
  const tcp = {
    ...sip,
    host: '2001:db8::1',
    listening: [{ transport: 'tcp' as const, port: 5070 }],
    local_networks: ['10.0.0.0/8'],
  };
  expect(softphoneAddress('+12125550100', tcp, 'x')).toBe('sip:+12125550100@[2001:db8::1]:5070;transport=tcp');
});
