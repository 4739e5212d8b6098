import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of connected calendars: bookings and connections hold it, these tables only refer to them. */
export const calendarConnectionsPersonalData = personalData({
  tables: [
    impersonalTable('booking_events', {
      about: 'which event of a connected calendar is that of a booking',
      impersonal: [
        'agent_id',
        'booking_id',
        'calendar_id',
        'connection_id',
        'created_at',
        'differs_since',
        'event_id',
        'tenant_id',
      ],
    }),
    impersonalTable('calendar_syncs', {
      about: 'how far the changes of connected calendars were read',
      impersonal: [
        'calendar_id',
        'connection_id',
        'failures',
        'fault',
        'leased_until',
        'next_sync_at',
        'synced_at',
        'tenant_id',
        'token',
      ],
    }),
    impersonalTable('built_in_events', {
      about: 'times taken in calendars that several agents share',
      impersonal: ['connection_id', 'ends_at', 'starts_at', 'tenant_id', 'uid'],
    }),
  ],
});
