import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of domains. */
export const domainsPersonalData = personalData({
  tables: [
    impersonalTable('reseller_domains', {
      about: 'domains of resellers and the state of their proof',
      impersonal: [
        'check_result',
        'checked_at',
        'created_at',
        'host',
        'id',
        'misses',
        'next_check_at',
        'reseller_id',
        'state',
        'token',
        'verified_at',
      ],
    }),
  ],
});
