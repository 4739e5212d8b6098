import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { callByVoice, openVoiceSession, type VoiceCaller } from '../../server/test/voice-caller.ts';
import { hasEnded } from './parley-api.ts';
import { startVoiceServer, type VoiceServer } from './voice-server.ts';

const timeout = 180_000;
const question = 'What is in my cart?';

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

async function callAgentWith(tool: object): Promise<VoiceCaller> {
  const made = await server.api.post<{ id: string }>('/api/tools', tool);
  expect(made.status).toBe(201);
  const prompt = 'You are Sam at the shop.';
  const agentId = await server.api.createAgent({ name: 'Shop', prompt, greeting: 'Hi.', tool_ids: [made.body.id] });
  await server.suggest(agentId, [question]);
  return callByVoice(await openVoiceSession(server.api.base, agentId));
}

const toolOf = (caller: VoiceCaller) => caller.notices().find((notice) => notice.kind === 'client_tool');

async function answer(caller: VoiceCaller, toolCallId: string, body: object, token = caller.resumeToken()) {
  const path = `/api/web-voice/sessions/${caller.callId}/tool-calls/${toolCallId}/result`;
  const response = await fetch(server.api.base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

describe('a client tool in the caller’s page', () => {
  it('is sent over the line, answered over HTTP with the call’s token, and spoken', { timeout }, async () => {
    const caller = await callAgentWith({
      name: 'get_cart',
      type: 'client',
      description: 'What is in the shopping cart of the visitor',
      timeout_ms: 60_000,
    });
    await caller.waitForCaption(/Hi/, { role: 'agent' });
    await caller.play(await speech.say(question));
    await expect.poll(() => toolOf(caller), { timeout: 60_000 }).toMatchObject({ name: 'get_cart', waits: true });
    const called = toolOf(caller);
    if (called?.kind !== 'client_tool') throw new Error('No tool was called');
    const body = { result: { item: 'blue shirt' } };
    expect(await answer(caller, called.toolCallId, body, 'resume_wrong')).toBe(401);
    expect(await answer(caller, '00000000-0000-7000-8000-000000000001', body)).toBe(404);
    expect(await answer(caller, called.toolCallId, body)).toBe(204);
    expect(await answer(caller, called.toolCallId, { result: 'nothing' })).toBe(409);
    await caller.waitForCaption(/Item: blue shirt\./, { role: 'agent' });
    await caller.hangUp();
    const { id } = await server.api.callWhen(caller.callId, hasEnded);
    const { data } = await server.api.get<{ data: object[] }>(`/api/calls/${id}/tool-executions`);
    expect(data).toMatchObject([{ name: 'get_cart', is_error: false }]);
  });
});
