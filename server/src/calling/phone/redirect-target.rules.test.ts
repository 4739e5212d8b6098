import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { describe, expect, it } from 'vitest';
import { allowedRedirectUri } from './redirect-target.rules.ts';

const trunk = SipTrunkConfig.parse({
  name: 'PBX',
  kind: 'addresses',
  host: 'pbx.example.com',
  inbound: { allowed_addresses: ['203.0.113.0/28'] },
});
const ownNumber = '+46846500412';
const dialled = 'sip:+46701740605@pbx.example.com';

describe('the target of a redirect', () => {
  it.each([
    'sip:201@pbx.example.com',
    'sip:reception@pbx.example.com;transport=tcp',
    'sips:201@203.0.113.5:5061',
    'sip:+46701740605@203.0.113.5',
  ])('may be %s', (to) => expect(allowedRedirectUri(to, { trunk, dialled, ownNumber })).toBe(to));

  // A stranger who answers or calls would have the tenant pay for numbers of their own, or use its trunk to reach others.
  it.each([
    'sip:+19005550100@pbx.example.com',
    'sip:0044906123456@pbx.example.com',
    'sip:%2B1-900-555-0100@pbx.example.com',
    'sip:+19005550100;phone-context=x@pbx.example.com',
    'sip:112@pbx.example.com',
    'sip:4670174060512a@pbx.example.com',
    'sip:201@elsewhere.example.com',
    'sip:201@198.51.100.9',
    'sip:201@pbx.example.com:8080',
    'sip:201@pbx.example.com;maddr=198.51.100.9',
    'tel:+46701740605',
    'nonsense',
  ])('may not be %s', (to) => expect(allowedRedirectUri(to, { trunk, dialled, ownNumber })).toBeUndefined());
});

it('may be a caller’s own address and port, where the trunk lists none', () => {
  const near = { address: '198.51.100.9', port: 5090 };
  const of = (to: string) => allowedRedirectUri(to, { trunk: { ...trunk, host: null }, near, ownNumber });
  expect(of('sip:201@198.51.100.9:5090')).toBe('sip:201@198.51.100.9:5090');
  expect([of('sip:201@198.51.100.9:8080'), of('sip:201@198.51.100.10:5090')]).toEqual([undefined, undefined]);
});
