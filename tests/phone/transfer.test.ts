import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loudnessOf, toneLevel, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import type { PhoneCall } from '../../server/test/sip-phone.ts';
import { hasEnded, linesOf } from '../voice/parley-api.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const colleague = '+46701740606';

let server: PhoneServer;
let caller: Telephone;
let person: Telephone;
let number: string;
let calling: PhoneCall;
let callId: string;

beforeAll(async () => {
  server = await startPhoneServer();
}, timeout);
afterAll(() => server.stop());
beforeEach(async () => {
  [caller, person] = [await openTelephone(), await openTelephone()];
  ({ number } = await server.connectTrunk(person.sip, server.demoAgentId));
  calling = await caller.dial(number, server.sipPort);
  callId = (await server.callOf(number)).id;
  await saying(/agent: Hi!/);
}, timeout);
afterEach(async () => {
  await caller.close();
  await person.close();
});

const read = () => server.api.callWhen(callId, () => true);
const saying = (pattern: RegExp) =>
  expect.poll(async () => linesOf((await read()).transcript).join('\n'), { timeout: 60_000 }).toMatch(pattern);
const transfer = async (more: object) => {
  const { status } = await server.api.post(`/api/calls/${callId}/control`, {
    action: 'transfer',
    to: colleague,
    ...more,
  });
  expect(status).toBe(200);
};
const level = (phone: Telephone, hz: number) => toneLevel(phone.media.heard().slice(-16_000), hz);

describe('a telephone system transfers the call', () => {
  it('by REFER: the agent continues with the target', { timeout }, async () => {
    expect(await calling.refer(`sip:201@${person.sip.address}`)).toBe(202);
    const taken = await person.pickUp();
    expect(await calling.ended).toBe('them');
    person.media.forget();
    await server.api.post(`/api/calls/${callId}/control`, { action: 'say', text: 'Good morning to you.' });
    await expect.poll(() => loudnessOf(person.media.heard()), { timeout: 20_000 }).toBeGreaterThan(300);
    await taken.hangUp();
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({ end_reason: 'user_hangup' });
  });

  it('by REFER to a busy target: the caller stays', { timeout }, async () => {
    expect(await calling.refer(`sip:201@${person.sip.address}`)).toBe(202);
    (await person.sip.nextCall()).reject(486);
    caller.media.forget();
    await server.api.post(`/api/calls/${callId}/control`, { action: 'say', text: 'Are you still there?' });
    await expect.poll(() => loudnessOf(caller.media.heard()), { timeout: 20_000 }).toBeGreaterThan(300);
    await calling.hangUp();
  });

  it('by REFER to a forbidden target: no call is placed', { timeout }, async () => {
    expect(await calling.refer('sip:+4790012345@198.51.100.7')).toBe(202);
    expect(await calling.nextNotify()).toMatch(/^SIP\/2.0 403/);
    await calling.hangUp();
  });

  it('by INVITE with Replaces: the agent continues with its sender', { timeout }, async () => {
    const next = await person.dial(number, server.sipPort, { headers: { replaces: calling.replaces() } });
    expect(await calling.ended).toBe('them');
    await server.api.post(`/api/calls/${callId}/control`, { action: 'say', text: 'Good morning to you.' });
    await expect.poll(() => loudnessOf(person.media.heard()), { timeout: 20_000 }).toBeGreaterThan(300);
    await next.hangUp();
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({ end_reason: 'user_hangup' });
  });
});

describe('a caller is transferred', () => {
  it('blind: the phone calls the colleague itself, and reports the outcome', { timeout }, async () => {
    await transfer({ mode: 'blind' });
    const refer = await calling.nextRefer();
    expect(refer.to).toContain(colleague);
    await refer.notify(100);
    await refer.notify(200);
    const told = await server.api.callWhen(callId, hasEnded);
    expect(told).toMatchObject({
      end_reason: 'transferred',
      was_transferred: true,
      transfer: { destination: colleague, mode: 'blind', outcome: 'completed' },
    });
  });

  it('bridged: the colleague is rung and gets the whisper, then both talk', { timeout }, async () => {
    await transfer({ mode: 'bridged', whisper: 'A customer with a flat tyre.' });
    const taken = await person.pickUp();
    expect(taken.invite.uri).toContain(colleague);
    await expect.poll(async () => (await read()).transfer?.outcome, { timeout: 60_000 }).toBe('bridged');
    void caller.media.play(toneOf(700, 4_000));
    void person.media.play(toneOf(1_900, 4_000));
    await expect.poll(() => level(person, 700), { timeout: 20_000 }).toBeGreaterThan(5_000);
    await expect.poll(() => level(caller, 1_900), { timeout: 20_000 }).toBeGreaterThan(5_000);
    await calling.hangUp();
    expect(await taken.ended).toBe('them');
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({
      end_reason: 'transferred',
      was_transferred: true,
      transfer: { mode: 'bridged' },
    });
  });

  it('attended: the colleague accepts first, then both phones talk directly', { timeout }, async () => {
    await transfer({ mode: 'attended', whisper: 'A customer.' });
    const taken = await person.pickUp();
    const refer = await calling.nextRefer();
    expect(decodeURIComponent(refer.to)).toContain(`Replaces=${taken.id}`);
    await refer.notify(200);
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({
      end_reason: 'transferred',
      transfer: { mode: 'attended', outcome: 'completed' },
    });
  });

  it('to a busy target: the agent resumes and says so', { timeout }, async () => {
    await transfer({ mode: 'bridged' });
    (await person.sip.nextCall()).reject(486);
    await saying(/agent: .*busy/i);
    expect(await read()).toMatchObject({ status: 'in_progress', transfer: { outcome: 'failed' } });
    await calling.hangUp();
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({
      end_reason: 'user_hangup',
      was_transferred: false,
    });
  });

  it('and hangs up while the colleague rings: the ringing stops', { timeout }, async () => {
    await transfer({ mode: 'bridged' });
    const ringing = await person.sip.nextCall();
    ringing.ring();
    await calling.hangUp();
    expect(await ringing.ended).toBe('them');
  });
});
