import { Agent } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate, presentAgent } from './agents.queries.ts';
import { recordVersion } from './versions.queries.ts';

/** Activates or deactivates an agent. An inactive agent answers no calls or chats. Idempotent. */
export const setAgentActivation = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/activation',
  id: 'setAgentActivation',
  summary: 'Activate or deactivate an agent',
  access: apiKey('agents:write'),
  audit: 'agent.activation',
  params: agentParams,
  body: z.strictObject({ active: z.boolean() }),
  answer: { status: 200, schema: Agent },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { active: false },
    answer: { ...exampleAgent, is_active: false, version: 4 },
  },
  async run(context) {
    const { tx, params, body, now, headers, audit } = context;
    const agent = await getAgentForUpdate(tx, params.agentId);
    headers.set('etag', `"${agent.version}"`);
    if (agent.config.is_active === body.active) {
      audit.nothingChanged();
      return presentAgent(agent, context);
    }
    const config = { ...agent.config, is_active: body.active };
    const version = await recordVersion(context, agent, { config, source: 'activation' });
    audit.details({ version, active: body.active });
    headers.set('etag', `"${version}"`);
    return presentAgent({ ...agent, version, config, updatedAt: now }, context);
  },
});
