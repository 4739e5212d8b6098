import type { Workflow, WorkflowSummary } from '@parley/contract/resources/workflow';
import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { exampleAgentId, exampleWorkflowId } from './workflows.operation.ts';

/** Draft of a table booking: greets, collects, confirms, and hands over what it cannot do. */
export const exampleDraft = {
  start_node_id: 'welcome',
  global_prompt: 'You take bookings for the restaurant Lindgren. Keep answers short.',
  variables: [
    { name: 'guests', type: 'number' as const, description: 'Number of guests' },
    { name: 'day', description: 'Day of the booking' },
  ],
  nodes: [
    { id: 'welcome', kind: 'conversation' as const, prompt: 'Find out if the visitor wants to book a table.' },
    {
      id: 'details',
      kind: 'collect' as const,
      fields: [
        { variable: 'day', question: 'Which day?', format: 'date' as const },
        { variable: 'guests', question: 'For how many?', format: 'number' as const },
      ],
    },
    { id: 'size', kind: 'branch' as const },
    { id: 'done', kind: 'end' as const, say: 'Thank you. We expect you on {{day}}.' },
    { id: 'colleague', kind: 'handoff' as const, reason: 'Large party', say: 'A colleague helps you with that.' },
  ],
  edges: [
    {
      id: 'books',
      source: 'welcome',
      target: 'details',
      condition: { type: 'intent' as const, intent: 'book a table', phrases: ['I want to book', 'a table for two'] },
    },
    {
      id: 'collected',
      source: 'details',
      target: 'size',
      condition: { type: 'result' as const, outcome: 'succeeded' as const },
    },
    {
      id: 'gave_up',
      source: 'details',
      target: 'colleague',
      condition: { type: 'result' as const, outcome: 'failed' as const },
    },
    {
      id: 'large',
      source: 'size',
      target: 'colleague',
      condition: { type: 'expression' as const, expression: 'has(vars.guests) && vars.guests > 8' },
    },
    { id: 'fits', source: 'size', target: 'done', condition: { type: 'else' as const } },
  ],
};

export const exampleGraph = WorkflowDefinition.parse(exampleDraft);

const author = { kind: 'user' as const, id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12', name: 'Anna Lindgren' };

export const exampleSummary: WorkflowSummary = {
  id: exampleWorkflowId,
  name: 'Table booking',
  description: 'Takes bookings of up to eight guests',
  revision: 7,
  draft_changed: true,
  draft_updated_at: '2026-03-02T08:00:00.000Z',
  draft_updated_by: author,
  published_version: 3,
  published_at: '2026-03-01T10:15:00.000Z',
  running_conversations: 2,
  agent_count: 1,
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-02T08:00:00.000Z',
};

export const exampleUse = { version: 3, agents: 1, running_conversations: 2 };

export const exampleWorkflow: Workflow = {
  ...exampleSummary,
  draft: exampleGraph,
  agents: [{ agent_id: exampleAgentId, name: 'Reception', version: null }],
  versions_in_use: [exampleUse],
};

export const exampleVersionSummary = {
  version: 3,
  source: 'publish' as const,
  rolled_back_to: null,
  note: 'Larger parties go to a colleague',
  author,
  sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  created_at: '2026-03-01T10:15:00.000Z',
  agents: 1,
  running_conversations: 2,
};

export const exampleVersion = { ...exampleVersionSummary, graph: exampleGraph, pins: { tools: {}, subflows: {} } };

export const exampleFault = {
  severity: 'error' as const,
  code: 'dead_end' as const,
  node_id: 'welcome',
  edge_id: null,
  field: null,
  path: '/nodes/0',
  message: 'no edge leads on, and the node does not end the run; add an edge or an end',
};
