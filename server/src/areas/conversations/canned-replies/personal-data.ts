import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of canned replies. */
export const cannedRepliesPersonalData = personalData({
  tables: [
    impersonalTable('canned_replies', {
      about: 'prepared answers of operators',
      impersonal: ['created_at', 'id', 'language', 'shortcut', 'tenant_id', 'text', 'updated_at'],
    }),
  ],
});
