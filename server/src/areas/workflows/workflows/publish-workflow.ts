import { WorkflowPublish, WorkflowVersion } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { prepareVersion } from './check-graph.ts';
import { getToEdit } from './edit-workflow.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { insertVersion, presentVersion } from './versions.queries.ts';
import { exampleVersion } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';

/** Publishes the draft as a new version. Running conversations finish on theirs. */
export const publishWorkflow = operation({
  method: 'POST',
  path: '/api/workflows/{workflowId}/publish',
  id: 'publishWorkflow',
  summary: 'Publish a workflow',
  description:
    'Makes an immutable version of the draft, with the revisions of its tools and the versions of its sub-flows. 400 lists every fault in `details`, with node, edge and field. New conversations of agents that follow the workflow start on it; running ones finish on their version. `If-Match: "<revision>"` publishes exactly the draft that was read.',
  access: apiKey('workflows:write'),
  audit: 'workflow.publish',
  params: workflowParams,
  body: WorkflowPublish.optional(),
  answer: { status: 201, schema: WorkflowVersion },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { workflowId: exampleWorkflowId },
    body: { note: exampleVersion.note },
    answer: exampleVersion,
  },
  async run(context) {
    const { tx, params, body, audit, headers, deps } = context;
    const workflow = await getToEdit(context, params.workflowId);
    const prepared = await prepareVersion(tx, workflow.draft, { ownId: workflow.id });
    const row = await insertVersion(context, workflow, {
      ...prepared,
      source: 'publish',
      rolledBackTo: null,
      note: body?.note ?? '',
    });
    audit.details({ version: row.number, sha256: row.sha256 });
    headers.set('location', `/api/workflows/${workflow.id}/versions/${row.number}`);
    const agents = await listAssignedAgents(tx, workflow.id);
    const published = { ...workflow, publishedVersion: row.number };
    return presentVersion(row, await versionsInUse(tx, published, { runs: deps.runs, agents }));
  },
});
