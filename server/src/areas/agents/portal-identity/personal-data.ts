import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of keys of identity tokens. */
export const portalIdentityPersonalData = personalData({
  tables: [
    impersonalTable('portal_identity_keys', {
      about: 'references to the keys of identity tokens',
      impersonal: [
        'agent_id',
        'created_at',
        'last_used_at',
        'prefix',
        'previous_secret_id',
        'previous_valid_until',
        'secret_id',
        'tenant_id',
      ],
    }),
  ],
});
