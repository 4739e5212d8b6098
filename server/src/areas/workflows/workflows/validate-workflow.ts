import { WorkflowValidate } from '@parley/contract/resources/workflow';
import { WorkflowCheck } from '@parley/contract/resources/workflow-fault';
import { apiKey } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { findFaults } from './check-graph.ts';
import { exampleFault } from './workflows.examples.ts';
import { graphBody, operation } from './workflows.operation.ts';
import { getWorkflow } from './workflows.queries.ts';

/** Lists every fault of a graph without saving it. */
export const validateWorkflow = operation({
  method: 'POST',
  path: '/api/workflows/validate',
  id: 'validateWorkflow',
  summary: 'Validate a workflow without saving it',
  description: 'Lists all faults with node, edge and field. Errors refuse a publish; warnings do not.',
  access: apiKey('workflows:read'),
  audit: notAudited('changes nothing'),
  ...graphBody,
  body: WorkflowValidate,
  answer: { status: 200, schema: WorkflowCheck },
  refusals: ['not_found'],
  example: {
    body: {
      graph: { start_node_id: 'welcome', nodes: [{ id: 'welcome', kind: 'conversation', prompt: 'Greet.' }] },
    },
    answer: { valid: false, faults: [exampleFault] },
  },
  async run({ tx, body }) {
    if (body.workflow_id !== undefined) await getWorkflow(tx, body.workflow_id);
    const faults = await findFaults(tx, body.graph, body.workflow_id ?? null);
    return { valid: !faults.some(({ severity }) => severity === 'error'), faults };
  },
});
