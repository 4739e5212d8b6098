import type { CallDetail } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toneLevel, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import { startOwnersServer } from '../voice/owners-server.ts';
import { hasEnded, linesOf } from '../voice/parley-api.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 180_000;
/** Longest wait for the agent to finish speaking one of these answers, on a busy machine. */
const saidWithinMs = 60_000;

let server: PhoneServer;
let speech: CallerSpeech;
let shop: Awaited<ReturnType<typeof startOwnersServer>>;
let caller: Telephone;
let colleague: Telephone;

beforeAll(async () => {
  speech = openCallerSpeech();
  shop = await startOwnersServer({ status: 'shipped', expected_on: '2026-03-06' });
  server = await startPhoneServer();
}, timeout);
afterAll(async () => {
  await server.stop();
  await shop.close();
  await speech.close();
});
beforeEach(async () => {
  [caller, colleague] = [await openTelephone(), await openTelephone()];
});
afterEach(async () => {
  await caller.close();
  await colleague.close();
});

/** Calls an agent with this tool and asks this question; returns the call id. */
async function callAgentWith(tool: object, question: string, more: object = {}): Promise<string> {
  const made = await server.api.post<{ id: string }>('/api/tools', tool);
  expect(made.status).toBe(201);
  const agentId = await server.api.createAgent({
    name: 'Shop',
    prompt: 'You are Sam at the shop.',
    greeting: 'Hello, this is Sam.',
    tool_ids: [made.body.id],
    ...more,
  });
  await server.suggest(agentId, [question]);
  const { number } = await server.connectTrunk(colleague.sip, agentId);
  await caller.dial(number, server.sipPort);
  const { id } = await server.callOf(number);
  await saying(id, /agent: Hello, this is Sam\./);
  await ask(id, question);
  return id;
}

/** Asks, and again where a machine busy with other things has lost some of it. */
async function ask(callId: string, question: string): Promise<void> {
  const heard = `user: ${question}`.toLowerCase().replace(/[?.]$/, '');
  const isHeard = async () =>
    linesOf((await read(callId)).transcript).some((line) => line.toLowerCase().startsWith(heard));
  for (let left = 3; left > 0; left -= 1) {
    await caller.media.play(await speech.say(question));
    if (await vi.waitUntil(isHeard, { timeout: 15_000, interval: 200 }).catch(() => false)) return;
  }
  throw new Error(`Nobody heard "${question}": ${linesOf((await read(callId)).transcript).join(' | ')}`);
}

const read = (callId: string) => server.api.callWhen(callId, () => true);
const saying = (callId: string, pattern: RegExp) =>
  expect
    .poll(async () => linesOf((await read(callId)).transcript).join('\n'), { timeout: saidWithinMs })
    .toMatch(pattern);
const lastLineOf = ({ transcript }: CallDetail) => linesOf(transcript).at(-1);

describe('on the phone, without any vendor', () => {
  it('a webhook gets the caller’s words and digits, and its response is spoken', { timeout }, async () => {
    const callId = await callAgentWith(
      {
        name: 'check_order_status',
        type: 'webhook',
        description: 'Looks up where an order is',
        parameters: {
          type: 'object',
          properties: { order_number: { type: 'string' } },
          required: ['order_number'],
        },
        request: { url: `${shop.url}/orders` },
        speak: { before: 'static', text: 'Let me look.' },
      },
      'Where is my order?',
      { keypad: { finish_on: '#' } },
    );
    await saying(callId, /agent: What is the order number\?/);
    for (const key of '12345#') {
      caller.media.press(key);
      await caller.media.play(new Int16Array(4_800));
    }
    await saying(callId, /agent: Let me look\. Status: shipped, expected on: Friday 6 March\./);
    expect(shop.asked).toHaveLength(1);
    expect(shop.asked[0]).toMatchObject({
      headers: { 'webhook-signature': expect.stringMatching(/^v1,/) },
      body: { arguments: { order_number: '12345' }, call: { id: callId } },
    });
    await server.api.post(`/api/calls/${callId}/complete`, {});
    await server.api.callWhen(callId, hasEnded);
  });

  it('a workflow goes on by a key, by words and by silence, to its end', { timeout }, async () => {
    const bike = {
      variable: 'bike',
      question: 'Is it a road bike or a city bike?',
      choices: ['road bike', 'city bike'],
    };
    const draft = {
      start_node_id: 'menu',
      variables: [{ name: 'bike', type: 'string' }],
      nodes: [
        { id: 'menu', kind: 'dtmf', text: 'Press one for repairs.', timeout_seconds: 4 },
        { id: 'ask', kind: 'collect', fields: [bike] },
        { id: 'told', kind: 'conversation', message: 'We repair your {{bike}}.' },
        { id: 'gone', kind: 'end', say: 'Goodbye then.' },
      ],
      edges: [
        { id: 'pressed', source: 'menu', target: 'ask', condition: { type: 'dtmf', digits: '1' } },
        { id: 'unpressed', source: 'menu', target: 'gone', condition: { type: 'else' } },
        { id: 'known', source: 'ask', target: 'told', condition: { type: 'result', outcome: 'succeeded' } },
        { id: 'unknown', source: 'ask', target: 'gone', condition: { type: 'else' } },
        { id: 'silent', source: 'told', target: 'gone', condition: { type: 'timeout', seconds: 4 } },
      ],
    };
    const made = await server.api.post<{ id: string }>('/api/workflows', { name: 'Repairs', draft });
    expect(made).toMatchObject({ status: 201 });
    expect(await server.api.post(`/api/workflows/${made.body.id}/publish`, {})).toMatchObject({ status: 201 });
    const agentId = await server.api.createAgent({ name: 'Shop', greeting: '', keypad: { enabled: true } });
    await server.api.put(`/api/agents/${agentId}/workflow`, { workflow_id: made.body.id });
    const { number } = await server.connectTrunk(colleague.sip, agentId);
    await caller.dial(number, server.sipPort);
    const { id } = await server.callOf(number);
    // No key within four seconds: the menu is said again.
    await saying(id, /(?:agent: Press one for repairs\.[^]*){2}/);
    caller.media.press('1');
    await caller.media.play(new Int16Array(4_800));
    await saying(id, /agent: Is it a road bike or a city bike\?/);
    await ask(id, 'City bike');
    await saying(id, /agent: We repair your city bike\./);
    const ended = await server.api.callWhen(id, hasEnded);
    expect(ended).toMatchObject({ end_reason: 'agent_hangup' });
    expect(lastLineOf(ended)).toBe('agent: Goodbye then.');
  });

  it('a tool that ends the call does so after its last words', { timeout }, async () => {
    const callId = await callAgentWith(
      { name: 'end_call', type: 'end_call', end_call: { message: 'Thank you for calling the shop.' } },
      'Please end the call',
    );
    const told = await server.api.callWhen(callId, hasEnded);
    expect(told).toMatchObject({ end_reason: 'agent_hangup' });
    expect(lastLineOf(told)).toMatch(/^agent: Goodbye.* Thank you for calling the shop\.$/);
    expect(told.transcript.at(-1)?.interrupted).toBe(false);
  });

  it('a tool that transfers rings the colleague, who is connected to the caller', { timeout }, async () => {
    const target = { key: 'sales', label: 'Sales', destination: '+46701740606', mode: 'warm' };
    const callId = await callAgentWith({ name: 'transfer', type: 'transfer' }, 'Connect me to a person', {
      transfer_targets: [target],
    });
    const taken = await colleague.pickUp();
    await expect
      .poll(async () => (await read(callId)).transfer, { timeout: saidWithinMs })
      .toMatchObject({ destination: target.destination });
    await saying(callId, /agent: One moment, I am connecting you\./);
    const tone = toneOf(440, 1_000);
    await expect
      .poll(
        async () => {
          await colleague.media.play(tone);
          return toneLevel(caller.media.heard().slice(-16_000), 440);
        },
        { timeout: saidWithinMs },
      )
      .toBeGreaterThan(1_000);
    await taken.hangUp();
    await server.api.post(`/api/calls/${callId}/complete`, {});
    await server.api.callWhen(callId, hasEnded);
  });
});
