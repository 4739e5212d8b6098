import type { SipTrunkCheck, SipTrunkStatus } from '@parley/contract/resources/sip-trunk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loudnessOf } from '../../server/src/voice/testing/media-tone.ts';
import { digest, sip, type SipPacket } from '../../server/test/sip-phone.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const password = 'correct horse';

let server: PhoneServer;
let provider: Telephone;
/** Contacts that have signed in with the right password, by account; an empty one has signed out. */
let signedIn: Map<string, string>;

beforeAll(async () => {
  server = await startPhoneServer();
}, timeout);
afterAll(() => server.stop());
beforeEach(async () => {
  provider = await openTelephone();
  signedIn = new Map();
  const contexts = new Map<string, Record<string, unknown>>();
  provider.sip.onRequest((request) => {
    if (request.method !== 'REGISTER') return undefined;
    const account = /^sip:([^@]+)@/.exec(request.headers.to.uri)?.[1] ?? '';
    const context = contexts.get(account) ?? { realm: 'provider' };
    contexts.set(account, context);
    if (!digest.authenticateRequest(context, request, { user: account, password })) {
      return digest.challenge(context, sip.makeResponse(request, 401, 'Unauthorized'));
    }
    return accept(request, account);
  });
});
afterEach(() => provider.close());

function accept(request: SipPacket, account: string): SipPacket {
  const expires = Number(request.headers['expires'] ?? request.headers.contact?.[0]?.params['expires'] ?? 0);
  signedIn.set(account, expires === 0 ? '' : (request.headers.contact?.[0]?.uri ?? ''));
  const response = sip.makeResponse(request, 200, 'OK');
  response.headers.contact =
    request.headers.contact?.map((contact) => ({ ...contact, params: { expires: '300' } })) ?? [];
  return response;
}

const connect = (account: string, secret: string) =>
  server.connectTrunk(provider.sip, server.demoAgentId, {
    kind: 'registration',
    username: account,
    password: secret,
    inbound: {},
  });
const statusOf = (trunkId: string) => server.api.get<SipTrunkStatus>(`/api/sip-trunks/${trunkId}/status`);
const check = async (trunkId: string) =>
  (await server.api.post<SipTrunkCheck>(`/api/sip-trunks/${trunkId}/check`, {})).body;

describe('a registering trunk', () => {
  it('is registered, gets calls at its contact, and unregisters when disabled', {
    timeout,
  }, async () => {
    const { trunkId, number } = await connect('46313906', password);
    await expect.poll(async () => (await statusOf(trunkId)).state, { timeout: 30_000 }).toBe('registered');
    const contact = signedIn.get('46313906') ?? '';
    const calling = provider.sip.call(contact, {
      sdp: provider.media.sdp(),
      headers: { 'p-called-party-id': `<sip:${number}@provider>` },
    });
    await expect(calling.answered).rejects.toThrow('404');

    await server.api.patch(`/api/sip-trunks/${trunkId}`, { inbound: { number_source: 'P-Called-Party-ID' } });
    await expect
      .poll(
        async () => {
          const again = provider.sip.call(contact, {
            sdp: provider.media.sdp(),
            headers: { 'p-called-party-id': `<sip:${number}@provider>` },
          });
          const isTaken = await again.answered.then(
            () => true,
            () => false,
          );
          if (isTaken) provider.media.connect(await again.remoteSdp);
          return isTaken;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    await expect.poll(() => loudnessOf(provider.media.heard()), { timeout: 20_000 }).toBeGreaterThan(300);
    await server.api.patch(`/api/sip-trunks/${trunkId}`, { is_active: false });
    await expect.poll(() => signedIn.get('46313906'), { timeout: 20_000 }).toBe('');
    expect((await statusOf(trunkId)).state).toBe('inactive');
  });

  it('with a wrong password reports it in its status and its check', { timeout }, async () => {
    const { trunkId } = await connect('46313907', 'wrong');
    await expect.poll(async () => (await statusOf(trunkId)).state, { timeout: 30_000 }).toBe('refused');
    expect((await statusOf(trunkId)).detail).toMatch(/check user name and password/);
    const found = await check(trunkId);
    expect(found.ok).toBe(false);
    expect(found.steps.at(-1)).toMatchObject({
      step: 'register',
      ok: false,
      detail: expect.stringMatching(/password/),
    });
  });

  it('with a right password passes the check', { timeout }, async () => {
    const { trunkId } = await connect('46313908', password);
    const found = await check(trunkId);
    expect(found).toMatchObject({ ok: true });
    expect(found.steps.map(({ step }) => step)).toEqual(['resolve', 'options', 'register']);
  });
});
