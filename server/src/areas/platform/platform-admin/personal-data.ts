import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of platform administration: none of its own. */
export const platformAdminPersonalData = personalData({
  tables: [
    impersonalTable('tenant_feature_flags', {
      about: 'features that the platform switched for an account',
      impersonal: ['flag', 'is_on', 'set_at', 'tenant_id'],
    }),
  ],
});
