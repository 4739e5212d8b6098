import { WorkflowRollback, WorkflowVersion } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { prepareVersion } from './check-graph.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { getVersion, insertVersion, presentVersion, readVersion } from './versions.queries.ts';
import { exampleVersion } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowVersionParams } from './workflows.operation.ts';
import { getWorkflowForUpdate } from './workflows.queries.ts';

/** Publishes a copy of an older version as a new one, with the tools and sub-flows it had. The draft stays. */
export const rollBackWorkflow = operation({
  method: 'POST',
  path: '/api/workflows/{workflowId}/versions/{versionNumber}/rollback',
  id: 'rollBackWorkflow',
  summary: 'Roll back a workflow',
  description:
    'Publishes a copy of the version under the next number. The draft stays as it is. 400 lists what has gone since, such as a deleted tool.',
  access: apiKey('workflows:write'),
  audit: 'workflow.rollback',
  params: workflowVersionParams,
  body: WorkflowRollback.optional(),
  answer: { status: 201, schema: WorkflowVersion },
  refusals: ['not_found'],
  example: {
    params: { workflowId: exampleWorkflowId, versionNumber: 1 },
    answer: { ...exampleVersion, version: 4, source: 'rollback', rolled_back_to: 1 },
  },
  async run(context) {
    const { tx, params, body, audit, headers, deps } = context;
    const workflow = await getWorkflowForUpdate(tx, params.workflowId);
    const chosen = readVersion(await getVersion(tx, workflow, params.versionNumber));
    const prepared = await prepareVersion(tx, chosen.graph, { ownId: workflow.id, pins: chosen.pins });
    const row = await insertVersion(context, workflow, {
      ...prepared,
      source: 'rollback',
      rolledBackTo: chosen.number,
      note: body?.note ?? '',
    });
    audit.details({ version: row.number, rolled_back_to: chosen.number });
    headers.set('location', `/api/workflows/${workflow.id}/versions/${row.number}`);
    const agents = await listAssignedAgents(tx, workflow.id);
    const published = { ...workflow, publishedVersion: row.number };
    return presentVersion(row, await versionsInUse(tx, published, { runs: deps.runs, agents }));
  },
});
