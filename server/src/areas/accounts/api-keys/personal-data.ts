import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Columns of every key of an account or a reseller without personal data. */
const keyColumns = [
  'allowed_ips',
  'created_at',
  'expires_at',
  'id',
  'kind',
  'last_four',
  'last_used_at',
  'name',
  'prefix',
  'replaced_by',
  'requests_per_minute',
  'revoked_at',
  'scopes',
] as const;

/** Personal data of API keys. */
export const apiKeysPersonalData = personalData({
  tables: [
    staffTable('api_keys', {
      about: 'API keys of an account',
      personal: { secret_hash: 'credential', created_by: 'name' },
      impersonal: [...keyColumns, 'issued_by_reseller', 'tenant_id'],
    }),
    staffTable('platform_keys', {
      about: 'keys of the platform',
      personal: { secret_hash: 'credential' },
      impersonal: ['created_at', 'id', 'last_four', 'name', 'prefix', 'revoked_at'],
    }),
    staffTable('reseller_keys', {
      about: 'API keys of a reseller',
      personal: { secret_hash: 'credential', created_by: 'name' },
      impersonal: [...keyColumns, 'reseller_id'],
    }),
  ],
});
