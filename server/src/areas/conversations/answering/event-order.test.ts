import { randomBytes } from 'node:crypto';
import type { AgentId, ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertMessage,
  insertNotice,
  insertSession,
  lockSession,
  recordVisitorMessage,
} from '#areas/conversations/chats';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { changeChat } from '../../../../test/chat-changes.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import { saveAnswer } from './answer-turn.queries.ts';

/**
 * Regression: events are delivered in commit order and messages are numbered per chat. A follower must see both in the
 * same order, however many transactions wait for the chat.
 */

let app: TestApp;
let tenant: TestTenant;
let agentId: AgentId;
const processId = '018f6b2e-0000-7000-8000-000000000001';

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = (await createChatAgent(tenant)) as AgentId;
});
afterAll(() => app.close());

async function openSession(): Promise<ChatSessionId> {
  const id = app.deps.newId() as ChatSessionId;
  await changeChat(app, tenant.id, ({ tx, now, tenantId }) =>
    insertSession(tx, {
      tenantId,
      id,
      agentId,
      tokenHash: randomBytes(32),
      visitor: {},
      variables: {},
      identity: null,
      pageUrl: undefined,
      locale: undefined,
      origin: null,
      addressHash: randomBytes(32),
      hasGreeting: false,
      isDisclosed: false,
      privacy: { pii_redaction: false, zero_retention: false },
      pinnedVersion: null,
      modelSpeaksFirst: false,
      now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  return id;
}

const notice = (id: ChatSessionId) =>
  changeChat(app, tenant.id, async (context) =>
    insertNotice(context, await lockSession(context.tx, id), { kind: 'waiting', name: '' }),
  );

const visitorMessage = (id: ChatSessionId) =>
  changeChat(app, tenant.id, async (context) => {
    const { tx, now, newId } = context;
    const seq = (await lockSession(tx, id)).lastSeq + 1;
    await insertMessage(context, id, {
      id: newId() as ChatMessageId,
      seq,
      role: 'visitor',
      text: 'Hello?',
      redactionLanguage: null,
    });
    const lease = { processId, until: new Date(now.getTime() + 60_000) };
    await recordVisitorMessage(tx, { sessionId: id, seq, now, lease });
  });

const answer = (id: ChatSessionId) =>
  changeChat(app, tenant.id, (context) =>
    saveAnswer(context, { session: { tenantId: tenant.id, id }, upToSeq: 1, agent: { language: 'en' } } as never, {
      id: context.newId() as ChatMessageId,
      text: 'Hello!',
      processId,
      variables: {},
      isUnsure: false,
    }),
  );

async function toldOf(id: ChatSessionId): Promise<number[]> {
  const found = await app.deps.db.platform.pool.query(
    `select m.seq from events e join chat_messages m on m.id = (e.data -> 'message' ->> 'id')::uuid
      where e.topic = $1 and e.type = 'chat.message.created' order by e.xid, e.id`,
    [`chat:${id}`],
  );
  return found.rows.map((row: { seq: number }) => row.seq);
}

it('streams a chat’s messages in sequence order under concurrent writes', async () => {
  const id = await openSession();
  const writers = [notice, visitorMessage, answer, notice, visitorMessage, answer, notice, answer];
  await Promise.all(
    writers.map(async (write) => {
      for (let round = 0; round < 40; round++) await write(id);
    }),
  );
  const told = await toldOf(id);
  expect(told.length).toBeGreaterThanOrEqual(200);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
}, 60_000);
