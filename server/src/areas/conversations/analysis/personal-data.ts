import { callLink, chatLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of analyses; their results are columns of the call or chat. */
export const analysisPersonalData = personalData({
  tables: [
    subjectTable('conversation_analyses', {
      about: 'states of analyses of calls and chats',
      personal: {},
      impersonal: [
        'attempts',
        'call_id',
        'conversation_id',
        'created_at',
        'due_at',
        'fault',
        'finished_at',
        'input_tokens',
        'lease_id',
        'model',
        'output_tokens',
        'session_id',
        'settings_of',
        'skip_reason',
        'state',
        'tenant_id',
        'updated_at',
      ],
      links: [callLink, chatLink],
      exported: { omitted: 'no personal data; the results are part of the call or chat' },
      // Without its row an attempt in progress writes no results into the erased conversation.
      erasure: { kind: 'delete' },
    }),
  ],
});
