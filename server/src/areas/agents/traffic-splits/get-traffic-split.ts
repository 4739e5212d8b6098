import { TrafficSplit } from '@parley/contract/resources/traffic-split';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleSplit } from './traffic-splits.examples.ts';
import { operation, splitParams } from './traffic-splits.operation.ts';
import { findOpenSplit, presentSplit } from './traffic-splits.queries.ts';

/** Gets the split of an agent with the figures of both sides. */
export const getTrafficSplit = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/traffic-split',
  id: 'getTrafficSplit',
  summary: 'Get the traffic split of an agent',
  description: '`null` while there is none.',
  access: apiKey('agents:read'),
  params: splitParams,
  answer: { status: 200, schema: TrafficSplit.nullable() },
  refusals: ['not_found'],
  example: { params: { agentId: exampleSplit.agent_id }, answer: exampleSplit },
  async run({ tx, params }) {
    const agent = await getAgent(tx, params.agentId);
    const split = await findOpenSplit(tx, agent.id);
    return split ? presentSplit(tx, agent.id, split) : null;
  },
});
