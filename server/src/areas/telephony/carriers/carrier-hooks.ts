import type { AgentId, CallId } from '@parley/contract/ids';

/** Stands in an address for no agent: of a number that has none yet, and of a call by an agent made for it alone. */
export const noAgent = '00000000-0000-0000-0000-000000000000' as AgentId;

/**
 * Where a carrier asks and tells about calls of an agent; `callId`: about this one, which is placed from here. Null is an
 * agent that is in no list: whose call it then is, `callId` says.
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
