import { DirectoryAccess } from '@parley/contract/resources/agent';
import { AgentDirectory } from '@parley/contract/resources/directory';
import { changeAgent, getAgentForUpdate, lockToolsShared } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleEntry } from './directory.examples.ts';
import { operation } from './directory.operation.ts';
import { agentParams, exampleAgentId } from './get-agent-directory.ts';
import { loadDirectory } from './load-directory.ts';

/** Sets the people and departments an agent may look up, as a new version of the agent. */
export const replaceAgentDirectory = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/directory',
  id: 'replaceAgentDirectory',
  summary: "Replace an agent's directory",
  description: 'Creates a version of the agent, the same as its field `directory`.',
  access: apiKey('agents:write'),
  audit: 'agent.update',
  params: agentParams,
  body: DirectoryAccess.meta({ id: 'ReplaceAgentDirectory' }),
  answer: { status: 200, schema: AgentDirectory },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { access: 'departments', departments: ['Sales'] },
    answer: { agent_id: exampleAgentId, access: 'departments', departments: ['Sales'], entries: [exampleEntry] },
  },
  async run(context) {
    const { tx, params, body, now } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    const { agent: changed } = await changeAgent(context, agent, { directory: body });
    return { agent_id: agent.id, ...changed.config.directory, entries: await loadDirectory(tx, changed.config, now) };
  },
});
