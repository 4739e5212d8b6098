import { AgentCalendarConfig } from '@parley/contract/resources/calendar';
import { describe, expect, it } from 'vitest';
import type { AgentCalendar } from '../api/schemas.ts';
import { bodyOf, draftOf, fieldOf } from './calendar-draft.ts';
import { closedWithin, hoursOfDay } from './day-hours.ts';

const configured: AgentCalendar = {
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10',
  ...AgentCalendarConfig.parse({
    weekly_hours: {
      monday: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '24:00' },
      ],
    },
    exceptions: [{ date: '2026-12-24', hours: [] }],
    timezone: 'Europe/Stockholm',
    slot_minutes: 45,
    country: 'SE',
  }),
  updated_at: '2026-03-01T09:30:00.000Z',
};

describe('the form of a calendar', () => {
  it('sends back what it was given', () => {
    const { agent_id: _agent, updated_at: _at, ...config } = configured;
    expect(bodyOf(draftOf(configured))).toEqual(config);
  });

  it('offers office hours, turned on, for a calendar that was never configured', () => {
    const draft = draftOf({ ...configured, is_enabled: false, updated_at: null });
    expect(draft).toMatchObject({ is_enabled: true, weekly: { monday: '09:00-17:00', sunday: '' } });
    expect(AgentCalendarConfig.safeParse(bodyOf(draft)).success).toBe(true);
  });

  it('shows faults of hours and exceptions at their fields', () => {
    expect(fieldOf('/weekly_hours/friday/0/to')).toBe('weekly.friday');
    expect(fieldOf('/exceptions/2/hours/0/from')).toBe('exceptions.2.hours');
    expect(fieldOf('/exceptions/2/date')).toBe('exceptions.2.date');
    expect(fieldOf('/capacity')).toBe(null);
  });

  it('has the hours of an exception instead of those of its weekday', () => {
    expect(hoursOfDay(configured, '2026-12-21')).toEqual([
      { start: 540, end: 720 },
      { start: 780, end: 1440 },
    ]);
    expect(hoursOfDay({ ...configured, exceptions: [{ date: '2026-12-21', hours: [] }] }, '2026-12-21')).toEqual([]);
  });

  it('is closed before, between and after its opening hours', () => {
    const span = { start: 480, end: 1440 };
    expect(closedWithin(hoursOfDay(configured, '2026-12-21'), span)).toEqual([
      { start: 480, end: 540 },
      { start: 720, end: 780 },
    ]);
    expect(closedWithin([], span)).toEqual([span]);
  });
});
