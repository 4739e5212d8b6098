import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openAgentChat, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let otherAgent: string;
let astrid: TestOperator;
let berit: TestOperator;
let admin: TestOperator;
let halfway: string;

/** Plays one chat from queue to rating: times in seconds. */
async function serve(
  by: TestOperator,
  times: { waits: number; answersAfter: number; lasts: number; rating?: number; of?: string },
) {
  const chat = await openWaitingChat(app, tenant, times.of ?? agentId, { says: [] });
  clock.advance(times.waits * 1000);
  await by.desk('POST', `/chats/${chat.id}/claim`);
  clock.advance(times.answersAfter * 1000);
  await by.desk('POST', `/chats/${chat.id}/messages`, { text: 'Hello' });
  clock.advance((times.lasts - times.answersAfter) * 1000);
  expect((await by.desk('POST', `/chats/${chat.id}/close`)).statusCode).toBe(200);
  if (times.rating === undefined) return;
  const rated = await app.server.inject({
    method: 'POST',
    url: `/api/chat/sessions/${chat.id}/rating`,
    headers: { authorization: `Bearer ${chat.token}` },
    payload: { score: times.rating },
  });
  expect(rated.statusCode).toBeLessThan(300);
}

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  [agentId, otherAgent] = [await createChatAgent(tenant), await createChatAgent(tenant)];
  astrid = await createOperator(app, tenant, { name: 'Astrid' });
  berit = await createOperator(app, tenant, { name: 'Berit' });
  admin = await createOperator(app, tenant, { name: 'Chief', role: 'admin' });
  await serve(astrid, { waits: 10, answersAfter: 5, lasts: 60, rating: 5 });
  await serve(astrid, { waits: 30, answersAfter: 15, lasts: 120, rating: 4 });
  clock.advance(1000);
  halfway = clock.now().toISOString();
  await serve(berit, { waits: 20, answersAfter: 10, lasts: 90, of: otherAgent });
  // Claimed from the agent, released without a reply, claimed again and kept.
  const chat = await openAgentChat(app, agentId);
  await berit.desk('POST', `/chats/${chat.id}/claim`);
  clock.advance(4000);
  await berit.desk('POST', `/chats/${chat.id}/release`, { to: 'agent' });
  await berit.desk('POST', `/chats/${chat.id}/claim`);
});
afterAll(() => app.close());

const read = async (by: TestOperator, query = '') => (await by.desk('GET', `/statistics${query}`)).json();

describe('GET /api/chat/operator/statistics', () => {
  it('supervisors see totals and each operator', async () => {
    const found = await read(admin);
    expect(found).toMatchObject({
      chats: 4,
      first_response_seconds: { p50: 10, p95: 14.5 },
      handle_seconds: { p50: 75, p95: 115.5 },
      waiting_seconds: { p50: 20, p95: 29 },
      rating: { average: 4.5, count: 2 },
      outcomes: { ongoing: 1, closed: 3, to_queue: 0, to_agent: 1, to_operator: 0, lost: 0 },
    });
    expect(found.by_operator).toMatchObject([
      { operator: { id: astrid.id, name: 'Astrid', avatar_url: '' }, chats: 2, rating: { average: 4.5, count: 2 } },
      { operator: { id: berit.id, name: 'Berit' }, chats: 2, rating: { average: null, count: 0 } },
    ]);
  });

  it('others see themselves, and are refused other operators', async () => {
    const own = await read(astrid);
    expect(own).toMatchObject({ chats: 2, first_response_seconds: { p50: 10, p95: 14.5 } });
    expect(own.by_operator).toHaveLength(1);
    expect((await read(astrid, `?operator_id=${astrid.id}`)).chats).toBe(2);
    expect((await astrid.desk('GET', `/statistics?operator_id=${berit.id}`)).statusCode).toBe(403);
  });

  it('counts chats claimed in a half-open range, by agent, by operator', async () => {
    expect((await read(admin, `?to=${halfway}`)).chats).toBe(2);
    expect((await read(admin, `?from=${halfway}`)).chats).toBe(2);
    expect((await read(admin, `?agent_id=${otherAgent}`)).chats).toBe(1);
    expect((await read(admin, `?operator_id=${berit.id}`)).chats).toBe(2);
  });

  it('returns null without data', async () => {
    expect(await read(admin, '?from=2030-01-01T00:00:00Z')).toEqual({
      chats: 0,
      first_response_seconds: null,
      handle_seconds: null,
      waiting_seconds: null,
      rating: { average: null, count: 0 },
      outcomes: { ongoing: 0, closed: 0, to_queue: 0, to_agent: 0, to_operator: 0, lost: 0 },
      by_operator: [],
    });
  });

  it('400: a range that ends before it begins, an invalid instant, an unknown filter', async () => {
    for (const query of [`?from=${halfway}&to=${halfway}`, '?from=yesterday', '?status=closed']) {
      expect((await admin.desk('GET', `/statistics${query}`)).statusCode).toBe(400);
    }
  });
});
