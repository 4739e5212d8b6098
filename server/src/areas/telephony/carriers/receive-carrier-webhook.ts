import { AgentId, CallId } from '@parley/contract/ids';
import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { answerCall } from './answer-call.ts';
import { carrierSignature } from './carrier-proof.ts';
import { operation } from './telephony.operation.ts';

const exampleAnswer =
  '<?xml version="1.0" encoding="UTF-8"?><Response><Connect><Stream url="wss://parley.example.com/api/telephony/streams/twilio"><Parameter name="token" value="..."/></Stream></Connect></Response>';

/** Carrier webhook: inbound calls, answered outbound calls, call status. */
export const receiveCarrierWebhook = operation({
  method: 'POST',
  path: '/api/telephony/webhooks/{provider}/{agentId}',
  id: 'receiveCarrierWebhook',
  summary: 'Webhook of a carrier',
  description:
    'For carriers, not for people: calls for our numbers are answered with a media stream, and states of calls are taken down. The called number decides which agent answers; it must belong to the tenant of the agent in the path.',
  access: signedBy(carrierSignature),
  audit: notAudited('the call itself is the record'),
  transaction: 'none',
  requestsPerMinute: 6000,
  params: z.object({ provider: z.enum(['twilio', 'telnyx']), agentId: AgentId }),
  query: z.object({
    call_id: CallId.optional().meta({ description: 'Of a call that was placed from here' }),
    event: z.enum(['status']).optional().meta({ description: 'Set in the address that states are told to' }),
  }),
  body: z.string().max(65_536).meta({ description: 'As the carrier documents it: a form, or JSON' }),
  bodyType: 'application/x-www-form-urlencoded',
  takesRawBody: true,
  answer: {
    status: 200,
    schema: z
      .string()
      .meta({ description: 'What the carrier does next, in its own markup; empty where it needs no telling' }),
    contentType: 'text/xml',
    holdsSecret: true,
  },
  refusals: ['not_found', 'conflict', 'unavailable'],
  example: {
    params: { provider: 'twilio', agentId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' },
    body: 'CallSid=CA5e5f4f8b&CallStatus=ringing&Direction=inbound&From=%2B14155550123&To=%2B46812345678',
    answer: exampleAnswer,
  },
  async run({ db, deps, subject, query, request, log, now }) {
    const { adapter, webhook, tenantId, agentId, provider } = subject;
    const notice = adapter.read(webhook);
    const callId = query.call_id ?? null;
    switch (notice.kind) {
      case 'call':
        return answerCall({ db, deps, signed: subject, call: notice.call, callId, request, log, now });
      case 'status':
        await deps.onStatus({ tenantId, agentId, provider, callId, status: notice.status });
        return '';
      case 'nothing':
        return '';
    }
  },
});
