import type { Call, CallDetail } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { farAsterisk, farTwilio } from '../../server/src/providers/lines/carrier/testing/far-dialects.ts';
import { heardDigits } from '../../server/src/providers/lines/carrier/testing/heard-digits.ts';
import { openFarStream } from '../../server/src/providers/telephony/testing/open-far-stream.ts';
import { loudnessOf, toneLevel, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { hasEnded, isReady, linesOf } from '../voice/parley-api.ts';
import { loudnessIn, recordingOf } from '../voice/two-sides.ts';
import { type CarrierPeer, type NotAnswered, telnyxPeer, twilioPeer } from './carrier-peers.ts';
import { type CarrierPhone, openCarrierPhone } from './carrier-phone.ts';
import { freePorts } from './peers/free-ports.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const audible = 300;
const customer = '+46701740605';
const colleague = '+46701740606';

let server: PhoneServer;
let speech: CallerSpeech;
/** Somebody behind a trunk of the tenant, whom callers are connected to. */
let person: Telephone;
let imported: string;
let peers: Record<'twilio' | 'telnyx', CarrierPeer>;
const phones: CarrierPhone[] = [];

beforeAll(async () => {
  speech = openCallerSpeech();
  peers = { twilio: await twilioPeer(), telnyx: await telnyxPeer() };
  const port = await freePorts();
  server = await startPhoneServer({
    ...peers.twilio.env,
    ...peers.telnyx.env,
    PARLEY_PORT: String(port),
    PARLEY_PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  person = await openTelephone();
  imported = (await server.connectTrunk(person.sip, server.demoAgentId)).number;
}, timeout);
afterAll(async () => {
  await speech.close();
  await person.close();
  await server.stop();
  await peers.twilio.close();
  await peers.telnyx.close();
});
afterEach(() => {
  for (const phone of phones.splice(0)) phone.hangUp();
});

const transcriptOf = async (callId: string) =>
  linesOf((await server.api.get<CallDetail>(`/api/calls/${callId}`)).transcript).join('\n');
const spoken = (callId: string, pattern: RegExp) =>
  expect.poll(() => transcriptOf(callId), { timeout: 60_000 }).toMatch(pattern);
const loudness = (phone: CarrierPhone) =>
  expect.poll(() => loudnessOf(phone.heard()), { timeout: 30_000 }).toBeGreaterThan(audible);
const control = (callId: string, command: object) => server.api.post(`/api/calls/${callId}/control`, command);
const newestId = async () => (await server.api.get<{ data: Call[] }>('/api/calls?limit=1')).data[0]?.id;
const newest = async (to: string): Promise<{ id: string }> => {
  const { data } = await server.api.get<{ data: Call[] }>('/api/calls?limit=20');
  const found = data.find((call) => call.to_number === to);
  if (found === undefined) throw new Error(`No call to ${to}`);
  return found;
};

/** Asks for the opening hours, and again where a machine busy with other things has lost some of it. */
async function ask(phone: CarrierPhone, callId: string): Promise<void> {
  const answer = /user: what are your opening hours\nagent: .*Monday to Friday from 9 to 18/i;
  for (let left = 3; left > 0; left -= 1) {
    await phone.play(await speech.say('What are your opening hours?'));
    const isAnswered = async () => answer.test(await transcriptOf(callId));
    if (await vi.waitUntil(isAnswered, { timeout: 20_000, interval: 300 }).catch(() => false)) return;
  }
  expect(await transcriptOf(callId)).toMatch(answer);
}

/** The stream of a call that was not turned away, hung up on when the test is over. */
function phoneOf(phone: CarrierPhone | undefined): CarrierPhone {
  if (phone === undefined) throw new Error('The call was turned away');
  phones.push(phone);
  return phone;
}

describe.each(['twilio', 'telnyx'] as const)('%s', (carrier) => {
  let peer: CarrierPeer;
  let number: string;
  let numberId: string;

  beforeAll(async () => {
    peer = peers[carrier];
    const found = await server.api.get<{ data: { number: string }[] }>(
      `/api/phone-numbers/available?country=US&area_code=415&provider=${carrier}`,
    );
    number = found.data[0]?.number ?? '';
    const bought = await server.api.post<{ id: string }>(
      '/api/phone-numbers/purchase',
      { phone_number: number, provider: carrier },
      { 'idempotency-key': `buy-${carrier}` },
    );
    expect(bought.status).toBe(201);
    numberId = bought.body.id;
    await server.api.post(`/api/phone-numbers/${numberId}/assign`, { agent_id: server.demoAgentId });
    await vi.waitUntil(() => peer.webhookOf(number).includes(server.demoAgentId), { timeout: 20_000 });
  }, timeout);

  /** A machine that is busy with other things turns calls away; then the caller tries again. */
  async function callIn(to = number): Promise<{ ref: string; phone: CarrierPhone; id: string }> {
    const { ref, phone } = await vi.waitUntil(
      async () => {
        const made = await peer.callIn(customer, to);
        return made.phone && { ref: made.ref, phone: phoneOf(made.phone) };
      },
      { timeout: 30_000, interval: 1_000 },
    );
    await loudness(phone);
    return { ref, phone, id: (await newest(to)).id };
  }

  it('sells a number once, and the same key answers the same again', { timeout }, async () => {
    const again = await server.api.post<{ id: string }>(
      '/api/phone-numbers/purchase',
      { phone_number: number, provider: carrier },
      { 'idempotency-key': `buy-${carrier}` },
    );
    expect([again.status, again.body.id]).toEqual([201, numberId]);
    expect(peer.owns(number)).toBe(true);
  });

  describe('a call that comes in', () => {
    it('is answered, understood, answered by the agent, written down and recorded', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await spoken(id, /^agent: Hi! This is Robin/);
      phone.forget();
      await ask(phone, id);
      await loudness(phone);
      phone.hangUp();
      const told = await server.api.callWhen(id, isReady);
      expect(told).toMatchObject({
        type: 'phone',
        direction: 'inbound',
        status: 'completed',
        end_reason: 'user_hangup',
        from_number: customer,
        to_number: number,
      });
      const sound = await recordingOf(server.api, id);
      for (const turn of told.transcript) {
        expect(loudnessIn(sound, turn)[turn.role === 'user' ? 'caller' : 'agent']).toBeGreaterThan(audible);
      }
      await expect.poll(() => peer.isHungUp(ref), { timeout: 10_000 }).toBe(true);
    });

    it('that is spoken into makes the carrier drop what it has not played', { timeout }, async () => {
      const { phone, id } = await callIn();
      await ask(phone, id);
      expect(phone.clears()).toBeGreaterThan(0);
    });

    it('hears keys and presses keys', { timeout }, async () => {
      const { phone, id } = await callIn();
      await spoken(id, /^agent: Hi!/);
      phone.press('4711#');
      await spoken(id, /user: 4711/);
      phone.forget();
      expect((await control(id, { action: 'press_digits', digits: '12' })).status).toBe(200);
      await expect.poll(() => heardDigits(phone.heard()), { timeout: 20_000 }).toContain('12');
    });

    it('is ended by the agent: the stream closes and the carrier is told', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await control(id, { action: 'end' });
      expect(await phone.closed).toBe(1000);
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'completed_by_api' });
      await expect.poll(() => peer.isHungUp(ref), { timeout: 10_000 }).toBe(true);
    });

    it('to a number of before, which was imported, is answered too', { timeout }, async () => {
      peer.setUp(imported, peer.webhookOf(number));
      const { id } = await callIn(imported);
      expect(await server.api.get<CallDetail>(`/api/calls/${id}`)).toMatchObject({ agent_id: server.demoAgentId });
    });

    it('with a wrong signature is refused, and nothing happens', { timeout }, async () => {
      const before = await newestId();
      expect(await peer.callInUnsigned(customer, number)).toBe(401);
      expect(await newestId()).toBe(before);
    });

    it('opens one stream: its token is used, and without one there is none', { timeout }, async () => {
      const { id } = await callIn();
      expect(await peer.openAgain()).toBe(1008);
      expect((await newest(number)).id).toBe(id);
      expect(await server.api.get<CallDetail>(`/api/calls/${id}`)).toMatchObject({ status: 'in_progress' });
    });

    it('is sent elsewhere by the carrier, and is not hung up there', { timeout }, async () => {
      const { ref, phone, id } = await callIn();
      await spoken(id, /^agent: Hi!/);
      expect((await control(id, { action: 'transfer', to: colleague, mode: 'blind' })).status).toBe(200);
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({
        end_reason: 'transferred',
        was_transferred: true,
        transfer: { destination: colleague, mode: 'blind', outcome: 'completed' },
      });
      await phone.closed;
      expect(peer.sentTo(ref)).toBe(colleague);
      expect(peer.isHungUp(ref)).toBe(false);
    });

    it('is bridged to a colleague over a trunk of the tenant: both hear each other', { timeout }, async () => {
      const { phone, id } = await callIn();
      await spoken(id, /^agent: Hi!/);
      await control(id, { action: 'transfer', to: colleague, mode: 'bridged' });
      const taken = await person.pickUp();
      expect(taken.invite.uri).toContain(colleague);
      const outcome = async () => (await server.api.get<CallDetail>(`/api/calls/${id}`)).transfer?.outcome;
      await expect.poll(outcome, { timeout: 60_000 }).toBe('bridged');
      void phone.play(toneOf(700, 4_000));
      void person.media.play(toneOf(1_900, 4_000));
      const level = (pcm: Int16Array, hz: number) => toneLevel(pcm.slice(-16_000), hz);
      await expect.poll(() => level(person.media.heard(), 700), { timeout: 20_000 }).toBeGreaterThan(5_000);
      await expect.poll(() => level(phone.heard(), 1_900), { timeout: 20_000 }).toBeGreaterThan(5_000);
      phone.hangUp();
      expect(await taken.ended).toBe('them');
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'transferred' });
    });
  });

  describe('a call that is placed', () => {
    async function order(more: object = {}): Promise<Call> {
      const body = { agent_id: server.demoAgentId, to_number: customer, from_number: number, ...more };
      const { status, body: call } = await server.api.post<Call>('/api/calls/outbound', body);
      expect([status, call.status]).toEqual([202, 'queued']);
      return call;
    }
    const endOf = (call: Call) => server.api.callWhen(call.id, hasEnded);

    it('shows our number, and the agent talks with whoever picks up', { timeout }, async () => {
      const call = await order({ metadata: { lead: '7' } });
      const placed = await peer.placed(customer);
      expect(placed.from).toBe(number);
      await placed.ring();
      const phone = phoneOf(await placed.pickUp());
      await spoken(call.id, /agent: Hi! This is Robin/);
      await loudness(phone);
      await ask(phone, call.id);
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
    ])('that comes to %s ends as %s, because of %s', { timeout }, async (how, status, reason) => {
      const call = await order();
      const placed = await peer.placed(customer);
      await placed.ring();
      await placed.end(how);
      expect(await endOf(call)).toMatchObject({ status, end_reason: reason, answered_at: null });
    });

    it('is cancelled while it rings: the carrier is told to end it', { timeout }, async () => {
      const call = await order();
      const placed = await peer.placed(customer);
      await placed.ring();
      await server.api.post(`/api/calls/${call.id}/complete`);
      await expect.poll(() => peer.isHungUp(placed.ref), { timeout: 20_000 }).toBe(true);
      expect(await endOf(call)).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
    });

    it('that is answered after it was given up is hung up on', { timeout }, async () => {
      const call = await order({ ring_seconds: 5 });
      const placed = await peer.placed(customer);
      await placed.end('no_answer');
      expect(await endOf(call)).toMatchObject({ end_reason: 'dial_no_answer' });
      const phone = await placed.pickUp();
      expect(await phone?.closed).not.toBe(1000);
      await expect.poll(() => peer.isHungUp(placed.ref), { timeout: 20_000 }).toBe(true);
    });

    it('is dialled again when the carrier is down, and ends as unreachable', { timeout }, async () => {
      peer.setDown(true);
      const before = peer.asked('POST', '/calls') + peer.asked('POST', '/Calls');
      try {
        const call = await order({ retry: { max_attempts: 2, on: ['unreachable'], delay_seconds: 10 } });
        expect(await endOf(call)).toMatchObject({ status: 'failed', end_reason: 'dial_unreachable' });
        expect(peer.asked('POST', '/calls') + peer.asked('POST', '/Calls') - before).toBeGreaterThanOrEqual(2);
      } finally {
        peer.setDown(false);
      }
    });

    it('by an agent made for it alone is answered as any other', { timeout }, async () => {
      const agent = { name: 'Just once', prompt: 'You ask how it went.', greeting: 'Hello, this is a survey.' };
      const asked = { agent, to_number: customer, from_number: number };
      const { status, body } = await server.api.post<Call>('/api/calls/outbound/ad-hoc', asked);
      expect(status).toBe(202);
      const phone = phoneOf(await (await peer.placed(customer)).pickUp());
      await spoken(body.id, /agent: Hello, this is a survey/);
      phone.hangUp();
      expect(await endOf(body)).toMatchObject({ agent_id: null, status: 'completed' });
    });
  });

  it('takes its number back', { timeout }, async () => {
    const released = await server.api.post<{ status: string }>(`/api/phone-numbers/${numberId}/release`);
    expect(released.body.status).toBe('releasing');
    await expect.poll(() => peer.owns(number), { timeout: 30_000 }).toBe(false);
    await expect
      .poll(async () => (await server.api.get<{ data: { number: string }[] }>('/api/phone-numbers?limit=100')).data, {
        timeout: 30_000,
      })
      .not.toContainEqual(expect.objectContaining({ number }));
  });
});

it('a stream that no webhook has announced is closed, and nobody is called', { timeout }, async () => {
  const streams = `${server.api.base.replace('http', 'ws')}/api/telephony/streams/twilio`;
  const before = await newestId();
  expect(await (await openFarStream(streams, farTwilio())).closed).toBe(1008);
  expect(await newestId()).toBe(before);
});

describe('Asterisk', () => {
  const url = (agentId: string) =>
    `${server.api.base.replace('http', 'ws')}/api/telephony/streams/asterisk?agent_id=${agentId}&from=1001&to=1002`;

  it('brings a call to the agent it names, with a key', { timeout }, async () => {
    const headers = { authorization: `Basic ${Buffer.from(`asterisk:${server.api.key}`).toString('base64')}` };
    const stream = await openFarStream(url(server.demoAgentId), farAsterisk('slin16', 'text'), headers);
    const phone = openCarrierPhone(stream);
    phones.push(phone);
    await loudness(phone);
    const { id } = await newest('1002');
    await spoken(id, /^agent: Hi! This is Robin/);
    await ask(phone, id);
    await control(id, { action: 'end' });
    await phone.closed;
    expect(stream.far.hangUps).toBe(1);
    expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ type: 'phone', from_number: '1001' });
  });

  it('without a key is refused', { timeout }, async () => {
    await expect(openFarStream(url(server.demoAgentId), farAsterisk('ulaw', 'text'))).rejects.toThrow('401');
  });
});
