import { IntegrationRun, IntegrationRunRequest } from '@parley/contract/resources/integration-run';
import type { TenantId, ToolLogId } from '@parley/contract/ids';
import type { ToolConversation } from '#areas/agents/tool-runs';
import { exampleConnectionId } from '#areas/integrations/connections';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import { actionNotAllowed } from './execution.errors.ts';
import { operation } from './execution.operation.ts';
import type { LiveCallFacts } from './live-call.queries.ts';
import { runtimeToken } from './runtime-proof.ts';

/** Takes an action of a connection during a call, for the server that a tool has asked. */
export const executeAction = operation({
  method: 'POST',
  path: '/api/integrations/execute',
  id: 'executeIntegrationAction',
  summary: 'Execution during a call',
  description:
    'Takes an action that the agent of the call has at a connection, with the arguments checked and within ten seconds, and writes it to the tool log. For the server behind a webhook tool: the key of the CRM stays here. A failure of the vendor is a `status`, not an error.',
  access: signedBy(runtimeToken),
  audit: notAudited('the tool log is the record'),
  transaction: 'none',
  requestsPerMinute: 120,
  body: IntegrationRunRequest,
  answer: { status: 200, schema: IntegrationRun, caching: 'no-store' },
  refusals: ['not_found'],
  example: {
    body: { connection_id: exampleConnectionId, action: 'find_contact', arguments: { phone: '+46701234567' } },
    answer: {
      status: 'ok',
      result: '{"contacts":[]}',
      latency_ms: 180,
      log_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b72' as ToolLogId,
    },
  },
  async run({ tenantId, subject: call, body, now, deps, request, log }) {
    const { connection_id: connectionId, action } = body;
    const conversation = conversationOf(call, { tenantId, now, log });
    const asked = { connectionId, action, arguments: body.arguments };
    const ran = await deps.tools.runAction(conversation, asked, request.closed);
    if (!ran) throw actionNotAllowed();
    return { status: ran.status, result: ran.result, latency_ms: ran.latencyMs, log_id: ran.logId as ToolLogId };
  },
});

/** The call as tools see it, without what only its own process can do. */
function conversationOf(
  call: LiveCallFacts,
  { tenantId, now, log }: { tenantId: TenantId; now: Date; log: Logger },
): ToolConversation {
  const { id, type, agent, phoneNumber, metadata, startedAt } = call;
  const offsetMs = () => Math.max(0, now.getTime() - startedAt.getTime());
  return {
    tenantId,
    agent,
    channel: 'voice',
    call: { id, type, phoneNumber, ourNumber: null, metadata, offsetMs },
    session: null,
    variables: () => ({}),
    isVerified: () => false,
    isPortalUser: () => false,
    client: null,
    pressDigits: null,
    log,
  };
}
