import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityAccess } from '#areas/identity/connections';
import { createIdentityServices } from './create-identity-services.ts';
import { describeIdentityService, type IdentityServiceWorld } from './identity-service.conformance.ts';
import { openBankIdPeer } from './testing/bankid-peer.ts';
import { followLink, type OpenIdPeer, openOpenIdPeer, peerClient } from './testing/openid-peer.ts';

const ada = { personal_number: '198001019876', phone_number: '+46701740605', name: 'Ada Berg' };
const people = { 'tel:+46701740605': ada, 'urn:msisdn:46701740605': ada, ada };
const egress = createEgress({ allowHosts: ['127.0.0.0/8'] });
const services = createIdentityServices({ egress });

let peer: OpenIdPeer;
let bankid: Awaited<ReturnType<typeof openBankIdPeer>>;
beforeAll(async () => {
  [peer, bankid] = await Promise.all([openOpenIdPeer(people), openBankIdPeer()]);
});
afterAll(async () => {
  await Promise.all([peer.close(), bankid.close()]);
  await egress.close();
});

const openid = (provider: IdentityAccess['provider'], clientId: string): IdentityAccess => ({
  provider,
  mode: 'test',
  settings: { issuer: peer.issuer, client_id: clientId },
  secrets: { client_secret: peerClient.secret },
});
const withWrongSecret = (access: IdentityAccess): IdentityAccess => ({
  ...access,
  secrets: { client_secret: 'wrong' },
});

async function answerApp(how: 'approve' | 'decline'): Promise<null> {
  const asked = peer.asked.at(-1);
  if (!asked) throw new Error('nobody was asked');
  await peer[how](asked);
  return null;
}

const backchannel = (provider: 'oidc-ciba' | 'vipps') => (): IdentityServiceWorld => ({
  service: services[provider],
  access: openid(provider, peerClient.id),
  strangers: withWrongSecret(openid(provider, peerClient.id)),
  hint: { kind: 'phone', value: '+46701740605' },
  unknown: { kind: 'phone', value: '+46701740606' },
  personalNumber: '198001019876',
  answer: (_url, how) => answerApp(how),
});

describe('OpenID backchannel authentication at oidc-provider', () => {
  describeIdentityService(backchannel('oidc-ciba'));

  it('shows the person what it is for', async () => {
    const { service, access, hint } = backchannel('oidc-ciba')();
    const order = { hint, message: 'Pay out 500', channel: 'inbound' as const, callbackUrl: '', callbackToken: 't' };
    await service.begin(access, { ...order, signal: AbortSignal.timeout(60_000) });
    expect(peer.asked.at(-1)?.message).toBe('Pay out 500');
  });

  it('refuses a level that is lower than the one asked for', async () => {
    const { service, hint } = backchannel('oidc-ciba')();
    const access = openid('oidc-ciba', peerClient.id);
    const signal = AbortSignal.timeout(60_000);
    const strict = { ...access, settings: { ...access.settings, acr_values: 'loa4' } };
    const order = { hint, message: 'm', channel: 'inbound' as const, callbackUrl: '', callbackToken: 't', signal };
    const begun = await service.begin(strict, order);
    const asked = peer.asked.at(-1);
    if (asked) await peer.approve(asked, { acr: 'loa3' });
    expect(await service.check(strict, begun.reference, signal)).toEqual({ state: 'failed', failure: 'level_too_low' });
  });

  it('reaches no address that egress does not allow', async () => {
    const guarded = createIdentityServices({ egress: createEgress({ allowHosts: [] }) });
    const access = openid('oidc-ciba', peerClient.id);
    await expect(guarded['oidc-ciba'].test(access, AbortSignal.timeout(10_000))).rejects.toMatchObject({
      code: expect.stringMatching(/^blocked_/),
    });
  });
});

describe('mobile-payment login at oidc-provider', () => {
  describeIdentityService(backchannel('vipps'));
});

describe('OpenID by link at oidc-provider', () => {
  describeIdentityService(() => ({
    service: services.oidc,
    access: openid('oidc', 'parley-link'),
    strangers: withWrongSecret(openid('oidc', 'parley-link')),
    hint: null,
    personalNumber: '198001019876',
    answer: (url, how) => followLink(url ?? '', how === 'approve' ? 'ada' : null),
  }));

  it('refuses a code that belongs to another request', async () => {
    const access = openid('oidc', 'parley-link');
    const signal = AbortSignal.timeout(60_000);
    const order = {
      hint: null,
      message: 'm',
      channel: 'chat' as const,
      callbackUrl: 'https://parley.example.com/callback',
      signal,
    };
    const [one, other] = await Promise.all(
      ['state-1', 'state-2'].map((callbackToken) => services.oidc.begin(access, { ...order, callbackToken })),
    );
    const back = await followLink(one?.continueUrl ?? '', 'ada');
    // The state of the other request, as if it had been answered with this code.
    back.searchParams.set('state', 'state-2');
    expect(await services.oidc.complete?.(access, other?.reference ?? '', back, signal)).toMatchObject({
      state: 'failed',
    });
  });
});

describe('BankID, at a loopback peer that follows its documentation', () => {
  const access = (secrets: IdentityAccess['secrets']): IdentityAccess => ({
    provider: 'bankid',
    mode: 'test',
    settings: { url: bankid.url },
    secrets,
  });
  describeIdentityService(() => ({
    service: services.bankid,
    access: access(bankid.secrets),
    strangers: access(bankid.strangers),
    hint: { kind: 'personal_number', value: '198001019876' },
    unknown: { kind: 'personal_number', value: '123' },
    personalNumber: '198001019876',
    async answer(_url, how) {
      const order = bankid.latest();
      if (order)
        Object.assign(order, how === 'approve' ? { status: 'complete' } : { status: 'failed', hintCode: 'userCancel' });
      return null;
    },
  }));

  it('says who called whom, and what the app is to show', async () => {
    const order = {
      hint: { kind: 'personal_number' as const, value: '198001019876' },
      message: 'Harbour Bank',
      callbackUrl: '',
      callbackToken: '',
      signal: AbortSignal.timeout(60_000),
    };
    await services.bankid.begin(access(bankid.secrets), { ...order, channel: 'outbound' });
    expect(bankid.latest()).toMatchObject({ callInitiator: 'RP', userVisibleData: 'Harbour Bank' });
    await services.bankid.begin(access(bankid.secrets), { ...order, channel: 'inbound' });
    expect(bankid.latest()?.callInitiator).toBe('user');
  });

  it('is withdrawn from the app', async () => {
    const order = {
      hint: { kind: 'personal_number' as const, value: '198001019876' },
      message: 'm',
      channel: 'inbound' as const,
      callbackUrl: '',
      callbackToken: '',
      signal: AbortSignal.timeout(60_000),
    };
    const { reference } = await services.bankid.begin(access(bankid.secrets), order);
    await services.bankid.cancel?.(access(bankid.secrets), reference, order.signal);
    expect(bankid.orders.has(reference)).toBe(false);
  });
});
