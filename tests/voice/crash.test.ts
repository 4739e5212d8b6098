import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallDetail } from '@parley/contract/resources/call';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { readEvents } from '../../server/test/read-events.ts';
import { rounds } from '../../server/test/rounds.ts';
import { freeUdpPort } from '../../server/test/sip-phone.ts';
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { callByVoice, openVoiceSession, type VoiceCaller } from '../../server/test/voice-caller.ts';
import {
  addressOf,
  databaseUrl,
  type Parley,
  readFirstPrint,
  runParley,
  temporaryFolder,
} from '../first-run/run-parley.ts';
import { openTelephone } from '../phone/phone-server.ts';
import { isReady, linesOf, type ParleyApi, parleyApi } from './parley-api.ts';
import { voiceEnv } from './voice-server.ts';

/** Number of kills. */
const crashes = rounds('PARLEY_TEST_VOICE_CRASHES', { usual: 1, long: 50 });
/** Number of the demo agent, which phones on this machine may call. */
const demoNumber = '+12125550100';
/**
 * Maximum loss of a recording before the kill: half a second in memory and the chunk being written; the rest is for a
 * slow machine.
 */
const missingMs = 1_000 + 1_000;

const folder = temporaryFolder();
const speech: CallerSpeech = openCallerSpeech();
let running: Installation | undefined;
let database: TestDatabase;
let sipPort: number;
let keys: { tenantKey: string; agentId: string } | undefined;

beforeAll(async () => {
  sipPort = await freeUdpPort();
  database = await createTestDatabase();
});
afterAll(async () => {
  // A check that fails must not leave a process behind.
  await running?.parley.kill('SIGKILL');
  await speech.close();
  await database.drop();
  folder.remove();
});

interface Installation {
  parley: Parley;
  api: ParleyApi;
  agentId: string;
}

/** The whole product, on the database and data folder of the process before. */
async function start(): Promise<Installation> {
  const parley = runParley({
    ...voiceEnv,
    PARLEY_RECORDING_FORMAT: 'opus',
    DATABASE_URL: databaseUrl(database.name),
    PARLEY_SIP_LISTEN: `udp://127.0.0.1:${sipPort}`,
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    PARLEY_DATA_DIR: join(folder.path, 'data'),
  });
  try {
    const base = await addressOf(parley);
    keys ??= readFirstPrint(parley.output());
    running = { parley, api: parleyApi(base, keys.tenantKey), agentId: keys.agentId };
    return running;
  } catch (error) {
    await parley.kill('SIGKILL');
    throw error;
  }
}

/**
 * Makes the calls of a dead process older than its lease of 15 s, which passes otherwise; tests of the area calls prove
 * that it is waited for.
 */
async function expireLeases(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(database.name) });
  await client.connect();
  await client.query(
    `update calls set started_at = started_at - age, answered_at = answered_at - age, alive_until = alive_until - age
     from (values (interval '20 seconds')) lease (age) where ended_at is null`,
  );
  await client.end();
}

/** A caller after the greeting and its question, during the reply; calls again when it was misrecognized. */
async function callInTheMiddle(api: ParleyApi, agentId: string): Promise<VoiceCaller> {
  for (let left = 3; left > 0; left -= 1) {
    const caller = await callByVoice(await openVoiceSession(api.base, agentId));
    await caller.waitForCaption(/Robin/, { role: 'agent' });
    await caller.play(await speech.say('What are your opening hours?'));
    const answer = caller.waitForCaption(/open Monday/, { role: 'agent', isFinal: false });
    const isAnswered = answer.then(
      () => true,
      () => false,
    );
    if (await Promise.race([isAnswered, sleep(20_000, false)])) {
      // A turn is written right after its end, which takes a busy machine some time.
      const turns = async () => (await api.get<CallDetail>(`/api/calls/${caller.callId}`)).transcript.length;
      await expect.poll(turns).toBe(2);
      return caller;
    }
    await caller.hangUp();
  }
  throw new Error('Nobody understood the question');
}

/** Length of the call by the caller's clock. Unit: milliseconds. */
function lastedMs(caller: VoiceCaller): number {
  const joined = caller.notices().find(({ kind }) => kind === 'joined');
  return caller.atMs() - (joined?.atMs ?? 0);
}

async function expectWholeRecord(api: ParleyApi, callId: string, lasted: number): Promise<CallDetail> {
  const told = await api.callWhen(callId, isReady);
  expect(linesOf(told.transcript).slice(0, 2)).toEqual([
    expect.stringMatching(/^agent: Hi! This is Robin/),
    expect.stringMatching(/^user: what are your opening hours$/i),
  ]);
  const recording = await api.get<{ duration_ms: number; url: string; bytes: number; content_type: string }>(
    `/api/calls/${callId}/recording`,
  );
  expect(recording.content_type).toBe('audio/ogg');
  expect(recording.duration_ms).toBeGreaterThan(lasted - missingMs);
  const file = await (await fetch(recording.url)).arrayBuffer();
  expect(file.byteLength).toBe(recording.bytes);
  const events = await readEvents(`${api.base}/api/calls/${callId}/events`, {
    headers: { 'x-api-key': api.key, 'last-event-id': '1.1' },
  });
  const names = (await events.rest()).map(({ event }) => event);
  expect(names.filter((name) => name === 'call.ended')).toHaveLength(1);
  expect(names.filter((name) => name === 'call.turn.created')).toHaveLength(told.transcript.length);
  return told;
}

describe('a call of a dead process', () => {
  it(`killed ${crashes} times during a reply: each call is closed with its transcript, its recording plays, and phones get BYE`, {
    timeout: 60_000 + crashes * 120_000,
  }, async () => {
    let { parley, api, agentId } = await start();
    for (let crash = 0; crash < crashes; crash++) {
      const caller = await callInTheMiddle(api, agentId);
      const phone = await openTelephone();
      const calling = await phone.dial(demoNumber, sipPort);
      // A second of the reply is heard at least.
      await new Promise((resolve) => setTimeout(resolve, 1_500 + ((crash * 370) % 1_500)));
      const lasted = lastedMs(caller);
      await parley.kill('SIGKILL');
      expect(await caller.ended).toBe(1006);
      await expireLeases();

      ({ parley, api, agentId } = await start());
      const read = async () => (await api.get<CallDetail>(`/api/calls/${caller.callId}`)).status;
      await expect.poll(read, { interval: 200 }).toBe('failed');
      const told = await expectWholeRecord(api, caller.callId, lasted);
      expect(told).toMatchObject({ status: 'failed', end_reason: 'worker_lost' });
      const heard = told.transcript.at(-1);
      expect(heard).toMatchObject({ role: 'agent', interrupted: true, text: expect.stringMatching(/^We are/) });
      expect(told.duration_seconds).toBeGreaterThan(0);
      // The phone held its line until it gave up.
      expect(await calling.ended).toBe('them');
      await phone.close();
    }
  });

  it('stopped with SIGTERM: the caller gets the end, nothing is lost, and the process exits with 0', {
    timeout: 180_000,
  }, async () => {
    const { parley, api, agentId } = running?.parley.child.exitCode === null ? running : await start();
    const caller = await callInTheMiddle(api, agentId);
    const ended = parley.kill('SIGTERM');
    expect(await caller.ended).toBe(1000);
    const lasted = lastedMs(caller);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(parley.output()).not.toMatch(/"level":(50|60)|\n\s+at /);

    const again = await start();
    const told = await expectWholeRecord(again.api, caller.callId, lasted);
    expect(told).toMatchObject({ status: 'failed', end_reason: 'shutdown' });
    // Part of the reply played until then.
    const heard = told.transcript.at(-1);
    expect(heard).toMatchObject({ role: 'agent', interrupted: true });
    expect(heard?.text).toMatch(/^We are open/);
    expect(await again.parley.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
