import { eventPlaces, impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of erasure: ids and hashes, and what operators wrote. */
export const erasurePersonalData = personalData({
  tables: [
    impersonalTable('erasures', {
      about: 'erasures with a keyed hash of their subject',
      impersonal: [
        'actor',
        'call_id',
        'completed_at',
        'counts',
        'due_at',
        'erased_at',
        'id',
        'kind',
        'passes',
        'recipients',
        'requested_at',
        'state',
        'subject_hash',
        'tenant_id',
      ],
    }),
    impersonalTable('erasure_passes', {
      about: 'ids of erased rows, until they are in the ledger',
      impersonal: ['entry', 'erasure_id', 'pass', 'tenant_id'],
    }),
    impersonalTable('erasure_files', {
      about: 'files of an erasure, until it is complete',
      impersonal: ['attempts', 'erasure_id', 'gone_at', 'key', 'last_error', 'next_attempt_at', 'tenant_id'],
    }),
    impersonalTable('erasure_held_objects', {
      about: 'objects an erasure left under a legal hold',
      impersonal: ['erasure_id', 'kind', 'object_id', 'tenant_id'],
    }),
    staffTable('legal_holds', {
      about: 'legal holds; the reason goes with the erased object',
      personal: { reason: 'content', created_by: 'name', lifted_by: 'name' },
      impersonal: ['created_at', 'id', 'kind', 'lifted_at', 'object_id', 'tenant_id'],
    }),
  ],
  events: eventPlaces('none', [], ['call.erased']),
});
