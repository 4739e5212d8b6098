import { personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of e-mail. */
export const mailPersonalData = personalData({
  tables: [
    subjectTable('emails', {
      about: 'e-mails to users, and codes and replies to visitors',
      personal: { to_address: 'email_address', subject: 'content', sealed_body: 'content', last_error: 'content' },
      impersonal: ['attempts', 'created_at', 'id', 'kind', 'sent_at', 'status', 'tenant_id'],
      links: [{ by: 'email_address', column: 'to_address' }],
      exported: {
        omitted:
          'codes and links, which are credentials; replies are in `contact_request_replies`; the address is in the chat or request that led to them',
      },
      erasure: { kind: 'delete' },
    }),
  ],
});
