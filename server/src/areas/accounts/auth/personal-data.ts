import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of logging in. */
export const authPersonalData = personalData({
  tables: [
    staffTable('user_tokens', {
      about: 'links of e-mails to users',
      personal: { email: 'email_address', token_hash: 'credential' },
      impersonal: ['attempts', 'created_at', 'expires_at', 'kind', 'used_at', 'user_id'],
    }),
  ],
});
