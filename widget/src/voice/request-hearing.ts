import type { VoiceHearing } from './types.ts';

/** Unit: milliseconds. */
const answerMs = 10_000;

/** Gets the limits of an agent's speech recognition before any call. Undefined where they cannot be had: the session has them too. */
export async function requestVoiceHearing(options: {
  baseUrl: string;
  agentId: string;
}): Promise<VoiceHearing | undefined> {
  const { baseUrl, agentId } = options;
  const address = new URL(`/api/web-voice/agents/${encodeURIComponent(agentId)}/avatar`, baseUrl);
  try {
    const response = await fetch(String(address), { credentials: 'omit', signal: AbortSignal.timeout(answerMs) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
