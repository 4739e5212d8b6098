import type { TenantId, UserId } from '@parley/contract/ids';
import { type Role, roles, scopesOfRole } from '@parley/contract/scopes';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

/** What somebody at the desk begins with: not there until they say so. */
export const newOperator = { status: 'offline', capacity: 5 } as const;

/** Notes that somebody at the desk was heard of; their first act makes their row. Whoever acts holds their chats. */
export async function touchPresence(tx: Tx, seen: { tenantId: TenantId; userId: UserId; now: Date }): Promise<void> {
  await tx
    .insertInto('chat_operators')
    .values({
      tenant_id: seen.tenantId,
      user_id: seen.userId,
      ...newOperator,
      last_seen_at: seen.now,
      updated_at: seen.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ last_seen_at: seen.now }))
    .execute();
}

/** Somebody of a tenant. */
export interface Member {
  tenantId: TenantId;
  userId: UserId;
}

const operating: readonly Role[] = roles.filter((role) => scopesOfRole[role].includes('chat:operate'));

/**
 * Notes that all of these were heard of, in one statement, and gives the role of each who may still be at the desk.
 * Rows are written in one order by every process, so two of them never wait for each other.
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
      select tenant_id, user_id, ${newOperator.status}::text, ${newOperator.capacity}::integer, ${now}::timestamptz, ${now}::timestamptz
      from seen order by tenant_id, user_id
      on conflict (tenant_id, user_id) do update set last_seen_at = excluded.last_seen_at
    )
    select tenant_id, user_id, role from seen`.execute(db);
  return found.rows.map((row) => ({ tenantId: row.tenant_id, userId: row.user_id, role: row.role }));
}
