import type { CallId } from '@parley/contract/ids';
import { Call } from '@parley/contract/resources/call';
import { StartAdHocOutboundCall } from '@parley/contract/resources/outbound-call';
import { checkDestinations, checkUrls, overriddenConfig, secretIdsOf, storeSecrets } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { orderCall } from './order-call.ts';
import { agentInactive } from './outbound-calls.errors.ts';
import { exampleOrder, exampleQueuedCall } from './outbound-calls.examples.ts';
import { operation } from './outbound-calls.operation.ts';

/** Orders a call by an ad-hoc agent, which exists only in this call. */
export const startAdHocOutboundCall = operation({
  method: 'POST',
  path: '/api/calls/outbound/ad-hoc',
  id: 'startAdHocOutboundCall',
  summary: 'Start an outbound call with an ad-hoc agent',
  description:
    'As an outbound call of an agent, which is kept only as the snapshot of this call. Its secrets are sealed, and forgotten when the call is over.',
  access: apiKey('calls:write'),
  audit: 'outbound_call.create_ad_hoc',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 32_000,
  body: StartAdHocOutboundCall,
  answer: { status: 202, schema: Call },
  refusals: ['forbidden', 'insufficient_balance', 'conflict'],
  example: {
    body: {
      agent: { name: 'Reminder', prompt: 'You remind {{first_name}} of the appointment tomorrow.' },
      ...exampleOrder,
    },
    answer: { ...exampleQueuedCall, agent_id: null, agent: 'Reminder', agent_version: null },
  },
  async run(context) {
    const { body, newId, audit, headers } = context;
    if (!body.agent.is_active) throw agentInactive();
    const overridden = overriddenConfig(body.agent, body.voicemail && { voicemail: body.voicemail }, 'voicemail');
    const config = await belowAgent(async () => {
      checkUrls(context.deps.egress, overridden, null);
      checkDestinations(overridden, null);
      const { config: withWorkflow } = await context.deps.workflows.resolve(context.tx, overridden);
      const { config: resolved } = await context.deps.tools.resolveRevisions(context.tx, withWorkflow);
      return storeSecrets(context, resolved, null);
    });
    const id = newId() as CallId;
    audit.resource(id);
    headers.set('location', `/api/calls/${id}`);
    return orderCall(context, {
      id,
      agent: { id: null, version: null, config },
      secretIds: secretIdsOf(config),
      order: body,
    });
  },
});

/** Prefixes faults of the agent with their path in this body. */
async function belowAgent<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details) throw error;
    const details = error.details.map((detail) => ({ ...detail, path: `/agent${detail.path}` }));
    throw refuseFields(details);
  }
}
