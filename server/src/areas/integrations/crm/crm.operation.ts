import type { AgentId, CallId } from '@parley/contract/ids';
import type { CrmConversation } from '@parley/contract/resources/crm';
import type { OutboundCallsDeps } from '#areas/telephony/outbound-calls';
import { operationOf } from '#platform/http/operation.ts';
import type { Signer } from '#platform/secrets/signer.ts';

export interface CrmDeps {
  chooseCallerId: OutboundCallsDeps['chooseCallerId'];
  /** Signer of recording links. */
  signer: Signer;
  /** Public URL of this installation; undefined: the request's own. */
  publicUrl: string | undefined;
}

export const operation = operationOf<CrmDeps>();

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as CallId;

export const exampleConversation: CrmConversation = {
  kind: 'call',
  id: exampleCallId,
  agent_id: exampleAgentId,
  agent: 'Reception',
  direction: 'outbound',
  status: 'completed',
  phone_number: '+46701234567',
  name: null,
  started_at: '2026-03-01T09:30:00.000Z',
  ended_at: '2026-03-01T09:31:08.000Z',
  duration_seconds: 68,
  summary: 'Booked a service on Tuesday at 10.',
  success: true,
  sentiment: 'positive',
  recording_available: true,
  record_id: 'contact-4711',
};
