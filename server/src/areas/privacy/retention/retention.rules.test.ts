import { describe, expect, it } from 'vitest';
import { defaultDays, faultsOf, isRunDue, retentionBounds } from './retention.rules.ts';

const at = (text: string) => new Date(text);

describe('limits of a retention policy', () => {
  it('accepts the defaults, and refuses days outside the limits by their field', () => {
    expect(faultsOf(defaultDays, retentionBounds)).toEqual([]);
    const days = { ...defaultDays, tool_logs: null, calls: 2 };
    const bounds = { ...retentionBounds, calls: { min_days: 7, max_days: 30 } };
    expect(faultsOf(days, bounds)).toMatchObject([
      { path: '/days/calls', code: 'too_short', message: 'at least 7 days' },
      { path: '/days/tool_logs', code: 'too_long', message: 'cannot be kept: at most 90 days' },
    ]);
    expect(faultsOf({ ...defaultDays, calls: 31 }, bounds)).toMatchObject([{ path: '/days/calls', code: 'too_long' }]);
  });
});

describe('the nightly run', () => {
  it.each([
    // Winter time in Stockholm is UTC+1; Kathmandu is UTC+5:45.
    ['Europe/Stockholm', '2026-01-10T01:30:00Z', '2026-01-09T02:00:00Z', true],
    ['Europe/Stockholm', '2026-01-10T12:00:00Z', '2026-01-09T02:00:00Z', false],
    ['Asia/Kathmandu', '2026-01-10T20:00:00Z', '2026-01-09T20:00:00Z', true],
    ['Asia/Kathmandu', '2026-01-10T01:30:00Z', '2026-01-09T20:00:00Z', false],
  ])("is due at night in the tenant's time zone: %s at %s", (timezone, now, since, expected) => {
    expect(isRunDue({ timezone, now: at(now), since: at(since) })).toBe(expected);
  });

  it('runs once a night, also in the night that has an hour twice or not at all', () => {
    const runs = (from: string) => {
      let since = new Date(at(from).getTime() - 86_400_000);
      let count = 0;
      for (let half = 0; half < 96; half++) {
        const now = new Date(at(from).getTime() + half * 1_800_000);
        if (!isRunDue({ timezone: 'Europe/Stockholm', now, since })) continue;
        since = now;
        count += 1;
      }
      return count;
    };
    expect(runs('2026-03-28T12:00:00Z')).toBe(2);
    expect(runs('2026-10-24T12:00:00Z')).toBe(2);
  });

  it('is made up for by day after a night without it', () => {
    const now = at('2026-01-10T12:00:00Z');
    expect(isRunDue({ timezone: 'UTC', now, since: at('2026-01-08T02:00:00Z') })).toBe(true);
    expect(isRunDue({ timezone: 'UTC', now, since: null })).toBe(false);
  });
});
