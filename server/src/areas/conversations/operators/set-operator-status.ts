import type { ChatSessionId, UserId } from '@parley/contract/ids';
import { ChatOperator, UpdateOperatorStatus } from '@parley/contract/resources/chat-desk';
import { deskTopic, lockSession, releaseChat } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { person } from '#platform/http/access/access.ts';
import { lockMembers } from './desk-members.queries.ts';
import { exampleOperator } from './operators.examples.ts';
import { operation } from './operators.operation.ts';
import { getOperator } from './operators.queries.ts';
import { touchPresence } from './presence.queries.ts';

/** Sets one's operator status. Going offline releases one's chats to the queue. */
export const setOperatorStatus = operation({
  method: 'PUT',
  path: '/api/chat/operator/status',
  id: 'setOperatorStatus',
  summary: 'Set the operator status',
  description:
    'Online counts only while one is heard of: an open event stream, this operation and every act at the desk say so. ' +
    '`away` keeps the chats one has and is offered no others; `offline` puts them back into the queue.',
  access: person('chat:operate'),
  audit: 'chat_operator.update',
  body: UpdateOperatorStatus,
  answer: { status: 200, schema: ChatOperator },
  example: { body: { status: 'online', capacity: 4 }, answer: exampleOperator },
  async run({ tx, emit, tenantId, body, person: self, now, newId, audit }) {
    audit.resource(self.id);
    await lockMembers(tx, { tenantId, userId: self.id });
    const held = body.status === 'offline' ? await lockHeldChats(tx, self.id) : [];
    await touchPresence(tx, { tenantId, userId: self.id, now });
    const { display_name: displayName, capacity, status } = body;
    const wanted = {
      status,
      ...(capacity === undefined ? {} : { capacity }),
      ...(displayName === undefined ? {} : { display_name: displayName }),
    };
    const row = await tx
      .selectFrom('chat_operators')
      .select(['status', 'capacity', 'display_name'])
      .where('user_id', '=', self.id)
      .executeTakeFirstOrThrow();
    const changed = (Object.keys(wanted) as (keyof typeof row)[]).filter((name) => row[name] !== wanted[name]);
    if (changed.length > 0) {
      const change = { ...wanted, updated_at: now };
      await tx.updateTable('chat_operators').set(change).where('user_id', '=', self.id).execute();
    }
    const context = { tx, emit, tenantId, now, newId };
    for (const id of held) await releaseChat(context, id, { by: self.id, to: 'queue' });
    const operator = await getOperator(tx, self, now);
    if (changed.length === 0 && held.length === 0) {
      audit.nothingChanged();
      return operator;
    }
    audit.details({ changed, status, chats_given_back: held.length });
    await emit('chat.operator.status', deskTopic, { operator });
    return operator;
  },
});

/**
 * Locks the chats an operator has, in a fixed order. `lockMembers` keeps new ones away, but one may have left before it
 * was locked.
 */
async function lockHeldChats(tx: Tx, userId: UserId): Promise<ChatSessionId[]> {
  const chats = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('operator_id', '=', userId)
    .where('status', '=', 'with_operator')
    .where('snoozed_until', 'is', null)
    .orderBy('id')
    .execute();
  const locked = await Promise.all(chats.map(({ id }) => lockSession(tx, id as ChatSessionId)));
  return locked
    .filter(({ operatorId, snoozedUntil }) => operatorId === userId && snoozedUntil === null)
    .map(({ id }) => id);
}
