import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openAgentChat, openWaitingChat } from '../../../../test/desk.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let brain: ScriptedBrain;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let otherAgentId: string;

/** Sends a visitor's message and answers it after a delay. */
async function talk(visitor: DeskVisitor, text: string, answeredAfterMs: number): Promise<void> {
  const saying = visitor.says(text);
  const turn = await brain.next();
  clock.advance(answeredAfterMs);
  turn.finish('Yes');
  await saying;
}

async function end(visitor: DeskVisitor, score?: number): Promise<void> {
  await tenant.request('POST', `/api/chat/sessions/${visitor.id}/close`);
  if (score === undefined) return;
  await app.server.inject({
    method: 'POST',
    url: `/api/chat/sessions/${visitor.id}/rating`,
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: { score },
  });
}

/** Two chats late on the first day in Stockholm, which is the second day in UTC; three at noon of the second. */
beforeAll(async () => {
  clock = createTestClock('2026-03-01T23:30:00Z');
  brain = createScriptedBrain();
  app = await buildTestApp({ clock, brain });
  tenant = await app.createTenant();
  [agentId, otherAgentId] = [await createChatAgent(tenant), await createChatAgent(tenant)];
  const solved = await openAgentChat(app, agentId);
  await talk(solved, 'Are you open?', 1000);
  await talk(solved, 'And tomorrow?', 60_000);
  await end(solved, 5);
  const silent = await openAgentChat(app, agentId);
  await end(silent);

  clock.setWallTime('2026-03-02T12:00:00Z');
  const alsoSolved = await openAgentChat(app, agentId);
  await talk(alsoSolved, 'Hi', 3000);
  await end(alsoSolved, 2);
  const operator = await createOperator(app, tenant);
  const taken = await openWaitingChat(app, tenant, agentId);
  await operator.desk('POST', `/chats/${taken.id}/claim`);
  await operator.desk('POST', `/chats/${taken.id}/messages`, { text: 'I can help' });
  await operator.desk('POST', `/chats/${taken.id}/messages`, { text: 'A note', visibility: 'internal' });
  await end(taken);
  await openWaitingChat(app, tenant, otherAgentId);
});
afterAll(() => app.close());

const stats = async (query: string) => (await tenant.request('GET', `/api/chat/stats${query}`)).json();

describe('GET /api/chat/stats', () => {
  it('200: counts by status, day, author and outcome', async () => {
    expect(await stats('?from=2026-03-01T00:00:00Z&to=2026-03-03T00:00:00Z')).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-03T00:00:00.000Z',
      timezone: 'UTC',
      // The silent session does not count.
      sessions: { total: 4, by_status: { open: 0, waiting: 1, with_operator: 0, closed: 3 } },
      messages: { total: 9, visitor: 5, agent: 3, operator: 1 },
      handoffs: { total: 2, answered: 1 },
      first_answer: { median_ms: 2000 },
      rating: { average: 3.5, count: 2 },
      solved_without_person: { share: 2 / 3, count: 2, of: 3 },
      days: [
        {
          day: '2026-03-01',
          sessions: 1,
          by_status: { open: 0, waiting: 0, with_operator: 0, closed: 1 },
          messages: 4,
          handoffs: 0,
        },
        {
          day: '2026-03-02',
          sessions: 3,
          by_status: { open: 0, waiting: 1, with_operator: 0, closed: 2 },
          messages: 5,
          handoffs: 2,
        },
      ],
    });
  });

  it('filtered by agent and by a half-open time range', async () => {
    const { sessions, solved_without_person: solved } = await stats(
      `?agent_id=${otherAgentId}&to=2026-03-03T00:00:00Z`,
    );
    expect([sessions.total, solved]).toEqual([1, { share: null, count: 0, of: 0 }]);
    const from = '2026-03-01T23:30:00Z';
    expect((await stats(`?from=${from}&to=2026-03-02T12:00:00Z`)).sessions.total).toBe(1);
    expect((await stats('?from=2026-02-01T00:00:00Z&to=2026-03-01T23:30:00Z')).sessions.total).toBe(0);
  });

  it('days are those of the requested time zone', async () => {
    const { days } = await stats('?to=2026-03-03T00:00:00Z&timezone=Europe/Stockholm');
    expect(days.map((each: { day: string; sessions: number }) => [each.day, each.sessions])).toEqual([
      ['2026-03-02', 4],
    ]);
  });

  it('empty figures are zero or null: for another tenant, and for a range without chats', async () => {
    const other = await app.createTenant();
    const empty = (await other.request('GET', '/api/chat/stats')).json();
    expect(empty).toMatchObject({
      sessions: { total: 0 },
      first_answer: { median_ms: null },
      rating: { average: null, count: 0 },
      days: [],
    });
    expect(Date.parse(empty.to) - Date.parse(empty.from)).toBe(30 * 86_400_000);
  });

  it('400 for a range that ends before it begins or is too long, and for an unknown time zone', async () => {
    const [day, next] = ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'];
    const queries = [
      `?from=${next}&to=${day}`,
      `?from=${day}&to=${day}`,
      `?from=2024-03-01T00:00:00Z&to=${day}`,
      '?timezone=Mars/Olympus',
      '?agent=1',
    ];
    for (const query of queries) expect((await tenant.request('GET', `/api/chat/stats${query}`)).statusCode).toBe(400);
  });

  it('403 without the scope', async () => {
    const headers = { 'x-api-key': await tenant.createKey(['chat:read']) };
    expect((await app.server.inject({ url: '/api/chat/stats', headers })).statusCode).toBe(403);
  });
});
