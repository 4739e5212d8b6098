import type { TenantId } from '@parley/contract/ids';
import type { StatisticsPeriod } from '@parley/contract/resources/statistics';
import type { Tx } from '#db/tenant-scope.ts';
import { daysBetween } from './days.rules.ts';
import { type AskedPeriod, type Bound, type Period, placePeriod } from './period.queries.ts';
import { hasMoreCallsThan } from './read-calls.queries.ts';
import { periodReversed, periodTooLong, tooLongToCount, tooManyToCount } from './statistics.errors.ts';

/** Longest periods. Units: days. The second is counted call by call. */
export const periodDaysMax = { rolledUp: 1098, counted: 62 };

/** Most calls that are counted one by one, within a fifth of a second. */
export const countedCallsMax = 20_000;

/** Places the period of a request; refuses one that ends before it begins, is too long or has too many calls. */
export async function readPeriod(tx: Tx, tenantId: TenantId, asked: AskedPeriod): Promise<Period> {
  const period = await placePeriod(tx, tenantId, asked);
  if (period.from >= period.to) throw periodReversed();
  const wanted = daysBetween(period.first_day, period.last_day);
  if (wanted > periodDaysMax.rolledUp) throw periodTooLong({ days: periodDaysMax.rolledUp, wanted });
  if (!period.isRolledUp && wanted > periodDaysMax.counted) {
    const { accountZone, timezone } = period;
    throw tooLongToCount({ days: periodDaysMax.counted, wanted, accountZone, isOtherZone: timezone !== accountZone });
  }
  if (!period.isRolledUp && (await hasMoreCallsThan(tx, tenantId, period, countedCallsMax))) {
    throw tooManyToCount({ most: countedCallsMax, accountZone: period.accountZone });
  }
  return period;
}

/** Reads a bound as the query gives it: a day, or an instant. */
export function boundOf(text: string | undefined): Bound | undefined {
  if (text === undefined) return undefined;
  return text.length === 10 ? { day: text } : { at: new Date(text) };
}

export function presentPeriod(period: Period): StatisticsPeriod {
  const { from, to, first_day, last_day, timezone, is_rebuilding } = period;
  return { from, to, first_day, last_day, timezone, is_rebuilding };
}
