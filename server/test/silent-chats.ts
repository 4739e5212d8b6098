import { randomBytes } from 'node:crypto';
import type { AgentId, ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { ChatNotice } from '@parley/contract/resources/chat';
import type { ChangeContext } from '#areas/conversations/chats';
import { insertMessage } from '../src/areas/conversations/chats/messages.queries.ts';
import { insertSession, lockSession, recordVisitorMessage } from '../src/areas/conversations/chats/sessions.queries.ts';
import type { TestApp, TestTenant } from './build-test-app.ts';
import { changeChat } from './chat-changes.ts';

/** Opens a silent chat with the agent. */
export async function openSilentChat(app: TestApp, tenant: TestTenant, agentId: AgentId): Promise<ChatSessionId> {
  const id = app.deps.newId() as ChatSessionId;
  await changeChat(app, tenant.id, ({ tx, now }) =>
    insertSession(tx, {
      tenantId: tenant.id,
      id,
      agentId,
      tokenHash: randomBytes(32),
      visitor: {},
      variables: {},
      identity: null,
      pageUrl: undefined,
      locale: undefined,
      origin: null,
      addressHash: Buffer.alloc(32),
      hasGreeting: false,
      isDisclosed: false,
      privacy: { pii_redaction: false, zero_retention: false },
      pinnedVersion: null,
      modelSpeaksFirst: false,
      now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }),
  );
  return id;
}

export const visitorWrites = (id: ChatSessionId) => (context: ChangeContext) => write(context, id, 'visitor');
export const operatorWrites = (id: ChatSessionId) => (context: ChangeContext) => write(context, id, 'operator');

async function write(context: ChangeContext, id: ChatSessionId, role: 'visitor' | 'operator'): Promise<void> {
  const { lastSeq } = await lockSession(context.tx, id);
  const seq = lastSeq + 1;
  if (role === 'visitor') await recordVisitorMessage(context.tx, { sessionId: id, seq, now: context.now, lease: null });
  else await context.tx.updateTable('chat_sessions').set({ last_seq: seq }).where('id', '=', id).execute();
  await insertMessage(context, id, {
    id: context.newId() as ChatMessageId,
    seq,
    role,
    text: 'Hello',
    redactionLanguage: null,
  });
}

/** Reads the chat's state from the database. */
export function readChat(app: TestApp, tenant: TestTenant, id: ChatSessionId) {
  return changeChat(app, tenant.id, async ({ tx }) => {
    const [session, messages, handlings, events] = await Promise.all([
      tx.selectFrom('chat_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      tx.selectFrom('chat_messages').selectAll().where('session_id', '=', id).orderBy('seq').execute(),
      tx.selectFrom('chat_handlings').selectAll().where('session_id', '=', id).orderBy('claimed_at').execute(),
      tx.selectFrom('events').selectAll().orderBy('id').execute(),
    ]);
    const isOfChat = (data: unknown) => JSON.stringify(data).includes(id);
    return { session, messages, handlings, events: events.filter(({ data }) => isOfChat(data)) };
  });
}

export const noticesOf = (messages: { notice: unknown }[]) =>
  messages.flatMap(({ notice }) => (notice ? [(notice as ChatNotice).kind] : []));
export const deskEventsOf = (events: { topic: string; type: string }[]) =>
  events.filter(({ topic }) => topic === 'desk').map(({ type }) => type);
