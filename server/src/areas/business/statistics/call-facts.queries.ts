import type { CallId, TenantId } from '@parley/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { latencyStages } from './rollup-rows.rules.ts';

/** Condition: a person was spoken with. An answer by a machine or by silence is no conversation. */
const isConversation = sql`(answered_at is not null
  and end_reason not in ('voicemail', 'ivr', 'no_audio', 'spam', 'cancelled'))`;
const isContained = sql`(${isConversation} and status = 'completed' and not was_transferred
  and end_reason not in ('transferred', 'transfer_failed'))`;

const stageCodes = sql.join(latencyStages.map((stage, code) => sql`(${code}::int, ${stage})`));

const latencyBuckets = sql`(
  select coalesce(array_agg((stage.code * 256 + app.histogram_bucket((t.latency ->> stage.name)::float8))::smallint), '{}')
  from call_turns t cross join (values ${stageCodes}) as stage(code, name)
  where t.tenant_id = calls.tenant_id and t.call_id = calls.id and t.latency ->> stage.name is not null)`;

const columns = sql.raw(`tenant_id, id, started_at, answered_at, ended_at, agent_id, direction, status, end_reason,
  duration_seconds, was_transferred, is_conversation, is_contained, success, agent_version, sentiment,
  latency_buckets, input_tokens, output_tokens`);

const tokens = sql.raw(
  `coalesce((model_tokens ->> 'input')::integer, 0), coalesce((model_tokens ->> 'output')::integer, 0)`,
);
const figures = sql`tenant_id, id, coalesce(started_at, created_at), answered_at, ended_at, agent_id, direction, status,
  end_reason, coalesce(duration_seconds, 0), was_transferred, ${isConversation}, ${isContained}, success, agent_version`;

/**
 * Writes the facts of ended calls; `ids` null: of all. A call recorded before changes only in what its analysis found:
 * its turns may be gone by then. A call erased before it was counted has no sentiment and no latency.
 */
export async function writeCallFacts(tx: Tx, tenantId: TenantId, ids: readonly CallId[] | null): Promise<void> {
  const among: RawBuilder<unknown> = ids === null ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const ended = sql`tenant_id = ${tenantId} and ended_at is not null and ${among}`;
  await sql`
    insert into call_facts (${columns}) select ${figures}, sentiment, ${latencyBuckets}, ${tokens} from calls where ${ended}
    on conflict (tenant_id, id) do update set success = excluded.success, sentiment = excluded.sentiment
      where (call_facts.success, call_facts.sentiment) is distinct from (excluded.success, excluded.sentiment)
  `.execute(tx);
  await sql`
    insert into call_facts (${columns}) select ${figures}, null, '{}', 0, 0 from erased_calls where ${ended}
    on conflict (tenant_id, id) do nothing`.execute(tx);
}
