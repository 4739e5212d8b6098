import type { AgentId, ChatMentionId, ChatMessageId, ChatSessionId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { type ChangeContext, deskTopic } from '#areas/conversations/chats';
import { presenceMs } from '#areas/conversations/widget';
import type { Mailer } from '#areas/platform/mail';
import { cannotMention } from './mentions.errors.ts';
import { findMentionable, type Mentioned, readMentions } from './mentions.queries.ts';

/**
 * Records who a note mentions, emits it to each of them, and writes an email to those who are not present. Refuses people
 * who do not see the chat. Its author is not notified. The note is inserted already.
 */
export async function recordMentions(
  context: ChangeContext & { mailer: Mailer },
  note: { sessionId: ChatSessionId; agentId: AgentId; messageId: ChatMessageId; author: { id: UserId; name: string } },
  ids: readonly UserId[],
): Promise<void> {
  if (ids.length === 0) return;
  const { tx, emit, tenantId, now, newId } = context;
  const found = new Map((await findMentionable(tx, note.agentId, ids)).map((one) => [one.id, one]));
  const unknown = ids.flatMap((id, index) => (found.has(id) ? [] : [index]));
  if (unknown.length > 0) throw cannotMention(unknown);
  const mentioned = [...found.values()].filter(({ id }) => id !== note.author.id);
  for (const person of mentioned) {
    const id = newId() as ChatMentionId;
    await tx
      .insertInto('chat_mentions')
      .values({
        tenant_id: tenantId,
        id,
        session_id: note.sessionId,
        message_id: note.messageId,
        user_id: person.id,
        author_id: note.author.id,
        created_at: now,
      })
      .execute();
    const [mention] = await readMentions(tx, sql`n.id = ${id}`, 1);
    if (mention) await emit('chat.mention.created', deskTopic, { session_id: note.sessionId, mention });
    if (!isPresent(person, now)) await writeEmail(context, note, person);
  }
}

const isPresent = ({ lastSeenAt }: Mentioned, now: Date) =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= presenceMs;

async function writeEmail(
  { tx, tenantId, now, mailer }: ChangeContext & { mailer: Mailer },
  note: { sessionId: ChatSessionId; author: { name: string } },
  { name, email, language }: Mentioned,
): Promise<void> {
  if (!mailer.delivers) return;
  const template = { kind: 'chat_mention', name, author: note.author.name, sessionId: note.sessionId } as const;
  await mailer.send(tx, { tenantId, to: email, template, language, now });
}
