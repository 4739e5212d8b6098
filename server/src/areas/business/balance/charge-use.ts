import { type BookContext, type Micros, type Posting, postEntry, secondsUnit } from '#areas/business/ledger';
import { isCall, type PriceList, type UsageKind } from '#areas/business/plans';
import { findBillingAccount } from './billing-accounts.queries.ts';
import { type Coverage, coverSeconds, type Means } from './coverage.rules.ts';
import { releaseHold } from './holds.queries.ts';
import { useLots } from './lots.queries.ts';
import { lockPurse, meansOf } from './means.queries.ts';

/** Use of the product that is to be paid. */
export interface Use {
  tenantId: string;
  /** `<kind>:<id>`: charged once. */
  source: string;
  kind: UsageKind;
  /** Billable seconds of a call; otherwise a count. */
  quantity: number;
  prices: PriceList | null;
  /** Call whose reservation ends with this. */
  holdId?: string;
}

/** Charge of a use. */
export interface Charge {
  /** Seconds paid with minutes. */
  coveredSeconds: number;
  /** Money charged, prepaid and owed together. */
  micros: Micros;
  /** Null: nothing had to be paid. */
  entryId: string | null;
}

/**
 * Charges a use to the customer, once for each source: a call with prepaid minutes, then prepaid money, then what the
 * terms allow; anything else with money, and what the wallet lacks is owed. The call's reservation is released with the
 * same lock. Seconds that a stopped call ran over are not charged.
 */
export async function chargeUse(context: BookContext, use: Use): Promise<Charge> {
  const { tx } = context;
  const { tenantId, source, kind, prices } = use;
  const account = await findBillingAccount(tx, tenantId);
  if (use.holdId !== undefined) await releaseHold(tx, { tenantId, id: use.holdId });
  const means = meansOf(await lockPurse(tx, tenantId), { account, prices });
  const coverage = isCall(kind)
    ? coverSeconds(use.quantity, { ...means, overageMicros: null }, prices?.rates[kind] ?? null)
    : coverCount(use, means);
  const currency = prices?.currency ?? '';
  const postings = postingsOf(coverage, currency);
  const charge = { coveredSeconds: coverage.seconds, micros: coverage.walletMicros + coverage.overageMicros };
  if (postings.length === 0) return { ...charge, entryId: null };
  const entry = await postEntry(context, { accountId: tenantId, key: `usage:${source}`, kind: 'usage', postings });
  if (!entry.isNew) throw new TypeError(`the use ${source} was charged before`);
  // Seconds of the grace are in no lot.
  await useLots(tx, { tenantId, seconds: Math.min(coverage.seconds, Math.max(0, means.minutesBalance)) });
  return { ...charge, entryId: entry.id };
}

function coverCount({ kind, quantity, prices }: Use, means: Means): Coverage {
  const price = (prices?.rates[kind] ?? 0n) * BigInt(quantity);
  const free = means.walletMicros > 0n ? means.walletMicros : 0n;
  const walletMicros = price < free ? price : free;
  return { seconds: 0, walletMicros, overageMicros: price - walletMicros, coveredSeconds: 0 };
}

function postingsOf({ seconds, walletMicros, overageMicros }: Coverage, currency: string): Posting[] {
  const used = BigInt(seconds);
  const all: Posting[] = [
    { account: 'minutes', unit: secondsUnit, amount: -used },
    { account: 'minutes_used', unit: secondsUnit, amount: used },
    { account: 'wallet', unit: currency, amount: -walletMicros },
    { account: 'owed', unit: currency, amount: -overageMicros },
    { account: 'charges', unit: currency, amount: walletMicros + overageMicros },
  ];
  return all.filter(({ amount }) => amount !== 0n);
}
