import type { Call } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loudnessOf, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { hasEnded, linesOf } from '../voice/parley-api.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const audible = 300;
const customer = '+46701740605';

let server: PhoneServer;
let speech: CallerSpeech;
let phone: Telephone;
let from: string;

beforeAll(async () => {
  speech = openCallerSpeech();
  server = await startPhoneServer();
}, timeout);
afterAll(async () => {
  await speech.close();
  await server.stop();
});
beforeEach(async () => {
  phone = await openTelephone();
  ({ number: from } = await server.connectTrunk(phone.sip, server.demoAgentId));
});
afterEach(() => phone.close());

async function order(more: object = {}): Promise<Call> {
  const body = { agent_id: server.demoAgentId, to_number: customer, from_number: from, ...more };
  const { status, body: call } = await server.api.post<Call>('/api/calls/outbound', body);
  expect([status, call.status]).toEqual([202, 'queued']);
  return call;
}
const endOf = (call: Call) => server.api.callWhen(call.id, hasEnded);

describe('a call to a phone', () => {
  it('rings it, shows our number, and the agent talks with the called person', { timeout }, async () => {
    const call = await order({ metadata: { lead: '7' } });
    const ringing = await phone.pickUp();
    expect(ringing.invite.uri).toBe(`sip:${customer}@${phone.sip.address}`);
    expect(ringing.invite.headers.from.uri).toContain(from);
    const saidSoFar = async () => linesOf((await server.api.callWhen(call.id, () => true)).transcript).join('\n');
    await expect.poll(saidSoFar, { timeout: 60_000 }).toMatch(/agent: Hi! This is Robin/);
    await phone.media.play(await speech.say('What are your opening hours?'));
    await expect.poll(saidSoFar, { timeout: 60_000 }).toMatch(/user: what are your opening hours\nagent: .*Monday/i);
    expect(loudnessOf(phone.media.heard())).toBeGreaterThan(audible);
    await ringing.hangUp();
    expect(await endOf(call)).toMatchObject({
      type: 'phone',
      direction: 'outbound',
      status: 'completed',
      end_reason: 'user_hangup',
      from_number: from,
      to_number: customer,
      metadata: { lead: '7' },
    });
  });

  it.each([
    [486, 'busy', 'dial_busy'],
    [603, 'failed', 'dial_rejected'],
    [480, 'no_answer', 'dial_no_answer'],
    [404, 'failed', 'invalid_destination'],
    [503, 'failed', 'dial_unreachable'],
  ])('answered with %i ends as %s, with reason %s', { timeout }, async (status, callStatus, reason) => {
    const call = await order();
    (await phone.sip.nextCall()).reject(status);
    expect(await endOf(call)).toMatchObject({ status: callStatus, end_reason: reason, answered_at: null });
  });

  it('that is not answered is cancelled after its ring timeout', { timeout }, async () => {
    const call = await order({ ring_seconds: 5 });
    const ringing = await phone.sip.nextCall();
    ringing.ring();
    expect(await ringing.ended).toBe('them');
    expect(await endOf(call)).toMatchObject({ status: 'no_answer', end_reason: 'dial_no_answer' });
  });

  it('that is busy is redialled as ordered', { timeout }, async () => {
    const call = await order({ retry: { max_attempts: 2, on: ['busy'], delay_seconds: 10 } });
    (await phone.sip.nextCall()).reject(486);
    const second = await phone.pickUp();
    await second.hangUp();
    expect(await endOf(call)).toMatchObject({ status: 'completed' });
  });

  it('is cancelled while ringing', { timeout }, async () => {
    const call = await order();
    const ringing = await phone.sip.nextCall();
    ringing.ring();
    await server.api.post(`/api/calls/${call.id}/complete`);
    expect(await ringing.ended).toBe('them');
    expect(await endOf(call)).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
  });

  it('answered by a machine is hung up at its beep', { timeout }, async () => {
    const call = await order({ voicemail: { detect: true, action: 'hangup' } });
    const taken = await phone.pickUp();
    await phone.media.play(
      await speech.say('You have reached the mailbox of Anna. Please leave a message after the tone.'),
    );
    await phone.media.play(toneOf(1_000, 400, { amplitude: 9_000 }));
    expect(await taken.ended).toBe('them');
    expect(await endOf(call)).toMatchObject({ end_reason: 'voicemail' });
  });

  it('by an ad hoc agent leaves no agent behind', { timeout }, async () => {
    const agent = { name: 'Just once', prompt: 'You ask how it went.', greeting: 'Hello, this is a survey.' };
    const { status, body } = await server.api.post<Call>('/api/calls/outbound/ad-hoc', {
      agent,
      to_number: customer,
      from_number: from,
    });
    expect(status).toBe(202);
    const taken = await phone.pickUp();
    await expect
      .poll(async () => linesOf((await server.api.callWhen(body.id, () => true)).transcript), { timeout: 60_000 })
      .toContain('agent: Hello, this is a survey.');
    await taken.hangUp();
    expect(await endOf(body)).toMatchObject({ agent_id: null, agent: 'Just once', status: 'completed' });
    const agents = await server.api.get<{ data: { name: string }[] }>('/api/agents');
    expect(agents.data.map(({ name }) => name)).not.toContain('Just once');
  });
});
