import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { noSplit } from './traffic-splits.errors.ts';
import { exampleSplit } from './traffic-splits.examples.ts';
import { operation, splitParams } from './traffic-splits.operation.ts';
import { endSplit, findOpenSplit } from './traffic-splits.queries.ts';

/** Ends the split of an agent. */
export const endTrafficSplit = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/traffic-split',
  id: 'endTrafficSplit',
  summary: 'End the traffic split of an agent',
  description: 'New conversations have the current version again. To make the other one current, restore it.',
  access: apiKey('agents:write'),
  audit: 'traffic_split.end',
  params: splitParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleSplit.agent_id } },
  async run({ tx, params, now, audit }) {
    const agent = await getAgent(tx, params.agentId);
    const split = await findOpenSplit(tx, agent.id, { lock: true });
    if (!split) throw noSplit();
    audit.details({ version: split.version });
    await endSplit(tx, split.id, now);
  },
});
