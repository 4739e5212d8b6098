import type { CallCost } from '@parley/contract/resources/statistics';
import type { CallRow } from './rollup-rows.rules.ts';

/** Price of a call minute by direction. Unit: minor units of the currency; may be a fraction of one. */
export interface CallRates {
  currency: string;
  inbound: number;
  outbound: number;
}

/** Price of calls by the second, rounded once for the sum; null without rates. */
export function costOf(rows: readonly CallRow[], rates: CallRates | null): CallCost {
  if (!rates) return null;
  const minorUnits = rows.reduce((sum, row) => sum + (row.seconds / 60) * rates[row.direction], 0);
  return { amount_minor_units: Math.round(minorUnits), currency: rates.currency };
}
