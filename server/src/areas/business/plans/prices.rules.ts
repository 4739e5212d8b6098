import { divideHalfEven, type Micros } from '#areas/business/ledger';

export type CallKind = 'inbound_call' | 'outbound_call' | 'web_call';
export type UsageKind = CallKind | 'chat_turn' | 'message';

/** Prices by kind: of a minute of a call, of an answer, of a message. Unit: micros of a currency. */
export type Rates = Readonly<Record<UsageKind, Micros>>;

/** Retail prices at a time. */
export interface PriceList {
  id: string;
  currency: string;
  rates: Rates;
  /** A call is charged in steps of so many seconds. */
  callIncrementSeconds: number;
}

/** Wholesale prices of a reseller at a time, by month's volume; in order of `fromSeconds`, the first from 0. */
export interface WholesaleTiers {
  currency: string;
  validFrom: Date;
  tiers: readonly { fromSeconds: number; rates: Rates }[];
}

export const isCall = (kind: UsageKind): kind is CallKind => kind.endsWith('_call');

/** Seconds that are charged for a call: whole increments. */
export const billableSeconds = (seconds: number, incrementSeconds: number): number =>
  Math.ceil(seconds / incrementSeconds) * incrementSeconds;

/** Price of seconds at a rate for a minute, rounded half-even to a micro. */
export const priceOfSeconds = (seconds: number, ratePerMinute: Micros): Micros =>
  divideHalfEven(BigInt(seconds) * ratePerMinute, 60n);

/** Seconds that an amount buys, rounded down. */
export const secondsFor = (amount: Micros, ratePerMinute: Micros): number =>
  amount <= 0n ? 0 : Number((amount * 60n) / ratePerMinute);

/**
 * Wholesale price of one use. Of a call each second has the price of the tier it falls in, counted from the seconds of
 * the month before it; other uses have the price of the tier the month has reached.
 */
export function wholesalePrice(
  { tiers }: WholesaleTiers,
  use: { kind: UsageKind; quantity: number; monthSeconds: number },
): { micros: Micros; rate: Micros } {
  const reached = tiers.findLast(({ fromSeconds }) => fromSeconds <= use.monthSeconds) ?? tiers[0];
  if (reached === undefined) return { micros: 0n, rate: 0n };
  const rate = reached.rates[use.kind];
  if (!isCall(use.kind)) return { micros: rate * BigInt(use.quantity), rate };
  const { kind, monthSeconds } = use;
  const end = monthSeconds + use.quantity;
  const sixtieths = tiers.reduce((sum, { fromSeconds, rates }, index) => {
    const until = tiers[index + 1]?.fromSeconds ?? Number.POSITIVE_INFINITY;
    const from = Math.max(index === 0 ? 0 : fromSeconds, monthSeconds);
    const seconds = Math.max(0, Math.min(until, end) - from);
    return sum + BigInt(seconds) * rates[kind];
  }, 0n);
  return { micros: divideHalfEven(sixtieths, 60n), rate };
}
