import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { describe, expect, it } from 'vitest';
import { routeTo, rtpProfileOf } from './trunk-uris.ts';

const configOf = (more: object = {}) =>
  SipTrunkConfig.parse({ name: 'T', kind: 'addresses', host: 'sbc.example.com', port: 5070, username: 'u', ...more });
const trunkOf = (more: object = {}) => ({
  tenantId: 't' as TenantId,
  id: 'i' as SipTrunkId,
  version: 1,
  config: configOf(more),
  password: 'secret',
  inboundPassword: null,
});

describe('the route to an address', () => {
  it('at the trunk is direct', () => {
    expect(routeTo(trunkOf(), 'sip:+46701740605@sbc.example.com:5070').proxy).toBeUndefined();
  });

  // Straight there, credentials would be asked for by strangers, and other tenants' carriers know us by our address.
  it.each(['sip:x@elsewhere.example.com', 'sip:x@sbc.example.com:5070;maddr=198.51.100.9', 'sip:x@sbc.example.com'])(
    'elsewhere (%s) is over the trunk',
    (to) => expect(routeTo(trunkOf(), to).proxy).toMatchObject({ host: 'sbc.example.com', port: 5070 }),
  );

  it('is over the outbound proxy, if any', () => {
    const trunk = trunkOf({ outbound_proxy: 'proxy.example.com' });
    expect(routeTo(trunk, 'sip:x@elsewhere.example.com').proxy).toMatchObject({ host: 'proxy.example.com' });
  });
});

describe('the media address of a call', () => {
  it('is reachable by the caller, or by a trunk known by its address', () => {
    expect(rtpProfileOf(configOf(), '192.0.2.9').facing).toBe('192.0.2.9');
    expect(rtpProfileOf(configOf({ host: '192.0.2.20' })).facing).toBe('192.0.2.20');
    expect(rtpProfileOf(configOf()).facing).toBeUndefined();
  });
});
