import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of connections to identity services: none. */
export const identityConnectionsPersonalData = personalData({
  tables: [
    impersonalTable('identity_connections', {
      about: 'services that verify callers and visitors',
      impersonal: [
        'base_url',
        'created_at',
        'mode',
        'name',
        'provider',
        'secret_id',
        'settings',
        'tenant_id',
        'test_detail',
        'test_is_ok',
        'tested_at',
        'updated_at',
      ],
    }),
  ],
});
