import { z } from 'zod';
import { lockAgentsWithWorkflow, lockToolsExclusive, recordVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { listContaining } from './usage.queries.ts';
import { workflowInUse } from './workflows.errors.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';
import { getWorkflowForUpdate, setDeleted } from './workflows.queries.ts';

/** Deletes a workflow; with `force` also while it is assigned. Running conversations finish on their version. */
export const deleteWorkflow = operation({
  method: 'DELETE',
  path: '/api/workflows/{workflowId}',
  id: 'deleteWorkflow',
  summary: 'Delete a workflow',
  description:
    'Refused with 409 while agents have it, or the published version of another workflow runs it as a sub-flow; `details` names them. `force=true` unassigns it, in a new version of each agent. Conversations in progress finish on their version, as do workflows that have a version of it in theirs. Agents in the trash lose it when they are restored.',
  access: apiKey('workflows:write'),
  audit: 'workflow.delete',
  params: workflowParams,
  query: z.strictObject({
    force: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'Also while it is used' }),
  }),
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { workflowId: exampleWorkflowId }, query: { force: true } },
  async run(context) {
    const { tx, params, query, now, audit } = context;
    // Agents are written under the shared lock, so none gains the workflow meanwhile.
    await lockToolsExclusive(tx);
    const workflow = await getWorkflowForUpdate(tx, params.workflowId);
    const agents = await lockAgentsWithWorkflow(tx, workflow.id);
    const workflows = await listContaining(tx, workflow.id);
    if (agents.length + workflows.length > 0 && !query.force) {
      throw workflowInUse({ agents: agents.map(({ id, config }) => ({ id, name: config.name })), workflows });
    }
    for (const agent of agents) {
      await recordVersion(context, agent, {
        config: { ...agent.config, workflow_id: null, workflow_version: null },
        source: 'edit',
        note: `Workflow ${workflow.name} deleted`,
      });
    }
    await setDeleted(tx, workflow.id, now);
    audit.details({ agents: agents.map(({ id }) => id) });
  },
});
