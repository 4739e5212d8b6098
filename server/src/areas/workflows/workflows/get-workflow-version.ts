import { WorkflowVersion } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { getVersion, presentVersion } from './versions.queries.ts';
import { exampleVersion } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowVersionParams } from './workflows.operation.ts';
import { getWorkflow } from './workflows.queries.ts';

/** Gets one version with its graph and what it fixes. */
export const getWorkflowVersion = operation({
  method: 'GET',
  path: '/api/workflows/{workflowId}/versions/{versionNumber}',
  id: 'getWorkflowVersion',
  summary: 'Get a workflow version',
  access: apiKey('workflows:read'),
  params: workflowVersionParams,
  answer: { status: 200, schema: WorkflowVersion },
  refusals: ['not_found'],
  example: { params: { workflowId: exampleWorkflowId, versionNumber: 3 }, answer: exampleVersion },
  async run({ tx, params, deps }) {
    const workflow = await getWorkflow(tx, params.workflowId);
    const row = await getVersion(tx, workflow, params.versionNumber);
    const agents = await listAssignedAgents(tx, workflow.id);
    return presentVersion(row, await versionsInUse(tx, workflow, { runs: deps.runs, agents }));
  },
});
