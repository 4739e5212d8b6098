import type { TenantId, UserId } from '@parley/contract/ids';
import { type Role, rolesWith } from '@parley/contract/scopes';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

/** Initial status and capacity of an operator. */
export const defaultOperator = { status: 'offline', capacity: 5 } as const;

/** Renews a member's presence; their first request inserts the row. */
export async function touchPresence(tx: Tx, seen: { tenantId: TenantId; userId: UserId; now: Date }): Promise<void> {
  await tx
    .insertInto('chat_operators')
    .values({
      tenant_id: seen.tenantId,
      user_id: seen.userId,
      ...defaultOperator,
      last_seen_at: seen.now,
      updated_at: seen.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ last_seen_at: seen.now }))
    .execute();
}

/** Member of a tenant. */
export interface Member {
  tenantId: TenantId;
  userId: UserId;
}

const operating = rolesWith('chat:operate');

/**
 * Renews the presence of all these members in one statement and returns the role of each who may still operate. Rows
 * are written in the same order by every process, so two of them never deadlock.
 */
export async function renewPresence(
  db: Kysely<DB>,
  { members, now }: { members: readonly Member[]; now: Date },
): Promise<(Member & { role: Role })[]> {
  const found = await sql<{ tenant_id: TenantId; user_id: UserId; role: Role }>`
    with seen as (
      select m.tenant_id, m.user_id, m.role
      from unnest(${members.map(({ tenantId }) => tenantId)}::uuid[], ${members.map(({ userId }) => userId)}::uuid[])
        as asked (tenant_id, user_id)
      join memberships m on m.tenant_id = asked.tenant_id and m.user_id = asked.user_id
      join users u on u.id = m.user_id and u.disabled_at is null
      where m.role = any (${operating})
    ), renewed as (
      insert into chat_operators (tenant_id, user_id, status, capacity, last_seen_at, updated_at)
      select tenant_id, user_id, ${defaultOperator.status}::text, ${defaultOperator.capacity}::integer, ${now}::timestamptz, ${now}::timestamptz
      from seen order by tenant_id, user_id
      on conflict (tenant_id, user_id) do update set last_seen_at = excluded.last_seen_at
    )
    select tenant_id, user_id, role from seen`.execute(db);
  return found.rows.map((row) => ({ tenantId: row.tenant_id, userId: row.user_id, role: row.role }));
}
