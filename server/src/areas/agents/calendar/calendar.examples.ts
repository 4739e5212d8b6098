import type { AgentCalendar, Booking, Slot } from '@parley/contract/resources/calendar';
import { exampleAgentId, exampleBookingId } from './calendar.operation.ts';

const onWorkdays = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];

export const exampleCalendar: AgentCalendar = {
  agent_id: exampleAgentId,
  is_enabled: true,
  books_in_conversations: true,
  timezone: 'Europe/Stockholm',
  weekly_hours: {
    monday: onWorkdays,
    tuesday: onWorkdays,
    wednesday: onWorkdays,
    thursday: onWorkdays,
    friday: [{ from: '09:00', to: '12:00' }],
    saturday: [],
    sunday: [],
  },
  exceptions: [
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-30', hours: [{ from: '10:00', to: '14:00' }] },
  ],
  slot_minutes: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 10,
  notice_minutes: 60,
  horizon_days: 60,
  capacity: 1,
  country: 'SE',
  busy_calendars: [],
  write_calendar: null,
  title: 'Bicycle repair at Harbour Cycles',
  location: 'Quay Street 12, Gothenburg',
  confirmations: { email: true, sms: false },
  change_notice_minutes: 120,
  updated_at: '2026-03-01T09:30:00.000Z',
};

export const exampleSlot: Slot = {
  starts_at: '2026-03-02T08:00:00.000Z',
  ends_at: '2026-03-02T08:30:00.000Z',
  local_starts_at: '2026-03-02T09:00:00+01:00',
};

export const exampleBooking: Booking = {
  id: exampleBookingId,
  agent_id: exampleAgentId,
  status: 'booked',
  starts_at: exampleSlot.starts_at,
  ends_at: exampleSlot.ends_at,
  customer: {
    name: 'Alma Berg',
    phone: '+46701740605',
    phone_raw_input: '070-174 06 05',
    email: 'alma@example.com',
    language: 'sv',
  },
  note: 'Gears slip',
  call_id: null,
  session_id: null,
  sequence: 0,
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
  cancelled_at: null,
  cancel_reason: null,
  event_difference: null,
};
