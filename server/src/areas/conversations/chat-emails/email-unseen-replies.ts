import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { readConfig } from '#areas/agents/agents';
import {
  type ChangeContext,
  customerOf,
  insertMessage,
  lockSession,
  noticeText,
  sessionTokenPrefix,
} from '#areas/conversations/chats';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { issueToken } from '#platform/ids/token.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { ChatEmailsDeps } from './chat-emails.deps.ts';
import {
  countEmails,
  type DueChat,
  findDueChat,
  findDueChats,
  insertChatEmail,
  listLastMessages,
  markEmailed,
} from './chat-emails.queries.ts';
import { quotedOf } from './quoted-chat.rules.ts';

type Deps = ChatEmailsDeps & Pick<Engines, 'bus' | 'clock' | 'db' | 'log' | 'newId'>;

const batch = 200;
const perChatMax = 10;
const perAddressADayMax = 20;
/** Messages read to choose from. */
const readMax = 30;

/** Sends the due replies of all tenants by email, each chat in its own transaction. */
export async function emailUnseenReplies(deps: Deps): Promise<void> {
  if (!deps.mailer.delivers) return;
  const now = deps.clock.now();
  for (const { tenantId, id } of await findDueChats(deps.db.platform, { now, limit: batch })) {
    try {
      await emailReplies(deps, { tenantId, id, now });
    } catch (error) {
      deps.log.error(
        { event: 'chat.email_failed', err: error, sessionId: id },
        'the replies of a chat could not be sent by email; retrying',
      );
    }
  }
}

async function emailReplies(deps: Deps, chat: { tenantId: TenantId; id: ChatSessionId; now: Date }): Promise<void> {
  const { db, bus, newId } = deps;
  const { tenantId, id, now } = chat;
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    await lockSession(tx, id);
    const due = await findDueChat(tx, id, now);
    const to = due && customerOf({ ...due, customer_note: '' }).email;
    if (!due || !to) return;
    const since = new Date(now.getTime() - dayMs);
    const { ofChat, toAddress } = await countEmails(tx, { sessionId: id, to, since });
    const isAllowed = ofChat < perChatMax && toAddress < perAddressADayMax;
    if (isAllowed) await send({ ...deps, tx, emit, tenantId, now, newId }, { id, to, due });
    else await markEmailed(tx, id);
  });
}

async function send(
  context: ChangeContext & ChatEmailsDeps,
  { id: sessionId, to, due }: { id: ChatSessionId; to: string; due: DueChat },
): Promise<void> {
  const { tx, tenantId, now, newId, mailer } = context;
  const sender = await senderOf(tx, due);
  const quoted = quotedOf(await listLastMessages(tx, sessionId, readMax), due.knownSeq);
  const emailId = newId();
  const noticeId = newId() as ChatMessageId;
  const { token, hash: tokenHash } = issueToken(`${sessionTokenPrefix}_link`);
  await insertChatEmail(tx, { tenantId, id: emailId, sessionId, noticeId, to, tokenHash, now });
  const { replyTo } = due;
  await mailer.send(tx, {
    tenantId,
    to,
    template: { kind: 'chat_reply', ...sender, quoted, agentId: due.agentId, sessionId, token, replyTo },
    language: due.locale ?? sender.language,
    now,
    id: emailId,
    ...(replyTo === null ? {} : { replyTo }),
  });
  const notice = { kind: 'emailed', name: to } as const;
  const seq = await markEmailed(tx, sessionId);
  const text = noticeText(notice, sender.language);
  await insertMessage(context, sessionId, {
    id: noticeId,
    seq,
    role: 'system',
    text,
    notice,
    visibility: 'internal',
    // Its text is of templates, and its address the one the chat shows.
    redactionLanguage: null,
  });
}

/** Name and language of an agent's emails. */
async function senderOf(tx: Tx, { agentId }: DueChat): Promise<{ site: string; language: string }> {
  const row = await tx.selectFrom('agents').select('config').where('id', '=', agentId).executeTakeFirstOrThrow();
  const agent = readConfig(row.config);
  const widget = await findWidgetConfig(tx, { agentId, agent });
  return { site: widget.agent_display_name, language: agent.language };
}
