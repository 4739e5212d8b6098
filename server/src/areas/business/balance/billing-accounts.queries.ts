import type { Selectable } from 'kysely';
import { lockBook, microsOfMinorUnits, openAccount, secondsUnit, setFloor } from '#areas/business/ledger';
import type { Plan, WhenEmpty } from '#areas/business/plans';
import type { BillingAccounts } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { customerMissing } from './balance.errors.ts';
import type { BillingAccount } from './balance.rules.ts';

/** Finds the terms of a customer; null: it is not billed, and never refused a call. */
export async function findBillingAccount(tx: Tx, tenantId: string): Promise<BillingAccount | null> {
  const row = await tx.selectFrom('billing_accounts').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
  return row ? billingAccountOf(row) : null;
}

/** Opens the billing account of a customer where there is none: its calls then need minutes, money or overage. */
export async function openBillingAccount(
  tx: Tx,
  account: { tenantId: string; currency: string; now: Date },
): Promise<void> {
  const { tenantId, currency, now } = account;
  await lockBook(tx, tenantId);
  await tx
    .insertInto('billing_accounts')
    .values({ tenant_id: tenantId, currency, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  await openAccount(tx, { accountId: tenantId, account: 'minutes', unit: secondsUnit, floor: 0n });
  await openAccount(tx, { accountId: tenantId, account: 'owed', unit: currency, floor: null });
  await openAccount(tx, { accountId: tenantId, account: 'wallet', unit: currency, floor: 0n });
}

/** Terms that a customer gets with a plan. */
export const termsOfPlan = (plan: Plan) => ({
  currency: plan.currency,
  whenEmpty: plan.whenEmpty,
  graceSeconds: plan.graceSeconds,
  overageLimitMicros:
    plan.overageLimitMinorUnits === null ? null : microsOfMinorUnits(plan.overageLimitMinorUnits, plan.currency),
});

/** Changes the terms of a customer, and opens its account where there is none. */
export async function setBillingTerms(
  tx: Tx,
  request: { tenantId: string; now: Date } & Pick<BillingAccount, 'currency' | 'whenEmpty' | 'graceSeconds'> &
    Partial<Pick<BillingAccount, 'lowSeconds' | 'overageLimitMicros'>>,
): Promise<void> {
  const { tenantId, now, whenEmpty, graceSeconds } = request;
  await openBillingAccount(tx, request);
  await tx
    .updateTable('billing_accounts')
    .set({
      currency: request.currency,
      when_empty: whenEmpty,
      grace_seconds: graceSeconds,
      updated_at: now,
      ...(request.overageLimitMicros === undefined ? {} : { overage_limit_micros: request.overageLimitMicros }),
      ...(request.lowSeconds === undefined ? {} : { low_seconds: request.lowSeconds }),
    })
    .where('tenant_id', '=', tenantId)
    .execute();
  const floor = whenEmpty === 'grace' ? -BigInt(graceSeconds) : 0n;
  await setFloor(tx, { accountId: tenantId, account: 'minutes', unit: secondsUnit, floor });
}

export const billingAccountOf = (
  row: Omit<Selectable<BillingAccounts>, 'created_at' | 'tenant_id' | 'updated_at'>,
): BillingAccount => ({
  currency: row.currency,
  whenEmpty: row.when_empty as WhenEmpty,
  graceSeconds: Number(row.grace_seconds),
  overageLimitMicros: row.overage_limit_micros === null ? null : BigInt(row.overage_limit_micros),
  lowSeconds: Number(row.low_seconds),
  lowSince: row.low_since,
});

/** Refuses a customer that does not exist with 404. */
export async function requireCustomer(tx: Tx, tenantId: string): Promise<void> {
  const row = await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst();
  if (!row) throw customerMissing();
}

/** People who own an account and receive its notices. */
export const findOwners = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.name', 'users.language'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role', '=', 'owner')
    .where('users.disabled_at', 'is', null)
    .execute();
