import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import { createSpeechWorkers, type SpeechWorkers } from '../../providers/speech/local/worker/create-speech-workers.ts';
import type { CallSpec } from '../messages/call-messages.ts';
import { type CallHost, LineRefused } from '../messages/call-port.ts';
import { createMediaWorkerPool, type MediaWorkerPool } from './media-worker-pool.ts';

let speech: SpeechWorkers;
let pool: MediaWorkerPool;

beforeAll(() => {
  speech = createSpeechWorkers({ hearing: 0, speaking: 0 });
  pool = createMediaWorkerPool({
    count: 1,
    data: {
      allowedHosts: [],
      userAgent: 'Parley',
      webRtc: { hostAddresses: [], stunServers: [] },
      rtp: {},
      disk: { folder: '/', reserveBytes: 0 },
    },
    connectSpeech: () => speech.connect(),
    log: createLogger({ level: 'silent' }),
  });
});
afterAll(async () => {
  await pool.close();
  await speech.close();
});

const host: CallHost = {
  replyEngine: { reply: () => ({ confirm() {}, cancel() {}, commit() {} }), addMessage() {} },
  record() {},
  dialLeg() {},
  joinQueue() {},
  leaveQueue() {},
  async transferLine() {},
  workerLost() {},
};
/** A line of a kind there is not: what no thread survives. */
const deadly = (callId: string) => ({ callId, line: { kind: 'none' } }) as unknown as CallSpec;
const refusalOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('a worker crash loses its calls, and the next call waits for the restarted worker', async () => {
  const lost: string[] = [];
  for (const callId of ['first', 'second', 'third']) {
    // Sent at once, while no thread is running: it once failed with a fault of the pool's own.
    const error = await refusalOf(pool.start(deadly(callId), { ...host, workerLost: () => lost.push(callId) }));
    expect(error).toBeInstanceOf(LineRefused);
    expect(error).toMatchObject({ message: 'The media worker died', reason: 'internal' });
  }
  expect(lost).toEqual(['first', 'second', 'third']);
  expect(pool.calls()).toBe(0);
});

it('an SDP offer that cannot be answered is refused, and the worker keeps running', async () => {
  const offer = (callId: string) => ({ callId, line: { kind: 'webrtc', offerSdp: 'Hello?' } }) as unknown as CallSpec;
  for (const callId of ['first', 'second']) {
    const lost: string[] = [];
    const error = await refusalOf(pool.start(offer(callId), { ...host, workerLost: () => lost.push(callId) }));
    expect(error).toMatchObject({ name: 'LineRefused', reason: 'offer' });
    expect(await pool.control(callId, { action: 'end', reason: 'shutdown' })).toBe('not_here');
    expect(lost).toEqual([]);
  }
});
