import { area } from '#platform/areas/area.ts';
import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';
import type { CalendarFeedsDeps } from './calendar-feeds.operation.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { deleteCalendarFeed } from './delete-calendar-feed.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';

/** Feeds: the bookings of an agent in any calendar program, by a secret address. */
export const calendarFeedsArea = area<CalendarFeedsDeps>({
  name: 'calendar-feeds',
  module: 'calendar',
  personalData: personalData({
    tables: [
      impersonalTable('calendar_feeds', {
        about: 'addresses of calendar feeds',
        impersonal: ['agent_id', 'created_at', 'id', 'last_read_at', 'shows_customers', 'tenant_id'],
      }),
    ],
  }),
  operations: { Calendar: [getCalendarFeed, createCalendarFeed, deleteCalendarFeed, readCalendarFeed] },
});
