import type { CallId } from '@parley/contract/ids';
import { StartPublicWebVoiceSession, WebVoiceSession } from '@parley/contract/resources/web-voice';
import { findWidgetSettings, getTenantOfAgent, isOriginAllowed } from '#areas/conversations/widget';
import { publicAccess } from '#platform/http/access/access.ts';
import { requireModule } from '#platform/http/access/account-state.ts';
import { notAudited } from '#platform/http/operation.ts';
import { beginSession } from './begin-session.ts';
import { originNotAllowed, voiceIsOff } from './web-voice.errors.ts';
import { agentParams, exampleSession, operation } from './web-voice.operation.ts';

/** Grants one call to a public page; its origin is checked as for chats. */
export const startPublicWebVoiceSession = operation({
  method: 'POST',
  path: '/api/web-voice/agents/{agentId}/sessions',
  id: 'startPublicWebVoiceSession',
  summary: 'Start a call from a page',
  access: publicAccess('visitors have no account; the site is checked against allowed_domains'),
  audit: notAudited('visitors are not people of the tenant; the call itself is the record'),
  requestsPerMinute: 20,
  params: agentParams,
  maxBodyBytes: 128 * 1024,
  body: StartPublicWebVoiceSession,
  answer: { status: 201, schema: WebVoiceSession, holdsSecret: true },
  refusals: ['forbidden', 'insufficient_balance', 'origin_not_allowed', 'not_found', 'not_configured', 'unavailable'],
  example: { params: { agentId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' }, body: {}, answer: exampleSession },
  async run({ db, params, body, deps, request, newId, now }) {
    const tenantId = await getTenantOfAgent(db, params.agentId);
    await requireModule(db, tenantId, 'web_voice');
    const page = { origin: request.origin, ownHost: request.header('host') };
    return db.app.inTenant(tenantId, async (tx) => {
      const { is_voice_enabled: isVoiceOn } = await findWidgetSettings(tx, params.agentId);
      return beginSession(tx, {
        deps,
        tenantId,
        agentId: params.agentId,
        id: newId() as CallId,
        dynamicVariables: body.dynamic_variables,
        origin: request.origin,
        request,
        now,
        checkPage(widget) {
          if (!isOriginAllowed(page, widget.allowed_domains)) throw originNotAllowed();
          if (!isVoiceOn) throw voiceIsOff();
        },
      });
    });
  },
});
