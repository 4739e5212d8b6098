import type { AgentConfig } from '@parley/contract/resources/agent';
import type { SpeechOptions } from '#voice/ports.ts';
import type { SpeechToTextEngine, TextToSpeechEngine } from '../messages/speech-engine.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';

type Vendor = Exclude<SpeechToTextEngine['vendor'] | TextToSpeechEngine['vendor'], 'builtin' | 'openai-compatible'>;

const hearingVendors = ['deepgram', 'assemblyai', 'elevenlabs', 'azure', 'openai'] as const;
const speakingVendors = ['elevenlabs', 'cartesia', 'deepgram', 'azure', 'openai'] as const;

/**
 * Speech-to-text engines in failover order: the agent's choice, then every other vendor with a key, then the built-in
 * recognizer, which depends on no vendor.
 */
export function recognizerChain(agent: AgentConfig, config: SpeechConfig): SpeechToTextEngine[] {
  const { provider, model, url } = agent.stt;
  const chosen: SpeechToTextEngine[] = [];
  if (provider === 'openai-compatible' && url !== undefined) {
    chosen.push({ vendor: provider, baseUrl: url, model: model || 'whisper-1' });
  }
  const others = provider === 'builtin' ? [] : hearingVendors.filter((vendor) => vendor !== provider);
  for (const vendor of [provider, ...others]) {
    const access = isHearingVendor(vendor) ? accessOf(vendor, config) : undefined;
    if (access === undefined) continue;
    chosen.push({ ...access, ...(vendor === provider && model ? { model } : {}) } as SpeechToTextEngine);
  }
  return [...chosen, { vendor: 'builtin' }];
}

/** Voices in failover order: the agent's voice and its fallbacks, other vendors, the built-in one. */
export function voiceChain(
  agent: AgentConfig,
  config: SpeechConfig,
): { engine: TextToSpeechEngine; options: SpeechOptions }[] {
  const { provider, voice_id: voiceId, fallback_voice_ids: fallbackIds, speed, stability, url } = agent.voice;
  const optionsFor = (id: string): SpeechOptions => ({
    voiceId: id,
    language: agent.language,
    speed,
    stability,
    pronunciations,
  });
  const pronunciations = agent.voice.pronunciation_dictionary;
  const voices: { engine: TextToSpeechEngine; options: SpeechOptions }[] = [];
  const own = voiceEngineOf(provider, url, config);
  if (own !== undefined) {
    for (const id of [voiceId, ...fallbackIds]) voices.push({ engine: own, options: optionsFor(id) });
  }
  const others = provider === 'builtin' ? [] : speakingVendors.filter((vendor) => vendor !== provider);
  for (const vendor of others) {
    const access = accessOf(vendor, config);
    if (access !== undefined) voices.push({ engine: access as TextToSpeechEngine, options: optionsFor('') });
  }
  if (provider !== 'builtin') voices.push({ engine: { vendor: 'builtin' }, options: optionsFor('') });
  return voices;
}

/** Engine of a provider; undefined where the installation has no key, or the agent no address, for it. */
export function voiceEngineOf(
  provider: string,
  url: string | undefined,
  config: SpeechConfig,
): TextToSpeechEngine | undefined {
  if (provider === 'builtin') return { vendor: 'builtin' };
  if (provider === 'openai-compatible') {
    return url === undefined ? undefined : { vendor: provider, baseUrl: url, model: 'tts-1' };
  }
  return isSpeakingVendor(provider) ? (accessOf(provider, config) as TextToSpeechEngine | undefined) : undefined;
}

function isHearingVendor(provider: string): provider is (typeof hearingVendors)[number] {
  return (hearingVendors as readonly string[]).includes(provider);
}

function isSpeakingVendor(provider: string): provider is (typeof speakingVendors)[number] {
  return (speakingVendors as readonly string[]).includes(provider);
}

/** How a vendor is reached; undefined where the installation has no key for it. */
export function accessOf(vendor: Vendor, config: SpeechConfig) {
  const baseUrl = config.speechAddresses[vendor];
  const address = baseUrl === undefined ? {} : { baseUrl };
  const apiKey = keyOf(vendor, config);
  if (apiKey === undefined) return undefined;
  if (vendor !== 'azure') return { vendor, apiKey, ...address };
  return config.azureSpeechRegion === undefined
    ? undefined
    : { vendor, apiKey, region: config.azureSpeechRegion, ...address };
}

function keyOf(vendor: Vendor, config: SpeechConfig): string | undefined {
  switch (vendor) {
    case 'deepgram':
      return config.deepgramApiKey;
    case 'elevenlabs':
      return config.elevenlabsApiKey;
    case 'cartesia':
      return config.cartesiaApiKey;
    case 'assemblyai':
      return config.assemblyaiApiKey;
    case 'azure':
      return config.azureSpeechKey;
    case 'openai':
      return config.openaiApiKey;
  }
}
