import type { ResellerId, UserId } from '@parley/contract/ids';
import type { ResellerRole, ResellerStaff } from '@parley/contract/resources/reseller-staff';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { lastOwner, staffExists, staffNotFound } from './staff.errors.ts';

/** Staff of a reseller. These queries need the platform role: whether a password is chosen is seen by it alone. */
const staffOf = (tx: Tx, resellerId: ResellerId) =>
  tx
    .selectFrom('reseller_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'u.id',
      'u.email',
      'u.name',
      'u.disabled_at',
      sql<boolean>`u.password_hash is not null`.as('has_password'),
      'm.role',
      'm.created_at',
      'm.updated_at',
    ])
    .where('m.reseller_id', '=', resellerId);

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffOf>['executeTakeFirstOrThrow']>>;

export function listStaffPage(
  tx: Tx,
  resellerId: ResellerId,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const staff = tx.selectFrom(staffOf(tx, resellerId).as('staff'));
  return newestPage(asked, {
    read: (isOlder, limit) =>
      staff.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await staff.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentStaff,
  });
}

/** Gets a member of staff. Changes of one reseller's staff go one after another until the commit. */
export async function lockStaff(tx: Tx, resellerId: ResellerId, id: UserId): Promise<ResellerStaff> {
  await lockAllStaff(tx, resellerId);
  return getStaff(tx, resellerId, id);
}

export async function lockAllStaff(tx: Tx, resellerId: ResellerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reseller staff ${resellerId}`}, 0))`.execute(tx);
}

export async function getStaff(tx: Tx, resellerId: ResellerId, id: UserId): Promise<ResellerStaff> {
  const row = await staffOf(tx, resellerId).where('u.id', '=', id).executeTakeFirst();
  if (!row) throw staffNotFound();
  return presentStaff(row);
}

/** Refuses unless another owner remains who may sign in. */
export async function keepOwner(tx: Tx, resellerId: ResellerId, leaving: UserId): Promise<void> {
  const other = await staffOf(tx, resellerId)
    .where('m.role', '=', 'owner')
    .where('u.id', '<>', leaving)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!other) throw lastOwner();
}

export async function insertStaff(
  tx: Tx,
  member: { resellerId: ResellerId; userId: UserId; role: ResellerRole; now: Date },
): Promise<void> {
  const { resellerId, userId, role, now } = member;
  const row = await tx
    .insertInto('reseller_members')
    .values({ reseller_id: resellerId, user_id: userId, role, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw staffExists();
}

export async function changeStaffRole(
  tx: Tx,
  change: { resellerId: ResellerId; userId: UserId; role: ResellerRole; now: Date },
): Promise<void> {
  await tx
    .updateTable('reseller_members')
    .set({ role: change.role, updated_at: change.now })
    .where('reseller_id', '=', change.resellerId)
    .where('user_id', '=', change.userId)
    .execute();
}

/** Removes a member of staff; sessions for the reseller lose it with the next request. */
export async function deleteStaff(tx: Tx, member: { resellerId: ResellerId; userId: UserId }): Promise<void> {
  await tx
    .deleteFrom('reseller_members')
    .where('reseller_id', '=', member.resellerId)
    .where('user_id', '=', member.userId)
    .execute();
}

function presentStaff(row: StaffRow): ResellerStaff {
  return {
    id: row.id as UserId,
    email: row.email,
    name: row.name,
    role: row.role as ResellerRole,
    state: row.disabled_at !== null ? 'disabled' : row.has_password ? 'active' : 'invited',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
