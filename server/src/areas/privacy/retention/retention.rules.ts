import type { ErrorDetail } from '@parley/contract/errors';
import {
  type DataClass,
  dataClasses,
  type RetentionDays,
  type RetentionLimits,
  type RetentionSetBounds,
} from '@parley/contract/resources/retention';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { defineDetail } from '#platform/http/define-refusal.ts';

type Bounds = RetentionLimits;

/**
 * Limits by class, where they differ from 1 day and no end. Tool logs and deliveries serve diagnosis and are no record;
 * a delivery is tried for up to five days. Unit: days.
 */
const limits: Partial<Record<DataClass, Bounds[DataClass]>> = {
  tool_logs: { min_days: 1, max_days: 90 },
  webhook_deliveries: { min_days: 5, max_days: 30 },
};

/** Limits of this installation. */
export const retentionBounds = Object.fromEntries(
  dataClasses.map((name) => [name, limits[name] ?? { min_days: 1, max_days: null }]),
) as Bounds;

/** The days that count where the tenant has set none: everything is kept, but for what has a longest retention. */
export const defaultDays = Object.fromEntries(
  dataClasses.map((name) => [name, retentionBounds[name].max_days]),
) as RetentionDays;

/** Days of a stored policy; a class that was added later has its default. */
export function daysOf(stored: unknown): RetentionDays {
  return { ...defaultDays, ...(stored as Partial<RetentionDays> | null) };
}

/** Narrows limits by what was set below them: the outer limit counts where both exclude each other. */
export function narrow(outer: Bounds, set: RetentionSetBounds): Bounds {
  return Object.fromEntries(
    dataClasses.map((name) => {
      const { min_days: floor, max_days: ceiling } = outer[name];
      const own = set[name];
      const max = own?.max_days == null ? ceiling : Math.min(own.max_days, ceiling ?? own.max_days);
      const min = Math.max(own?.min_days ?? floor, floor);
      return [name, { min_days: max === null ? min : Math.min(min, Math.max(max, floor)), max_days: max }];
    }),
  ) as Bounds;
}

/** Days moved to the nearest limit. */
export function daysWithin(days: RetentionDays, bounds: Bounds): RetentionDays {
  return Object.fromEntries(
    dataClasses.map((name) => {
      const { min_days: min, max_days: max } = bounds[name];
      const wanted = days[name] ?? max;
      return [name, wanted === null ? null : Math.max(min, Math.min(wanted, max ?? wanted))];
    }),
  ) as RetentionDays;
}

/** Faults of bounds beyond the limits above, or with a floor above the ceiling; empty: none. */
export function boundFaultsOf(set: RetentionSetBounds, limits: Bounds): ErrorDetail[] {
  return dataClasses.flatMap((name) => {
    const { min_days: min, max_days: max } = set[name] ?? {};
    const { min_days: floor, max_days: ceiling } = limits[name];
    const path = (field: string): ErrorDetail['path'] => `/bounds/${name}/${field}`;
    const faults: ErrorDetail[] = [];
    if (min != null && min < floor) faults.push(keptTooShort(path('min_days'), { days: floor }));
    if (max != null && max < floor) faults.push(keptTooShort(path('max_days'), { days: floor }));
    const most = Math.min(max ?? Number.POSITIVE_INFINITY, ceiling ?? Number.POSITIVE_INFINITY);
    if (min != null && min > most) faults.push(keptTooLong(path('min_days'), { days: most }));
    if (max != null && ceiling !== null && max > ceiling) faults.push(keptTooLong(path('max_days'), { days: ceiling }));
    return faults;
  });
}

const keptForever = defineDetail('too_long', 'retention_without_end', 'cannot be kept: at most {{days}} days');
const keptTooShort = defineDetail('too_short', 'retention_too_short', 'at least {{days}} days');
const keptTooLong = defineDetail('too_long', 'retention_too_long', 'at most {{days}} days');

/** Faults of days beyond the limits; empty: none. */
export function faultsOf(days: RetentionDays, bounds: Bounds): ErrorDetail[] {
  return dataClasses.flatMap((name) => {
    const { min_days: min, max_days: max } = bounds[name];
    const wanted = days[name];
    const path: ErrorDetail['path'] = `/days/${name}`;
    if (wanted === null) {
      return max === null ? [] : [keptForever(path, { days: max })];
    }
    if (wanted < min) return [keptTooShort(path, { days: min })];
    return max !== null && wanted > max ? [keptTooLong(path, { days: max })] : [];
  });
}

/** Classes whose days differ, with both values. */
export function changesOf(before: RetentionDays, after: RetentionDays) {
  const changed = dataClasses.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]));
}

/** Hours of the tenant's night in which its deletion runs. */
const nightHours = { from: 1, to: 5 };
/** Least time between two runs. */
const betweenMs = dayMs / 2;
/** Time after which a run is made up for by day: the process was down at night. */
const overdueMs = 1.5 * dayMs;

/** True when a tenant's deletion is to run. `since`: start of the last run, or else the policy's last change. */
export function isRunDue({ now, timezone, since }: { now: Date; timezone: string; since: Date | null }): boolean {
  const passedMs = since === null ? Number.POSITIVE_INFINITY : now.getTime() - since.getTime();
  if (passedMs < betweenMs) return false;
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(now),
  );
  const isNight = hour >= nightHours.from && hour <= nightHours.to;
  return isNight || (since !== null && passedMs >= overdueMs);
}

/** Sums of two runs. */
export function addCounts(one: Partial<Record<DataClass, number>>, more: Partial<Record<DataClass, number>>) {
  const names = dataClasses.filter((name) => (one[name] ?? 0) + (more[name] ?? 0) > 0);
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (more[name] ?? 0)]));
}
