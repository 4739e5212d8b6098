import type { CallId } from '@parley/contract/ids';
import { Call } from '@parley/contract/resources/call';
import { StartOutboundCall } from '@parley/contract/resources/outbound-call';
import { getAgentToUse, overriddenConfig } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { orderCall } from './order-call.ts';
import { agentInactive } from './outbound-calls.errors.ts';
import { exampleOrder, exampleQueuedCall } from './outbound-calls.examples.ts';
import { operation } from './outbound-calls.operation.ts';

/** Orders a call by an agent to a phone; dialled as soon as lines, limits and hours allow. */
export const startOutboundCall = operation({
  method: 'POST',
  path: '/api/calls/outbound',
  id: 'startOutboundCall',
  summary: 'Start an outbound call',
  description:
    'The call waits as `queued` until it can be dialled; `POST /api/calls/{callId}/complete` cancels it. The agent speaks as it is now, whatever becomes of it meanwhile.',
  access: apiKey('calls:write'),
  audit: 'outbound_call.create',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 6000,
  body: StartOutboundCall,
  answer: { status: 202, schema: Call },
  refusals: ['forbidden', 'insufficient_balance', 'not_found', 'conflict'],
  example: {
    body: { agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10', ...exampleOrder },
    answer: exampleQueuedCall,
  },
  async run(context) {
    const { tx, body, newId, audit, headers } = context;
    const agent = await getAgentToUse(tx, body.agent_id);
    if (!agent.config.is_active) throw agentInactive();
    const overridden = overriddenConfig(agent.config, body.agent_override, 'agent_override');
    const config = overriddenConfig(overridden, body.voicemail && { voicemail: body.voicemail }, 'voicemail');
    const id = newId() as CallId;
    audit.resource(id);
    headers.set('location', `/api/calls/${id}`);
    return orderCall(context, {
      id,
      agent: { id: agent.id, version: agent.version, config },
      secretIds: [],
      order: body,
    });
  },
});
