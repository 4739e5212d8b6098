import { AgentId } from '@parley/contract/ids';
import { AgentDirectory } from '@parley/contract/resources/directory';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleEntry } from './directory.examples.ts';
import { operation } from './directory.operation.ts';
import { loadDirectory } from './load-directory.ts';

export const agentParams = z.object({ agentId: AgentId });
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;

/** Gets the people and departments an agent may look up. */
export const getAgentDirectory = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/directory',
  id: 'getAgentDirectory',
  summary: "Get an agent's directory",
  access: apiKey('agents:read'),
  params: agentParams,
  answer: { status: 200, schema: AgentDirectory },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { agent_id: exampleAgentId, access: 'departments', departments: ['Sales'], entries: [exampleEntry] },
  },
  async run({ tx, params, now }) {
    const { config } = await getAgent(tx, params.agentId);
    return { agent_id: params.agentId, ...config.directory, entries: await loadDirectory(tx, config, now) };
  },
});
