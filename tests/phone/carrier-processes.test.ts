import type { Call, CallDetail } from '@parley/contract/resources/call';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { farAsterisk } from '../../server/src/providers/lines/carrier/testing/far-dialects.ts';
import { openFarStream } from '../../server/src/providers/telephony/testing/open-far-stream.ts';
import { addressOf, type Parley, runParley } from '../first-run/run-parley.ts';
import { hasEnded } from '../voice/parley-api.ts';
import { startVoiceServer, type VoiceServer } from '../voice/voice-server.ts';
import { type CarrierPeer, twilioPeer } from './carrier-peers.ts';
import { type CarrierPhone, openCarrierPhone } from './carrier-phone.ts';
import { freePorts } from './peers/free-ports.ts';

/*
 * Two processes of one installation, without SIP. Carriers reach the second, which is full with one call and dials
 * no calls: every outbound call is placed by the first.
 */

const timeout = 120_000;
const customer = '+46701740605';

let peer: CarrierPeer;
let first: VoiceServer;
let second: Parley;
let secondBase: string;
let number: string;
let desk: CarrierPhone;

beforeAll(async () => {
  peer = await twilioPeer();
  const port = await freePorts();
  first = await startVoiceServer({
    ...peer.env,
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    PARLEY_PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  second = runParley({ ...first.env, PARLEY_PORT: String(port), PARLEY_VOICE_CALLS_MAX: '1' });
  secondBase = await addressOf(second);
  const bought = await first.api.post<{ id: string; number: string }>(
    '/api/phone-numbers/purchase',
    { phone_number: '+14155550100', provider: 'twilio' },
    { 'idempotency-key': 'buy' },
  );
  number = bought.body.number;
  await first.api.post(`/api/phone-numbers/${bought.body.id}/assign`, { agent_id: first.demoAgentId });
  await vi.waitUntil(() => peer.webhookOf(number).includes(first.demoAgentId), { timeout: 20_000 });
  const url = `${secondBase.replace('http', 'ws')}/api/telephony/streams/asterisk?agent_id=${first.demoAgentId}&to=1002`;
  const headers = { authorization: `Bearer ${first.api.key}` };
  desk = openCarrierPhone(await openFarStream(url, farAsterisk('ulaw', 'json'), headers));
  await vi.waitUntil(async () => (await deskCall())?.status === 'in_progress', { timeout: 30_000 });
}, timeout);
afterAll(async () => {
  desk.hangUp();
  await second.kill('SIGTERM');
  await first.stop();
  await peer.close();
});

async function deskCall(): Promise<Call | undefined> {
  const { data } = await first.api.get<{ data: Call[] }>('/api/calls?limit=20');
  return data.find((call) => call.to_number === '1002');
}

async function order(): Promise<Call> {
  const asked = { agent_id: first.demoAgentId, to_number: customer, from_number: number };
  return (await first.api.post<Call>('/api/calls/outbound', asked)).body;
}
const endOf = (call: Call): Promise<CallDetail> => first.api.callWhen(call.id, hasEnded);

it('a process at capacity answers busy', { timeout }, async () => {
  const { status, phone } = await peer.callIn(customer, number);
  expect([status, phone]).toEqual([200, undefined]);
});

it('carrier events received by another process reach the one that placed the call', { timeout }, async () => {
  const call = await order();
  const placed = await peer.placed(customer);
  await placed.ring();
  await placed.end('busy');
  expect(await endOf(call)).toMatchObject({ status: 'busy', end_reason: 'dial_busy' });
});

it('a stream that reaches another process is refused: the call ends at the carrier with the reason', {
  timeout,
}, async () => {
  const call = await order();
  const placed = await peer.placed(customer);
  const phone = await placed.pickUp();
  expect(await phone?.closed).toBe(1013);
  expect(await endOf(call)).toMatchObject({
    status: 'failed',
    end_reason: 'dial_failed',
    end_detail: expect.stringContaining('another process'),
    answered_at: null,
  });
  await expect.poll(() => peer.isHungUp(placed.ref), { timeout: 20_000 }).toBe(true);
});

it('a call without a transfer-capable line or trunk says so', { timeout }, async () => {
  const call = await deskCall();
  const { status, body } = await first.api.post<{ error: string }>(`/api/calls/${call?.id}/control`, {
    action: 'transfer',
    to: customer,
  });
  expect([status, body.error]).toEqual([409, 'not_supported_by_line']);
});
