import type { AgentId, TenantId, TrafficSplitId } from '@parley/contract/ids';
import type { TrafficSplit, VersionFigures } from '@parley/contract/resources/traffic-split';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

export type OpenSplit = Pick<TrafficSplit, 'share' | 'version'> & {
  tenant_id: TenantId;
  id: TrafficSplitId;
  started_at: Date;
};

/** Open split of an agent. `lock`: until the transaction ends. */
export async function findOpenSplit(
  tx: Tx,
  agentId: AgentId,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenSplit | null> {
  let query = tx
    .selectFrom('traffic_splits')
    .select(['tenant_id', 'id', 'version', 'share', 'started_at'])
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ? { ...row, tenant_id: row.tenant_id as TenantId, id: row.id as TrafficSplitId } : null;
}

export async function insertSplit(
  tx: Tx,
  split: { tenantId: TenantId; id: TrafficSplitId; agentId: AgentId; version: number; share: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('traffic_splits')
    .values({
      tenant_id: split.tenantId,
      id: split.id,
      agent_id: split.agentId,
      version: split.version,
      share: split.share,
      started_at: split.now,
    })
    .execute();
}

export async function setShare(tx: Tx, id: TrafficSplitId, share: number): Promise<void> {
  await tx.updateTable('traffic_splits').set({ share }).where('id', '=', id).execute();
}

export async function endSplit(tx: Tx, id: TrafficSplitId, now: Date): Promise<void> {
  await tx.updateTable('traffic_splits').set({ ended_at: now }).where('id', '=', id).execute();
}

/** The split as the API shows it, with the figures of both sides. */
export async function presentSplit(tx: Tx, agentId: AgentId, split: OpenSplit): Promise<TrafficSplit> {
  const { version, share, started_at: startedAt } = split;
  const [ofVersion, ofOthers] = await readFigures(tx, agentId, split);
  return {
    agent_id: agentId,
    version,
    share,
    started_at: startedAt.toISOString(),
    figures: { version: ofVersion, current: ofOthers },
  };
}

interface Row extends Omit<VersionFigures, 'rating'> {
  is_version: boolean;
  rating_sum: number;
}

async function readFigures(
  tx: Tx,
  agentId: AgentId,
  { version, started_at: startedAt }: OpenSplit,
): Promise<[VersionFigures, VersionFigures]> {
  const of = sql`agent_id = ${agentId} and started_at >= ${startedAt}`;
  const count = (condition: ReturnType<typeof sql>) => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await sql<Row>`
    select is_version, sum(calls)::int as calls, sum(chats)::int as chats, sum(contained)::int as contained,
      sum(judged)::int as judged, sum(succeeded)::int as succeeded, sum(unsuccessful)::int as unsuccessful,
      sum(positive)::int as positive, sum(negative)::int as negative, sum(ratings)::int as ratings,
      sum(rating_sum)::int as rating_sum
    from (
      select agent_version is not distinct from ${version} as is_version, ${count(sql`answered_at is not null`)} as calls,
        0 as chats, ${count(sql`is_contained`)} as contained, ${count(sql`is_conversation`)} as judged,
        ${count(sql`success`)} as succeeded, ${count(sql`not success`)} as unsuccessful,
        ${count(sql`sentiment = 'positive'`)} as positive, ${count(sql`sentiment = 'negative'`)} as negative,
        0 as ratings, 0 as rating_sum
      from call_facts where ${of} group by 1
      union all
      select agent_version is not distinct from ${version}, 0, count(*)::int, ${count(sql`is_contained`)},
        ${count(sql`is_judged`)}, 0, 0, 0, 0, count(rating)::int, coalesce(sum(rating), 0)::int
      from chat_facts where ${of} group by 1) facts
    group by 1`.execute(tx);
  const figuresOf = (isVersion: boolean): VersionFigures => {
    const row = rows.find((each) => each.is_version === isVersion);
    if (!row) return none;
    const { is_version: _, rating_sum: sum, ...figures } = row;
    return { ...figures, rating: figures.ratings === 0 ? null : sum / figures.ratings };
  };
  return [figuresOf(true), figuresOf(false)];
}

const none: VersionFigures = {
  calls: 0,
  chats: 0,
  contained: 0,
  judged: 0,
  succeeded: 0,
  unsuccessful: 0,
  positive: 0,
  negative: 0,
  ratings: 0,
  rating: null,
};
