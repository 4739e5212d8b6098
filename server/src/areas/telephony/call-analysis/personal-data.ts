import { callLink, eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of call analysis; its results are columns of the call. */
export const callAnalysisPersonalData = personalData({
  tables: [
    subjectTable('call_analyses', {
      about: 'states of call analyses',
      personal: {},
      impersonal: [
        'attempts',
        'call_id',
        'created_at',
        'due_at',
        'fault',
        'finished_at',
        'input_tokens',
        'lease_id',
        'model',
        'output_tokens',
        'settings_of',
        'skip_reason',
        'state',
        'tenant_id',
        'updated_at',
      ],
      links: [callLink],
      exported: { omitted: 'no personal data; the results are part of the call' },
      // Without its row an attempt in progress writes no results into the erased call.
      erasure: { kind: 'delete' },
    }),
  ],
  events: eventPlaces('subjects', ['content', 'name', 'phone_number'], ['call.analyzed']),
});
