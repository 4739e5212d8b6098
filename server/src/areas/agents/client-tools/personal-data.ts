import { callLink, chatLink, eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of tools that run in the page of a visitor. */
export const clientToolsPersonalData = personalData({
  tables: [
    subjectTable('client_tool_calls', {
      about: 'calls of tools that run in the page of a visitor',
      personal: { arguments: 'content', result: 'content' },
      impersonal: [
        'answered_at',
        'call_id',
        'created_at',
        'expires_at',
        'id',
        'is_error',
        'name',
        'session_id',
        'tenant_id',
      ],
      links: [callLink, chatLink],
      exported: {
        key: 'client_tool_calls',
        with: ['id', 'call_id', 'session_id', 'name', 'created_at'],
      },
      erasure: { kind: 'delete' },
    }),
  ],
  events: [
    ...eventPlaces('subjects', ['content'], ['client_tool.called']),
    ...eventPlaces('none', [], ['client_tool.answered']),
  ],
});
