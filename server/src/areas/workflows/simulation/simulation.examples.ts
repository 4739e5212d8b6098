import type { WorkflowId } from '@parley/contract/ids';
import type { WorkflowSimulation } from '@parley/contract/resources/workflow-simulation';

export const exampleWorkflowId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b90' as WorkflowId;

export const exampleScript = {
  turns: [{ text: 'I want to book a table' }, { text: 'four of us' }, { silence_seconds: 30 }],
  tool_results: [{ tool: 'book_table', result: { number: 'B-7' } }],
};

export const exampleSimulation: WorkflowSimulation = {
  version: null,
  status: 'running',
  outcome: null,
  node_id: 'welcome',
  path: ['welcome'],
  variables: {},
  turns: [
    {
      input: '',
      kind: 'start',
      reply: 'Hello, what can I do for you?',
      steps: [
        {
          step: 1,
          workflow_id: exampleWorkflowId,
          version: null,
          node_id: 'welcome',
          kind: 'conversation',
          event: 'enter',
          edge_id: null,
          reason: null,
          outcome: null,
          problem: null,
          at: '2026-03-02T08:00:00.000Z',
          variables: {},
          text: 'Hello, what can I do for you?',
          duration_ms: 0,
        },
      ],
      tools: [],
      actions: [],
      node_id: 'welcome',
      waits_seconds: null,
    },
  ],
  unused_turns: 3,
  duration_ms: 2.4,
};
