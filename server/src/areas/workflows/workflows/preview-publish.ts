import { WorkflowPublishPreview } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { findFaults } from './check-graph.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { exampleFault, exampleUse } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';
import { getWorkflow } from './workflows.queries.ts';

/** Shows what a publish of the draft would do, and on which versions conversations run. */
export const previewWorkflowPublish = operation({
  method: 'GET',
  path: '/api/workflows/{workflowId}/publish-preview',
  id: 'previewWorkflowPublish',
  summary: 'Preview a publish',
  access: apiKey('workflows:read'),
  params: workflowParams,
  answer: { status: 200, schema: WorkflowPublishPreview },
  refusals: ['not_found'],
  example: {
    params: { workflowId: exampleWorkflowId },
    answer: {
      next_version: 4,
      draft_changed: true,
      faults: [exampleFault],
      following_agents: 1,
      fixed_agents: 0,
      versions_in_use: [exampleUse],
    },
  },
  async run({ tx, params, deps }) {
    const workflow = await getWorkflow(tx, params.workflowId);
    const agents = await listAssignedAgents(tx, workflow.id);
    const following = agents.filter(({ version }) => version === null).length;
    return {
      next_version: (workflow.publishedVersion ?? 0) + 1,
      draft_changed: workflow.draftSha256 !== workflow.publishedSha256,
      faults: await findFaults(tx, workflow.draft, workflow.id),
      following_agents: following,
      fixed_agents: agents.length - following,
      versions_in_use: await versionsInUse(tx, workflow, { runs: deps.runs, agents }),
    };
  },
});
