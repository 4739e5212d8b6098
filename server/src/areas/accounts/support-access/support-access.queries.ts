import type { ImpersonationId, ResellerId, TenantId, UserId } from '@parley/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Lifetime of a support access, restarted by entering again. Unit: hours. */
export const supportAccessHours = 8;

/** Support access: a platform admin, or staff of the reseller, in a tenant they are not a member of. */
export interface SupportAccessKey {
  tenantId: TenantId;
  userId: UserId;
}

/** Entry of a reseller's staff. */
export interface ImpersonationKey {
  resellerId: ResellerId;
  impersonationId: ImpersonationId;
  minutes: number;
}

/**
 * Grants a person owner rights in a tenant until the returned instant: a platform admin, or with `impersonation` staff
 * of the tenant's reseller. Null: they are a member and keep their role. `tx` has the platform role.
 */
export async function grantSupportAccess(
  tx: Tx,
  { tenantId, userId, impersonation, now }: SupportAccessKey & { impersonation?: ImpersonationKey; now: Date },
): Promise<Date | null> {
  const minutes = impersonation?.minutes ?? supportAccessHours * 60;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const via = {
    support_until: expiresAt,
    support_reseller_id: impersonation?.resellerId ?? null,
    impersonation_id: impersonation?.impersonationId ?? null,
  };
  const granted = await tx
    .insertInto('memberships')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      role: 'owner',
      created_at: now,
      updated_at: now,
      ...via,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ ...via, updated_at: now })
        .where('memberships.support_until', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return granted ? expiresAt : null;
}

/**
 * Ends a support access; false when there is none. Its sessions work in no tenant afterwards, so that a later grant
 * does not revive them.
 */
export async function endSupportAccess(
  tx: Tx,
  { tenantId, userId, now }: SupportAccessKey & { now: Date },
): Promise<boolean> {
  const ended = await tx
    .deleteFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('support_until', 'is not', null)
    .returning('impersonation_id')
    .executeTakeFirst();
  if (!ended) return false;
  if (ended.impersonation_id !== null) {
    await tx
      .updateTable('impersonations')
      .set({ ended_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', ended.impersonation_id)
      .execute();
  }
  await tx
    .updateTable('sessions')
    .set({ tenant_id: null })
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId)
    .execute();
  return true;
}

/** Finds stale support accesses: expired, rights lost, or all sessions moved elsewhere. */
export async function findStaleSupportAccess(
  tx: Tx,
  now: Date,
): Promise<(SupportAccessKey & { resellerId: ResellerId | null })[]> {
  const { rows } = await sql<{ tenant_id: TenantId; user_id: UserId; support_reseller_id: ResellerId | null }>`
    select m.tenant_id, m.user_id, m.support_reseller_id from memberships m where ${isStale(now)} order by m.tenant_id, m.user_id`.execute(
    tx,
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, userId: row.user_id, resellerId: row.support_reseller_id }));
}

/** Locks a support access and rechecks that it is stale: the admin may have entered again. */
export async function lockStaleSupportAccess(
  tx: Tx,
  { tenantId, userId, now }: SupportAccessKey & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select m.user_id from memberships m
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and ${isStale(now)} for update of m`.execute(tx);
  return rows.length > 0;
}

/** SQL condition on alias `m`. */
function isStale(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(m.support_until is not null and (m.support_until <= ${now}
    or not exists (select from users u
      where u.id = m.user_id and u.disabled_at is null and (m.support_reseller_id is not null or u.is_platform_admin))
    or (m.support_reseller_id is not null and not exists (select from reseller_members rm
      where rm.reseller_id = m.support_reseller_id and rm.user_id = m.user_id and rm.role <> 'billing'))
    or not exists (select from sessions s
      where s.user_id = m.user_id and s.tenant_id = m.tenant_id and s.ended_at is null and s.expires_at > ${now})))`;
}
