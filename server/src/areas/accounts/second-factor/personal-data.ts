import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of second factors. */
export const secondFactorPersonalData = personalData({
  tables: [
    staffTable('recovery_codes', {
      about: 'recovery codes of a second factor',
      personal: { code_hash: 'credential' },
      impersonal: ['used_at', 'user_id'],
    }),
  ],
});
