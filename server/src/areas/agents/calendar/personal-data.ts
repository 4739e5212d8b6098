import { eventPlaces, impersonalTable, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of calendars and bookings. */
export const calendarPersonalData = personalData({
  tables: [
    impersonalTable('agent_calendars', {
      about: 'calendar settings of agents',
      impersonal: ['agent_id', 'config', 'tenant_id', 'updated_at'],
    }),
    subjectTable('bookings', {
      about: 'bookings of a person',
      personal: {
        customer_name: 'name',
        customer_email: 'email_address',
        customer_phone: 'phone_number',
        customer_phone_raw_input: 'phone_number',
        note: 'content',
        cancel_reason: 'content',
      },
      impersonal: [
        'agent_id',
        'book_key',
        'call_id',
        'cancel_key',
        'cancelled_at',
        'created_at',
        'customer_language',
        'ends_at',
        'event_difference',
        'id',
        'sequence',
        'session_id',
        'starts_at',
        'status',
        'tenant_id',
        'updated_at',
      ],
      links: [{ by: 'object', object: 'bookings' }],
      exported: {
        key: 'bookings',
        with: ['id', 'status', 'starts_at', 'ends_at', 'call_id', 'session_id', 'cancelled_at', 'created_at'],
      },
      erasure: {
        kind: 'blank',
        to: {
          customer_name: '',
          customer_email: '',
          customer_phone: '',
          customer_phone_raw_input: '',
          note: '',
          call_id: null,
          session_id: null,
        },
      },
    }),
  ],
  events: [
    ...eventPlaces(
      'subjects',
      ['content', 'email_address', 'name', 'phone_number'],
      ['booking.created', 'booking.rescheduled', 'booking.updated', 'booking.cancelled'],
    ),
  ],
});
