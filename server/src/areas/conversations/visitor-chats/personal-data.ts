import { personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of access of visitors. */
export const visitorChatsPersonalData = personalData({
  tables: [
    subjectTable('one_time_tickets', {
      about: 'tickets that open a stream once; valid for a minute',
      personal: { token_hash: 'credential', subject: 'content' },
      impersonal: ['expires_at', 'tenant_id'],
      links: [{ by: 'content', column: 'subject' }],
      exported: { omitted: 'short-lived credentials' },
      erasure: { kind: 'delete' },
    }),
  ],
});
