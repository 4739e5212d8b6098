import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, CallDetail } from '@parley/contract/resources/call';
import { createCertificate } from '@parley/sip/testing/create-certificate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toneLevel, toneOf } from '../../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../../server/test/caller-speech.ts';
import { temporaryFolder } from '../../first-run/run-parley.ts';
import { hasEnded, isReady, linesOf } from '../../voice/parley-api.ts';
import { recordingOf } from '../../voice/two-sides.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { type BaresipOptions, type BaresipPhone, openBaresip } from './baresip-phone.ts';
import { freePorts } from './free-ports.ts';
import { findProgram } from './peer-process.ts';
import { soundsAlike } from './sounds-alike.ts';

const timeout = 120_000;
const question = 'What are your opening hours?';
const colleague = '+46701740606';

describe.skipIf(findProgram('baresip') === undefined)('baresip', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const phones: BaresipPhone[] = [];
  const known = new Set<string>();
  let server: PhoneServer;
  let speech: CallerSpeech;
  let agentId: string;
  let number: string;
  let port: number;

  beforeAll(async () => {
    folder = temporaryFolder();
    speech = openCallerSpeech();
    port = await freePorts(2);
    const { cert, key } = createCertificate(['127.0.0.1', 'localhost']);
    writeFileSync(join(folder.path, 'cert.pem'), cert);
    writeFileSync(join(folder.path, 'key.pem'), key);
    server = await startPhoneServer({
      PARLEY_SIP_LISTEN: `udp://127.0.0.1:${port},tcp://127.0.0.1:${port},tls://127.0.0.1:${port + 1}`,
      PARLEY_SIP_TLS_CERTIFICATE: join(folder.path, 'cert.pem'),
      PARLEY_SIP_TLS_KEY: join(folder.path, 'key.pem'),
    });
    agentId = await server.api.createAgent({
      name: 'Robin',
      prompt: 'You work in a workshop. We are open Monday to Friday from 9 to 18.',
      greeting: 'Hi, this is Robin.',
    });
    number = await server.takeNumber(agentId);
  }, timeout);
  afterEach(async () => {
    await Promise.all(phones.splice(0).map((phone) => phone.close()));
  });
  afterAll(async () => {
    await speech.close();
    await server.stop();
    folder.remove();
  });

  async function open(options?: BaresipOptions): Promise<BaresipPhone> {
    const phone = await openBaresip(options);
    phones.push(phone);
    return phone;
  }
  const read = (callId: string) => server.api.get<CallDetail>(`/api/calls/${callId}`);
  const saying = (callId: string, pattern: RegExp) =>
    expect.poll(async () => linesOf((await read(callId)).transcript).join('\n'), { timeout: 60_000 }).toMatch(pattern);
  /** The call that was not there before. */
  async function newCall(called: string): Promise<string> {
    let id = '';
    const find = async () => ({ id } = await server.callOf(called)).id;
    await expect.poll(async () => known.has(await find()), { timeout: 20_000 }).toBe(false);
    known.add(id);
    return id;
  }
  /** Calls the agent, and listens to its greeting. */
  async function callAgent(phone: BaresipPhone, transport: 'udp' | 'tcp' | 'tls' = 'udp'): Promise<string> {
    await phone.dial(`sip:${number}@127.0.0.1:${transport === 'tls' ? port + 1 : port};transport=${transport}`);
    const id = await newCall(number);
    await saying(id, /^agent: Hi, this is Robin/);
    return id;
  }
  const control = async (callId: string, body: object) => {
    const { status } = await server.api.post(`/api/calls/${callId}/control`, body);
    expect(status).toBe(200);
  };
  const level = (phone: BaresipPhone, hz: number) => toneLevel(phone.heard().slice(-16_000), hz);

  describe('calls an agent', () => {
    it.each([
      { transport: 'udp', srtp: false },
      { transport: 'tcp', srtp: false },
      { transport: 'tls', srtp: true },
    ] as const)('over $transport (SRTP: $srtp): audio flows in both directions', { timeout }, async (way) => {
      const phone = await open(way);
      const id = await callAgent(phone, way.transport);
      await phone.say(await speech.say(question));
      await saying(id, /user: what are your opening hours\nagent: .*Monday to Friday from 9 to 18/i);
      await phone.command('hangup');

      const told = await server.api.callWhen(id, isReady);
      expect(told).toMatchObject({ end_reason: 'user_hangup', status: 'completed', line: { lost: 0 } });
      const recording = await recordingOf(server.api, id);
      expect(soundsAlike(await speech.say(question), recording.caller)).toBeGreaterThan(0.8);
      const [greeting] = told.transcript;
      const [from, to] = [greeting?.start_ms ?? 0, greeting?.end_ms ?? 0].map((ms) => ms * 16);
      expect(soundsAlike(recording.agent.subarray(from, to), phone.heard())).toBeGreaterThan(0.8);
    });

    // One call for all of it: calls take their time, and each would wait for another greeting.
    it('and exchanges DTMF in both directions, holds it, resumes it in place, and is hung up', {
      timeout,
    }, async () => {
      const phone = await open();
      const id = await callAgent(phone);
      await phone.command('sndcode', '4711#');
      await saying(id, /user: 4711/);
      await control(id, { action: 'press_digits', digits: '12w#' });
      const pressed = () => phone.events('CALL_DTMF_START').map(({ param }) => param);
      await expect.poll(pressed, { timeout: 20_000 }).toEqual(['1', '2', '#']);

      const soundIn = (from: number) =>
        [
          ...phone
            .output()
            .slice(from)
            .matchAll(/audio=\d+\/(\d+)/g),
        ].at(-1)?.[1];
      await phone.command('hold');
      const heldAt = phone.output().length;
      await expect.poll(() => soundIn(heldAt), { timeout: 20_000 }).toBe('0');
      await phone.command('resume');
      const resumedAt = phone.output().length;
      await phone.say(await speech.say(question));
      await saying(id, /user: what are your opening hours\nagent: .*Monday/i);
      await expect.poll(() => Number(soundIn(resumedAt)), { timeout: 20_000 }).toBeGreaterThan(50_000);

      await control(id, { action: 'end' });
      await phone.event('CALL_CLOSED');
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'completed_by_api' });
    });
  });

  describe('is called by an agent', () => {
    it.each([
      { transport: 'udp', srtp: 'off' },
      { transport: 'tcp', srtp: 'off' },
      { transport: 'tls', srtp: 'required' },
    ] as const)(
      'over $transport (SRTP: $srtp), answers and talks with it',
      { timeout },
      async ({ transport, srtp }) => {
        const phone = await open({ transport, srtp: srtp === 'required', user: colleague });
        const [host, sipPort] = phone.address.split(':');
        const address = transport === 'tls' ? `${host}:${Number(sipPort) + 1}` : phone.address;
        const { number: from } = await server.connectTrunk({ address }, agentId, {
          transport,
          srtp,
          verify_certificate: false,
        });
        const { body: call } = await server.api.post<Call>('/api/calls/outbound', {
          agent_id: agentId,
          to_number: colleague,
          from_number: from,
        });
        await phone.event('CALL_ESTABLISHED');
        await saying(call.id, /^agent: Hi, this is Robin/);
        await phone.say(await speech.say(question));
        await saying(call.id, /user: what are your opening hours\nagent: .*Monday/i);
        await phone.command('hangup');
        expect(await server.api.callWhen(call.id, hasEnded)).toMatchObject({
          status: 'completed',
          end_reason: 'user_hangup',
          line: { lost: 0 },
        });
      },
    );

    it('and rejects it', { timeout }, async () => {
      const phone = await open({ user: colleague, answers: false });
      const { number: from } = await server.connectTrunk(phone, agentId);
      const { body: call } = await server.api.post<Call>('/api/calls/outbound', {
        agent_id: agentId,
        to_number: colleague,
        from_number: from,
      });
      await phone.event('CALL_INCOMING');
      await phone.command('hangup');
      expect(await server.api.callWhen(call.id, hasEnded)).toMatchObject({ status: 'busy', end_reason: 'dial_busy' });
    });
  });

  describe('is transferred', () => {
    /** A call to a number of a trunk behind which a colleague's phone is registered. */
    async function callWithColleague() {
      const [caller, person] = [await open(), await open({ user: colleague, answers: false })];
      const { number: called } = await server.connectTrunk(person, agentId);
      await caller.dial(`sip:${called}@127.0.0.1:${port};transport=udp`);
      const id = await newCall(called);
      await saying(id, /agent: Hi,/);
      return { caller, person, id };
    }

    async function hearEachOther(caller: BaresipPhone, person: BaresipPhone): Promise<void> {
      await caller.say(toneOf(700, 10_000));
      await person.say(toneOf(1_900, 10_000));
      await expect.poll(() => level(person, 700), { timeout: 20_000 }).toBeGreaterThan(4_000);
      await expect.poll(() => level(caller, 1_900), { timeout: 20_000 }).toBeGreaterThan(4_000);
    }

    it('blind: the colleague rings, answers, and talks with the caller directly', { timeout }, async () => {
      const { caller, person, id } = await callWithColleague();
      await control(id, { action: 'transfer', to: colleague, mode: 'blind' });
      await person.event('CALL_INCOMING');
      await person.command('accept');
      await person.event('CALL_ESTABLISHED');
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({
        end_reason: 'transferred',
        transfer: { destination: colleague, mode: 'blind', outcome: 'completed' },
      });
      await hearEachOther(caller, person);
    });

    it('bridged: the colleague rings, gets the whisper, and talks with the caller through us', {
      timeout,
    }, async () => {
      const { caller, person, id } = await callWithColleague();
      await control(id, { action: 'transfer', to: colleague, mode: 'bridged', whisper: 'A flat tyre.' });
      await person.event('CALL_INCOMING');
      await person.command('accept');
      await expect.poll(async () => (await read(id)).transfer?.outcome, { timeout: 60_000 }).toBe('bridged');
      await hearEachOther(caller, person);
      await caller.command('hangup');
      await person.event('CALL_CLOSED');
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({ end_reason: 'transferred' });
    });
  });
});
