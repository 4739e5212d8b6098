import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of push notifications. */
export const pushNotificationsPersonalData = personalData({
  tables: [
    staffTable('push_subscriptions', {
      about: 'devices of operators that get notifications',
      personal: { sealed: 'credential', endpoint_hash: 'credential', device: 'network_address' },
      impersonal: ['created_at', 'id', 'shows_content', 'tenant_id', 'user_id', 'waiting_sent_at'],
    }),
  ],
});
