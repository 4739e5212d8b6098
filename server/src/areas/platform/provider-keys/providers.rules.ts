import type { KeyProvider, ProviderUse } from '@parley/contract/resources/provider-key';

/** Purposes of each vendor. */
export const usesOf: Readonly<Record<KeyProvider, readonly ProviderUse[]>> = {
  openai: ['llm', 'stt', 'tts'],
  anthropic: ['llm'],
  google: ['llm'],
  groq: ['llm'],
  mistral: ['llm'],
  deepgram: ['stt', 'tts'],
  elevenlabs: ['stt', 'tts'],
  cartesia: ['tts'],
  assemblyai: ['stt'],
  azure: ['stt', 'tts'],
};

/** Part of a key that may be shown. */
export const hintOf = (key: string): string => key.slice(-4);

/** Region of a key, checked: azure needs one, the others have none. Undefined: it does not fit the provider. */
export function regionFor(provider: KeyProvider, region: string | undefined): string | null | undefined {
  if (provider === 'azure') return region;
  return region === undefined ? null : undefined;
}
