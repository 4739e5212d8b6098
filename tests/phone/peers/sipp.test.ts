import type { Call } from '@parley/contract/resources/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/src/platform/log/logger.ts';
import { createSipStack } from '@parley/sip/create-sip-stack';
import type { SipStackUser } from '@parley/sip/sip-stack';
import { encodeG711 } from '../../../server/src/voice/codec/g711.ts';
import { toneOf } from '../../../server/src/voice/testing/media-tone.ts';
import { hasEnded } from '../../voice/parley-api.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { freePorts } from './free-ports.ts';
import { findProgram } from './peer-process.ts';
import { countOf, runSipp, type SippOptions, type SippRun, startSipp, summaryOf } from './run-sipp.ts';

const timeout = 120_000;
const customer = '+46701740605';

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
  isTakingCalls: () => true,
};

/** Every call went as its scenario says; the report tells what did not. */
function expectWell(run: SippRun): Record<string, number> {
  expect(run.exitCode, run.report).toBe(0);
  return countOf(run.lines);
}
/** All of them were taken, or refused with a time to come back: none was lost, none hung. */
function expectAnswered(run: SippRun, calls: number, title: string): { taken: number; refused: number } {
  const { taken = 0, 'refused 486': busy = 0, 'refused 503': unavailable = 0 } = expectWell(run);
  console.log(`${title}: ${taken} taken, ${busy} refused with 486, ${unavailable} with 503; ${summaryOf(run.timesMs)}`);
  expect(taken + busy + unavailable).toBe(calls);
  return { taken, refused: busy + unavailable };
}

/** Wakes engines up: the first sentence of a process takes longer than those that follow. */
const oneCall = async (to: { number: string; port: number }) =>
  expectWell(await runSipp({ scenario: 'call', calls: 1, talkMs: 2_000, to }));

describe.skipIf(findProgram('sipp') === undefined)('SIPp', () => {
  it.each(['udp', 'tcp'] as const)(
    'calls the SIP stack alone 500 times, 50 a second, over %s: each is answered and ended',
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
      const run = await runSipp({ scenario: 'uac', calls: 500, callsPerSecond: 50, to, transport });
      await stack.close();
      expectWell(run);
      console.log(`500 calls at 50 a second over ${transport}: ${summaryOf(run.timesMs)}`);
    },
  );

  describe('calls an agent', () => {
    let server: PhoneServer;
    let number: string;
    let to: { number: string; port: number };
    beforeAll(async () => {
      server = await startPhoneServer({
        PARLEY_VOICE_CALLS_MAX: '500',
        // A phone on this machine is known by its address alone, one beside it has to prove who it is.
        PARLEY_SIP_LOCAL_NETWORKS: '127.0.0.1/32',
      });
      number = await server.takeNumber(server.demoAgentId);
      to = { number, port: server.sipPort };
    }, timeout);
    afterAll(() => server.stop());

    const nothingGoesOn = () =>
      expect
        .poll(async () => (await server.rows('select 1 from calls where ended_at is null')).length, { timeout: 60_000 })
        .toBe(0);
    /** One after another: the first is never refused for want of room. */
    const inTurn = async (scenario: string, more: Partial<SippOptions> = {}) => {
      const run = await runSipp({ scenario, calls: 3, atOnce: 1, callsPerSecond: 1, to, ...more });
      return expectWell(run);
    };

    it('and gives up at once: cancelled, or hung up where the answer was quicker', { timeout }, async () => {
      const { cancelled = 0, 'answered meanwhile': answered = 0 } = await inTurn('cancel');
      expect(cancelled + answered).toBe(3);
      await nothingGoesOn();
    });

    it('and hangs up while it rings', { timeout }, async () => {
      const { ended = 0, 'answered meanwhile': answered = 0 } = await inTurn('bye-while-ringing');
      expect(ended + answered).toBe(3);
      await nothingGoesOn();
    });

    it('and hangs up before it has said that it heard the answer, and again', { timeout }, async () => {
      expect(await inTurn('bye-without-ack')).toEqual({ ended: 3, 'unknown by then': 3 });
      await nothingGoesOn();
    });

    it('and speaks of calls that never were', { timeout }, async () => {
      expect(await inTurn('strays')).toEqual({ told: 3 });
    });

    it('and cancels too late, and comes with old numbers: the call goes on until it is ended', {
      timeout,
    }, async () => {
      expect(await inTurn('late-requests')).toEqual({ 'old number': 3, ended: 3 });
      await nothingGoesOn();
    });

    it('over a trunk that asks who it is', { timeout }, async () => {
      const inbound = { allowed_addresses: ['127.0.0.2'], challenge: true, username: 'pbx', password: 'right' };
      const trunk = await server.connectTrunk({ address: '127.0.0.2:5060' }, server.demoAgentId, { inbound });
      const way = { localAddress: '127.0.0.2', to: { number: trunk.number, port: server.sipPort } };
      const [right, wrong] = ['right', 'wrong'].map((password) => ({
        ...way,
        credentials: { username: 'pbx', password },
      }));
      expect(await inTurn('call-with-password', right)).toEqual({ taken: 3 });
      expect(await inTurn('call-with-password', wrong)).toEqual({ forbidden: 3 });
      await nothingGoesOn();
    });

    it('while a fifth of all messages gets lost on either way', { timeout }, async () => {
      const run = await runSipp({ scenario: 'call', calls: 50, callsPerSecond: 5, lost: 20, talkMs: 500, to });
      expectAnswered(run, 50, '50 calls, 20 % loss');
      await nothingGoesOn();
    });

    it.each([
      [100, 10],
      [500, 25],
      [500, 50],
    ])('%i times, %i a second', { timeout }, async (calls, callsPerSecond) => {
      const run = await runSipp({ scenario: 'call', calls, callsPerSecond, talkMs: 200, to });
      const { taken } = expectAnswered(run, calls, `${calls} calls at ${callsPerSecond} a second`);
      expect(taken).toBeGreaterThan(0);
      await nothingGoesOn();
    });
  });

  it('calls 50 times where five fit: those go on unharmed, the others are refused at once', { timeout }, async () => {
    const server = await startPhoneServer({ PARLEY_VOICE_CALLS_MAX: '5' });
    try {
      const to = { number: await server.takeNumber(server.demoAgentId), port: server.sipPort };
      await oneCall(to);
      const run = await runSipp({ scenario: 'call', calls: 50, callsPerSecond: 50, talkMs: 5_000, to });
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

  it.skipIf(process.env['CI'] !== 'true')(
    'holds 100 calls with sound for a minute: packets go both ways in each that was taken',
    { timeout: 180_000 },
    async () => {
      const metricsPort = await freePorts();
      const server = await startPhoneServer({
        PARLEY_VOICE_CALLS_MAX: '100',
        PARLEY_METRICS_PORT: String(metricsPort),
      });
      try {
        // A tone is nobody speaking, which other agents take for the end of the call.
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
          calls: 100,
          callsPerSecond: 5,
          talkMs: 60_000,
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
          `100 calls with sound: ${JSON.stringify(countOf(run.lines))}, ${JSON.stringify(ends)}, frames late by ${read('voice_frames_late_seconds')} s (99 %), ` +
            `${read('process_cpu_seconds_total')} s of CPU`,
        );
        const lines = () =>
          server.rows<{ packets_in: number; packets_out: number }>(
            `select (line_stats->>'packets_in')::int packets_in, (line_stats->>'packets_out')::int packets_out
               from calls where line_stats is not null and end_reason = 'user_hangup'
               and ended_at > answered_at + interval '50 seconds'`,
          );
        await expect.poll(async () => (await lines()).length, { timeout: 60_000 }).toBeGreaterThan(0);
        // 50 a second are 3,000 in a minute.
        for (const line of await lines()) {
          expect(line.packets_in).toBeGreaterThan(2_000);
          expect(line.packets_out).toBeGreaterThan(2_000);
        }
      } finally {
        await server.stop();
      }
    },
  );

  describe('is called by agents', () => {
    let server: PhoneServer;
    beforeAll(async () => {
      server = await startPhoneServer();
    }, timeout);
    afterAll(() => server.stop());

    async function order(from: string): Promise<string> {
      const { body } = await server.api.post<Call>('/api/calls/outbound', {
        agent_id: server.demoAgentId,
        to_number: customer,
        from_number: from,
      });
      return body.id;
    }

    it('and hangs up', { timeout }, async () => {
      const sipp = await startSipp({ scenario: 'answer-and-hang-up', calls: 5, talkMs: 1_000 });
      const { number } = await server.connectTrunk(sipp, server.demoAgentId);
      const ids = await Promise.all(Array.from({ length: 5 }, () => order(number)));
      for (const id of ids) {
        expect(await server.api.callWhen(id, hasEnded)).toMatchObject({
          end_reason: 'user_hangup',
          status: 'completed',
        });
      }
      expectWell(await sipp.finish());
    });

    it('and is hung up on', { timeout }, async () => {
      const sipp = await startSipp({ scenario: 'answer', calls: 3 });
      const { number } = await server.connectTrunk(sipp, server.demoAgentId);
      const ids = await Promise.all(Array.from({ length: 3 }, () => order(number)));
      for (const id of ids) {
        await server.api.callWhen(id, (call) => call.answered_at !== null);
        await server.api.post(`/api/calls/${id}/complete`);
      }
      for (const id of ids) expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ status: 'completed' });
      expectWell(await sipp.finish());
    });
  });
});
