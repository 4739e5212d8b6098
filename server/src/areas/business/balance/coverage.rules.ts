import type { Micros } from '#areas/business/ledger';
import { priceOfSeconds, secondsFor, type WhenEmpty } from '#areas/business/plans';

/** Means of a customer that are neither spent nor held. */
export interface Means {
  /** Prepaid and included seconds; negative while the grace is in use. */
  seconds: number;
  graceSeconds: number;
  walletMicros: Micros;
  whenEmpty: WhenEmpty;
  /** Room for further overage; null: no limit. */
  overageMicros: Micros | null;
}

/** Payment of seconds of a call: from minutes, prepaid money, and overage to be invoiced. */
export interface Coverage {
  /** Seconds of minutes, those of the grace included. */
  seconds: number;
  walletMicros: Micros;
  overageMicros: Micros;
  /** Seconds of the call that are paid so. */
  coveredSeconds: number;
}

/**
 * Divides the seconds of a call: prepaid minutes, then prepaid money at `rate` a minute, then the grace or overage.
 * `rate` null: there is no price, so money buys nothing and overage costs nothing.
 */
export function coverSeconds(wanted: number, means: Means, rate: Micros | null): Coverage {
  const minutes = Math.min(wanted, Math.max(0, means.seconds));
  let rest = wanted - minutes;
  const bought = rate === null ? 0 : Math.min(rest, rate === 0n ? rest : secondsFor(means.walletMicros, rate));
  rest -= bought;
  const grace =
    means.whenEmpty === 'grace' ? Math.min(rest, Math.max(0, means.seconds - minutes + means.graceSeconds)) : 0;
  rest -= grace;
  const over = means.whenEmpty === 'overage' ? Math.min(rest, secondsOfOverage(means.overageMicros, rate)) : 0;
  // Priced together, so that money and overage are not rounded each by itself.
  const price = rate === null ? 0n : priceOfSeconds(bought + over, rate);
  const walletMicros = least(price, positive(means.walletMicros));
  return {
    seconds: minutes + grace,
    walletMicros,
    overageMicros: price - walletMicros,
    coveredSeconds: minutes + bought + grace + over,
  };
}

function secondsOfOverage(limit: Micros | null, rate: Micros | null): number {
  if (limit === null || rate === null || rate === 0n) return Number.MAX_SAFE_INTEGER;
  return secondsFor(limit, rate);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
