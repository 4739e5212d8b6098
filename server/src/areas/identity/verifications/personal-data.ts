import {
  callLink,
  chatLink,
  impersonalTable,
  personalData,
  subjectTable,
} from '#platform/personal-data/personal-data.ts';

/** Personal data of verifications by an identity service. */
export const identityVerificationsPersonalData = personalData({
  tables: [
    subjectTable('identity_verifications', {
      about: 'verifications of callers and visitors by an identity service',
      personal: {
        hint_hash: 'identity',
        subject_hash: 'identity',
        subject_hint: 'identity',
        message: 'content',
        callback_hash: 'credential',
      },
      impersonal: [
        'agent_id',
        'anonymized_at',
        'asked_by',
        'begun_at',
        'call_id',
        'created_at',
        'expires_at',
        'failure',
        'finished_at',
        'hint_kind',
        'id',
        'level',
        'method',
        'mode',
        'next_step_at',
        'provider',
        'secret_id',
        'session_id',
        'start_key',
        'state',
        'tenant_id',
        'valid_until',
      ],
      links: [callLink, chatLink],
      exported: {
        key: 'identity_verifications',
        with: ['id', 'call_id', 'session_id', 'method', 'provider', 'mode', 'state', 'created_at', 'finished_at'],
        without: { callback_hash: 'a credential', hint_hash: 'a keyed hash', subject_hash: 'a keyed hash' },
      },
      erasure: { kind: 'delete' },
    }),
    impersonalTable('identity_retention_policies', {
      about: 'how long verifications are kept',
      impersonal: ['person_days', 'record_days', 'tenant_id', 'updated_at'],
    }),
  ],
});
