import { callLink, chatLink, eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of runs of tools. */
export const toolLogsPersonalData = personalData({
  tables: [
    subjectTable('tool_logs', {
      about: 'runs of tools with request and response',
      personal: { request: 'content', response: 'content', error: 'content' },
      impersonal: [
        'agent_id',
        'agent_version',
        'attempts',
        'call_id',
        'created_at',
        'id',
        'latency_ms',
        'offset_ms',
        'session_id',
        'source',
        'status',
        'tenant_id',
        'tool_call_id',
        'tool_id',
        'tool_name',
        'tool_type',
      ],
      links: [callLink, chatLink],
      exported: {
        key: 'tool_logs',
        with: ['id', 'call_id', 'session_id', 'tool_name', 'tool_type', 'status', 'created_at'],
      },
      erasure: { kind: 'delete' },
    }),
  ],
  events: [...eventPlaces('subjects', ['content'], ['tool.failed'])],
});
