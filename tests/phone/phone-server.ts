import type { CallDetail } from '@parley/contract/resources/call';
import { expect, vi } from 'vitest';
import {
  type DialOptions,
  freeUdpPort,
  openSipPhone,
  type PhoneCall,
  type SipPhone,
} from '../../server/test/sip-phone.ts';
import { openPhoneMedia, type PhoneMedia } from '../../server/test/sip-phone-media.ts';
import { startVoiceServer, type VoiceServer } from '../voice/voice-server.ts';

/** The whole product with a phone line: SIP on a port of loopback, which it may also call. */
export interface PhoneServer extends VoiceServer {
  sipPort: number;
  /** Gives the agent a number of the built-in carrier, which phones on this machine may call. */
  takeNumber(agentId: string): Promise<string>;
  /** A trunk to a phone on this machine, with a number on it that the agent answers and calls from. */
  connectTrunk(
    phone: Pick<SipPhone, 'address'>,
    agentId: string,
    more?: object,
  ): Promise<{ trunkId: string; number: string }>;
  callOf(number: string): Promise<CallDetail>;
}

let numbers = 0;

/** Next number, 1 to 99; those ending in 10 and 11 are in the pool, where they are not for sale. Files of one worker share the count. */
function nextNumber(): number {
  numbers += numbers === 9 ? 3 : 1;
  return numbers;
}

export async function startPhoneServer(env: Record<string, string> = {}): Promise<PhoneServer> {
  const sipPort = await freeUdpPort();
  const server = await startVoiceServer({
    PARLEY_SIP_LISTEN: `udp://127.0.0.1:${sipPort},tcp://127.0.0.1:${sipPort}`,
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    ...env,
  });
  const { api } = server;

  /** Posts what must succeed. */
  async function make<Body>(path: string, body: object, headers?: Record<string, string>): Promise<Body> {
    const answer = await api.post<Body>(path, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  return {
    ...server,
    sipPort,
    async takeNumber(agentId) {
      const wanted = `+468465004${String(nextNumber()).padStart(2, '0')}`;
      const bought = await make<{ id: string; number: string }>(
        '/api/phone-numbers/purchase',
        { phone_number: wanted },
        { 'idempotency-key': wanted },
      );
      await make(`/api/phone-numbers/${bought.id}/assign`, { agent_id: agentId });
      return bought.number;
    },
    async connectTrunk(phone, agentId, more = {}) {
      const number = `+46313906${String(nextNumber()).padStart(2, '0')}`;
      const [host, port] = phone.address.split(':');
      const trunk = await make<{ id: string }>('/api/sip-trunks', {
        name: `Phone ${numbers}`,
        kind: 'addresses',
        host,
        port: Number(port),
        inbound: { allowed_addresses: ['127.0.0.1'] },
        ...more,
      });
      // Until the process knows of it, calls from this address are taken for those of an earlier trunk.
      const status = () => api.get<{ state: string }>(`/api/sip-trunks/${trunk.id}/status`);
      await vi.waitFor(async () => expect((await status()).state).not.toBe('waiting'), {
        timeout: 30_000,
        interval: 100,
      });
      const imported = await make<{ id: string }>('/api/phone-numbers/import', {
        phone_number: number,
        trunk_id: trunk.id,
      });
      await make(`/api/phone-numbers/${imported.id}/assign`, { agent_id: agentId });
      return { trunkId: trunk.id, number };
    },
    async callOf(number) {
      const { data } = await api.get<{ data: { id: string; to_number: string | null }[] }>('/api/calls?limit=20');
      const call = data.find(({ to_number: to }) => to === number);
      if (call === undefined) throw new Error(`No call to ${number}`);
      return api.get<CallDetail>(`/api/calls/${call.id}`);
    },
  };
}

/** A telephone with sound. */
export interface Telephone {
  sip: SipPhone;
  media: PhoneMedia;
  /** Dials and waits for the answer. */
  dial(number: string, port: number, options?: DialOptions): Promise<PhoneCall>;
  /** The next call that comes in, answered. */
  pickUp(): Promise<PhoneCall>;
  close(): Promise<void>;
}

export async function openTelephone(): Promise<Telephone> {
  const sip = await openSipPhone();
  const media = await openPhoneMedia();
  return {
    sip,
    media,
    async dial(number, port, options = {}) {
      const call = sip.call(`sip:${number}@127.0.0.1:${port}`, { sdp: media.sdp(), ...options });
      await call.answered;
      media.connect(await call.remoteSdp);
      return call;
    },
    async pickUp() {
      const call = await sip.nextCall();
      media.connect(await call.remoteSdp);
      call.ring();
      call.answer(media.sdp());
      await call.answered;
      return call;
    },
    async close() {
      sip.close();
      await media.close();
    },
  };
}
