import { callLink, impersonalTable, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of outbound calls. */
export const outboundCallsPersonalData = personalData({
  tables: [
    subjectTable('outbound_dials', {
      about: 'orders of outbound calls',
      personal: { to_number: 'phone_number', from_number: 'phone_number', route: 'phone_number' },
      impersonal: [
        'answered_at',
        'attempt',
        'call_id',
        'calling_window',
        'claimed_by',
        'claimed_until',
        'created_at',
        'expires_at',
        'last_outcome',
        'lost_attempts',
        'max_attempts',
        'not_before',
        'number_id',
        'retry',
        'ring_ms',
        'secret_ids',
        'state',
        'tenant_id',
        'trunk_id',
      ],
      links: [callLink],
      exported: { omitted: 'the same numbers and times as the call' },
      erasure: { kind: 'delete' },
    }),
    subjectTable('outbound_attempts', {
      about: 'attempts of outbound calls',
      personal: { detail: 'content' },
      impersonal: ['call_id', 'number', 'outcome', 'rang_ms', 'sip_status', 'started_at', 'tenant_id'],
      links: [callLink],
      exported: {
        key: 'call_attempts',
        with: ['call_id', 'number', 'outcome', 'started_at'],
        orderBy: ['call_id', 'number'],
      },
      erasure: { kind: 'delete' },
    }),
    impersonalTable('outbound_pace', {
      about: 'pace of outbound calls of a number or trunk',
      impersonal: ['next_at', 'subject_id', 'tenant_id'],
    }),
  ],
});
