import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { peerAccount, startTwilioPeer } from '../testing/twilio-peer.ts';
import { createTwilioProvider } from './twilio-provider.ts';

const hooks = { voiceUrl: 'https://parley.example.com/v', statusUrl: 'https://parley.example.com/s' };
const egress = createEgress({ allowHosts: ['127.0.0.1'] });
let peer: Awaited<ReturnType<typeof startTwilioPeer>>;
let provider: ReturnType<typeof createTwilioProvider>;

beforeAll(async () => {
  peer = await startTwilioPeer();
  provider = createTwilioProvider({ egress, ...peerAccount, baseUrl: peer.origin });
});
afterAll(async () => {
  await peer.close();
  await egress.close();
});
beforeEach(() => peer.setFault(undefined));

it('numbers match the search', async () => {
  const found = await provider.search({ country: 'US', areaCode: '415', limit: 1 });
  expect(found).toEqual([
    {
      number: '+14155550100',
      country: 'US',
      type: 'local',
      locality: 'San Francisco',
      capabilities: ['voice', 'sms'],
      monthlyPriceMinorUnits: null,
      currency: null,
    },
  ]);
  expect(await provider.search({ country: 'US', areaCode: '212', limit: 5 })).toEqual([]);
  expect(await provider.search({ country: 'US', contains: '0101', limit: 5 })).toHaveLength(1);
});

it('a country or type without a list at Twilio has no numbers', async () => {
  expect(await provider.search({ country: 'SE', type: 'toll_free', limit: 5 })).toEqual([]);
  expect(await provider.search({ country: 'ZZ', limit: 5 })).toEqual([]);
});

it('outside of North America an area code is a pattern', async () => {
  await provider.search({ country: 'SE', areaCode: '8', limit: 5 });
  expect(peer.requests.at(-1)?.query.get('Contains')).toBe('+468*');
});

it('a number is bought with its webhooks, found, gets new ones, and is released, idempotently', async () => {
  const { providerRef } = await provider.purchase('+14155550101', hooks);
  expect(Object.fromEntries(peer.owned.get('+14155550101')?.fields ?? [])).toMatchObject({
    VoiceUrl: hooks.voiceUrl,
    VoiceMethod: 'POST',
    StatusCallback: hooks.statusUrl,
  });
  expect(await provider.find('+14155550101')).toEqual({ providerRef });
  await expect(provider.purchase('+14155550101', hooks)).rejects.toMatchObject({ code: 'number_taken' });
  await provider.configure?.(providerRef, { ...hooks, voiceUrl: 'https://parley.example.com/v2' });
  expect(peer.owned.get('+14155550101')?.fields.get('VoiceUrl')).toBe('https://parley.example.com/v2');
  await provider.release(providerRef);
  await provider.release(providerRef);
  expect(await provider.find('+14155550101')).toBeUndefined();
});

it('a call is hung up idempotently, and transferred by TwiML', async () => {
  const asked = { to: '+14155550199', from: '+14155550100', ringSeconds: 30, idempotencyKey: 'k' };
  const { callRef } = (await provider.call?.({ ...asked, answerUrl: hooks.voiceUrl, statusUrl: hooks.statusUrl })) ?? {
    callRef: '',
  };
  expect(peer.calls.get(callRef)?.fields.getAll('StatusCallbackEvent')).toEqual([
    'initiated',
    'ringing',
    'answered',
    'completed',
  ]);
  await provider.transfer?.(callRef, '+14155550155', { from: '+14155550100', ringSeconds: 25 });
  expect(peer.calls.get(callRef)?.redirectedTo).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Dial timeout="25" callerId="+14155550100"><Number>+14155550155</Number></Dial></Response>',
  );
  await provider.hangUp?.(callRef);
  await provider.hangUp?.(callRef);
  await provider.hangUp?.('CAunknown');
  const moved = provider.transfer?.(callRef, '+14155550155', { ringSeconds: 25 });
  await expect(moved).rejects.toMatchObject({ code: 'not_found' });
});

it.each([
  [{ status: 401, body: { code: 20003 } }, 'misconfigured', undefined],
  [{ status: 403 }, 'misconfigured', undefined],
  [{ status: 429, headers: { 'retry-after': '40' } }, 'rate_limited', 40_000],
  [{ status: 500 }, 'unavailable', undefined],
  [{ status: 400, body: { code: 21211 } }, 'invalid_destination', undefined],
  [{ status: 400, body: { code: 21215 } }, 'refused', undefined],
])('a response of %o is %s, without a retry', async (fault, code, retryAfterMs) => {
  peer.setFault(fault);
  const before = peer.requests.length;
  const asked = { to: '+14155550199', from: '+14155550100', ringSeconds: 30, idempotencyKey: 'k' };
  const placed = provider.call?.({ ...asked, answerUrl: hooks.voiceUrl, statusUrl: hooks.statusUrl });
  await expect(placed).rejects.toMatchObject({ name: 'TelephonyError', code, retryAfterMs });
  await expect(placed).rejects.not.toThrow(/\+1415|peer-auth/);
  expect(peer.requests.length).toBe(before + 1);
});

it('an unreachable carrier is unavailable', async () => {
  const gone = createTwilioProvider({ egress, ...peerAccount, baseUrl: 'http://127.0.0.1:1' });
  await expect(gone.purchase('+14155550100', hooks)).rejects.toMatchObject({ code: 'unavailable', isTransient: true });
});
