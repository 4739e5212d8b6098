import { eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of verifications of visitors. */
export const verificationPersonalData = personalData({
  tables: [
    subjectTable('chat_verifications', {
      about: 'verifications of the identity of a visitor',
      personal: { target: 'phone_number', code_hash: 'credential', reference: 'identity' },
      impersonal: [
        'created_at',
        'decided_at',
        'expires_at',
        'id',
        'method',
        'session_id',
        'status',
        'tenant_id',
        'tries_left',
      ],
      links: [{ by: 'object', object: 'chat_verifications' }],
      exported: {
        key: 'verifications',
        with: ['id', 'session_id', 'method', 'status', 'created_at', 'decided_at'],
        without: { code_hash: 'a credential' },
      },
      erasure: { kind: 'delete' },
    }),
  ],
  events: [...eventPlaces('subjects', [], ['identity.verification.completed'])],
});
