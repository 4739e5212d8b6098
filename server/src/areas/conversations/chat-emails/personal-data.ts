import { chatLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of chat emails. */
export const chatEmailsPersonalData = personalData({
  tables: [
    subjectTable('chat_emails', {
      about: 'emails with replies to visitors who had left',
      personal: { to_address: 'email_address', token_hash: 'credential' },
      impersonal: ['created_at', 'id', 'notice_id', 'session_id', 'tenant_id'],
      links: [chatLink],
      exported: {
        key: 'chat_emails',
        with: ['id', 'session_id', 'created_at'],
        without: { token_hash: 'a credential' },
      },
      erasure: { kind: 'delete' },
    }),
  ],
});
