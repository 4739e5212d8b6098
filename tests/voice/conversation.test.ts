import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, CallDetail } from '@parley/contract/resources/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loudnessOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { readEvents } from '../../server/test/read-events.ts';
import { callByVoice, openVoiceSession, type VoiceCaller } from '../../server/test/voice-caller.ts';
import { hasEnded, isReady, linesOf } from './parley-api.ts';
import { loudnessIn, recordingOf } from './two-sides.ts';
import { startVoiceServer, type VoiceServer } from './voice-server.ts';

const timeout = 120_000;
/** Speech is far above it, a quiet room far below. */
const audible = 300;

let server: VoiceServer;
let speech: CallerSpeech;

beforeAll(async () => {
  speech = openCallerSpeech();
  server = await startVoiceServer();
}, timeout);
afterAll(async () => {
  await speech.close();
  await server.stop();
});

const call = async (agentId: string): Promise<VoiceCaller> =>
  callByVoice(await openVoiceSession(server.api.base, agentId));
const ask = async (caller: VoiceCaller, text: string) => caller.play(await speech.say(text));
const control = (caller: VoiceCaller, command: object) =>
  server.api.post(`/api/calls/${caller.callId}/control`, command);
const statesOf = ({ transcript }: CallDetail) => transcript.map(({ role, interrupted }) => [role, interrupted]);

describe('a conversation', () => {
  it('is transcribed, replied to, shown live, stored and recorded, each side on its own channel', {
    timeout,
  }, async () => {
    const caller = await call(server.demoAgentId);
    const live = await readEvents(`${server.api.base}/api/calls/${caller.callId}/events`, {
      headers: { 'x-api-key': server.api.key },
    });
    const events = live.rest();
    const greeting = await caller.waitForCaption(/This is Robin/, { role: 'agent' });
    const greetedMs = caller.atMs();
    expect(loudnessOf(caller.heard(0, greetedMs))).toBeGreaterThan(audible);
    const question = await speech.say('What are your opening hours?');
    await caller.play(question);
    await caller.waitForCaption(/^what are your opening hours$/i, { role: 'user' });
    const askedMs = caller.atMs();
    const answer = await caller.waitForCaption(/Monday to Friday from 9 to 18/, { role: 'agent' });
    expect(loudnessOf(caller.heard(askedMs))).toBeGreaterThan(audible);
    await caller.hangUp();

    const told = await server.api.callWhen(caller.callId, isReady);
    expect(told).toMatchObject({
      type: 'web',
      direction: 'inbound',
      status: 'completed',
      end_reason: 'user_hangup',
      agent: 'Robin',
      engines: { stt: 'builtin', llm: 'builtin', tts: 'builtin' },
    });
    expect(linesOf(told.transcript)).toEqual([
      `agent: ${greeting}`,
      expect.stringMatching(/^user: what are your opening hours$/i),
      `agent: ${answer}`,
    ]);
    expectPlausibleTimes(told, question.length / 16);

    const sound = await recordingOf(server.api, caller.callId);
    expect(Math.abs(sound.durationMs - (told.duration_seconds ?? 0) * 1000)).toBeLessThan(1_500);
    for (const turn of told.transcript) {
      const loud = loudnessIn(sound, turn);
      expect(loud[turn.role === 'user' ? 'caller' : 'agent']).toBeGreaterThan(audible);
      // Opus and noise suppression are not involved: silence is nearly zero.
      expect(loud[turn.role === 'user' ? 'agent' : 'caller']).toBeLessThan(audible / 3);
    }

    const seen = await events;
    const names = seen.map(({ event }) => event);
    expect(names[0]).toBe('ready');
    expect(names.filter((name) => name === 'call.turn.created').length).toBe(told.transcript.length);
    expect(names.filter((name) => name === 'call.ended')).toHaveLength(1);
    expect(names).toContain('call.state');
    expect(seen.some(({ event, data }) => event === 'call.caption' && data.data['text'] === answer)).toBe(true);

    expect(await server.api.get(`/api/calls/${caller.callId}/tool-executions`)).toMatchObject({ data: [] });
    const list = await server.api.get<{ data: Call[] }>(`/api/calls?agent_id=${server.demoAgentId}&type=web`);
    expect(list.data.map(({ id, recording_state }) => [id, recording_state])).toEqual([[caller.callId, 'ready']]);
  });

  it('stops playout on a barge-in, keeps the played text, and accepts DTMF as a reply', {
    timeout,
  }, async () => {
    const greeting =
      'Welcome to Harbour Cycles. We repair bicycles of every make, rent city bikes by the day, sell helmets and locks, and bring your bicycle back to your door.';
    const agentId = await server.api.createAgent({
      name: 'Long winded',
      greeting,
      prompt:
        '# Address\nYou find us at Quay Street 12.\n\n# Opening hours\nWe are open Monday to Friday from 9 to 18.',
    });
    const caller = await call(agentId);
    await caller.waitForCaption(/Welcome/, { role: 'agent', isFinal: false });
    // A greeting of which no word was played is no part of the transcript.
    await sleep(1_500);
    await ask(caller, 'What are your opening hours?');
    const cleared = await caller.waitForClear();
    await caller.waitForCaption(/open Monday to Friday/, { role: 'agent', isFinal: false });
    const answerStarts = caller.notices().findLast((notice) => notice.kind === 'state')?.atMs ?? 0;
    // Audio in flight when the agent stops may still arrive.
    expect(loudnessOf(caller.heard(cleared.atMs + 100, answerStarts))).toBe(0);
    await caller.waitForCaption(/open Monday to Friday/, { role: 'agent' });
    for (const digit of '12#') caller.press(digit);
    await caller.waitForCaption(/^12$/, { role: 'user' });
    await caller.waitForState('listening');
    await caller.hangUp();

    const told = await server.api.callWhen(caller.callId, hasEnded);
    expect(statesOf(told).slice(0, 4)).toEqual([
      ['agent', true],
      ['user', false],
      ['agent', false],
      ['user', false],
    ]);
    const [opening, , , keys] = told.transcript;
    expect(greeting.startsWith(opening?.text ?? 'nothing')).toBe(true);
    expect(opening?.text.length).toBeLessThan(greeting.length);
    expect(keys).toMatchObject({ text: '12', via: 'keypad', engine: 'keypad' });
  });

  it('reminds a silent caller, accepts say and context from the API, and ends by it', {
    timeout,
  }, async () => {
    const agentId = await server.api.createAgent({
      name: 'Patient',
      greeting: 'Hello.',
      prompt: 'You work for a bicycle workshop.',
      silence: { remind_after_ms: 1500 },
    });
    await server.suggest(agentId, ['Are dogs welcome in the workshop?']);
    const caller = await call(agentId);
    await caller.waitForCaption(/^Hello/, { role: 'agent' });
    await caller.waitForCaption(/^Are you still there/, { role: 'agent' });
    expect(await control(caller, { action: 'say', text: 'A colleague is listening.' })).toMatchObject({ status: 200 });
    await caller.waitForCaption(/^A colleague is listening/, { role: 'agent' });
    const secret = { action: 'inject_context', text: 'Dogs are welcome in the workshop on a lead.' };
    expect(await control(caller, secret)).toMatchObject({ status: 200 });
    await ask(caller, 'Are dogs welcome in the workshop?');
    await caller.waitForCaption(/dogs welcome/i, { role: 'user' });
    await caller.waitForCaption(/on a lead/, { role: 'agent' });
    const completed = await server.api.post<Call>(`/api/calls/${caller.callId}/complete`, {});
    expect(completed).toMatchObject({ status: 200, body: { status: 'completed', end_reason: 'completed_by_api' } });
    expect(await caller.ended).toBe(1000);
    expect(await control(caller, { action: 'say', text: 'Too late.' })).toMatchObject({
      status: 409,
      body: { error: 'not_live' },
    });
    const told = await server.api.callWhen(caller.callId, isReady);
    expect(linesOf(told.transcript).join('\n')).not.toContain('Told in confidence');
  });
});

describe('retention of a call', () => {
  it('zero_retention: neither text nor audio, but when the agent said that it is a machine', { timeout }, async () => {
    const agentId = await server.api.createAgent({
      name: 'Discreet',
      greeting: 'Nobody wrote this.',
      ai_disclosure: { enabled: true, text: 'I am a machine.' },
      zero_retention: true,
    });
    const caller = await call(agentId);
    await caller.waitForCaption(/I am a machine/, { role: 'agent' });
    await caller.waitForCaption(/Nobody wrote this/, { role: 'agent' });
    await control(caller, { action: 'say', text: 'Zebra quartz.' });
    await caller.waitForCaption(/Zebra quartz/, { role: 'agent' });
    await caller.hangUp();
    const told = await server.api.callWhen(caller.callId, hasEnded);
    expect(told).toMatchObject({ status: 'completed', transcript: [], recording_state: 'none' });
    expect(told.ai_disclosed_at).toEqual(expect.any(String));
    const { status } = await fetch(`${server.api.base}/api/calls/${caller.callId}/recording`, {
      headers: { 'x-api-key': server.api.key },
    });
    expect(status).toBe(404);
    const traces = await server.rows("select 1 from events where topic = $1 and data::text like '%wrote this%'", [
      `call:${caller.callId}`,
    ]);
    expect(traces).toEqual([]);
    expect(await tablesWith('quartz')).toEqual([]);
    expect(['elsewhere', []]).toContainEqual(await filesWith('Zebra quartz'));
    // Stored text is found.
    await server.rows(`update tenants set contact_email = 'quagga.stored@example.com'`);
    expect(await filesWith('quagga.stored')).not.toEqual([]);
    expect(server.parley.output()).not.toContain('quartz');
  });

  it('recording_enabled false: text without audio', { timeout }, async () => {
    const agentId = await server.api.createAgent({ name: 'Deaf tape', greeting: 'Hello.', recording_enabled: false });
    const caller = await call(agentId);
    await caller.waitForCaption(/Hello/, { role: 'agent' });
    await caller.hangUp();
    const told = await server.api.callWhen(caller.callId, hasEnded);
    expect(linesOf(told.transcript)).toEqual(['agent: Hello.']);
    expect(told).toMatchObject({ recording_state: 'none', recording_available: false });
  });
});

/** Tables of the whole database, of jobs too, with a text in any row. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await server.rows(`select from ${name} t where position($1 in t::text) > 0 limit 1`, [text]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** Files with a text: of the data folder, and of the database server, its write-ahead log included. */
async function filesWith(text: string): Promise<string[] | 'elsewhere'> {
  await server.rows('checkpoint');
  const [database] = await server.rows<{ pid: number }>('select pg_backend_pid() as pid');
  // A backend works in the data folder of its server, which may be on another machine.
  const backend = `/proc/${database?.pid}/cwd`;
  if (!existsSync(backend)) return 'elsewhere';
  const folders = [server.env['PARLEY_DATA_DIR'] ?? '', realpathSync(backend)];
  const { status, stdout } = spawnSync('grep', ['-rlaF', '--', text, ...folders], { encoding: 'utf8' });
  // 0: found, 1: not found, 2: a file went while it was read.
  expect([0, 1, 2]).toContain(status);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Turns follow one another within the call, and the caller's is as long as what was said. */
function expectPlausibleTimes(told: CallDetail, questionMs: number): void {
  let lastEndMs = 0;
  for (const turn of told.transcript) {
    expect(turn.start_ms).toBeGreaterThanOrEqual(lastEndMs);
    expect(turn.end_ms).toBeGreaterThan(turn.start_ms);
    lastEndMs = turn.end_ms;
  }
  expect(lastEndMs).toBeLessThanOrEqual(((told.duration_seconds ?? 0) + 1) * 1000);
  const said = told.transcript.find(({ role }) => role === 'user');
  expect(Math.abs((said?.end_ms ?? 0) - (said?.start_ms ?? 0) - questionMs)).toBeLessThan(700);
  expect(said?.latency).toBeNull();
}
