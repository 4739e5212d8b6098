import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import { overriddenConfig } from '#areas/agents/agents';
import { versionFor } from '#areas/agents/traffic-splits';
import { requireBalance } from '#areas/business/balance';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { issueToken } from '#platform/ids/token.ts';
import { accessTokenPrefix } from './session-proof.ts';
import { insertSession } from './sessions.queries.ts';
import { agentInactive, noVoiceHere, tooBusy } from './web-voice.errors.ts';
import type { WebVoiceDeps } from './web-voice.operation.ts';

const minutesToJoin = 10;

/** Grants one call: refused at once without capacity, before the caller waits. */
export async function beginSession(
  tx: Tx,
  asked: {
    deps: WebVoiceDeps;
    tenantId: TenantId;
    agentId: AgentId;
    id: CallId;
    agentOverride?: unknown;
    dynamicVariables?: Readonly<Record<string, string>> | undefined;
    metadata?: Readonly<Record<string, string>> | undefined;
    /** Set for a request from a page: the token is bound to that origin. */
    origin: string | null;
    request: RequestFacts;
    now: Date;
    /** Checks the requesting page against the agent's allowed origins. */
    checkPage?(widget: PublicWidgetConfig): void;
  },
) {
  const { deps, now, id } = asked;
  if (deps.calls === null) throw noVoiceHere();
  const refused = deps.calls.refusal();
  if (refused) throw tooBusy(refused);
  const agent = await versionFor(tx, asked.agentId, id);
  const config = overriddenConfig(agent.config, asked.agentOverride, 'agent_override');
  const widget = await findWidgetConfig(tx, { agentId: asked.agentId, agent: config });
  asked.checkPage?.(widget);
  if (!config.is_active) throw agentInactive();
  await requireBalance({ tx, now }, { tenantId: asked.tenantId, kind: 'web_call' });
  const { token, hash } = issueToken(accessTokenPrefix);
  const expiresAt = new Date(now.getTime() + minutesToJoin * 60_000);
  await insertSession(tx, {
    tenantId: asked.tenantId,
    id,
    agentId: asked.agentId,
    agentVersion: agent.version,
    agentOverride: asked.agentOverride,
    tokenHash: hash,
    origin: asked.origin,
    dynamicVariables: asked.dynamicVariables ?? {},
    metadata: asked.metadata ?? {},
    now,
    expiresAt,
  });
  const base = baseUrlOf(deps.publicUrl, asked.request);
  const url = new URL(`/api/web-voice/sessions/${id}/offer`, base);
  const socketUrl = new URL(`/api/web-voice/sessions/${id}/socket`, base);
  socketUrl.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const iceServers = deps.calls.iceServers(id, now);
  return {
    call_id: id,
    access_token: token,
    transport: 'webrtc' as const,
    url: url.href,
    websocket_url: socketUrl.href,
    ...(iceServers.length > 0 ? { ice_servers: iceServers } : {}),
    ...(await deps.calls.hearing(
      asked.tenantId,
      config,
      widget.quick_questions.map((question) => question.message),
    )),
    expires_at: expiresAt.toISOString(),
  };
}
