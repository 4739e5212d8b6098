import type { ImpersonationId, ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { Impersonation } from '@parley/contract/resources/reseller';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

/** Finds a member of the reseller's staff who may enter accounts of customers; null for any other person. */
export async function findEnteringStaff(
  tx: Tx,
  resellerId: ResellerId,
  userId: UserId,
): Promise<{ id: UserId; name: string } | null> {
  const row = await tx
    .selectFrom('reseller_members')
    .innerJoin('users', 'users.id', 'reseller_members.user_id')
    .select(['users.id', 'users.name'])
    .where('reseller_members.reseller_id', '=', resellerId)
    .where('reseller_members.user_id', '=', userId)
    .where('reseller_members.role', '<>', 'billing')
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id as UserId, name: row.name } : null;
}

/** Inserts an impersonation, in a transaction for the customer. */
export async function insertImpersonation(
  tx: Tx,
  entry: {
    tenantId: TenantId;
    id: ImpersonationId;
    resellerId: ResellerId;
    user: { id: UserId; name: string };
    reason: string;
    minutes: number;
    tokenHash: Buffer;
    tokenExpiresAt: Date;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('impersonations')
    .values({
      tenant_id: entry.tenantId,
      id: entry.id,
      reseller_id: entry.resellerId,
      user_id: entry.user.id,
      user_name: entry.user.name,
      reason: entry.reason,
      minutes: entry.minutes,
      token_hash: entry.tokenHash,
      created_at: entry.now,
      token_expires_at: entry.tokenExpiresAt,
    })
    .execute();
}

/** Finds and locks the unused impersonation of a token, for its person alone. `tx` has the platform role. */
export async function lockImpersonation(tx: Tx, asked: { tokenHash: Buffer; userId: UserId; now: Date }) {
  const row = await tx
    .selectFrom('impersonations')
    .innerJoin('tenants', 'tenants.id', 'impersonations.tenant_id')
    .select([
      'impersonations.id',
      'impersonations.tenant_id',
      'impersonations.reseller_id',
      'impersonations.reason',
      'impersonations.minutes',
      'tenants.name',
    ])
    .where('impersonations.token_hash', '=', asked.tokenHash)
    .where('impersonations.user_id', '=', asked.userId)
    .where('impersonations.entered_at', 'is', null)
    .where('impersonations.token_expires_at', '>', asked.now)
    .where('tenants.suspended_at', 'is', null)
    .whereRef('tenants.reseller_id', '=', 'impersonations.reseller_id')
    .forUpdate('impersonations')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id as ImpersonationId,
    tenantId: row.tenant_id as TenantId,
    resellerId: row.reseller_id as ResellerId,
    tenantName: row.name,
    reason: row.reason,
    minutes: row.minutes,
  };
}

/** Marks a locked impersonation as entered: its link is used up. */
export async function recordEntry(
  tx: Tx,
  entry: { tenantId: TenantId; id: ImpersonationId; expiresAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('impersonations')
    .set({ entered_at: entry.now, expires_at: entry.expiresAt })
    .where('tenant_id', '=', entry.tenantId)
    .where('id', '=', entry.id)
    .execute();
}

/** Lists one page of the entries into the account, newest first. */
export function listImpersonationPage(
  tx: Tx,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const query = tx.selectFrom('impersonations');
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query
        .select(['id', 'user_name', 'reason', 'created_at', 'entered_at', 'expires_at', 'ended_at'])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): Impersonation => ({
      id: row.id as ImpersonationId,
      by: row.user_name,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      entered_at: row.entered_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
    }),
  });
}
