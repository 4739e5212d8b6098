import type { BookContext } from '#areas/business/ledger';
import type { CallKind } from '#areas/business/plans';
import { accountSuspended, insufficientBalance } from './balance.errors.ts';
import { type CallPayer, lockCallPayer, readCallPayer } from './call-payer.queries.ts';
import { type Coverage, coverSeconds } from './coverage.rules.ts';
import { findHold, saveHold } from './holds.queries.ts';
import { meansOf } from './means.queries.ts';

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
  const { tx, now } = context;
  const payer = await lockCallPayer(tx, { ...call, at: now });
  if (payer === 'suspended') return { kind: 'refused', reason: 'suspended' };
  if (payer === null) return { kind: 'admitted', coveredSeconds: null };
  if (payer.reserved) return { kind: 'admitted', coveredSeconds: payer.reserved.coveredSeconds };
  const coverage = coverageBy(payer, { kind: call.kind, seconds: reserveSeconds });
  if (coverage.coveredSeconds < leastSeconds) return { kind: 'refused', reason: 'insufficient_balance' };
  const { currency } = payer;
  saveHold(tx, { ...call, ...coverage, currency, expiresAt: expiryOf(now), before: null, now });
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
  const { tenantId, id, kind } = call;
  const payer = await lockCallPayer(tx, { ...call, at: now });
  if (payer === 'suspended') return (await findHold(tx, call))?.coveredSeconds ?? 0;
  if (payer === null) return null;
  const { reserved: before, currency } = payer;
  const coverage = coverageBy(payer, call);
  // A price list in another currency took effect: what is reserved stays.
  const hasGain = before === null || coverage.coveredSeconds > before.coveredSeconds;
  const hold = hasGain && (before === null || currency === before.currency) ? { ...coverage, currency } : before;
  if (hold === null) return 0;
  saveHold(tx, { ...hold, tenantId, id, kind, expiresAt: expiryOf(now), before, now });
  return hold.coveredSeconds;
}

/** Refuses with 402 where a call of this kind could not last, and with 403 for a suspended account. Reserves nothing. */
export async function requireBalance(
  context: Pick<BookContext, 'now' | 'tx'>,
  call: Pick<CallToReserve, 'kind' | 'tenantId'>,
): Promise<void> {
  const payer = await readCallPayer(context.tx, { ...call, id: null, at: context.now });
  if (payer === 'suspended') throw accountSuspended();
  if (payer === null) return;
  const coverage = coverageBy(payer, { kind: call.kind, seconds: leastSeconds });
  if (coverage.coveredSeconds < leastSeconds) throw insufficientBalance();
}

const expiryOf = (now: Date) => new Date(now.getTime() + holdMs);

/** Coverage of a call's seconds by what is free and what the call has reserved. */
function coverageBy(payer: CallPayer, { kind, seconds }: { kind: CallKind; seconds: number }): Coverage {
  const { prices } = payer;
  const means = meansOf(payer.stateOf, payer);
  const own = payer.reserved ?? { seconds: 0, walletMicros: 0n, overageMicros: 0n };
  return coverSeconds(
    seconds,
    {
      ...means,
      seconds: means.seconds + own.seconds,
      walletMicros: means.walletMicros + own.walletMicros,
      overageMicros: means.overageMicros === null ? null : means.overageMicros + own.overageMicros,
    },
    prices?.rates[kind] ?? null,
  );
}
