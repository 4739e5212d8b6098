import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import { WebVoiceAvatar } from '@parley/contract/resources/web-voice';
import { getAgent } from '#areas/agents/agents';
import { findWidgetConfig, getTenantOfAgent, isOriginAllowed } from '#areas/conversations/widget';
import { publicAccess } from '#platform/http/access/access.ts';
import { agentInactive, originNotAllowed } from './web-voice.errors.ts';
import { agentParams, operation, type WebCalls } from './web-voice.operation.ts';

/** Gets an agent's avatar for a page, before any call. */
export const getWebVoiceAvatar = operation({
  method: 'GET',
  path: '/api/web-voice/agents/{agentId}/avatar',
  id: 'getWebVoiceAvatar',
  summary: 'Agent avatar preview info',
  access: publicAccess('shown to every visitor before a call; the site is checked against allowed_domains'),
  params: agentParams,
  answer: { status: 200, schema: WebVoiceAvatar },
  refusals: ['forbidden', 'origin_not_allowed', 'not_found'],
  example: {
    params: { agentId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' },
    answer: {
      agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10',
      name: 'Lindgren Dental',
      avatar_url: null,
      primary_color: '#3d5afe',
      modes: ['voice', 'chat'],
      language: 'en',
      vocabulary: 'limited',
      examples: ['What are your opening hours?', 'I would like to book an appointment.'],
    },
  },
  async run({ db, params, deps, request }) {
    const tenantId = await getTenantOfAgent(db, params.agentId);
    return db.app.inTenant(
      tenantId,
      async (tx) => {
        const { config } = await getAgent(tx, params.agentId);
        const widget = await findWidgetConfig(tx, { agentId: params.agentId, agent: config });
        const page = { origin: request.origin, ownHost: request.header('host') };
        if (!isOriginAllowed(page, widget.allowed_domains)) throw originNotAllowed();
        if (!config.is_active) throw agentInactive();
        const modes: ('voice' | 'chat')[] = [];
        if (deps.calls !== null) modes.push('voice');
        if (config.chat_enabled) modes.push('chat');
        return {
          agent_id: params.agentId,
          name: widget.agent_display_name,
          avatar_url: widget.agent_avatar_url || null,
          primary_color: widget.primary_color,
          modes,
          language: config.language,
          ...(await hearingOf(deps.calls, tenantId, config, widget)),
        };
      },
      { onlyReads: true },
    );
  },
});

async function hearingOf(
  calls: WebCalls | null,
  tenantId: TenantId,
  agent: AgentConfig,
  widget: PublicWidgetConfig,
): ReturnType<WebCalls['hearing']> {
  if (calls === null) return { vocabulary: 'none', examples: [] };
  return calls.hearing(
    tenantId,
    agent,
    widget.quick_questions.map(({ message }) => message),
  );
}
