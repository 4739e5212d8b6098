import type { CallId } from '@parley/contract/ids';
import { CrmCall, CrmCallCreate } from '@parley/contract/resources/crm';
import { StartOutboundCall } from '@parley/contract/resources/outbound-call';
import { getAgentToUse } from '#areas/agents/agents';
import { checkDialTarget, dialFaultDetail } from '#areas/telephony/dial-targets';
import { agentInactive, orderCall } from '#areas/telephony/outbound-calls';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { exampleAgentId, exampleCallId, operation } from './crm.operation.ts';

/** Orders a call to a person of the CRM, by the dialler of all outbound calls. */
export const startCrmCall = operation({
  method: 'POST',
  path: '/api/crm/calls',
  id: 'startCrmCall',
  summary: 'CRM package: start a call',
  description:
    'Click-to-call: the agent calls the person as soon as lines, limits and hours allow. Send an `Idempotency-Key`, so that a second click or a repeated request places no second call.',
  access: apiKey('crm:call'),
  audit: 'outbound_call.create',
  maxBodyBytes: 512 * 1024,
  maxBodyValues: 1000,
  body: CrmCallCreate,
  answer: { status: 202, schema: CrmCall },
  refusals: ['forbidden', 'insufficient_balance', 'not_found', 'conflict'],
  example: {
    body: { agent_id: exampleAgentId, phone_number: '+46701234567', record_id: 'contact-4711' },
    answer: {
      id: exampleCallId,
      status: 'queued',
      agent_id: exampleAgentId,
      phone_number: '+46701234567',
      from_number: '+46846500420',
      created_at: '2026-03-01T09:30:00.000Z',
    },
  },
  async run(context) {
    const { tx, body, newId, audit, headers } = context;
    const agent = await getAgentToUse(tx, body.agent_id);
    if (!agent.config.is_active) throw agentInactive();
    const { phone_number, record_id, from_number, dynamic_variables, metadata } = body;
    const dialled = checkDialTarget(phone_number);
    if ('objection' in dialled) throw refuseFields([dialFaultDetail('/phone_number', dialled.objection)]);
    const order = StartOutboundCall.parse({
      agent_id: body.agent_id,
      to_number: phone_number,
      from_number,
      dynamic_variables,
      metadata: { ...metadata, ...(record_id && { crm_record_id: record_id }) },
    });
    const id = newId() as CallId;
    audit.resource(id);
    audit.details({ by: 'crm' });
    headers.set('location', `/api/calls/${id}`);
    const { id: agentId, version, config } = agent;
    const call = await orderCall(context, { id, agent: { id: agentId, version, config }, secretIds: [], order });
    return {
      id: call.id,
      status: call.status,
      agent_id: call.agent_id,
      phone_number: call.phone_number,
      from_number: call.from_number,
      created_at: call.created_at,
    };
  },
});
