import type { CallId } from '@parley/contract/ids';
import { StartWebVoiceSession, WebVoiceSession } from '@parley/contract/resources/web-voice';
import { apiKey } from '#platform/http/access/access.ts';
import { beginSession } from './begin-session.ts';
import { exampleSession, operation } from './web-voice.operation.ts';

/** Grants one call from a browser, requested by the customer's server. */
export const startWebVoiceSession = operation({
  method: 'POST',
  path: '/api/web-voice/sessions',
  id: 'startWebVoiceSession',
  summary: 'Create a web voice session token',
  description:
    'The token opens one call with this version of the agent within 10 minutes. Post the SDP offer to `url`, or open `websocket_url`.',
  access: apiKey('calls:write'),
  audit: 'web_voice_session.create',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 6000,
  body: StartWebVoiceSession,
  answer: { status: 201, schema: WebVoiceSession, holdsSecret: true },
  refusals: ['forbidden', 'insufficient_balance', 'not_found', 'not_configured', 'unavailable'],
  example: {
    body: { agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10', dynamic_variables: { first_name: 'Ada' } },
    answer: exampleSession,
  },
  async run({ tx, body, deps, tenantId, request, newId, now, audit }) {
    const id = newId() as CallId;
    audit.resource(id);
    return beginSession(tx, {
      deps,
      tenantId,
      agentId: body.agent_id,
      id,
      agentOverride: body.agent_override,
      dynamicVariables: body.dynamic_variables,
      metadata: body.metadata,
      origin: null,
      request,
      now,
    });
  },
});
