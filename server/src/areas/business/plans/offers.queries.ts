import type { Selectable } from 'kysely';
import type { MinutePackages, Plans } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { MinutePackage, Plan, WhenEmpty } from './offers.rules.ts';
import { packageMissing, planMissing } from './plans.errors.ts';

/** Finds a plan that the account of the transaction may see. */
export async function findPlan(tx: Tx, id: string): Promise<Plan | null> {
  const row = await tx.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? planOf(row) : null;
}

/** Gets a plan that can be subscribed to; refuses a missing or retired one with 404. */
export async function getPlanOnOffer(tx: Tx, id: string): Promise<Plan> {
  const plan = await findPlan(tx, id);
  if (!plan || plan.retiredAt) throw planMissing();
  return plan;
}

/** Gets a package that can be ordered; refuses a missing or retired one with 404. */
export async function getPackageOnOffer(tx: Tx, id: string): Promise<MinutePackage> {
  const row = await tx.selectFrom('minute_packages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.retired_at) throw packageMissing();
  return packageOf(row);
}

export const planOf = (row: Selectable<Plans>): Plan => ({
  id: row.id,
  resellerId: row.reseller_id,
  name: row.name,
  description: row.description,
  currency: row.currency,
  priceMinorUnits: Number(row.price_minor_units),
  includedSeconds: Number(row.included_seconds),
  whenEmpty: row.when_empty as WhenEmpty,
  graceSeconds: Number(row.grace_seconds),
  overageLimitMinorUnits: row.overage_limit_minor_units === null ? null : Number(row.overage_limit_minor_units),
  isPublic: row.is_public,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  retiredAt: row.retired_at,
});

export const packageOf = (row: Selectable<MinutePackages>): MinutePackage => ({
  id: row.id,
  resellerId: row.reseller_id,
  name: row.name,
  seconds: Number(row.seconds),
  currency: row.currency,
  priceMinorUnits: Number(row.price_minor_units),
  validDays: row.valid_days,
  isPublic: row.is_public,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  retiredAt: row.retired_at,
});
