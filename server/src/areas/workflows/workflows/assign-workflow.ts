import { WorkflowAssign, WorkflowAssignment } from '@parley/contract/resources/workflow';
import { getAgentForUpdate, lockToolsShared, recordVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { findAssignmentFault } from './agent-workflows.ts';
import { agentParams, exampleAgentId, exampleWorkflowId, operation } from './workflows.operation.ts';

/** Gives an agent a workflow, fixed at a version or following the published one, in a new version of the agent. */
export const assignWorkflow = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/workflow',
  id: 'assignWorkflow',
  summary: 'Assign a workflow to an agent',
  description:
    'Sets `workflow_id` and `workflow_version` of the agent, in a new version of it. Conversations in progress are not changed: new ones start on the version named, or on the published one.',
  access: apiKey('workflows:write'),
  audit: 'workflow.assign',
  params: agentParams,
  body: WorkflowAssign,
  answer: { status: 200, schema: WorkflowAssignment },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { workflow_id: exampleWorkflowId },
    answer: {
      agent_id: exampleAgentId,
      workflow_id: exampleWorkflowId,
      version: null,
      effective_version: 3,
      agent_version: 5,
    },
  },
  async run(context) {
    const { tx, params, body, audit } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    const found = await findAssignmentFault(tx, body.workflow_id, body.version);
    if ('fault' in found) {
      throw refuseFields([found.fault.at(found.fault.field === 'id' ? '/workflow_id' : '/version')]);
    }
    const config = { ...agent.config, workflow_id: body.workflow_id, workflow_version: body.version };
    const isSame =
      agent.config.workflow_id === config.workflow_id && agent.config.workflow_version === config.workflow_version;
    if (isSame) audit.nothingChanged();
    const agentVersion = isSame
      ? agent.version
      : await recordVersion(context, agent, { config, source: 'edit', note: `Workflow ${found.name} assigned` });
    audit.details({ workflow: body.workflow_id, version: body.version, agent_version: agentVersion });
    return {
      agent_id: agent.id,
      workflow_id: body.workflow_id,
      version: body.version,
      effective_version: found.version,
      agent_version: agentVersion,
    };
  },
});
