import type { AgentId, CallId } from '@parley/contract/ids';

/** Where a carrier asks and tells about calls of an agent; `callId`: about this one, which is placed from here. */
export function carrierHooks(
  publicUrl: string,
  about: { provider: string; agentId: AgentId; callId?: CallId },
): { voiceUrl: string; answerUrl: string; statusUrl: string } {
  const path = `/api/telephony/webhooks/${about.provider}/${about.agentId}`;
  const voice = new URL(path, publicUrl);
  if (about.callId !== undefined) voice.searchParams.set('call_id', about.callId);
  const status = new URL(voice);
  status.searchParams.set('event', 'status');
  return { voiceUrl: voice.href, answerUrl: voice.href, statusUrl: status.href };
}
