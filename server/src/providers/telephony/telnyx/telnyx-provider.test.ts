import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { peerConnection, peerKey, startTelnyxPeer } from '../testing/telnyx-peer.ts';
import { createTelnyxApi } from './telnyx-api.ts';
import { createTelnyxProvider } from './telnyx-provider.ts';

const hooks = { voiceUrl: 'https://parley.example.com/v', statusUrl: 'https://parley.example.com/s' };
const egress = createEgress({ allowHosts: ['127.0.0.1'] });
const asked = { to: '+14155550199', from: '+14155550100', answerUrl: hooks.voiceUrl, statusUrl: hooks.statusUrl };
let peer: Awaited<ReturnType<typeof startTelnyxPeer>>;
let provider: ReturnType<typeof createTelnyxProvider>;

beforeAll(async () => {
  peer = await startTelnyxPeer();
  const api = createTelnyxApi({ egress, apiKey: peerKey, baseUrl: peer.origin });
  provider = createTelnyxProvider({ api, connectionId: peerConnection });
});
afterAll(async () => {
  await peer.close();
  await egress.close();
});
beforeEach(() => peer.setFault(undefined));

it('numbers match the search, with their price', async () => {
  const found = await provider.search({ country: 'US', areaCode: '415', limit: 1 });
  expect(found).toEqual([
    {
      number: '+14155550100',
      country: 'US',
      type: 'local',
      locality: 'San Francisco',
      capabilities: ['voice', 'sms'],
      monthlyPriceMinorUnits: 150,
      currency: 'USD',
    },
  ]);
});

it('a number is bought with its own application, gets a new webhook, and is released with it, idempotently', async () => {
  const number = '+14155550101';
  const { providerRef } = await provider.purchase(number, hooks);
  const webhookOf = () => peer.applications.get(peer.owned.get(number)?.connectionId ?? '')?.webhookUrl;
  expect(webhookOf()).toBe(hooks.voiceUrl);
  expect(await provider.find(number)).toEqual({ providerRef });
  await provider.configure?.(providerRef, { ...hooks, voiceUrl: 'https://parley.example.com/v2' });
  expect(webhookOf()).toBe('https://parley.example.com/v2');
  expect(peer.applications.size).toBe(1);
  await expect(provider.purchase(number, hooks)).rejects.toMatchObject({ code: 'number_taken' });
  expect(peer.applications.size).toBe(1);
  await provider.release(providerRef);
  await provider.release(providerRef);
  expect(await provider.find(number)).toBeUndefined();
  expect(peer.applications.size).toBe(0);
});

it('an application of the account itself is not deleted', async () => {
  peer.applications.set('own', { name: 'my own app', webhookUrl: 'https://elsewhere.example.com' });
  peer.owned.set('+14155550177', { id: 'n1', connectionId: 'own' });
  await provider.release('+14155550177');
  expect([...peer.applications.keys()]).toEqual(['own']);
  peer.applications.clear();
});

it('a call whose response was lost is not placed twice', async () => {
  let cuts = 1;
  peer.setFault((request) => (request.path === '/v2/calls' && cuts-- > 0 ? 'cut' : undefined));
  const placed = await provider.call?.({ ...asked, ringSeconds: 30, idempotencyKey: 'key-1' });
  const again = await provider.call?.({ ...asked, ringSeconds: 30, idempotencyKey: 'key-1' });
  expect(again).toEqual(placed);
  expect(peer.calls.size).toBe(1);
  const other = await provider.call?.({ ...asked, ringSeconds: 30, idempotencyKey: 'key-2' });
  expect(other).not.toEqual(placed);
});

it('a call is transferred, sent DTMF, and hung up idempotently', async () => {
  const { callRef } = (await provider.call?.({ ...asked, ringSeconds: 30, idempotencyKey: 'key-3' })) ?? {
    callRef: '',
  };
  await provider.sendDigits?.(callRef, '12w3#');
  await provider.transfer?.(callRef, '+14155550155', { from: '+14155550100', ringSeconds: 25 });
  await provider.hangUp?.(callRef);
  await provider.hangUp?.(callRef);
  await provider.hangUp?.('v3:unknown');
  expect(peer.calls.get(callRef)?.commands).toMatchObject([
    { action: 'send_dtmf', body: { digits: '12w3#' } },
    { action: 'transfer', body: { to: '+14155550155', from: '+14155550100', timeout_secs: 25 } },
    { action: 'hangup' },
  ]);
  await expect(provider.sendDigits?.(callRef, '1')).rejects.toMatchObject({ code: 'not_found' });
});

it.each([
  [{ status: 401 }, 'misconfigured'],
  [{ status: 429, headers: { 'retry-after': '40' } }, 'rate_limited'],
  [{ status: 500 }, 'unavailable'],
  [{ status: 422, body: { errors: [{ code: '10015' }] } }, 'refused'],
  [{ status: 422, body: 'nonsense' }, 'refused'],
  [{ status: 422, body: { errors: [null] } }, 'refused'],
])('a response of %o is %s', async (fault, code) => {
  peer.setFault(() => fault);
  await expect(provider.find('+14155550100')).rejects.toMatchObject({ name: 'TelephonyError', code });
});
