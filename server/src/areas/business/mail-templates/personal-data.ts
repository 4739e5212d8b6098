import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of email templates. */
export const mailTemplatesPersonalData = personalData({
  tables: [
    impersonalTable('email_templates', {
      about: 'texts of emails that resellers have changed',
      impersonal: [
        'action',
        'after_action',
        'before_action',
        'key',
        'language',
        'reseller_id',
        'subject',
        'updated_at',
      ],
    }),
  ],
});
