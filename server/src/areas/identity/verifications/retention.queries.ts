import type { IdentityVerificationId, TenantId } from '@parley/contract/ids';
import type { IdentityRetentionPolicy, IdentityRetentionPolicySet } from '@parley/contract/resources/identity';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { usualRetention } from './verification.rules.ts';

/** Makes ended verifications anonymous. */
export async function anonymizeVerifications(tx: Tx, ids: readonly IdentityVerificationId[], now: Date): Promise<void> {
  await tx
    .updateTable('identity_verifications')
    .set({ ...anonymous, anonymized_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

const anonymous = {
  call_id: null,
  session_id: null,
  agent_id: null,
  message: null,
  hint_kind: null,
  hint_hash: null,
  subject_hash: null,
  subject_hint: null,
  callback_hash: null,
  start_key: null,
  valid_until: null,
};

/** Reads how long the tenant keeps verifications. */
export async function getPolicy(tx: Tx): Promise<IdentityRetentionPolicy> {
  const row = await tx.selectFrom('identity_retention_policies').selectAll().executeTakeFirst();
  if (!row) return { ...usualRetention, is_default: true, updated_at: null };
  const { person_days, record_days, updated_at } = row;
  return { person_days, record_days, is_default: false, updated_at: updated_at.toISOString() };
}

export async function storePolicy(
  tx: Tx,
  { tenantId, policy, now }: { tenantId: TenantId; policy: IdentityRetentionPolicySet; now: Date },
): Promise<void> {
  const values = { ...policy, updated_at: now };
  await tx
    .insertInto('identity_retention_policies')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

/** Rows changed at once. */
const batch = 1000;

/**
 * Makes verifications of all tenants anonymous whose time is over, and deletes those whose record is. One of a call or
 * chat under a legal hold stays as it is. Returns the number of rows; a full batch says that there may be more.
 */
export async function runIdentityRetention(
  platform: PlatformScope,
  now: Date,
): Promise<{ anonymized: number; deleted: number; mayHaveMore: boolean }> {
  const days = (column: 'person_days' | 'record_days') =>
    sql`make_interval(days => coalesce(p.${sql.ref(column)}, ${usualRetention[column]}::int))`;
  const isHeld = sql`exists (
    select from legal_holds h
    where h.tenant_id = v.tenant_id and h.lifted_at is null and h.object_id in (v.call_id, v.session_id))`;
  return platform.inPlatform(async (tx) => {
    const deleted = await sql`
      delete from identity_verifications where (tenant_id, id) in (
        select v.tenant_id, v.id from identity_verifications v
        left join identity_retention_policies p on p.tenant_id = v.tenant_id
        where v.state <> 'pending' and v.created_at < ${now}::timestamptz - ${days('record_days')} and not ${isHeld}
        limit ${batch})`.execute(tx);
    const anonymized = await sql`
      update identity_verifications set call_id = null, session_id = null, agent_id = null, message = null,
        hint_kind = null, hint_hash = null, subject_hash = null, subject_hint = null, callback_hash = null,
        start_key = null, valid_until = null, anonymized_at = ${now}
      where (tenant_id, id) in (
        select v.tenant_id, v.id from identity_verifications v
        left join identity_retention_policies p on p.tenant_id = v.tenant_id
        where v.state <> 'pending' and v.anonymized_at is null
          and v.created_at < ${now}::timestamptz - ${days('person_days')} and not ${isHeld}
        limit ${batch})`.execute(tx);
    const counts = {
      anonymized: Number(anonymized.numAffectedRows ?? 0),
      deleted: Number(deleted.numAffectedRows ?? 0),
    };
    return { ...counts, mayHaveMore: counts.anonymized === batch || counts.deleted === batch };
  });
}
