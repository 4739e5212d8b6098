import { personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of text messages. */
export const textMessagesPersonalData = personalData({
  tables: [
    subjectTable('text_messages', {
      about: 'text messages',
      personal: {
        to_number: 'phone_number',
        from_number: 'phone_number',
        text: 'content',
        error: 'content',
        provider_ref: 'reference',
      },
      impersonal: ['call_id', 'created_at', 'id', 'provider', 'send_key', 'session_id', 'status', 'tenant_id'],
      links: [{ by: 'object', object: 'text_messages' }],
      exported: {
        key: 'text_messages',
        with: ['id', 'call_id', 'session_id', 'status', 'created_at'],
        without: { provider_ref: 'number of the message at the carrier' },
      },
      erasure: { kind: 'blank', to: { to_number: '', from_number: '', text: '', call_id: null, session_id: null } },
    }),
  ],
});
