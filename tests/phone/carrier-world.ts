import type { Call, CallDetail } from '@parley/contract/resources/call';
import { expect, vi } from 'vitest';
import { loudnessOf } from '../../server/src/voice/testing/media-tone.ts';
import { openCallerSpeech } from '../../server/test/caller-speech.ts';
import { linesOf } from '../voice/parley-api.ts';
import { type CarrierPeer, telnyxPeer, twilioPeer } from './carrier-peers.ts';
import type { CarrierPhone } from './carrier-phone.ts';
import { freePorts } from './peers/free-ports.ts';
import { type PhoneServer, startPhoneServer } from './phone-server.ts';

export const audible = 300;
export const customer = '+46701740605';

export type CarrierId = 'twilio' | 'telnyx';

/** Parley between two carriers, with what calls over them are asked about. */
export interface CarrierWorld {
  server: PhoneServer;
  peers: Record<CarrierId, CarrierPeer>;
  /** Buys a number of the carrier for the demo agent. */
  buyNumber(carrier: CarrierId): Promise<{ id: string; number: string }>;
  /** Waits until the transcript of a call reads so. */
  spoken(callId: string, pattern: RegExp): Promise<void>;
  /** Asks for the opening hours, and again where a machine busy with other things has lost some of it. */
  ask(phone: CarrierPhone, callId: string): Promise<void>;
  control(callId: string, command: object): Promise<{ status: number }>;
  newestId(): Promise<string | undefined>;
  newest(to: string): Promise<{ id: string }>;
  /** The stream of a call that was not turned away, hung up on by `hangUpAll`. */
  phoneOf(phone: CarrierPhone | undefined): CarrierPhone;
  hangUpAll(): void;
  close(): Promise<void>;
}

/** Waits until something is heard. */
export async function loudness(phone: CarrierPhone): Promise<void> {
  await expect.poll(() => loudnessOf(phone.heard()), { timeout: 30_000 }).toBeGreaterThan(audible);
}

export async function openCarrierWorld(): Promise<CarrierWorld> {
  const speech = openCallerSpeech();
  const peers = { twilio: await twilioPeer(), telnyx: await telnyxPeer() };
  const port = await freePorts();
  const server = await startPhoneServer({
    ...peers.twilio.env,
    ...peers.telnyx.env,
    PARLEY_PORT: String(port),
    PARLEY_PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const { api } = server;
  const phones: CarrierPhone[] = [];
  const transcriptOf = async (callId: string) =>
    linesOf((await api.get<CallDetail>(`/api/calls/${callId}`)).transcript).join('\n');

  return {
    server,
    peers,
    buyNumber: (carrier) => buyNumber(server, peers[carrier]),
    async spoken(callId, pattern) {
      await expect.poll(() => transcriptOf(callId), { timeout: 60_000 }).toMatch(pattern);
    },
    async ask(phone, callId) {
      const answer = /user: what are your opening hours\nagent: .*Monday to Friday from 9 to 18/i;
      for (let left = 3; left > 0; left -= 1) {
        await phone.play(await speech.say('What are your opening hours?'));
        const isAnswered = async () => answer.test(await transcriptOf(callId));
        if (await vi.waitUntil(isAnswered, { timeout: 20_000, interval: 300 }).catch(() => false)) return;
      }
      expect(await transcriptOf(callId)).toMatch(answer);
    },
    control: (callId, command) => api.post(`/api/calls/${callId}/control`, command),
    newestId: async () => (await api.get<{ data: Call[] }>('/api/calls?limit=1')).data[0]?.id,
    async newest(to) {
      const { data } = await api.get<{ data: Call[] }>('/api/calls?limit=20');
      const found = data.find((call) => call.to_number === to);
      if (found === undefined) throw new Error(`No call to ${to}`);
      return found;
    },
    phoneOf(phone) {
      if (phone === undefined) throw new Error('The call was turned away');
      phones.push(phone);
      return phone;
    },
    hangUpAll() {
      for (const phone of phones.splice(0)) phone.hangUp();
    },
    async close() {
      await speech.close();
      await server.stop();
      await peers.twilio.close();
      await peers.telnyx.close();
    },
  };
}

async function buyNumber(
  { api, demoAgentId }: PhoneServer,
  peer: CarrierPeer,
): Promise<{ id: string; number: string }> {
  const found = await api.get<{ data: { number: string }[] }>(
    `/api/phone-numbers/available?country=US&area_code=415&provider=${peer.id}`,
  );
  const number = found.data[0]?.number ?? '';
  const bought = await orderNumber(api, peer.id, number);
  expect(bought.status).toBe(201);
  const { id } = bought.body;
  await api.post(`/api/phone-numbers/${id}/assign`, { agent_id: demoAgentId });
  await vi.waitUntil(() => peer.webhookOf(number).includes(demoAgentId), { timeout: 20_000 });
  return { id, number };
}

/** Orders a number, with the same key each time. */
export function orderNumber(api: PhoneServer['api'], carrier: CarrierId, number: string) {
  return api.post<{ id: string }>(
    '/api/phone-numbers/purchase',
    { phone_number: number, provider: carrier },
    { 'idempotency-key': `buy-${carrier}` },
  );
}
