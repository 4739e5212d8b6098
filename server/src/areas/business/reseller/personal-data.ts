import { impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of resellers. */
export const resellerPersonalData = personalData({
  tables: [
    impersonalTable('resellers', {
      about: 'resellers',
      impersonal: ['created_at', 'id', 'name', 'suspended_at', 'updated_at'],
    }),
    impersonalTable('reseller_members', {
      about: 'users of a reseller',
      impersonal: ['created_at', 'reseller_id', 'role', 'updated_at', 'user_id'],
    }),
    impersonalTable('reseller_packages', {
      about: 'packages of a reseller',
      impersonal: ['created_at', 'description', 'id', 'modules', 'name', 'reseller_id', 'updated_at'],
    }),
    staffTable('impersonations', {
      about: "entries of a reseller's staff into accounts of customers",
      personal: { user_name: 'name', reason: 'content' },
      impersonal: [
        'created_at',
        'ended_at',
        'entered_at',
        'expires_at',
        'id',
        'minutes',
        'reseller_id',
        'tenant_id',
        'token_expires_at',
        'token_hash',
        'user_id',
      ],
    }),
  ],
});
