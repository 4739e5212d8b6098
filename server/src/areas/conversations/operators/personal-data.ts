import { eventPlaces, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of operators. */
export const operatorsPersonalData = personalData({
  tables: [
    staffTable('chat_operators', {
      about: 'operators and their state',
      personal: { display_name: 'name' },
      impersonal: [
        'avatar_id',
        'capacity',
        'last_assigned_at',
        'last_seen_at',
        'status',
        'tenant_id',
        'updated_at',
        'user_id',
      ],
    }),
  ],
  events: [...eventPlaces('staff', ['name', 'picture'], ['chat.operator.status'])],
});
