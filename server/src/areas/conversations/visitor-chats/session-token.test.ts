import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';
import { allOperations } from '../../../app/areas.ts';

let clock: TestClock;
let app: TestApp;
let base: string;
let tenant: TestTenant;
let visitor: Visitor;
let other: Visitor;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain(() => 'ok') });
  base = await listen(app);
  tenant = await app.createTenant();
  const agentId = await createChatAgent(tenant);
  [visitor, other] = await Promise.all([openChat(base, agentId), openChat(base, agentId)]);
});
afterAll(() => app.close());

const signed = allOperations
  .map(({ operation }) => operation)
  .filter(({ access, path }) => access.kind === 'signed' && path.startsWith('/api/chat/sessions/'));

describe.each(signed.map((operation) => ({ operation, id: operation.id })))('$id', ({ operation }) => {
  const call = (sessionId: string, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: operation.method,
      url: operation.path.replace('{sessionId}', sessionId),
      headers,
      ...(operation.id === 'sendChatMessage' ? { payload: { text: 'Hi' } } : {}),
    });

  it('401 alike without a token, with a wrong one, with another session’s, and for an unknown session', async () => {
    const answers = await Promise.all([
      call(visitor.sessionId),
      call(visitor.sessionId, { authorization: 'Bearer nonsense' }),
      call(visitor.sessionId, { authorization: `Basic ${visitor.token}` }),
      call(visitor.sessionId, { authorization: `Bearer ${visitor.token}x` }),
      call(visitor.sessionId, other.headers),
      call(visitor.sessionId, { 'x-api-key': tenant.key }),
      call(unknownId, visitor.headers),
      call('not-an-id', visitor.headers),
    ]);
    const first = answers[0]?.json();
    expect(first).toMatchObject({ error: 'unauthenticated' });
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(first));
    }
  });
});

describe('a session token', () => {
  it('accepts the session id in upper case', async () => {
    const answer = await app.server.inject({
      url: `/api/chat/sessions/${visitor.sessionId.toUpperCase()}/status`,
      headers: visitor.headers,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('409: a closed chat accepts no messages, but its history stays readable', async () => {
    const closed = await openChat(base, await createChatAgent(tenant));
    await closed.send('Hi', { client_message_id: 'before' });
    await app.deps.db.platform.pool.query(
      `update chat_sessions set status = 'closed', closed_at = now() where id = $1`,
      [closed.sessionId],
    );
    expect(await closed.send('More')).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect(await closed.history()).toHaveLength(2);
    // An earlier answer can still be read after the close.
    expect(await closed.send('Hi', { client_message_id: 'before' })).toMatchObject({
      status: 200,
      body: { answer: { text: 'ok' } },
    });
  });

  it('with an operator, a message is committed and no model answers', async () => {
    const handed = await openChat(base, await createChatAgent(tenant));
    await app.deps.db.platform.pool.query(
      `update chat_sessions set status = 'with_operator', operator_id = gen_random_uuid() where id = $1`,
      [handed.sessionId],
    );
    expect((await handed.send('A person, please')).body).toMatchObject({ message: { role: 'visitor' }, answer: null });
    const stream = await handed.stream('And streamed');
    expect((await stream.rest()).map((event) => event.event)).toEqual(['message.accepted']);
  });

  it('403 and 404: a deactivated or trashed agent accepts no messages in open chats', async () => {
    const agentId = await createChatAgent(tenant);
    const open = await openChat(base, agentId);
    await tenant.request('POST', `/api/agents/${agentId}/activation`, { active: false });
    await expect.poll(async () => (await open.send('Hi')).status).toBe(403);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    await expect.poll(async () => (await open.send('Hi')).status).toBe(404);
  });

  it('401 after 30 days', async () => {
    clock.advance(30 * 86_400_000 - 1000);
    expect((await visitor.send('Still here')).status).toBe(200);
    clock.advance(1000);
    expect((await visitor.send('Too late')).status).toBe(401);
    const history = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/messages`, {
      headers: visitor.headers,
    });
    expect(history.status).toBe(401);
  });
});
