import type { Call } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasEnded } from '../voice/parley-api.ts';
import type { CarrierPeer, NotAnswered } from './carrier-peers.ts';
import { type CarrierWorld, customer, loudness, openCarrierWorld } from './carrier-world.ts';

const timeout = 120_000;

let world: CarrierWorld;

beforeAll(async () => {
  world = await openCarrierWorld();
}, timeout);
afterAll(() => world.close());
afterEach(() => world.hangUpAll());

describe.each(['twilio', 'telnyx'] as const)('%s', (carrier) => {
  let peer: CarrierPeer;
  let number: string;
  beforeAll(async () => {
    peer = world.peers[carrier];
    ({ number } = await world.buyNumber(carrier));
  }, timeout);

  describe('an outbound call', () => {
    async function order(more: object = {}): Promise<Call> {
      const body = { agent_id: world.server.demoAgentId, to_number: customer, from_number: number, ...more };
      const { status, body: call } = await world.server.api.post<Call>('/api/calls/outbound', body);
      expect([status, call.status]).toEqual([202, 'queued']);
      return call;
    }
    const endOf = (call: Call) => world.server.api.callWhen(call.id, hasEnded);

    it('shows our number, and the agent talks with the called person', { timeout }, async () => {
      const call = await order({ metadata: { lead: '7' } });
      const placed = await peer.placed(customer);
      expect(placed.from).toBe(number);
      await placed.ring();
      const phone = world.phoneOf(await placed.pickUp());
      await world.spoken(call.id, /agent: Hi! This is Robin/);
      await loudness(phone);
      await world.ask(phone, call.id);
      phone.hangUp();
      expect(await endOf(call)).toMatchObject({
        type: 'phone',
        direction: 'outbound',
        status: 'completed',
        end_reason: 'user_hangup',
        from_number: number,
        to_number: customer,
        metadata: { lead: '7' },
      });
    });

    it.each<[NotAnswered, string, string]>([
      ['busy', 'busy', 'dial_busy'],
      ['no_answer', 'no_answer', 'dial_no_answer'],
      ['rejected', 'failed', 'dial_rejected'],
      ['unknown_number', 'failed', 'invalid_destination'],
      ['unreachable', 'failed', 'dial_unreachable'],
    ])('that comes to %s ends as %s, with reason %s', { timeout }, async (how, status, reason) => {
      const call = await order();
      const placed = await peer.placed(customer);
      await placed.ring();
      await placed.end(how);
      expect(await endOf(call)).toMatchObject({ status, end_reason: reason, answered_at: null });
    });

    it('is cancelled while ringing: the carrier is told to end it', { timeout }, async () => {
      const call = await order();
      const placed = await peer.placed(customer);
      await placed.ring();
      await world.server.api.post(`/api/calls/${call.id}/complete`);
      await expect.poll(() => peer.isHungUp(placed.ref), { timeout: 20_000 }).toBe(true);
      expect(await endOf(call)).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
    });

    it('answered after its cancellation is hung up', { timeout }, async () => {
      const call = await order({ ring_seconds: 5 });
      const placed = await peer.placed(customer);
      await placed.end('no_answer');
      expect(await endOf(call)).toMatchObject({ end_reason: 'dial_no_answer' });
      const phone = await placed.pickUp();
      expect(await phone?.closed).not.toBe(1000);
      await expect.poll(() => peer.isHungUp(placed.ref), { timeout: 20_000 }).toBe(true);
    });

    it('ends as unreachable when the carrier is down', { timeout }, async () => {
      peer.setDown(true);
      const before = peer.asked('POST', '/calls') + peer.asked('POST', '/Calls');
      try {
        expect(await endOf(await order())).toMatchObject({ status: 'failed', end_reason: 'dial_unreachable' });
        expect(peer.asked('POST', '/calls') + peer.asked('POST', '/Calls')).toBeGreaterThan(before);
      } finally {
        peer.setDown(false);
      }
    });

    it('by an ad hoc agent is answered as any other', { timeout }, async () => {
      const agent = { name: 'Just once', prompt: 'You ask how it went.', greeting: 'Hello, this is a survey.' };
      const asked = { agent, to_number: customer, from_number: number };
      const { status, body } = await world.server.api.post<Call>('/api/calls/outbound/ad-hoc', asked);
      expect(status).toBe(202);
      const phone = world.phoneOf(await (await peer.placed(customer)).pickUp());
      await world.spoken(body.id, /agent: Hello, this is a survey/);
      phone.hangUp();
      expect(await endOf(body)).toMatchObject({ agent_id: null, status: 'completed' });
    });
  });
});
