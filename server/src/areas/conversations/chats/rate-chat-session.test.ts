import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type DeskVisitor, openAgentChat } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain(() => 'Yes') });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

const rate = (visitor: DeskVisitor, payload: object) =>
  app.server.inject({
    method: 'POST',
    url: `/api/chat/sessions/${visitor.id}/rating`,
    headers: { authorization: `Bearer ${visitor.token}` },
    payload,
  });
async function closedChat(): Promise<DeskVisitor> {
  const visitor = await openAgentChat(app, agentId);
  await tenant.request('POST', `/api/chat/sessions/${visitor.id}/close`);
  return visitor;
}

describe('POST /api/chat/sessions/{sessionId}/rating', () => {
  it('200 once closed: stored, sent to the desk, and not requested again', async () => {
    const visitor = await closedChat();
    expect((await visitor.reads('/status')).json().can_be_rated).toBe(true);
    expect((await rate(visitor, { score: 4, comment: ' Quick ' })).json().can_be_rated).toBe(false);
    const session = (await tenant.request('GET', `/api/chat/sessions/${visitor.id}`)).json();
    expect(session.rating).toEqual({ score: 4, comment: 'Quick' });
    const told = await app.deps.db.platform.pool.query(
      `select type, topic from events where data::text like '%' || $1 || '%' order by id desc limit 2`,
      [visitor.id],
    );
    expect(told.rows.toReversed()).toEqual([
      { type: 'chat.session.status', topic: `chat:${visitor.id}` },
      { type: 'chat.session.updated', topic: 'desk' },
    ]);
  });

  it('the same rating again changes nothing, another is 409', async () => {
    const visitor = await closedChat();
    expect((await rate(visitor, { score: 5 })).statusCode).toBe(200);
    expect((await rate(visitor, { score: 5 })).statusCode).toBe(200);
    expect((await rate(visitor, { score: 1 })).statusCode).toBe(409);
    expect((await rate(visitor, { score: 5, comment: 'x' })).statusCode).toBe(409);
  });

  it('409 before it is closed, and 7 days after', async () => {
    expect((await rate(await openAgentChat(app, agentId), { score: 5 })).statusCode).toBe(409);
    const visitor = await closedChat();
    clock.advance(7 * 86_400_000 + 1);
    expect((await visitor.reads('/status')).json().can_be_rated).toBe(false);
    expect((await rate(visitor, { score: 5 })).statusCode).toBe(409);
  });

  it.each([{}, { score: 0 }, { score: 6 }, { score: 4.5 }, { score: '5' }, { score: 5, stars: 5 }])(
    '400: %j',
    async (body) => {
      expect((await rate(await closedChat(), body)).statusCode).toBe(400);
      clock.advance(15 * 60_000);
    },
  );

  it('401 with the token of another chat', async () => {
    const [one, other] = [await closedChat(), await closedChat()];
    expect((await rate({ ...one, token: other.token }, { score: 5 })).statusCode).toBe(401);
  });
});
