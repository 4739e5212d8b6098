import { createSipStack, type SipStackUser } from '@parley/sip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/src/platform/log/logger.ts';
import { encodeG711 } from '../../../server/src/voice/codec/g711.ts';
import { toneOf } from '../../../server/src/voice/testing/media-tone.ts';
import { isLong } from '../../../server/test/rounds.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { freePorts } from './free-ports.ts';
import { findProgram } from './peer-process.ts';
import { countOf, runSipp, startSipp, summaryOf } from './run-sipp.ts';
import { expectAnswered, expectWell } from './sipp-outcome.ts';

const timeout = 120_000;
const stackCalls = isLong ? 500 : 50;
const soundCalls = isLong ? 100 : 4;
const soundSeconds = isLong ? 60 : 8;

const answerSdp = [
  'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nc=IN IP4 127.0.0.1\r\nt=0 0\r\n',
  'm=audio 9 RTP/AVP 8\r\na=rtpmap:8 PCMA/8000\r\n',
].join('');

/** Takes every call, and answers it with sound that goes nowhere. */
const taker: SipStackUser = {
  overload: () => undefined,
  admit: () => Promise.resolve({ kind: 'accept' }),
  incoming(call) {
    call.listen({
      answered() {},
      offer: () => Promise.reject(new Error('No other media')),
      info() {},
      transfer() {},
      ended() {},
    });
    call.ring();
    call.answer(answerSdp);
  },
  acceptsCalls: () => true,
};

/** Wakes engines up: the first sentence of a process takes longer than those that follow. */
const oneCall = async (to: { number: string; port: number }) =>
  expectWell(await runSipp({ scenario: 'call', calls: 1, talkMs: 2_000, to }));

describe.skipIf(findProgram('sipp') === undefined)('SIPp under load', () => {
  it.each(['udp', 'tcp'] as const)(
    `calls the SIP stack alone ${stackCalls} times, 50 a second, over %s: each is answered and ended`,
    { timeout },
    async (transport) => {
      const stack = await createSipStack({
        listen: [{ transport, host: '127.0.0.1', port: 0 }],
        allows: () => true,
        user: taker,
        log: createLogger({ level: 'silent' }),
        userAgent: 'Parley',
      });
      const to = { number: '1001', port: stack.listening[0]?.port ?? 0 };
      const run = await runSipp({ scenario: 'uac', calls: stackCalls, callsPerSecond: 50, to, transport });
      await stack.close();
      expectWell(run);
      console.log(`${stackCalls} calls at 50 a second over ${transport}: ${summaryOf(run.timesMs)}`);
    },
  );

  describe('calls an agent', () => {
    let server: PhoneServer;
    let to: { number: string; port: number };
    beforeAll(async () => {
      server = await startPhoneServer({ PARLEY_VOICE_CALLS_MAX: '500' });
      to = { number: await server.takeNumber(server.demoAgentId), port: server.sipPort };
    }, timeout);
    afterAll(() => server.stop());

    it.each([
      [isLong ? 500 : 25, 25],
      [isLong ? 500 : 50, 50],
    ])('%i times, %i a second', { timeout }, async (calls, callsPerSecond) => {
      const run = await runSipp({ scenario: 'call', calls, callsPerSecond, talkMs: 200, to });
      const { taken } = expectAnswered(run, calls, `${calls} calls at ${callsPerSecond} a second`);
      expect(taken).toBeGreaterThan(0);
      const goingOn = async () => (await server.rows('select 1 from calls where ended_at is null')).length;
      await expect.poll(goingOn, { timeout: 60_000 }).toBe(0);
    });
  });

  it('calls 50 times with capacity for five: those continue, the others are refused at once', { timeout }, async () => {
    const server = await startPhoneServer({ PARLEY_VOICE_CALLS_MAX: '5' });
    try {
      const to = { number: await server.takeNumber(server.demoAgentId), port: server.sipPort };
      await oneCall(to);
      const run = await runSipp({ scenario: 'call', calls: 50, callsPerSecond: 50, talkMs: 3_000, to });
      const { taken, refused } = expectAnswered(run, 50, '50 calls where 5 fit');
      expect(taken).toBeLessThanOrEqual(5);
      expect(taken).toBeGreaterThan(0);
      expect(refused).toBe(50 - taken);
      const ended = "select 1 from calls where end_reason = 'user_hangup' and answered_at is not null";
      await expect.poll(async () => (await server.rows(ended)).length, { timeout: 60_000 }).toBe(taken + 1);
      expect(await server.rows('select 1 from calls')).toHaveLength(taken + 1);
    } finally {
      await server.stop();
    }
  });

  it(`holds ${soundCalls} calls with audio for ${soundSeconds} s: packets flow in both directions in each accepted one`, {
    timeout: 180_000,
  }, async () => {
    const metricsPort = await freePorts();
    const server = await startPhoneServer({
      PARLEY_VOICE_CALLS_MAX: '100',
      PARLEY_METRICS_PORT: String(metricsPort),
    });
    try {
      // A tone is not speech; other agents end the call after that much silence.
      const patient = await server.api.createAgent({
        name: 'Patient',
        prompt: 'You listen.',
        greeting: 'Hello, take your time.',
        silence: { remind_after_ms: 120_000, remind_max: 0, end_after_ms: 600_000 },
      });
      const to = { number: await server.takeNumber(patient), port: server.sipPort };
      await oneCall(to);
      const tone = new Uint8Array(8_000);
      encodeG711(
        'pcma',
        toneOf(440, 1_000).filter((_, at) => at % 2 === 0),
        tone,
      );
      const sipp = await startSipp({
        scenario: 'call-with-sound',
        calls: soundCalls,
        callsPerSecond: 5,
        talkMs: soundSeconds * 1_000,
        limitSeconds: 120,
        tone,
        to,
      });
      const run = await sipp.done;
      const ends = await server.rows<{ end_reason: string; calls: number }>(
        'select end_reason, count(*)::int calls from calls group by 1',
      );
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const read = (name: string) => new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(metrics)?.[1];
      console.log(
        `${soundCalls} calls with sound: ${JSON.stringify(countOf(run.lines))}, ${JSON.stringify(ends)}, frames late by ${read('voice_frames_late_seconds')} s (99 %), ` +
          `${read('process_cpu_seconds_total')} s of CPU`,
      );
      const lines = () =>
        server.rows<{ packets_in: number; packets_out: number }>(
          `select (line_stats->>'packets_in')::int packets_in, (line_stats->>'packets_out')::int packets_out
               from calls where line_stats is not null and end_reason = 'user_hangup'
               and started_at > (select min(started_at) from calls) -- The first was oneCall, which is shorter.
               and ended_at > answered_at + make_interval(secs => ${soundSeconds - 5})`,
        );
      await expect.poll(async () => (await lines()).length, { timeout: 60_000 }).toBeGreaterThan(0);
      // 50 a second.
      const leastPackets = soundSeconds * 33;
      for (const line of await lines()) {
        expect(line.packets_in).toBeGreaterThan(leastPackets);
        expect(line.packets_out).toBeGreaterThan(leastPackets);
      }
    } finally {
      await server.stop();
    }
  });
});
