import { area } from '#platform/areas/area.ts';
import { authorizationCallbackOf, authorizationUrlOf } from './authorization-operations.ts';
import type { CalendarConnectionsDeps } from './connections.operation.ts';
import { createCalendarConnection } from './create-connection.ts';
import { deleteCalendarConnection } from './delete-connection.ts';
import { listConnectedCalendars } from './list-calendars.ts';
import { listCalendarConnections } from './list-connections.ts';
import { calendarConnectionsPersonalData } from './personal-data.ts';
import { calendarJobs } from './repair-events.ts';
import { testCalendarConnection } from './test-connection.ts';
import { vendors } from './vendors.ts';

export { findBookingEvent, findEventConnections, findSettledEvent, settleEvent } from './booking-events.queries.ts';
export { createBuiltInAccount } from './built-in-account.ts';
export { checkCalendars } from './check-calendars.ts';
export {
  type AgentCalendars,
  type ConnectedCalendars,
  createConnectedCalendars,
  type OpenAccount,
} from './connected-calendars.ts';
export { orderEvent } from './repair-events.ts';

/** Connected calendars: accounts at other providers, and calendars that several agents share. */
export const calendarConnectionsArea = area<CalendarConnectionsDeps>({
  name: 'calendar-connections',
  module: 'calendar',
  personalData: calendarConnectionsPersonalData,
  operations: {
    Calendar: [
      ...vendors.flatMap((vendor) => [authorizationUrlOf(vendor), authorizationCallbackOf(vendor)]),
      listCalendarConnections,
      createCalendarConnection,
      testCalendarConnection,
      deleteCalendarConnection,
      listConnectedCalendars,
    ],
  },
  jobs: calendarJobs,
});
