import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loudnessOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { hasEnded, isReady, linesOf } from '../voice/parley-api.ts';
import { loudnessIn, recordingOf } from '../voice/two-sides.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const audible = 300;

let server: PhoneServer;
let speech: CallerSpeech;
let phone: Telephone;
let number: string;

beforeAll(async () => {
  speech = openCallerSpeech();
  // As it comes: the built-in carrier's phones need no address opened for them.
  server = await startPhoneServer({ PARLEY_EGRESS_ALLOW: '' });
  number = await server.takeNumber(server.demoAgentId);
}, timeout);
afterAll(async () => {
  await speech.close();
  await server.stop();
});
beforeEach(async () => {
  phone = await openTelephone();
});
afterEach(() => phone.close());

const call = () => phone.dial(number, server.sipPort);
const spoken = async (pattern: RegExp) =>
  expect
    .poll(async () => linesOf((await server.callOf(number)).transcript).join('\n'), { timeout: 60_000 })
    .toMatch(pattern);

describe('a call from a phone', () => {
  it('is answered, transcribed, replied to by the agent, stored and recorded', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi! This is Robin/);
    expect(loudnessOf(phone.media.heard())).toBeGreaterThan(audible);
    phone.media.forget();
    await phone.media.play(await speech.say('What are your opening hours?'));
    await spoken(/user: what are your opening hours\nagent: .*Monday to Friday from 9 to 18/i);
    expect(loudnessOf(phone.media.heard())).toBeGreaterThan(audible);
    await calling.hangUp();

    const { id } = await server.callOf(number);
    const told = await server.api.callWhen(id, isReady);
    expect(told).toMatchObject({
      type: 'phone',
      direction: 'inbound',
      status: 'completed',
      end_reason: 'user_hangup',
      to_number: number,
      line: { lost: 0 },
    });
    const sound = await recordingOf(server.api, id);
    for (const turn of told.transcript) {
      expect(loudnessIn(sound, turn)[turn.role === 'user' ? 'caller' : 'agent']).toBeGreaterThan(audible);
    }
  });

  it('receives DTMF as telephone events', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi!/);
    for (const digit of '4711') phone.media.press(digit);
    phone.media.press('#');
    await spoken(/user: 4711/);
    await calling.hangUp();
  });

  it('receives DTMF by INFO from a phone without telephone events', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi!/);
    for (const key of ['9', '11', '#']) {
      const body = `Signal=${key}\r\nDuration=160\r\n`;
      expect(await calling.info('application/dtmf-relay', body)).toBe(200);
    }
    await spoken(/user: 9/);
    await calling.hangUp();
  });

  it('is held and resumed: nothing is lost, and the agent continues', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi!/);
    const held = await calling.reinvite(phone.media.sdp(['a=sendonly']));
    expect(held).toMatchObject({ status: 200, sdp: expect.stringContaining('a=recvonly') });
    const resumed = await calling.reinvite(phone.media.sdp(['a=sendrecv']));
    expect(resumed.status).toBe(200);
    phone.media.connect(resumed.sdp);
    await phone.media.play(await speech.say('What are your opening hours?'));
    await spoken(/user: what are your opening hours\nagent: .*Monday/i);
    await calling.hangUp();
    await calling.ended;
  });

  it('is ended by the agent with BYE', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi!/);
    const { id } = await server.callOf(number);
    await server.api.post(`/api/calls/${id}/control`, { action: 'end' });
    expect(await calling.ended).toBe('them');
    const told = await server.api.callWhen(id, hasEnded);
    expect(told).toMatchObject({ status: 'completed', end_reason: 'completed_by_api' });
  });

  it('sends DTMF to the other side', { timeout }, async () => {
    const calling = await call();
    await spoken(/^agent: Hi!/);
    const { id } = await server.callOf(number);
    await server.api.post(`/api/calls/${id}/control`, { action: 'press_digits', digits: '12w#' });
    await expect.poll(() => phone.media.digitsHeard(), { timeout: 20_000 }).toBe('12#');
    await calling.hangUp();
  });
});

describe('an unroutable call', () => {
  it('to an unknown number is refused with 404', { timeout }, async () => {
    const calling = phone.sip.call(`sip:+46846500499@127.0.0.1:${server.sipPort}`, { sdp: phone.media.sdp() });
    await expect(calling.answered).rejects.toThrow('404');
  });

  // Regression: a deleted agent kept its number, and callers got 480.
  it('to a number whose agent was deleted is refused with 404, whose agent is inactive with 480', {
    timeout,
  }, async () => {
    const agentId = await server.api.createAgent({ name: 'Leaving' });
    const left = await server.takeNumber(agentId);
    const calling = () => phone.sip.call(`sip:${left}@127.0.0.1:${server.sipPort}`, { sdp: phone.media.sdp() });
    await server.api.post(`/api/agents/${agentId}/activation`, { active: false });
    await expect(calling().answered).rejects.toThrow('480');
    await fetch(`${server.api.base}/api/agents/${agentId}`, {
      method: 'DELETE',
      headers: { 'x-api-key': server.api.key },
    });
    await expect(calling().answered).rejects.toThrow('404');
  });

  it('without a supported codec is refused with 488, and the next call is accepted', { timeout }, async () => {
    const video = phone.media.sdp().replace(/m=audio (\d+) RTP\/AVP 8 101/, 'm=audio $1 RTP/AVP 18');
    const calling = phone.sip.call(`sip:${number}@127.0.0.1:${server.sipPort}`, { sdp: video });
    await expect(calling.answered).rejects.toThrow('488');
    await (await call()).hangUp();
  });

  it('cancelled before the answer leaves nothing behind', { timeout }, async () => {
    const calling = phone.sip.call(`sip:${number}@127.0.0.1:${server.sipPort}`, { sdp: phone.media.sdp() });
    await expect.poll(() => calling.statuses.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await calling.hangUp();
    await Promise.race([calling.ended, calling.answered.catch(() => {})]);
    await calling.hangUp();
    await expect
      .poll(
        async () =>
          (await server.api.get<{ data: { ended_at: string | null }[] }>('/api/calls?limit=1')).data[0]?.ended_at,
        {
          timeout: 30_000,
        },
      )
      .not.toBeNull();
  });
});
