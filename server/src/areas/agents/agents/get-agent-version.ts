import { AgentVersion } from '@parley/contract/resources/agent-version';
import { apiKey } from '#platform/http/access/access.ts';
import { maskSecrets } from './agent-secrets.rules.ts';
import { exampleConfig, exampleVersion } from './agents.examples.ts';
import { agentVersionParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgent } from './agents.queries.ts';
import { configOf, getVersion, presentVersion } from './versions.queries.ts';

/** Gets one version with its whole configuration. */
export const getAgentVersion = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/versions/{versionNumber}',
  id: 'getAgentVersion',
  summary: 'Get a version of an agent',
  access: apiKey('agents:read'),
  params: agentVersionParams,
  answer: { status: 200, schema: AgentVersion },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, versionNumber: 3 },
    answer: { ...exampleVersion, config: exampleConfig },
  },
  async run({ tx, params }) {
    const agent = await getAgent(tx, params.agentId);
    const version = await getVersion(tx, agent, params.versionNumber);
    return { ...presentVersion(version), config: maskSecrets(configOf(version)) };
  },
});
