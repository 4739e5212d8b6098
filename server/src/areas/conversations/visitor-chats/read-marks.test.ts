import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type DeskVisitor, openAgentChat } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain(() => 'Yes') });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

it('the visitor’s read position only advances, and never by a message of another chat', async () => {
  const agentId = await createChatAgent(tenant);
  const [visitor, other] = [await openAgentChat(app, agentId), await openAgentChat(app, agentId)];
  await visitor.says('one');
  await other.says('two');
  const ids = async (chat: DeskVisitor) =>
    (await chat.reads('/messages')).json().data.map((message: { id: string }) => message.id) as string[];
  const [first = '', second = ''] = await ids(visitor);
  const [foreign = ''] = await ids(other);
  const seenAfter = async (seen: string) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${visitor.id}/status`,
      headers: { authorization: `Bearer ${visitor.token}` },
      payload: { seen },
    });
    expect(answer.statusCode).toBe(200);
    const row = await app.deps.db.platform.pool.query('select visitor_seen_seq from chat_sessions where id = $1', [
      visitor.id,
    ]);
    return row.rows[0].visitor_seen_seq;
  };
  expect(await seenAfter(foreign)).toBe(0);
  expect(await seenAfter(second)).toBe(2);
  expect(await seenAfter(first)).toBe(2);
});
