import { AgentTransferTargets } from '@parley/contract/resources/directory';
import type { z } from 'zod';
import { getAgent, type StoredAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './directory.operation.ts';
import { agentParams, exampleAgentId } from './get-agent-directory.ts';
import { isOpen } from './opening.rules.ts';

export const exampleTargets: z.infer<typeof AgentTransferTargets> = {
  agent_id: exampleAgentId,
  transfer_targets: [
    {
      key: 'workshop',
      label: 'The workshop',
      destination: '+46701740605',
      mode: 'warm',
      whisper: '',
      post_dial_digits: '',
      fallback: 'contact_request',
      hours: null,
    },
  ],
  closed: [],
};

export function presentTargets({ id, config }: Pick<StoredAgent, 'config' | 'id'>, now: Date) {
  const { transfer_targets: targets, timezone } = config;
  const closed = targets.filter(({ hours: weekly }) => !isOpen(weekly && { timezone, weekly }, now));
  return { agent_id: id, transfer_targets: targets, closed: closed.map(({ key }) => key) };
}

/** Gets the transfer targets of an agent. */
export const getAgentTransferTargets = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/transfer-targets',
  id: 'getAgentTransferTargets',
  summary: "Get an agent's transfer targets",
  access: apiKey('agents:read'),
  params: agentParams,
  answer: { status: 200, schema: AgentTransferTargets },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleTargets },
  run: async ({ tx, params, now }) => presentTargets(await getAgent(tx, params.agentId), now),
});
