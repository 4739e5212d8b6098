import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of newsletters: none but ids of users; their addresses are in `users`. */
export const newslettersPersonalData = personalData({
  tables: [
    impersonalTable('newsletters', {
      about: 'newsletters of resellers',
      impersonal: [
        'button_label',
        'button_url',
        'created_at',
        'finished_at',
        'id',
        'language',
        'reseller_id',
        'started_at',
        'status',
        'subject',
        'text',
        'updated_at',
      ],
    }),
    impersonalTable('newsletter_consents', {
      about: 'consents of users to newsletters of resellers',
      impersonal: ['given_at', 'given_by', 'reseller_id', 'user_id', 'withdrawn_at', 'withdrawn_by'],
    }),
    impersonalTable('newsletter_recipients', {
      about: 'receivers of newsletters and how their emails ended',
      impersonal: ['mail_id', 'newsletter_id', 'reseller_id', 'status', 'unsubscribed_at', 'user_id'],
    }),
  ],
});
