import { AgentTransferTargets, ReplaceTransferTargets } from '@parley/contract/resources/directory';
import { changeAgent, getAgentForUpdate, lockToolsShared } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './directory.operation.ts';
import { agentParams, exampleAgentId } from './get-agent-directory.ts';
import { exampleTargets, presentTargets } from './get-agent-transfer-targets.ts';

/** Replaces the transfer targets of an agent, as a new version of the agent. */
export const replaceAgentTransferTargets = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/transfer-targets',
  id: 'replaceAgentTransferTargets',
  summary: "Replace an agent's transfer targets",
  description: 'Creates a version of the agent, the same as its field `transfer_targets`.',
  access: apiKey('agents:write'),
  audit: 'agent.update',
  params: agentParams,
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 27_000,
  body: ReplaceTransferTargets,
  answer: { status: 200, schema: AgentTransferTargets },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { transfer_targets: [{ key: 'workshop', label: 'The workshop', destination: '+46701740605' }] },
    answer: exampleTargets,
  },
  async run(context) {
    const { tx, params, body, now } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    const { agent: changed } = await changeAgent(context, agent, body);
    return presentTargets(changed, now);
  },
});
