import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type CallerSpeech, openCallerSpeech } from '../../../../test/caller-speech.ts';
import { listen } from '../../../../test/visitor.ts';
import { callByVoice, openVoiceSession, refusedSocket, type VoiceCaller } from '../../../../test/voice-caller.ts';
import { loudnessOf } from '../../../voice/testing/media-tone.ts';

const timeout = 90_000;
const callsMax = 2;
let app: TestApp;
let base: string;
let tenant: TestTenant;
let speech: CallerSpeech;
const callers: VoiceCaller[] = [];

beforeAll(async () => {
  speech = openCallerSpeech();
  app = await buildTestApp({
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      PARLEY_VOICE_WORKERS: '1',
      PARLEY_VOICE_CALLS_MAX: String(callsMax),
    },
  });
  base = await listen(app);
  tenant = await app.createTenant();
});
afterEach(async () => {
  for (const caller of callers.splice(0)) await caller.hangUp();
});
afterAll(async () => {
  await app.close();
  await speech.close();
});

async function createAgent(more: object = {}): Promise<string> {
  const body = { name: 'Reception', greeting: 'Hello.', recording_enabled: false, ...more };
  return (await tenant.request('POST', '/api/agents', body)).json().id;
}

async function join(...asked: Parameters<typeof callByVoice>): Promise<VoiceCaller> {
  const caller = await callByVoice(...asked);
  callers.push(caller);
  return caller;
}

const call = async (agentId: string) => join(await openVoiceSession(base, agentId));
const greetingOf = (caller: VoiceCaller) => caller.waitForCaption(/./, { role: 'agent' });
const read = async (caller: VoiceCaller) => (await tenant.request('GET', `/api/calls/${caller.callId}`)).json();

async function whenOver(caller: VoiceCaller) {
  await caller.ended;
  await expect.poll(async () => (await read(caller)).ended_at, { timeout: 30_000 }).not.toBeNull();
  return read(caller);
}

describe('a session’s snapshot', () => {
  it('the agent speaks in the version at that time, though it has changed since', { timeout }, async () => {
    const agentId = await createAgent({ greeting: 'The old greeting.' });
    const session = await openVoiceSession(base, agentId);
    await tenant.request('PATCH', `/api/agents/${agentId}`, { greeting: 'The new greeting.' });
    const caller = await join(session);
    expect(await greetingOf(caller)).toBe('The old greeting.');
    await caller.hangUp();
    expect(await whenOver(caller)).toMatchObject({ agent_id: agentId, agent_version: 1, status: 'completed' });
    const next = await call(agentId);
    expect(await greetingOf(next)).toBe('The new greeting.');
  });

  it('an override, variables and metadata apply to this call only', {
    timeout,
  }, async () => {
    const agentId = await createAgent({ dynamic_variables: { first_name: 'you', place: 'the harbour' } });
    const before = (await tenant.request('GET', `/api/agents/${agentId}`)).json();
    const variables = { first_name: 'Ada' };
    const session = await openVoiceSession(base, agentId, {
      key: tenant.key,
      body: {
        agent_override: { greeting: 'Good morning {{first_name}} from {{place}}.' },
        dynamic_variables: variables,
        metadata: { ticket: 'T-17' },
      },
    });
    const caller = await join(session);
    expect(await greetingOf(caller)).toBe('Good morning Ada from the harbour.');
    await caller.hangUp();
    expect(await whenOver(caller)).toMatchObject({ metadata: { ticket: 'T-17' }, dynamic_variables: variables });
    expect((await tenant.request('GET', `/api/agents/${agentId}`)).json()).toEqual(before);
  });
});

describe('a lost connection', () => {
  it('the caller reconnects with the resume token and the conversation continues', { timeout }, async () => {
    const agentId = await createAgent({
      prompt:
        '# Opening hours\nWe are open Monday to Friday from 9 to 18.\n\n# Address\nYou find us at Quay Street 12.',
    });
    const page = 'https://shop.example';
    const session = await openVoiceSession(base, agentId, { origin: page });
    const caller = await join(session, { origin: page });
    await greetingOf(caller);
    await caller.play(await speech.say('What are your opening hours?'));
    await caller.waitForCaption(/from 9 to 18/, { role: 'agent' });
    const first = caller.resumeToken();
    await caller.drop();

    const protocols = ['parley.voice', `token.${first}`];
    expect(await refusedSocket(session.websocket_url, protocols, { origin: 'https://evil.net' })).toMatchObject({
      status: 403,
    });
    await caller.resume();
    expect(caller.resumeToken()).not.toBe(first);
    expect(await refusedSocket(session.websocket_url, protocols, { origin: page })).toMatchObject({ status: 401 });
    const backMs = caller.atMs();
    await caller.play(await speech.say('What is your address?'));
    await caller.waitForCaption(/Quay Street 12/, { role: 'agent' });
    expect(loudnessOf(caller.heard(backMs))).toBeGreaterThan(100);
    await caller.hangUp();

    const told = await whenOver(caller);
    expect(told).toMatchObject({ status: 'completed', end_reason: 'user_hangup' });
    const roles = told.transcript.map((turn: { role: string }) => turn.role);
    expect(roles).toEqual(['agent', 'user', 'agent', 'user', 'agent']);
    const late = await refusedSocket(session.websocket_url, ['parley.voice', `token.${caller.resumeToken()}`], {
      origin: page,
    });
    expect(late).toMatchObject({ status: 409, body: { error: 'not_live' } });
  });
});

describe('at capacity', () => {
  it('503 with Retry-After, for a session and for an issued token; calls in progress are unaffected', {
    timeout,
  }, async () => {
    const greeting =
      'Welcome. This is a long greeting, so that there is something to hear while others knock at the door.';
    const agentId = await createAgent({ greeting });
    const waiting = await openVoiceSession(base, agentId);
    const first = await call(agentId);
    const second = await call(agentId);

    const response = await fetch(`${base}/api/web-voice/agents/${agentId}/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: 'unavailable', message: expect.stringContaining('busy') });
    const refused = await refusedSocket(waiting.websocket_url, ['parley.voice', `token.${waiting.access_token}`]);
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    for (const caller of [first, second]) expect(await greetingOf(caller)).toBe(greeting);
    await second.hangUp();
    expect((await whenOver(second)).transcript).toMatchObject([{ text: greeting, interrupted: false }]);
    // A refused attempt does not consume the token.
    const third = await join(waiting);
    expect(await greetingOf(third)).toBe(greeting);
    await first.hangUp();
    expect((await whenOver(first)).transcript).toMatchObject([{ text: greeting, interrupted: false }]);
  });
});

describe('an offer that cannot be answered', () => {
  // Regression: it ended the media worker, and every call on it.
  it.each([
    ['is no SDP', 'Hello?'],
    ['holds no sound', 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'],
  ])(
    'and %s does not affect calls in progress',
    async (_, body) => {
      const agentId = await createAgent({ greeting: 'This greeting is heard to its end, whatever is sent meanwhile.' });
      const session = await openVoiceSession(base, agentId);
      const caller = await call(agentId);
      await caller.waitForCaption(/heard/, { role: 'agent', isFinal: false });
      const offer = async () => {
        const headers = { 'content-type': 'application/sdp', authorization: `Bearer ${session.access_token}` };
        return (await fetch(session.url, { method: 'POST', headers, body })).status;
      };
      // A slow machine refuses at first, which consumes no token.
      await expect.poll(offer, { timeout: 20_000 }).not.toBe(503);
      expect(await offer()).toBe(409);
      await caller.waitForCaption(/heard to its end/, { role: 'agent' });
      await caller.hangUp();
      expect(await whenOver(caller)).toMatchObject({ status: 'completed', end_reason: 'user_hangup' });
    },
    timeout,
  );
});
