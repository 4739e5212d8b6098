import type { TrafficSplitId } from '@parley/contract/ids';
import { TrafficSplit, TrafficSplitUpdate } from '@parley/contract/resources/traffic-split';
import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { currentVersion, unknownVersion } from './traffic-splits.errors.ts';
import { exampleSplit } from './traffic-splits.examples.ts';
import { operation, splitParams } from './traffic-splits.operation.ts';
import { endSplit, findOpenSplit, insertSplit, presentSplit, setShare } from './traffic-splits.queries.ts';

/** Starts a split, changes its share, or, with another version, starts the next one. */
export const setTrafficSplit = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/traffic-split',
  id: 'setTrafficSplit',
  summary: 'Split traffic between two versions',
  description:
    'A share of new chats, inbound calls and web voice sessions goes to `version`; the others have the current one. A new share keeps the figures, another version starts them anew. Conversations in progress stay as they are.',
  access: apiKey('agents:write'),
  audit: 'traffic_split.set',
  params: splitParams,
  body: TrafficSplitUpdate,
  answer: { status: 200, schema: TrafficSplit },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleSplit.agent_id },
    body: { version: exampleSplit.version, share: exampleSplit.share },
    answer: exampleSplit,
  },
  async run({ tx, tenantId, params, body, newId, now, audit }) {
    const { version, share } = body;
    const agent = await getAgentForUpdate(tx, params.agentId);
    if (version > agent.version) throw unknownVersion();
    if (version === agent.version) throw currentVersion();
    const open = await findOpenSplit(tx, agent.id, { lock: true });
    if (open?.version === version) {
      if (open.share === share) audit.nothingChanged();
      else await setShare(tx, open.id, share);
      audit.details({ version, share });
      return presentSplit(tx, agent.id, { ...open, share });
    }
    if (open) await endSplit(tx, open.id, now);
    const id = newId() as TrafficSplitId;
    await insertSplit(tx, { tenantId, id, agentId: agent.id, version, share, now });
    audit.details({ version, share });
    return presentSplit(tx, agent.id, { tenant_id: tenantId, id, version, share, started_at: now });
  },
});
