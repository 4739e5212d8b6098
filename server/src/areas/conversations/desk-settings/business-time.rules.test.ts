import { describe, expect, it } from 'vitest';
import { addBusinessMinutes, dueTimesOf } from './business-time.rules.ts';
import { exampleDeskSettings } from './desk-settings.examples.ts';

const { hours } = exampleDeskSettings;
const weekly = hours?.weekly as NonNullable<typeof hours>['weekly'];
const after = (from: string, minutes: number, given = hours) =>
  addBusinessMinutes(given, new Date(from), minutes).toISOString();

describe('business time', () => {
  it('passes within the hours only, in their zone', () => {
    // Monday 2026-03-02 in Stockholm (+01:00): open 08:00-17:00.
    expect(after('2026-03-02T09:00:00Z', 30)).toBe('2026-03-02T09:30:00.000Z');
    expect(after('2026-03-02T05:00:00Z', 30)).toBe('2026-03-02T07:30:00.000Z');
    expect(after('2026-03-02T15:50:00Z', 30)).toBe('2026-03-03T07:20:00.000Z');
  });

  it('skips closed days, and keeps the wall clock when it is put forward', () => {
    // Friday 2026-03-27 16:30 (+01:00); the clock changes on Sunday, Monday is +02:00.
    expect(after('2026-03-27T15:30:00Z', 60)).toBe('2026-03-30T06:30:00.000Z');
    expect(after('2026-03-28T12:00:00Z', 9 * 60)).toBe('2026-03-30T15:00:00.000Z');
  });

  it('takes ranges in their order whatever order they are saved in', () => {
    const monday = [
      { from: '13:00', to: '17:00' },
      { from: '08:00', to: '12:00' },
    ];
    const split = { timezone: 'UTC', weekly: { ...weekly, monday } };
    expect(after('2026-03-02T11:50:00Z', 20, split)).toBe('2026-03-02T13:10:00.000Z');
  });

  it('runs around the clock without hours, and with hours that are never open', () => {
    const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    expect(after('2026-03-07T23:00:00Z', 90, null)).toBe('2026-03-08T00:30:00.000Z');
    expect(after('2026-03-07T23:00:00Z', 90, { timezone: 'UTC', weekly: none })).toBe('2026-03-08T00:30:00.000Z');
  });

  it('gives no due time without a target', () => {
    const settings = { ...exampleDeskSettings, resolution_minutes: null };
    expect(dueTimesOf(settings, new Date('2026-03-02T09:00:00Z'))).toEqual({
      firstReplyDueAt: new Date('2026-03-02T09:05:00Z'),
      resolutionDueAt: null,
    });
  });
});
