import { type BookContext, balanceOf, lockAccounts, postEntry, secondsUnit } from '#areas/business/ledger';
import { priceListAt } from '#areas/business/plans';
import type { LotKind, MinuteLot } from './balance.rules.ts';
import { findBillingAccount, openBillingAccount } from './billing-accounts.queries.ts';
import { changeLot, findLot, insertLot } from './lots.queries.ts';
import { clearLowBalance } from './low-balance.ts';

const minutes = { account: 'minutes', unit: secondsUnit } as const;

export interface MinuteCredit {
  tenantId: string;
  seconds: number;
  /** Idempotency key, such as `order:<id>`: credited once, however often it is called. */
  key: string;
  /** Null: never. */
  expiresAt: Date | null;
  /** Default: `package` with a package, otherwise `grant`. */
  kind?: LotKind;
  packageId?: string | null;
  subscriptionId?: string | null;
  /** Currency of the billing account, where this opens it. Default: that of the customer's price list, or EUR. */
  currency?: string;
}

/**
 * Credits minutes to a customer, once for each key, and opens its billing account where there is none. Minutes used
 * below zero are taken out of the credit first. `tx` is the customer's.
 */
export async function creditMinutes(context: BookContext, credit: MinuteCredit): Promise<{ isNew: boolean }> {
  const { tx, now, newId } = context;
  const { tenantId, seconds, key, packageId = null, subscriptionId = null } = credit;
  await ensureBillingAccount(context, credit);
  const { isNew } = await postEntry(context, {
    accountId: tenantId,
    key: `minutes:${key}`,
    kind: 'minutes',
    details: { package_id: packageId, subscription_id: subscriptionId },
    postings: [
      { ...minutes, amount: BigInt(seconds) },
      { account: 'minutes_granted', unit: secondsUnit, amount: -BigInt(seconds) },
    ],
  });
  if (!isNew) return { isNew };
  const { balance } = await balanceOf(tx, { accountId: tenantId, ...minutes });
  const kind = credit.kind ?? (packageId === null ? 'grant' : 'package');
  const remainingSeconds = Math.min(seconds, Math.max(0, Number(balance)));
  const { expiresAt } = credit;
  await insertLot(tx, {
    tenantId,
    id: newId(),
    key,
    kind,
    packageId,
    subscriptionId,
    seconds,
    remainingSeconds,
    expiresAt,
    now,
  });
  await clearLowBalance(context, tenantId);
  return { isNew };
}

/**
 * Takes back what is left of minutes credited under `key`, such as for a refund, once. Seconds that calls in progress
 * have reserved stay. Returns the seconds taken back.
 */
export async function reverseMinutes(
  context: BookContext,
  request: { tenantId: string; key: string; reason: string },
): Promise<{ seconds: number }> {
  const { tx } = context;
  const { tenantId, key, reason } = request;
  const state = (await lockAccounts(tx, tenantId, ['minutes']))(minutes);
  const lot = await findLot(tx, { tenantId, key });
  const free = Number(state.balance - state.held);
  const seconds = Math.max(0, Math.min(lot?.remainingSeconds ?? 0, free));
  if (!lot || seconds === 0) return { seconds: 0 };
  const { isNew } = await postEntry(context, {
    accountId: tenantId,
    key: `minutes_reversed:${key}`,
    kind: 'refund',
    details: { lot_id: lot.id, reason },
    postings: [
      { ...minutes, amount: -BigInt(seconds) },
      { account: 'minutes_granted', unit: secondsUnit, amount: BigInt(seconds) },
    ],
  });
  if (!isNew) return { seconds: 0 };
  await changeLot(tx, { tenantId, id: lot.id, by: -seconds });
  return { seconds };
}

/** Lets what is left of a lot expire; seconds that calls in progress have reserved stay until those are over. */
export async function expireLot(
  context: BookContext,
  request: { tenantId: string; lot: Pick<MinuteLot, 'id'> },
): Promise<{ seconds: number }> {
  const { tx, newId } = context;
  const { tenantId } = request;
  const state = (await lockAccounts(tx, tenantId, ['minutes']))(minutes);
  const row = await tx
    .selectFrom('minute_lots')
    .select('remaining_seconds')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', request.lot.id)
    .executeTakeFirst();
  const seconds = Math.min(Number(row?.remaining_seconds ?? 0), Math.max(0, Number(state.balance - state.held)));
  if (seconds === 0) return { seconds };
  await postEntry(context, {
    accountId: tenantId,
    // Seconds that a call had reserved expire later, with another entry.
    key: `minutes_expired:${request.lot.id}:${newId()}`,
    kind: 'minutes_expired',
    details: { lot_id: request.lot.id },
    postings: [
      { ...minutes, amount: -BigInt(seconds) },
      { account: 'minutes_expired', unit: secondsUnit, amount: BigInt(seconds) },
    ],
  });
  await changeLot(tx, { tenantId, id: request.lot.id, by: -seconds });
  return { seconds };
}

async function ensureBillingAccount({ tx, now }: BookContext, credit: MinuteCredit): Promise<void> {
  const { tenantId } = credit;
  if (await findBillingAccount(tx, tenantId)) return;
  const currency = credit.currency ?? (await priceListAt(tx, { tenantId, at: now }))?.currency ?? 'EUR';
  await openBillingAccount(tx, { tenantId, currency, now });
}
