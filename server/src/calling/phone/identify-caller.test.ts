import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import type { InviteFacts } from '@parley/sip';
import { describe, expect, it } from 'vitest';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import { authoriseInvite } from './authorise-invite.ts';
import { identifyCaller } from './identify-caller.ts';

const networks = { proxies: ['192.0.2.50'], local: ['127.0.0.0/8', '192.0.2.50'] };
let trunks = 0;

function trunkOf(inbound: object, inboundPassword: string | null = null): OpenTrunk {
  trunks += 1;
  const config = SipTrunkConfig.parse({ name: 'T', kind: 'addresses', host: 'sbc.example.com', inbound });
  const id = `trunk-${trunks}` as SipTrunkId;
  return { tenantId: `tenant-${trunks}` as TenantId, id, version: 1, config, password: null, inboundPassword };
}
const asking = (allowed_addresses: string[], password: string, username = 'pbx') =>
  trunkOf({ allowed_addresses, challenge: true, username }, password);

const bookOf = (...all: OpenTrunk[]) => ({
  all: () => all,
  find: () => undefined,
  ofContact: () => undefined,
  contactOf: () => '',
  onChange() {},
  load: () => Promise.resolve(),
  close() {},
});

const from = (address: string, headers: Record<string, string> = {}) =>
  ({
    callId: 'c',
    from: { uri: 'sip:a@x', user: 'a' },
    to: { uri: 'sip:b@x', user: 'b' },
    calledUser: 'b',
    headers,
    flow: { transport: 'udp', remote: { address, port: 5060 }, local: { address: '127.0.0.1', port: 5060 } },
    sdp: undefined,
  }) as unknown as InviteFacts;

const who = (
  facts: InviteFacts,
  directory: ReturnType<typeof bookOf>,
  credentials?: { username: string; password: string },
) => identifyCaller(facts, credentials, { directory, networks });
const admit = (facts: InviteFacts, directory: ReturnType<typeof bookOf>, leads = false) =>
  authoriseInvite(facts, { directory, networks, hasRoute: () => Promise.resolve(leads) });

describe('a caller with a password', () => {
  // Two tenants that copy a PBX manual have the same user name.
  it('is distinguished from another tenant’s caller with the same user name by the password', () => {
    const [one, other] = [asking([], 'one'), asking([], 'other')];
    const caller = who(from('198.51.100.1'), bookOf(one, other), { username: 'pbx', password: 'other' });
    expect(caller.trunks).toEqual([other]);
  });

  it('is accepted from the trunk’s addresses only, also where other trunks accept any', async () => {
    const [home, anywhere] = [asking(['203.0.113.7'], 'home'), asking([], 'anywhere', 'else')];
    const admission = await admit(from('198.51.100.1'), bookOf(home, anywhere));
    expect(
      admission.kind === 'challenge' && [...admission.passwordsOf('pbx'), ...admission.passwordsOf('else')],
    ).toEqual(['anywhere']);
    const stolen = { username: 'pbx', password: 'home' };
    expect(who(from('198.51.100.1'), bookOf(home, anywhere), stolen).trunks).toEqual([]);
  });
});

describe('an address shared by several trunks', () => {
  it('is challenged for a number of none of its trunks without a password', async () => {
    const [open, closed] = [trunkOf({ allowed_addresses: ['203.0.113.7'] }), asking(['203.0.113.7'], 'secret')];
    const directory = bookOf(open, closed);
    expect((await admit(from('203.0.113.7'), directory, false)).kind).toBe('challenge');
    expect((await admit(from('203.0.113.7'), directory, true)).kind).toBe('accept');
  });

  // A tenant who allowed 127.0.0.1 took the built-in numbers away from every phone on the machine.
  it('remains private', () => {
    const caller = who(from('127.0.0.1'), bookOf(trunkOf({ allowed_addresses: ['127.0.0.1'] })));
    expect(caller).toMatchObject({ isLocal: true, trunks: [{}] });
  });
});

describe('the source address named by a proxy', () => {
  const trunk = trunkOf({ allowed_addresses: ['203.0.113.7'] });
  const directory = bookOf(trunk);
  const said = (address: string, value?: string) =>
    who(from(address, value === undefined ? {} : { 'x-source-address': value }), directory);

  it('is accepted from our proxy', () => expect(said('192.0.2.50', '203.0.113.7').trunks).toEqual([trunk]));
  it('is accepted from no other peer', () => expect(said('198.51.100.1', '203.0.113.7').trunks).toEqual([]));
  it.each([undefined, '203.0.113.7, 198.51.100.1', '127.0.0.1, 198.51.100.1', 'nonsense'])(
    'is unknown where it is %s: the proxy itself is not private',
    (value) => expect(said('192.0.2.50', value)).toEqual({ trunks: [], isLocal: false, unproven: [] }),
  );
});

it('an unknown peer is refused', async () => {
  expect(await admit(from('198.51.100.1'), bookOf())).toMatchObject({ kind: 'reject', status: 403 });
});
