import type { BookContext } from '#areas/business/ledger';
import { type CallKind, priceListAt } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import { accountSuspended, insufficientBalance } from './balance.errors.ts';
import type { BillingAccount } from './balance.rules.ts';
import { billingAccountOf } from './billing-accounts.queries.ts';
import { type Coverage, coverSeconds } from './coverage.rules.ts';
import { type CallHold, findHold, saveHold } from './holds.queries.ts';
import { lockPurse, meansOf } from './means.queries.ts';

/** Seconds of conversation that are reserved ahead. */
export const reserveSeconds = 120;
/** Fewest seconds that a call must be able to last, so that no caller is answered only to be cut off. */
const leastSeconds = 10;
/** Reservations outlive the seconds they cover by this much: ringing, and a late renewal. Unit: milliseconds. */
const holdMs = (reserveSeconds + 60) * 1000;

/** Admission of a call. `coveredSeconds`: seconds of conversation that are paid so far; null: the account is not billed. */
export type CallAdmission =
  | { kind: 'admitted'; coveredSeconds: number | null }
  | { kind: 'refused'; reason: 'insufficient_balance' | 'suspended' };

export interface CallToReserve {
  tenantId: string;
  id: string;
  kind: CallKind;
}

/**
 * Admits a call and reserves its first two minutes, from what is neither spent nor reserved by other calls. Of an
 * account that is not billed it reads one row and reserves nothing. A call with a reservation keeps it.
 */
export async function reserveCall(
  context: Pick<BookContext, 'now' | 'tx'>,
  call: CallToReserve,
): Promise<CallAdmission> {
  const { tx } = context;
  const account = await findPayer(tx, call.tenantId);
  if (account === 'suspended') return { kind: 'refused', reason: 'suspended' };
  if (account === null) return { kind: 'admitted', coveredSeconds: null };
  const { reserved, coverage, currency } = await coverFor(context, { ...call, account, seconds: reserveSeconds });
  if (reserved) return { kind: 'admitted', coveredSeconds: reserved.coveredSeconds };
  if (coverage.coveredSeconds < leastSeconds) return { kind: 'refused', reason: 'insufficient_balance' };
  await saveHold(tx, {
    ...call,
    ...coverage,
    currency,
    expiresAt: expiryOf(context.now),
    before: null,
    now: context.now,
  });
  return { kind: 'admitted', coveredSeconds: coverage.coveredSeconds };
}

/**
 * Extends the reservation of a call to `seconds` of conversation in all, as far as the balance goes. Returns the seconds
 * covered; null: the account is not billed any more. A reservation that was lost is made anew.
 */
export async function extendCall(
  context: Pick<BookContext, 'now' | 'tx'>,
  call: CallToReserve & { seconds: number },
): Promise<number | null> {
  const { tx, now } = context;
  const account = await findPayer(tx, call.tenantId);
  if (account === 'suspended') return (await findHold(tx, call))?.coveredSeconds ?? 0;
  if (account === null) return null;
  const { reserved: before, coverage, currency } = await coverFor(context, { ...call, account });
  // A price list in another currency took effect: what is reserved stays.
  const hasGain = before === null || coverage.coveredSeconds > before.coveredSeconds;
  const hold = hasGain && (before === null || currency === before.currency) ? { ...coverage, currency } : before;
  if (hold === null) return 0;
  const { tenantId, id, kind } = call;
  await saveHold(tx, { ...hold, tenantId, id, kind, expiresAt: expiryOf(now), before, now });
  return hold.coveredSeconds;
}

/** Refuses with 402 where a call of this kind could not last, and with 403 for a suspended account. Reserves nothing. */
export async function requireBalance(
  context: Pick<BookContext, 'now' | 'tx'>,
  call: Pick<CallToReserve, 'kind' | 'tenantId'>,
): Promise<void> {
  const account = await findPayer(context.tx, call.tenantId);
  if (account === 'suspended') throw accountSuspended();
  if (account === null) return;
  const { coverage } = await coverFor(context, { ...call, id: null, account, seconds: leastSeconds });
  if (coverage.coveredSeconds < leastSeconds) throw insufficientBalance();
}

const expiryOf = (now: Date) => new Date(now.getTime() + holdMs);

/** Terms of the account that pays for calls; null: it is not billed. */
async function findPayer(tx: Tx, tenantId: string): Promise<BillingAccount | 'suspended' | null> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('billing_accounts as b', 'b.tenant_id', 'tenants.id')
    .select([
      'tenants.suspended_at',
      'b.currency',
      'b.when_empty',
      'b.grace_seconds',
      'b.overage_limit_micros',
      'b.low_seconds',
      'b.low_since',
    ])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.suspended_at !== null) return 'suspended';
  const { currency, when_empty, grace_seconds, low_seconds } = row;
  if (currency === null || when_empty === null || grace_seconds === null || low_seconds === null) return null;
  return billingAccountOf({ ...row, currency, when_empty, grace_seconds, low_seconds });
}

/** Coverage of a call's seconds by what is free and what the call has reserved; its reservation is locked first. */
async function coverFor(
  { tx, now }: Pick<BookContext, 'now' | 'tx'>,
  request: { tenantId: string; id: string | null; kind: CallKind; account: BillingAccount; seconds: number },
): Promise<{ reserved: CallHold | null; coverage: Coverage; currency: string }> {
  const { tenantId, id, account, kind } = request;
  // Sent together, in this order.
  const [reserved, purse, prices] = await Promise.all([
    id === null ? null : findHold(tx, { tenantId, id }),
    lockPurse(tx, tenantId),
    priceListAt(tx, { tenantId, at: now }),
  ]);
  const means = meansOf(purse, { account, prices });
  const own = reserved ?? { seconds: 0, walletMicros: 0n, overageMicros: 0n };
  const coverage = coverSeconds(
    request.seconds,
    {
      ...means,
      seconds: means.seconds + own.seconds,
      walletMicros: means.walletMicros + own.walletMicros,
      overageMicros: means.overageMicros === null ? null : means.overageMicros + own.overageMicros,
    },
    prices?.rates[kind] ?? null,
  );
  return { reserved, coverage, currency: prices?.currency ?? account.currency };
}
