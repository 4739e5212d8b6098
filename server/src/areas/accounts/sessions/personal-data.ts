import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of sessions of users. */
export const sessionsPersonalData = personalData({
  tables: [
    staffTable('sessions', {
      about: 'sessions of users',
      personal: {
        ip: 'network_address',
        user_agent: 'network_address',
        access_hash: 'credential',
        access_lookup: 'credential',
      },
      impersonal: [
        'access_expires_at',
        'created_at',
        'end_reason',
        'ended_at',
        'expires_at',
        'id',
        'last_used_at',
        'reseller_id',
        'tenant_id',
        'user_id',
      ],
    }),
    staffTable('refresh_tokens', {
      about: 'tokens that renew a session',
      personal: { token_hash: 'credential' },
      impersonal: ['created_at', 'expires_at', 'session_id', 'used_at'],
    }),
  ],
});
