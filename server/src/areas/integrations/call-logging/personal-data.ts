import { callLink, impersonalTable, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of call logging. The records in a CRM are the account's own, and it erases them there. */
export const callLoggingPersonalData = personalData({
  tables: [
    impersonalTable('crm_logging_presets', {
      about: 'which fact of a call goes into which field of a CRM',
      impersonal: ['mapping', 'own_fields', 'provider', 'tenant_id', 'updated_at'],
    }),
    impersonalTable('crm_logged_connections', {
      about: 'connections at which ended calls are logged',
      impersonal: ['connection_id', 'created_at', 'tenant_id'],
    }),
    subjectTable('crm_call_logs', {
      about: 'records of calls in CRMs: where they are and how far they are written',
      personal: { person_id: 'reference', person_url: 'reference', record_id: 'reference' },
      impersonal: [
        'attempts',
        'call_id',
        'connection_id',
        'created_at',
        'creates_person',
        'creates_record',
        'due_at',
        'fault',
        'fault_detail',
        'id',
        'is_stale',
        'lease_id',
        'state',
        'tenant_id',
        'updated_at',
        'was_person_created',
        'written_at',
      ],
      links: [callLink],
      exported: { key: 'crm_call_logs', with: ['call_id', 'connection_id', 'created_at', 'written_at'] },
      // Without its row an attempt in progress creates nothing more.
      erasure: { kind: 'delete' },
    }),
  ],
});
