import type { CallDetail } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { heardDigits } from '../../server/src/providers/lines/carrier/testing/heard-digits.ts';
import { toneLevel, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { hasEnded, isReady } from '../voice/parley-api.ts';
import { loudnessIn, recordingOf } from '../voice/two-sides.ts';
import type { CarrierPeer } from './carrier-peers.ts';
import type { CarrierPhone } from './carrier-phone.ts';
import { audible, type CarrierWorld, customer, loudness, openCarrierWorld, orderNumber } from './carrier-world.ts';
import { openTelephone, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const colleague = '+46701740606';

let world: CarrierWorld;
/** A colleague behind a trunk of the tenant, the target of transfers. */
let person: Telephone;
let imported: string;

beforeAll(async () => {
  world = await openCarrierWorld();
  person = await openTelephone();
  imported = (await world.server.connectTrunk(person.sip, world.server.demoAgentId)).number;
}, timeout);
afterAll(async () => {
  await person.close();
  await world.close();
});
afterEach(() => world.hangUpAll());

describe.each(['twilio', 'telnyx'] as const)('%s', (carrier) => {
  let peer: CarrierPeer;
  let number: string;
  let numberId: string;
  beforeAll(async () => {
    peer = world.peers[carrier];
    ({ id: numberId, number } = await world.buyNumber(carrier));
  }, timeout);

  /** A machine that is busy with other things turns calls away; then the caller tries again. */
  async function callIn(to = number): Promise<{ ref: string; phone: CarrierPhone; id: string }> {
    const { ref, phone } = await vi.waitUntil(
      async () => {
        const made = await peer.callIn(customer, to);
        return made.phone && { ref: made.ref, phone: world.phoneOf(made.phone) };
      },
      { timeout: 30_000, interval: 1_000 },
    );
    await loudness(phone);
    return { ref, phone, id: (await world.newest(to)).id };
  }

  it('sells a number once, and the same key replays the response', { timeout }, async () => {
    const again = await orderNumber(world.server.api, carrier, number);
    expect([again.status, again.body.id]).toEqual([201, numberId]);
    expect(peer.owns(number)).toBe(true);
  });

  describe('an inbound call', () => {
    it('is answered, transcribed, replied to by the agent, stored and recorded', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await world.spoken(id, /^agent: Hi! This is Robin/);
      phone.forget();
      await world.ask(phone, id);
      await loudness(phone);
      phone.hangUp();
      const told = await world.server.api.callWhen(id, isReady);
      expect(told).toMatchObject({
        type: 'phone',
        direction: 'inbound',
        status: 'completed',
        end_reason: 'user_hangup',
        from_number: customer,
        to_number: number,
      });
      const sound = await recordingOf(world.server.api, id);
      for (const turn of told.transcript) {
        expect(loudnessIn(sound, turn)[turn.role === 'user' ? 'caller' : 'agent']).toBeGreaterThan(audible);
      }
      await expect.poll(() => peer.isHungUp(ref), { timeout: 10_000 }).toBe(true);
    });

    it('on a barge-in makes the carrier drop its unplayed audio', { timeout }, async () => {
      const { phone, id } = await callIn();
      await world.ask(phone, id);
      expect(phone.clears()).toBeGreaterThan(0);
    });

    it('receives and sends DTMF', { timeout }, async () => {
      const { phone, id } = await callIn();
      await world.spoken(id, /^agent: Hi!/);
      phone.press('4711#');
      await world.spoken(id, /user: 4711/);
      phone.forget();
      expect((await world.control(id, { action: 'press_digits', digits: '12' })).status).toBe(200);
      await expect.poll(() => heardDigits(phone.heard()), { timeout: 20_000 }).toContain('12');
    });

    it('ended by the agent: the stream closes and the carrier is notified', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await world.control(id, { action: 'end' });
      expect(await phone.closed).toBe(1000);
      expect(await world.server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'completed_by_api' });
      await expect.poll(() => peer.isHungUp(ref), { timeout: 10_000 }).toBe(true);
    });

    it('to an imported number is answered too', { timeout }, async () => {
      peer.setUp(imported, peer.webhookOf(number));
      const { id } = await callIn(imported);
      expect(await world.server.api.get<CallDetail>(`/api/calls/${id}`)).toMatchObject({
        agent_id: world.server.demoAgentId,
      });
    });

    it('with an invalid signature is refused, without an effect', { timeout }, async () => {
      const before = await world.newestId();
      expect(await peer.callInUnsigned(customer, number)).toBe(401);
      expect(await world.newestId()).toBe(before);
    });

    it('opens one stream: its token is single-use, and required', { timeout }, async () => {
      const { id } = await callIn();
      expect(await peer.openAgain()).toBe(1008);
      expect((await world.newest(number)).id).toBe(id);
      expect(await world.server.api.get<CallDetail>(`/api/calls/${id}`)).toMatchObject({ status: 'in_progress' });
    });

    it('is transferred by the carrier, and is not hung up there', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await world.spoken(id, /^agent: Hi!/);
      expect((await world.control(id, { action: 'transfer', to: colleague, mode: 'blind' })).status).toBe(200);
      expect(await world.server.api.callWhen(id, hasEnded)).toMatchObject({
        end_reason: 'transferred',
        was_transferred: true,
        transfer: { destination: colleague, mode: 'blind', outcome: 'unconfirmed' },
      });
      await phone.closed;
      expect(peer.sentTo(ref)).toBe(colleague);
      expect(peer.isHungUp(ref)).toBe(false);
    });

    it('is bridged to a colleague over a trunk of the tenant, with audio in both directions', { timeout }, async () => {
      const { phone, id } = await callIn();
      await world.spoken(id, /^agent: Hi!/);
      await world.control(id, { action: 'transfer', to: colleague, mode: 'bridged' });
      const taken = await person.pickUp();
      expect(taken.invite.uri).toContain(colleague);
      const outcome = async () => (await world.server.api.get<CallDetail>(`/api/calls/${id}`)).transfer?.outcome;
      await expect.poll(outcome, { timeout: 60_000 }).toBe('bridged');
      void phone.play(toneOf(700, 4_000));
      void person.media.play(toneOf(1_900, 4_000));
      const level = (pcm: Int16Array, hz: number) => toneLevel(pcm.slice(-16_000), hz);
      await expect.poll(() => level(person.media.heard(), 700), { timeout: 20_000 }).toBeGreaterThan(5_000);
      await expect.poll(() => level(phone.heard(), 1_900), { timeout: 20_000 }).toBeGreaterThan(5_000);
      phone.hangUp();
      expect(await taken.ended).toBe('them');
      expect(await world.server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'transferred' });
    });
  });

  it('releases its number', { timeout }, async () => {
    const released = await world.server.api.post<{ status: string }>(`/api/phone-numbers/${numberId}/release`);
    expect(released.body.status).toBe('releasing');
    await expect.poll(() => peer.owns(number), { timeout: 30_000 }).toBe(false);
    await expect
      .poll(
        async () => (await world.server.api.get<{ data: { number: string }[] }>('/api/phone-numbers?limit=100')).data,
        {
          timeout: 30_000,
        },
      )
      .not.toContainEqual(expect.objectContaining({ number }));
  });
});
