import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { minuteMs } from '#platform/clock/wall-clock.ts';

const columns = ['agent_id', 'id', 'shows_customers', 'created_at', 'last_read_at'] as const;

export interface CalendarFeedRow {
  agent_id: string;
  id: string;
  shows_customers: boolean;
  created_at: Date;
  last_read_at: Date | null;
}

export const findFeedOfAgent = (tx: Tx, agentId: AgentId): Promise<CalendarFeedRow | undefined> =>
  tx.selectFrom('calendar_feeds').select(columns).where('agent_id', '=', agentId).executeTakeFirst();

export const findFeed = (tx: Tx, id: string): Promise<CalendarFeedRow | undefined> =>
  tx.selectFrom('calendar_feeds').select(columns).where('id', '=', id).executeTakeFirst();

/** Stores the feed of an agent in place of the one it had, whose address ends. */
export async function replaceFeed(
  tx: Tx,
  feed: { tenantId: TenantId; agentId: AgentId; id: string; showsCustomers: boolean; now: Date },
): Promise<CalendarFeedRow> {
  const stored = { id: feed.id, shows_customers: feed.showsCustomers, created_at: feed.now, last_read_at: null };
  return tx
    .insertInto('calendar_feeds')
    .values({ tenant_id: feed.tenantId, agent_id: feed.agentId, ...stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(stored))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteFeed(tx: Tx, agentId: AgentId): Promise<boolean> {
  const deleted = await tx.deleteFrom('calendar_feeds').where('agent_id', '=', agentId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Interval of `last_read_at`: programs ask often, and each write costs. */
const readResolutionMs = 10 * minuteMs;

/** Records that a program has read the feed. */
export async function recordRead(tx: Tx, { feed, now }: { feed: CalendarFeedRow; now: Date }): Promise<void> {
  if (feed.last_read_at && now.getTime() - feed.last_read_at.getTime() < readResolutionMs) return;
  await tx.updateTable('calendar_feeds').set({ last_read_at: now }).where('id', '=', feed.id).execute();
}
