import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of resellers. */
export const resellerPersonalData = personalData({
  tables: [
    impersonalTable('resellers', {
      about: 'resellers',
      impersonal: ['created_at', 'id', 'name', 'suspended_at', 'updated_at'],
    }),
    impersonalTable('reseller_members', {
      about: 'users of a reseller',
      impersonal: ['created_at', 'reseller_id', 'role', 'user_id'],
    }),
  ],
});
