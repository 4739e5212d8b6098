import type { AgentId, CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { pastCall } from '../../../../test/test-calls.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let tenant: TestTenant;
const clock = createTestClock('2026-03-02T10:00:00.000Z');

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function createAgent(config: object = {}): Promise<AgentId> {
  const body = { name: 'Robin', prompt: '# Opening hours\nMon-Fri 8-17.', ...config };
  return (await tenant.request('POST', '/api/agents', body)).json().id;
}

/** Asks in a chat of its own, until the answer is there. */
async function askInChat(agentId: AgentId, ...texts: string[]): Promise<string> {
  const opened = await app.server.inject({
    method: 'POST',
    url: '/api/chat/sessions',
    payload: { agent_id: agentId },
  });
  const { session_id: id, session_token: token } = opened.json();
  for (const text of texts) {
    await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${id}/messages`,
      headers: { authorization: `Bearer ${token}` },
      payload: { text },
    });
  }
  return id;
}

async function askInCall(agentId: AgentId, ...texts: string[]): Promise<CallId> {
  const call = await pastCall(app, tenant.id);
  const { db, newId, questions } = app.deps;
  const asked = { tenantId: tenant.id, agentId, conversation: { callId: call.id }, texts, newId };
  await db.app.inTenant(tenant.id, (tx) => questions.record(tx, { ...asked, askedAt: clock.now() }));
  return call.id;
}

const list = async (query: string) => (await tenant.request('GET', `/api/unanswered-questions?${query}`)).json();
const get = async (id: string) => (await tenant.request('GET', `/api/unanswered-questions/${id}`)).json();
const update = (id: string, state: string, key = tenant.key) =>
  app.server.inject({
    method: 'PATCH',
    url: `/api/unanswered-questions/${id}`,
    headers: { 'x-api-key': key },
    payload: { state },
  });

describe('a question without an answer', () => {
  it('is recorded with the answer in a chat, and an answered one is not', async () => {
    const agentId = await createAgent();
    const sessionId = await askInChat(agentId, 'When are you open?', 'Do you treat cats?', 'thanks');
    const { data } = await list(`agent_id=${agentId}`);
    expect(data).toMatchObject([{ text: 'Do you treat cats?', state: 'open', count: 1, chat_count: 1, call_count: 0 }]);
    expect((await get(data[0].id)).occurrences).toMatchObject([
      { text: 'Do you treat cats?', channel: 'chat', session_id: sessionId, call_id: null },
    ]);
  });

  it('is not recorded by an agent with zero_retention', async () => {
    const agentId = await createAgent({ zero_retention: true });
    await askInChat(agentId, 'Do you treat cats?');
    expect((await list(`agent_id=${agentId}`)).data).toEqual([]);
  });

  it('joins the group of its like in calls and chats, and shows the words of the last', async () => {
    const agentId = await createAgent();
    await askInChat(agentId, 'Do you treat cats?');
    clock.advance(1000);
    const callId = await askInCall(
      agentId,
      'Are cats treated by you?',
      'Have you got a pharmacy?',
      '4711',
      'thank you',
    );
    const { data } = await list(`agent_id=${agentId}&sort=-count&include_total=true`);
    expect(data).toMatchObject([
      { text: 'Are cats treated by you?', count: 2, call_count: 1, chat_count: 1 },
      { text: 'Have you got a pharmacy?', count: 1 },
    ]);
    expect((await get(data[0].id)).occurrences[0]).toMatchObject({ channel: 'call', call_id: callId });
  });

  it('makes one group of four asked at the same moment', async () => {
    const agentId = await createAgent();
    await Promise.all([1, 2, 3, 4].map(() => askInCall(agentId, 'Do you repair bicycles?')));
    expect((await list(`agent_id=${agentId}`)).data).toMatchObject([{ count: 4 }]);
  });

  it('is erased with its conversation: the group keeps the words of another, and goes with the last', async () => {
    const agentId = await createAgent();
    await askInCall(agentId, 'Do you treat cats?');
    clock.advance(1000);
    const later = await askInCall(agentId, 'Do you treat Berg cats?');
    const { pool } = app.deps.db.platform;
    const [group] = (await list(`agent_id=${agentId}`)).data;
    expect(group).toMatchObject({ count: 2, text: 'Do you treat Berg cats?' });
    await pool.query('delete from calls where id = $1', [later]);
    expect(await get(group.id)).toMatchObject({ text: 'Do you treat cats?', count: 1, occurrences: [{}] });
    const rows = await pool.query('select 1 from unanswered_questions q where q::text ilike $1', ['%berg%']);
    expect(rows.rows).toEqual([]);
    // As the erasure of a subject does, in the tenant's role.
    await app.deps.db.app.inTenant(tenant.id, (tx) => tx.deleteFrom('unanswered_question_occurrences').execute());
    expect((await list(`agent_id=${agentId}`)).data).toEqual([]);
  });
});

describe('PATCH /api/unanswered-questions/{questionId}', () => {
  it('an answered question that is asked again is open again, a dismissed one is not; audited', async () => {
    const agentId = await createAgent();
    await askInCall(agentId, 'Do you treat cats?');
    const [{ id }] = (await list(`agent_id=${agentId}`)).data;
    clock.advance(1000);
    expect((await update(id, 'answered')).json()).toMatchObject({ id, state: 'answered' });
    expect((await list(`agent_id=${agentId}&state=open`)).data).toEqual([]);
    clock.advance(1000);
    await askInCall(agentId, 'Do you treat cats?');
    expect(await get(id)).toMatchObject({ state: 'open', reopened_count: 1, count: 2 });
    await update(id, 'dismissed');
    clock.advance(1000);
    await askInCall(agentId, 'Do you treat cats?');
    expect(await get(id)).toMatchObject({ state: 'dismissed', reopened_count: 1, count: 3 });
    const audited = await auditRows(app, tenant.id, 'unanswered_question.update');
    expect(audited.map(({ details }) => details)).toMatchObject([
      { from: 'open', to: 'answered' },
      { from: 'open', to: 'dismissed' },
    ]);
  });

  it('404 for an unknown question and for one of another tenant, 403 without kb:write', async () => {
    const agentId = await createAgent();
    await askInCall(agentId, 'Do you treat cats?');
    const [{ id }] = (await list(`agent_id=${agentId}`)).data;
    const stranger = await app.createTenant();
    expect((await update(unknownId, 'answered')).statusCode).toBe(404);
    expect((await update(id, 'answered', stranger.key)).statusCode).toBe(404);
    expect((await update(id, 'answered', await tenant.createKey(['kb:read']))).statusCode).toBe(403);
    expect((await update(id, 'gone')).statusCode).toBe(400);
  });
});

describe('GET /api/unanswered-questions', () => {
  it('pages by last time and by count, and filters by channel, words and time', async () => {
    const agentId = await createAgent();
    const texts = ['Do you treat cats?', 'Is there a pharmacy?', 'Can I pay with cheques?', 'Do you repair bicycles?'];
    for (const text of texts) {
      clock.advance(60_000);
      await askInCall(agentId, text);
    }
    const before = clock.now().toISOString();
    clock.advance(60_000);
    await askInCall(agentId, 'Do you treat cats?');
    const textsOf = (page: { data: { text: string }[] }) => page.data.map(({ text }) => text);
    const wanted = { '-last_asked_at': [0, 3, 2, 1], '-count': [0, 3, 2, 1] };
    for (const [sort, order] of Object.entries(wanted)) {
      const first = await list(`agent_id=${agentId}&sort=${sort}&limit=2`);
      const second = await list(`agent_id=${agentId}&sort=${sort}&limit=2&cursor=${first.next_cursor}`);
      expect([...textsOf(first), ...textsOf(second)]).toEqual(order.map((at) => texts[at]));
      expect(second.has_more).toBe(false);
    }
    expect(textsOf(await list(`agent_id=${agentId}&q=PHARM`))).toEqual([texts[1]]);
    expect(textsOf(await list(`agent_id=${agentId}&channel=chat`))).toEqual([]);
    expect(textsOf(await list(`agent_id=${agentId}&from=${before}`))).toEqual([texts[0], texts[3]]);
    expect(textsOf(await list(`agent_id=${agentId}&to=${before}`))).toHaveLength(3);
    const foreign = (await list(`agent_id=${agentId}&limit=2`)).next_cursor;
    expect((await list(`agent_id=${agentId}&sort=-count&cursor=${foreign}`)).error).toBe('invalid_request');
  });
});
