import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith } from '../../../../test/callers.ts';
import { openAgentChat } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { openVendorPeer, peerKey, type VendorPeer } from '../../../providers/language/testing/vendor-peer.ts';

let app: TestApp;
let tenant: TestTenant;
let peer: VendorPeer;
let consumers: { stop(): Promise<void> };
const clock = createTestClock('2026-03-02T10:00:00.000Z');

beforeAll(async () => {
  peer = await openVendorPeer('openai-compatible');
  app = await buildTestApp({ clock, env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' } });
  tenant = await app.createTenant();
  consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
});
beforeEach(() => {
  peer.fault = undefined;
  peer.requests = [];
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
  await peer.close();
});

const fields = [{ name: 'guests', type: 'number', description: 'Number of guests' }];
const byPeer = () => ({
  provider: 'openai-compatible',
  model: 'peer-1',
  url: peer.baseUrl,
  headers: { authorization: `Bearer ${peerKey}` },
  fallbacks: [],
});

async function createAgent(config: object = {}): Promise<AgentId> {
  const body = { name: 'Robin', prompt: '# Opening hours\nMon-Fri 8-17.', chat_enabled: true, ...config };
  const created = await tenant.request('POST', '/api/agents', body);
  if (created.statusCode !== 201) throw new Error(created.body);
  return created.json().id;
}

const get = async (id: string) => (await tenant.request('GET', `/api/chat/sessions/${id}`)).json();
const run = (id: string) => jobOf(app.deps.jobs, 'chat_analysis.run').run({ tenant_id: tenant.id, session_id: id });
const questionsOf = async (agentId: AgentId) =>
  (await tenant.request('GET', `/api/unanswered-questions?agent_id=${agentId}`)).json().data;
const analyze = (id: string, key = tenant.key) =>
  app.server.inject({ method: 'POST', url: `/api/chat/sessions/${id}/analyze`, headers: { 'x-api-key': key } });

/** Chat in which the visitor wrote the texts, each answered, closed and its analysis ordered. */
async function closedChat(agentId: AgentId, ...texts: string[]): Promise<ChatSessionId> {
  const visitor = await openAgentChat(app, agentId);
  for (const text of texts) {
    const said = await visitor.says(text);
    if (said.statusCode >= 300) throw new Error(said.body);
  }
  await tenant.request('POST', `/api/chat/sessions/${visitor.id}/close`);
  await vi.waitFor(async () => expect((await get(visitor.id)).analysis).not.toBeNull());
  return visitor.id as ChatSessionId;
}

async function analysedChat(agentId: AgentId, ...texts: string[]) {
  const id = await closedChat(agentId, ...texts);
  await run(id);
  return get(id);
}

const eventsOf = async (id: string) =>
  (
    await app.deps.db.platform.pool.query(
      `select data from events where type = 'chat.analyzed' and data #>> '{chat,id}' = $1`,
      [id],
    )
  ).rows;

describe('a closed chat', () => {
  it('without a vendor is summarised and read from its own words, with one event', async () => {
    const agentId = await createAgent({ analysis: { fields } });
    const chat = await analysedChat(agentId, 'A table for 4 guests please', 'Do you treat cats?');
    expect(chat.analysis).toMatchObject({
      state: 'done',
      model: 'builtin',
      attempts: 1,
      fault: null,
      structured_data: { guests: 4 },
    });
    expect(chat.analysis.summary).toContain('Do you treat cats?');
    await run(chat.id);
    const [event, ...more] = await eventsOf(chat.id);
    expect(more).toEqual([]);
    expect(event.data).toMatchObject({
      chat: { id: chat.id, status: 'closed' },
      analysis: { summary: chat.analysis.summary, structured_data: { guests: 4 } },
    });
  });

  it('has the unanswered questions recorded that a vendor model names, each once', async () => {
    const agentId = await createAgent({ llm: byPeer() });
    peer.answer = { texts: ['I am not sure.'] };
    const id = await closedChat(agentId, 'Hello! Do you treat cats, by the way?', 'Is there a pharmacy?');
    expect(await questionsOf(agentId)).toEqual([]);
    peer.answer = {
      texts: ['{"summary":"x","sentiment":null,"data":{},"unanswered_questions":["Do you treat cats?","Your keys?"]}'],
    };
    await run(id);
    expect((await get(id)).analysis).toMatchObject({ state: 'done', model: 'openai-compatible/peer-1', summary: 'x' });
    expect(await questionsOf(agentId)).toMatchObject([{ text: 'Do you treat cats?', chat_count: 1, call_count: 0 }]);
    await analyze(id);
    await run(id);
    expect(await questionsOf(agentId)).toMatchObject([{ text: 'Do you treat cats?', count: 1 }]);
  });

  it('records no question again that was recorded with its answer', async () => {
    const agentId = await createAgent();
    const id = await closedChat(agentId, 'Hello, could you tell me: do you treat cats?');
    expect(await questionsOf(agentId)).toMatchObject([{ count: 1 }]);
    await tenant.request('PATCH', `/api/agents/${agentId}`, { llm: byPeer() });
    peer.answer = {
      texts: ['{"summary":"x","sentiment":null,"data":{},"unanswered_questions":["Do you treat cats?"]}'],
    };
    await run(id);
    expect((await get(id)).analysis).toMatchObject({ state: 'done', model: 'openai-compatible/peer-1' });
    expect(await questionsOf(agentId)).toMatchObject([{ count: 1, chat_count: 1 }]);
  });

  it('is tried again later when the model fails, and analysed by the process that finds it overdue', async () => {
    const agentId = await createAgent({ llm: byPeer() });
    peer.answer = { texts: ['Hello.'] };
    const id = await closedChat(agentId, 'When are you open?');
    peer.fault = { kind: '5xx' };
    await run(id);
    expect((await get(id)).analysis).toMatchObject({ state: 'pending', fault: 'unavailable', summary: null });
    peer.fault = undefined;
    peer.answer = { texts: ['{"summary":"Asked for the hours.","sentiment":"neutral","data":{}}'] };
    clock.advance(200_000);
    await jobOf(app.deps.jobs, 'chat_analysis.resume').run({});
    const queue = (await app.deps.db.platform.pool.query('select task, waiting from app.job_queues()')).rows;
    expect(queue.find(({ task }) => task === 'chat_analysis.run')?.waiting).toBeGreaterThan(0);
    await run(id);
    expect((await get(id)).analysis).toMatchObject({ state: 'done', attempts: 2, summary: 'Asked for the hours.' });
  });

  it.each([
    ['visitor_silent', {}, []],
    ['turned_off', { analysis: { summary: false } }, ['When are you open?']],
  ])('is skipped as %s, without results and event', async (reason, config, texts) => {
    const id = await closedChat(await createAgent(config), ...texts);
    await run(id);
    expect((await get(id)).analysis).toMatchObject({ state: 'skipped', skip_reason: reason, summary: null });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is not analysed while the account has no analysis, nor later, and the next one is', async () => {
    const admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
    const include = async (analysis: boolean) => {
      const answer = await admin('PUT', `/api/admin/tenants/${tenant.id}/feature-flags`, { overrides: { analysis } });
      expect(answer.statusCode).toBe(200);
    };
    await include(false);
    const unseen = await openAgentChat(app, await createAgent());
    await unseen.says('When are you open?');
    await tenant.request('POST', `/api/chat/sessions/${unseen.id}/close`);
    // Of another account, later in the same queue: once it is analysed, the consumer has passed the first over.
    const other = await app.createTenant();
    const agent = await other.request('POST', '/api/agents', {
      name: 'Robin',
      prompt: 'Open 8-17.',
      chat_enabled: true,
    });
    const marker = await openAgentChat(app, agent.json().id);
    await marker.says('When are you open?');
    await other.request('POST', `/api/chat/sessions/${marker.id}/close`);
    const isOrdered = async () => (await other.request('GET', `/api/chat/sessions/${marker.id}`)).json().analysis;
    await vi.waitFor(async () => expect(await isOrdered()).not.toBeNull());
    await include(true);
    await closedChat(await createAgent(), 'When are you open?');
    expect((await get(unseen.id)).analysis).toBeNull();
  });

  it('has no personal data in its results with pii_redaction', async () => {
    const agentId = await createAgent({ pii_redaction: true });
    const chat = await analysedChat(agentId, 'My number is +46 70 123 45 67, please call me back');
    expect(chat.analysis.state).toBe('done');
    expect(JSON.stringify(chat.analysis)).not.toMatch(/123/);
  });
});

describe('POST /api/chat/sessions/{sessionId}/analyze', () => {
  it('202 analyses anew by the settings of now, and is audited', async () => {
    const agentId = await createAgent();
    const chat = await analysedChat(agentId, 'A table for 4 guests please');
    expect(chat.analysis.structured_data).toBeNull();
    await tenant.request('PATCH', `/api/agents/${agentId}`, { analysis: { fields } });
    const answer = await analyze(chat.id);
    expect([answer.statusCode, answer.json().state]).toEqual([202, 'pending']);
    await run(chat.id);
    expect((await get(chat.id)).analysis.structured_data).toEqual({ guests: 4 });
    expect(await eventsOf(chat.id)).toHaveLength(2);
    expect(await auditRows(app, tenant.id, 'chat_session.analyze')).toContainEqual(
      expect.objectContaining({ resource_id: chat.id }),
    );
  });

  it('409 conflict while the chat is not closed', async () => {
    const visitor = await openAgentChat(app, await createAgent());
    expect((await analyze(visitor.id)).json().error).toBe('conflict');
  });

  it("404 for another tenant's chat, 403 without chat:write", async () => {
    const id = await closedChat(await createAgent(), 'When are you open?');
    const stranger = await app.createTenant();
    expect((await analyze(id, stranger.key)).statusCode).toBe(404);
    expect((await analyze(id, await tenant.createKey(['chat:read']))).statusCode).toBe(403);
  });
});
