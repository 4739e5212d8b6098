import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent, listen, openChat, type Visitor, visitorAt } from '../../../../test/visitor.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: { tool_call_id: string; arguments: Record<string, unknown>; session: { id: string } };
  answer(body: unknown): void;
}

let app: TestApp;
/** Second process on the same database. */
let other: TestApp;
let clocks: TestClock[];
let base: string;
let otherBase: string;
let tenant: TestTenant;
/** HTTP server of the tenant; answers when the test lets it. */
let shop: Server;
let shopUrl: string;
let received: Received[] = [];
let onReceived: (received: Received) => void = () => {};

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const asked: Received = {
      headers: request.headers,
      body: JSON.parse(text),
      answer: (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    };
    received.push(asked);
    onReceived(asked);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const env = {
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    // Processes of one installation share the sealing keys.
    PARLEY_SEALING_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PARLEY_SIGNING_SEED: randomBytes(32).toString('base64'),
  };
  clocks = [createTestClock(), createTestClock()];
  app = await buildTestApp({ env, ...(clocks[0] && { clock: clocks[0] }) });
  other = await buildTestApp({ env, database: app.database, ...(clocks[1] && { clock: clocks[1] }) });
  [base, otherBase] = [await listen(app), await listen(other)];
  tenant = await app.createTenant();
});
afterEach(() => {
  received = [];
  onReceived = () => {};
});
afterAll(async () => {
  await other.close();
  await app.close();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

const orderParameters = {
  type: 'object',
  properties: { order_number: { type: 'string' } },
  required: ['order_number'],
};
const webhook = (more: object = {}) => ({
  name: 'check_order_status',
  type: 'webhook',
  description: 'Looks up where an order is',
  parameters: orderParameters,
  request: { url: `${shopUrl}/orders` },
  ...more,
});
const inPage = (more: object = {}) => ({
  name: 'get_cart',
  type: 'client',
  description: 'What is in the shopping cart of the visitor',
  ...more,
});

/** Opens a chat with an agent that has one tool and the built-in model. */
async function openWith(tool: object): Promise<Visitor> {
  const made = await tenant.request('POST', '/api/tools', tool);
  expect(made.statusCode, made.body).toBe(201);
  const agentId = await createChatAgent(tenant, { prompt: 'You are Ada.', tool_ids: [made.json().id] });
  return openChat(base, agentId);
}

const nextReceived = () => new Promise<Received>((resolve) => (onReceived = resolve));
const kinds = (events: { event: string }[]) =>
  events.map(({ event }) => event).filter((kind) => kind !== 'message.delta');
const textOf = (events: { data: { data: Record<string, unknown> } }[]) =>
  (events.at(-1)?.data.data['message'] as { text: string } | undefined)?.text;

async function answerTool(at: string, visitor: Visitor, toolCallId: unknown, body: unknown) {
  const response = await fetch(`${at}/api/chat/sessions/${visitor.sessionId}/tool-calls/${toolCallId}/result`, {
    method: 'POST',
    headers: { ...visitor.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

describe('a webhook tool in a chat', () => {
  it('is called by the built-in model, and its response is spoken', async () => {
    const visitor = await openWith(webhook({ speak: { before: 'static', text: 'Let me look.' } }));
    const asked = nextReceived();
    const stream = await visitor.stream('When is my order 12345 delivered?');
    const { body, headers, answer } = await asked;
    expect(body).toMatchObject({ arguments: { order_number: '12345' }, session: { id: visitor.sessionId } });
    expect(headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });
    answer({ status: 'shipped', expected_on: '2026-03-06' });
    const events = await stream.rest();
    expect(kinds(events)).toEqual(['message.accepted', 'tool.started', 'tool.finished', 'message.completed']);
    const started = events.find(({ event }) => event === 'tool.started');
    expect(started?.data.data).toEqual({ tool_call_id: body.tool_call_id, name: 'check_order_status' });
    expect(textOf(events)).toBe('Let me look. Status: shipped, expected on: Friday 6 March.');
  });

  it('is not run again by a message that arrives meanwhile', async () => {
    const visitor = await openWith(webhook());
    const asked = nextReceived();
    const first = visitor.send('Where is order 12345?');
    const { answer } = await asked;
    const second = visitor.send('Thanks!');
    await expect.poll(async () => (await visitor.history()).length).toBe(2);
    answer({ status: 'shipped' });
    expect((await first).body.answer?.text).toBe('Status: shipped.');
    expect((await second).body.answer?.text).toMatch(/welcome/);
    expect(received).toHaveLength(1);
  });

  it('is called again by the process that takes over the turn, with the same tool_call_id', async () => {
    const visitor = await openWith(webhook({ timeout_ms: 60_000 }));
    const asked = nextReceived();
    const sent = visitor.send('Where is order 12345?', { client_message_id: 'm' });
    const hanging = await asked;
    const askedAgain = nextReceived();
    // Advances the other process's clock past the lease.
    clocks[1]?.advance(16_000);
    const again = await askedAgain;
    expect(again.body).toMatchObject({
      tool_call_id: hanging.body.tool_call_id,
      arguments: hanging.body.arguments,
    });
    again.answer({ status: 'shipped' });
    await expect.poll(async () => (await visitor.history()).length).toBe(2);
    hanging.answer({ status: 'lost' });
    expect((await sent).body.answer?.text).toBe('Status: shipped.');
    expect(await visitor.history()).toHaveLength(2);
    clocks[0]?.advance(16_000);
  });
});

describe('a client tool in the visitor’s page', () => {
  it('is sent over both streams; its result may reach another process, and is spoken', async () => {
    const visitor = await openWith(inPage());
    const following = await visitorAt(otherBase, visitor).follow();
    await following.until('ready');
    const stream = await visitor.stream('What is in my cart?');
    const called = (await stream.until('client_tool.called')).at(-1)?.data.data;
    expect(called).toEqual({
      tool_call_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'get_cart',
      arguments: {},
      waits: true,
      expires_at: expect.any(String),
    });
    expect((await following.until('client_tool.called')).at(-1)?.data.data).toEqual(called);
    const id = called?.['tool_call_id'];
    const body = { result: { item: 'blue shirt', total: 40 } };
    expect(await answerTool(otherBase, visitor, id, body)).toBe(204);
    expect(textOf(await stream.rest())).toBe('Item: blue shirt, total: 40.');
    // Repeating the same answer changes nothing; a different one is refused.
    expect(await answerTool(base, visitor, id, body)).toBe(204);
    expect(await answerTool(base, visitor, id, { result: 'nothing' })).toBe(409);
    expect(await answerTool(base, visitor, id, { ...body, is_error: true })).toBe(409);
    following.cut();
  });

  it('that failed is reported to the model as failed', async () => {
    const visitor = await openWith(inPage({ speak: { on_error: 'I cannot see your cart.' } }));
    const stream = await visitor.stream('What is in my cart?');
    const called = (await stream.until('client_tool.called')).at(-1)?.data.data;
    await answerTool(base, visitor, called?.['tool_call_id'], { result: 'not signed in', is_error: true });
    expect(textOf(await stream.rest())).toMatch(/^I cannot see your cart\. Would you like/);
  });

  it('without an awaited result does not delay the reply, and accepts no result', async () => {
    const visitor = await openWith(inPage({ client: { waits: false } }));
    const events = await (await visitor.stream('What is in my cart?')).rest();
    const called = events.find(({ event }) => event === 'client_tool.called')?.data.data;
    expect(called).toMatchObject({ waits: false });
    expect(events.at(-1)?.event).toBe('message.completed');
    expect(await answerTool(base, visitor, called?.['tool_call_id'], { result: 1 })).toBe(404);
  });

  it('times out after the tool’s limit: 409 for a later result', async () => {
    const visitor = await openWith(inPage({ timeout_ms: 500 }));
    const events = await (await visitor.stream('What is in my cart?')).rest();
    const called = events.find(({ event }) => event === 'client_tool.called')?.data.data;
    expect(textOf(events)).toMatch(/did not work/);
    expect(await answerTool(base, visitor, called?.['tool_call_id'], { result: 1 })).toBe(409);
  });

  it('404 for an unknown call or another chat’s, 401 without the token, 400 for an invalid result', async () => {
    const [visitor, stranger] = [await openWith(inPage()), await openWith(inPage())];
    const stream = await visitor.stream('What is in my cart?');
    const id = (await stream.until('client_tool.called')).at(-1)?.data.data['tool_call_id'];
    expect(await answerTool(base, stranger, id, { result: 1 })).toBe(404);
    expect(await answerTool(base, visitor, unknownId, { result: 1 })).toBe(404);
    expect(await answerTool(base, { ...visitor, headers: stranger.headers }, id, { result: 1 })).toBe(401);
    for (const body of [{ result: 1, more: 2 }, { result: 'x'.repeat(65_536) }]) {
      expect(await answerTool(base, visitor, id, body)).toBe(400);
    }
    expect(await answerTool(base, visitor, id, { result: null })).toBe(204);
    expect((await stream.rest()).at(-1)?.event).toBe('message.completed');
  });
});

it('an end_call tool is not offered in a chat', async () => {
  const visitor = await openWith({ name: 'end_call', type: 'end_call' });
  const events = await (await visitor.stream('Please end the call')).rest();
  expect(kinds(events)).toEqual(['message.accepted', 'message.completed']);
});
