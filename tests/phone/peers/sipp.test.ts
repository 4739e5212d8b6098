import type { Call } from '@parley/contract/resources/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasEnded } from '../../voice/parley-api.ts';
import { isLong } from '../../../server/test/rounds.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { findProgram } from './peer-process.ts';
import { runSipp, type SippOptions, startSipp } from './run-sipp.ts';
import { expectAnswered, expectWell } from './sipp-outcome.ts';

const timeout = 120_000;
/** Calls of one scenario. */
const each = 2;
/** Calls while messages get lost. */
const lossyCalls = isLong ? 50 : 15;
const customer = '+46701740605';

describe.skipIf(findProgram('sipp') === undefined)('SIPp', () => {
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
      const run = await runSipp({ scenario, calls: each, atOnce: 1, callsPerSecond: 1, to, ...more });
      return expectWell(run);
    };

    it('and cancels at once: cancelled, or hung up where the answer was quicker', { timeout }, async () => {
      const { cancelled = 0, 'answered meanwhile': answered = 0 } = await inTurn('cancel');
      expect(cancelled + answered).toBe(each);
      await nothingGoesOn();
    });

    it('and hangs up while ringing', { timeout }, async () => {
      const { ended = 0, 'answered meanwhile': answered = 0 } = await inTurn('bye-while-ringing');
      expect(ended + answered).toBe(each);
      await nothingGoesOn();
    });

    it('and hangs up before its ACK, twice', { timeout }, async () => {
      expect(await inTurn('bye-without-ack')).toEqual({ ended: each, 'unknown by then': each });
      await nothingGoesOn();
    });

    it('and sends requests for unknown dialogs', { timeout }, async () => {
      expect(await inTurn('strays')).toEqual({ told: each });
    });

    it('and cancels late, with old CSeqs: the call continues until it is ended', {
      timeout,
    }, async () => {
      expect(await inTurn('late-requests')).toEqual({ 'old number': each, ended: each });
      await nothingGoesOn();
    });

    it('over a trunk with authentication', { timeout }, async () => {
      const inbound = { allowed_addresses: ['127.0.0.2'], challenge: true, username: 'pbx', password: 'right' };
      const trunk = await server.connectTrunk({ address: '127.0.0.2:5060' }, server.demoAgentId, { inbound });
      const way = { localAddress: '127.0.0.2', to: { number: trunk.number, port: server.sipPort } };
      const [right, wrong] = ['right', 'wrong'].map((password) => ({
        ...way,
        credentials: { username: 'pbx', password },
      }));
      expect(await inTurn('call-with-password', right)).toEqual({ taken: each });
      expect(await inTurn('call-with-password', wrong)).toEqual({ forbidden: each });
      await nothingGoesOn();
    });

    it('with a fifth of all messages lost in both directions', { timeout }, async () => {
      const run = await runSipp({ scenario: 'call', calls: lossyCalls, callsPerSecond: 5, lost: 20, talkMs: 500, to });
      expectAnswered(run, lossyCalls, `${lossyCalls} calls, 20 % loss`);
      await nothingGoesOn();
    });
  });

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
      const sipp = await startSipp({ scenario: 'answer-and-hang-up', calls: each, talkMs: 1_000 });
      const { number } = await server.connectTrunk(sipp, server.demoAgentId);
      const ids = await Promise.all(Array.from({ length: each }, () => order(number)));
      for (const id of ids) {
        expect(await server.api.callWhen(id, hasEnded)).toMatchObject({
          end_reason: 'user_hangup',
          status: 'completed',
        });
      }
      expectWell(await sipp.finish());
    });

    it('and is hung up', { timeout }, async () => {
      const sipp = await startSipp({ scenario: 'answer', calls: each });
      const { number } = await server.connectTrunk(sipp, server.demoAgentId);
      const ids = await Promise.all(Array.from({ length: each }, () => order(number)));
      for (const id of ids) {
        await server.api.callWhen(id, (call) => call.answered_at !== null);
        await server.api.post(`/api/calls/${id}/complete`);
      }
      for (const id of ids) expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ status: 'completed' });
      expectWell(await sipp.finish());
    });
  });
});
