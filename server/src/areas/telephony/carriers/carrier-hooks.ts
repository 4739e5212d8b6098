import type { AgentId, CallId } from '@parley/contract/ids';

/** Placeholder id in webhook URLs: for a number without an agent, and for a call by an ad-hoc agent. */
export const noAgent = '00000000-0000-0000-0000-000000000000' as AgentId;

/**
 * Webhook URLs of an agent's calls at a carrier; `callId`: of this outbound call. Null is an ad-hoc agent; `callId`
 * then identifies the tenant.
 */
export function carrierHooks(
  publicUrl: string,
  about: { provider: string; agentId: AgentId | null; callId?: CallId },
): { voiceUrl: string; answerUrl: string; statusUrl: string } {
  const path = `/api/telephony/webhooks/${about.provider}/${about.agentId ?? noAgent}`;
  const voice = new URL(path, publicUrl);
  if (about.callId !== undefined) voice.searchParams.set('call_id', about.callId);
  const status = new URL(voice);
  status.searchParams.set('event', 'status');
  return { voiceUrl: voice.href, answerUrl: voice.href, statusUrl: status.href };
}
