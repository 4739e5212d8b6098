import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

const columns = ['check_detail', 'check_state', 'hint', 'provider', 'region', 'set_at'] as const;

/** Personal data of vendors' keys: who set them. */
export const providerKeysPersonalData = personalData({
  tables: [
    staffTable('provider_keys', {
      about: 'sealed keys of vendors, of an account',
      personal: { sealed: 'credential', set_by: 'name' },
      impersonal: [...columns, 'tenant_id'],
    }),
    staffTable('platform_provider_keys', {
      about: 'sealed keys of vendors, of the installation',
      personal: { sealed: 'credential', set_by: 'name' },
      impersonal: columns,
    }),
  ],
});
