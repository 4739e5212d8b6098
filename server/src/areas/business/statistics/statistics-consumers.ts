import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { isChatCounted } from './chat-facts.queries.ts';
import { recountCalls, recountChats } from './rollups.queries.ts';
import { lockZoneForCounting } from './zones.queries.ts';

/** Count calls and chats when they end or change, exactly once. */
export const statisticsConsumers = (): OutboxConsumer[] => [
  consumer({
    name: 'statistics.calls',
    // Erasing a call also erases its unread events.
    types: ['call.ended', 'call.analyzed', 'call.erased'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }) {
      const timezone = await lockZoneForCounting(tx, tenantId);
      await recountCalls(tx, { tenantId, timezone, ids: ['call' in data ? data.call.id : data.call_id] });
    },
  }),
  consumer({
    name: 'statistics.chats',
    types: ['chat.session.escalated', 'chat.session.claimed', 'chat.session.closed', 'chat.session.updated'],
    startsAt: 'now',
    handle: (tx, { tenantId, data }) => recount(tx, tenantId, data.chat.id),
  }),
  consumer({
    name: 'statistics.new_chats',
    types: ['chat.message.created'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }) {
      const { message, session_id: id } = data;
      if (message.role === 'visitor' && !(await isChatCounted(tx, id))) await recount(tx, tenantId, id);
    },
  }),
];

async function recount(tx: Tx, tenantId: TenantId, id: ChatSessionId): Promise<void> {
  const timezone = await lockZoneForCounting(tx, tenantId);
  await recountChats(tx, { tenantId, timezone, ids: [id] });
}
