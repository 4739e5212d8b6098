import type { KeyProvider } from '@parley/contract/resources/provider-key';
import type { Egress } from '@parley/egress';
import { azureHost } from '../speech/vendors/azure/azure-address.ts';

interface KeyRequest {
  provider: KeyProvider;
  key: string;
  region: string | null;
}

/** Names of the vendors in messages. */
const titles: Record<KeyProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  groq: 'Groq',
  mistral: 'Mistral',
  deepgram: 'Deepgram',
  elevenlabs: 'ElevenLabs',
  cartesia: 'Cartesia',
  assemblyai: 'AssemblyAI',
  azure: 'Azure Speech',
};

const timeoutMs = 8000;
const maxAnswerBytes = 2 * 1024 * 1024;

/**
 * Creates the test of vendors' keys: one read that costs nothing, through egress. `addresses`: other base addresses than
 * the vendors' own, as the engines have them.
 */
export function createKeyTest({
  egress,
  addresses = {},
}: {
  egress: Pick<Egress, 'fetch'>;
  addresses?: Partial<Record<string, string>>;
}) {
  return async (request: KeyRequest, signal: AbortSignal) => {
    const title = titles[request.provider];
    const { url, headers } = readOf(request, addresses[request.provider]);
    try {
      const limits = { timeoutMs, maxBytes: maxAnswerBytes, retries: 0, redirects: 0 };
      const response = await egress.fetch(url, { headers, signal, ...limits });
      const answer = await response.text();
      return judge(title, response.status, answer);
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message.replace(/\.$/, '') : 'no answer';
      return { state: 'unverified' as const, detail: `${title} could not be asked: ${reason}.` };
    }
  };
}

/** Judges the answer of a vendor. Its words are not quoted: some repeat the key. */
function judge(title: string, status: number, answer: string) {
  if (status < 300) return { state: 'accepted' as const, detail: `${title} accepted the key.` };
  // ElevenLabs answers a restricted key with 401, Google an unknown one with 400.
  const lacksPermission = status === 403 || /missing_permissions/.test(answer);
  if (lacksPermission) {
    const detail = `${title} knows the key, but does not let it list models (${status}). Calls may still work.`;
    return { state: 'unverified' as const, detail };
  }
  if (status === 401 || /API_KEY_INVALID/.test(answer)) {
    const detail = `${title} does not accept the key (${status}): check that it is whole and has not been revoked.`;
    return { state: 'refused' as const, detail };
  }
  const reason = status === 429 ? 'it limits requests just now' : `it answered ${status}`;
  return { state: 'unverified' as const, detail: `${title} did not say if the key is right: ${reason}.` };
}

/** Smallest read of a vendor that needs its key. */
function readOf(
  { provider, key, region }: KeyRequest,
  address: string | undefined,
): { url: string; headers: Record<string, string> } {
  const at = (own: string, path: string) => `${(address ?? own).replace(/^ws/, 'http').replace(/\/+$/, '')}${path}`;
  const bearer = { authorization: `Bearer ${key}` };
  switch (provider) {
    case 'openai':
      return { url: at('https://api.openai.com/v1', '/models'), headers: bearer };
    case 'anthropic': {
      const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
      return { url: at('https://api.anthropic.com/v1', '/models?limit=1'), headers };
    }
    case 'google': {
      const base = 'https://generativelanguage.googleapis.com/v1beta';
      return { url: at(base, '/models?pageSize=1'), headers: { 'x-goog-api-key': key } };
    }
    case 'groq':
      return { url: at('https://api.groq.com/openai/v1', '/models'), headers: bearer };
    case 'mistral':
      return { url: at('https://api.mistral.ai/v1', '/models'), headers: bearer };
    case 'deepgram':
      return { url: at('https://api.deepgram.com', '/v1/auth/token'), headers: { authorization: `Token ${key}` } };
    case 'elevenlabs':
      return { url: at('https://api.elevenlabs.io', '/v1/models'), headers: { 'xi-api-key': key } };
    case 'cartesia': {
      const headers = { ...bearer, 'cartesia-version': '2025-04-16' };
      return { url: at('https://api.cartesia.ai', '/voices/?limit=1'), headers };
    }
    case 'assemblyai': {
      // The address of the engine has the path of its socket.
      const { origin } = new URL((address ?? 'wss://streaming.assemblyai.com').replace(/^ws/, 'http'));
      return { url: `${origin}/v3/token?expires_in_seconds=60`, headers: { authorization: key } };
    }
    case 'azure': {
      const own = `https://${azureHost('tts', region ?? '')}`;
      const headers = { 'ocp-apim-subscription-key': key };
      return { url: at(own, '/cognitiveservices/voices/list'), headers };
    }
  }
}
