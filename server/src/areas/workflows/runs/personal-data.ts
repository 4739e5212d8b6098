import { callLink, chatLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of runs: values collected from callers and visitors, and what was said to them. */
export const workflowRunsPersonalData = personalData({
  tables: [
    subjectTable('workflow_runs', {
      about: 'progress of conversations in their workflow, with the values they collected',
      personal: { state: 'content' },
      impersonal: [
        'agent_id',
        'call_id',
        'created_at',
        'due_at',
        'id',
        'node_id',
        'outcome',
        'session_id',
        'status',
        'step',
        'tenant_id',
        'updated_at',
        'version',
        'workflow_id',
      ],
      links: [callLink, chatLink],
      exported: {
        key: 'workflow_runs',
        with: ['id', 'call_id', 'session_id', 'workflow_id', 'version', 'status', 'outcome', 'node_id', 'created_at'],
      },
      erasure: { kind: 'delete' },
    }),
    subjectTable('workflow_steps', {
      about: 'steps of those conversations, with the words of the agent',
      personal: { text: 'content' },
      impersonal: [
        'call_id',
        'created_at',
        'duration_ms',
        'edge_id',
        'event',
        'kind',
        'node_id',
        'outcome',
        'problem',
        'reason',
        'run_id',
        'session_id',
        'step',
        'tenant_id',
        'version',
        'workflow_id',
      ],
      links: [callLink, chatLink],
      exported: {
        key: 'workflow_steps',
        with: ['run_id', 'step', 'node_id', 'kind', 'edge_id', 'reason', 'created_at'],
        orderBy: ['run_id', 'step'],
      },
      erasure: { kind: 'delete' },
    }),
  ],
});
