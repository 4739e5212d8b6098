import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of partner integrations: none. */
export const partnersPersonalData = personalData({
  tables: [
    impersonalTable('partner_integrations', {
      about: 'partners with a key and a webhook of an account',
      impersonal: [
        'api_key_id',
        'created_at',
        'id',
        'name',
        'partner',
        'scopes',
        'tenant_id',
        'updated_at',
        'webhook_id',
      ],
    }),
  ],
});
