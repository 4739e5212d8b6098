import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of failed attempts to log in. */
export const attemptsPersonalData = personalData({
  tables: [
    staffTable('failed_attempts', {
      about: 'failed attempts to log in, by hashed address or account; deleted within a day',
      personal: { key: 'network_address' },
      impersonal: ['blocked_until', 'failures', 'first_at', 'last_at'],
    }),
  ],
});
