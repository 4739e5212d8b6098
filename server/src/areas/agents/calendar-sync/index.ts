import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import { area } from '#platform/areas/area.ts';
import { calendarSyncJob } from './sync-due-calendars.ts';

/** Reads the changes of connected calendars, so that bookings follow what people do with their events. */
export const calendarSyncArea = area<{ calendars: ConnectedCalendars }>({
  name: 'calendar-sync',
  module: 'calendar',
  operations: {},
  jobs: (parts) => [calendarSyncJob(parts)],
});
