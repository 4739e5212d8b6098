import { VoiceProblem, type VoiceSession } from './types.ts';

/** Unit: milliseconds. */
const answerMs = 15_000;

/**
 * Asks the server for a call with an agent. Rejects with `VoiceProblem`: `busy` (503, 429), `refused` (other refusals)
 * or `network_lost`.
 */
export async function requestVoiceSession(options: {
  baseUrl: string;
  agentId: string;
  /** Fills `{{name}}` in the agent's texts. */
  variables?: Readonly<Record<string, string>>;
}): Promise<VoiceSession> {
  const { baseUrl, agentId, variables } = options;
  const address = new URL(`/api/web-voice/agents/${encodeURIComponent(agentId)}/sessions`, baseUrl);
  const response = await fetch(String(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(variables ? { dynamic_variables: variables } : {}),
    credentials: 'omit',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error) => {
    throw new VoiceProblem('network_lost', { cause: error });
  });
  if (response.ok) return response.json();
  throw new VoiceProblem(response.status === 503 || response.status === 429 ? 'busy' : 'refused');
}
