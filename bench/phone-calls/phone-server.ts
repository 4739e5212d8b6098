import { freeUdpPort } from '../../server/test/sip-phone.ts';
import { call } from '../shared/api.ts';
import { startChild } from '../shared/children.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { createThreadProfiler, freeTcpPort } from './profile-threads.ts';
import type { VendorAddresses } from './vendors.ts';

/** The real server with a phone line, its vendors beside it, and an agent that answers a number. */
export interface PhoneServer {
  parley: Parley;
  /** SIP URI of the agent. */
  uri: string;
  /** A gauge of the metrics port. */
  metric(name: string): Promise<number>;
  /** With BENCH_PROFILE_DIR: profiles every thread until the function returned is called. */
  profile(name: string): Promise<() => Promise<void>>;
  /** Requests of the server that no vendor would accept. */
  complaints(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const number = '+46846500450';

export async function startPhoneServer({ callsMax }: { callsMax: number }): Promise<PhoneServer> {
  const vendors = startChild(new URL('./vendors.ts', import.meta.url));
  const { speechUrl, speechKey, modelUrl } = await vendors.ask<VendorAddresses>({ kind: 'open' });
  const dataDir = makeDataFolder();
  const sipPort = await freeUdpPort();
  const metricsPort = await freeTcpPort();
  const profiler = await createThreadProfiler();
  const parley = await startParley(dataDir, {
    PARLEY_SIP_LISTEN: `udp://127.0.0.1:${sipPort}`,
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    PARLEY_SPEECH_ADDRESSES: `deepgram=${speechUrl}`,
    PARLEY_DEEPGRAM_API_KEY: speechKey,
    PARLEY_VOICE_CALLS_MAX: String(callsMax),
    PARLEY_METRICS_PORT: String(metricsPort),
    ...profiler.env,
  });
  async function stop(): Promise<void> {
    await Promise.all([parley.stop(), vendors.stop()]);
    removeDataFolder(dataDir);
  }
  try {
    await openNumber(parley, modelUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    parley,
    uri: `sip:${number}@127.0.0.1:${sipPort}`,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
    },
    profile: profiler.start,
    complaints: () => vendors.ask({ kind: 'complaints' }),
    stop,
  };
}

/** An agent as people make one, but for its vendors, and its number. */
async function openNumber({ address, tenantKey: key }: Parley, modelUrl: string): Promise<void> {
  const agent = await call<{ id: string }>('POST', `${address}/api/agents`, {
    key,
    body: {
      name: 'Bench',
      prompt: 'You are the assistant of a bicycle workshop. A standard service costs 65 euro.',
      greeting: 'Hello, this is the workshop.',
      llm: { provider: 'openai-compatible', model: 'peer-1', url: modelUrl, fallbacks: [] },
      stt: { provider: 'deepgram' },
      voice: { provider: 'deepgram' },
    },
  });
  const response = await fetch(`${address}/api/phone-numbers/purchase`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': number },
    body: JSON.stringify({ phone_number: number }),
  });
  const bought = (await response.json()) as { id: string };
  await call('POST', `${address}/api/phone-numbers/${bought.id}/assign`, { key, body: { agent_id: agent.id } });
}
