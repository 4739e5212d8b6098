import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of accounts. */
export const tenantsPersonalData = personalData({
  tables: [
    staffTable('tenants', {
      about: 'accounts and their contact',
      personal: { name: 'name', contact_email: 'email_address' },
      impersonal: [
        'country',
        'created_at',
        'id',
        'language',
        'package_id',
        'purged_at',
        'reseller_content_since',
        'reseller_id',
        'suspended_at',
        'suspension_reason',
        'timezone',
        'trashed_at',
        'updated_at',
      ],
    }),
  ],
});
