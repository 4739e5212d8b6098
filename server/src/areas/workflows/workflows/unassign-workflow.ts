import { getAgentForUpdate, lockToolsShared, recordVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { agentParams, exampleAgentId, operation } from './workflows.operation.ts';

/** Takes the workflow from an agent, in a new version of it. Idempotent. */
export const unassignWorkflow = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/workflow',
  id: 'unassignWorkflow',
  summary: 'Unassign the workflow of an agent',
  description: 'New conversations follow the prompt alone; those in progress finish on their workflow.',
  access: apiKey('workflows:write'),
  audit: 'workflow.unassign',
  params: agentParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId } },
  async run(context) {
    const { tx, params, audit } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    if (agent.config.workflow_id === null) {
      audit.nothingChanged();
      return;
    }
    const version = await recordVersion(context, agent, {
      config: { ...agent.config, workflow_id: null, workflow_version: null },
      source: 'edit',
      note: 'Workflow unassigned',
    });
    audit.details({ workflow: agent.config.workflow_id, agent_version: version });
  },
});
