import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig, AgentWarning } from '@parley/contract/resources/agent';
import { findEspeak, wantsEspeak } from '../providers/speech/local/espeak/find-espeak.ts';
import { hearingOf } from '../providers/speech/local/grammar/hearing-of-language.ts';
import { type Config, settings } from './config.ts';

type Setting = keyof typeof settings & keyof Config;

/** Settings each vendor needs; when they are missing, another vendor answers for an agent that names it. */
const languageModelKeys: Partial<Record<string, readonly Setting[]>> = {
  openai: ['openaiApiKey'],
  anthropic: ['anthropicApiKey'],
  google: ['googleApiKey'],
  groq: ['groqApiKey'],
  mistral: ['mistralApiKey'],
};
const speechKeys: Partial<Record<string, readonly Setting[]>> = {
  openai: ['openaiApiKey'],
  deepgram: ['deepgramApiKey'],
  elevenlabs: ['elevenlabsApiKey'],
  cartesia: ['cartesiaApiKey'],
  assemblyai: ['assemblyaiApiKey'],
  azure: ['azureSpeechKey', 'azureSpeechRegion'],
};

/**
 * Lists what of an agent's settings cannot take effect here: vendors without a key, a language that recognizer or voice
 * do not know; and noise suppression that is off where it is needed. Such an agent is not refused: keys may be added
 * later, and failover to another model or voice would otherwise go unnoticed.
 */
export function createAgentWarnings(
  config: Config,
  modelServers: () => ReadonlySet<string> = () => new Set(),
  hasRecognizer: (language: string) => boolean = () => false,
  hasEspeak = findEspeak() !== undefined,
  hasStoredKey: (provider: string, tenantId: TenantId) => boolean = () => false,
): (agent: AgentConfig, tenantId: TenantId) => AgentWarning[] {
  const missingSettings = (names: readonly Setting[] | undefined) =>
    (names ?? []).filter((name) => config[name] === undefined).map((name) => settings[name].variable);

  /** Settings that lack for a vendor; none where a key is stored. */
  function missing(provider: string, names: readonly Setting[] | undefined, tenantId: TenantId): string[] {
    return hasStoredKey(provider, tenantId) ? [] : missingSettings(names);
  }

  function ofModel(
    choice: { provider: string; model: string; url?: string | undefined; headers: Record<string, string> },
    path: string,
    tenantId: TenantId,
  ): AgentWarning[] {
    if (choice.provider === 'local') return ofModelServer(choice.model, path);
    // The agent's own URL or headers may contain the key.
    if (choice.url !== undefined || Object.keys(choice.headers).length > 0) return [];
    const lacking = missing(choice.provider, languageModelKeys[choice.provider], tenantId);
    if (lacking.length === 0) return [];
    const message = `No API key for ${choice.provider}: enter one in the console (Vendor keys), set ${lacking.join(' and ')} for the server, or send the vendor's key in the agent's \`headers\`. Until then another model replies, the built-in one as a last resort`;
    return [{ code: 'model_key_missing', path, provider: choice.provider, settings: lacking, message }];
  }

  function ofModelServer(model: string, path: string): AgentWarning[] {
    const server = model.split('/')[0] ?? '';
    if (modelServers().has(server)) return [];
    const lacking = [settings.modelServers.variable];
    const message = `No model server "${server}" is turned on: a platform admin turns it on in the console (Models), or names it in ${lacking[0]}. Until then another model replies, the built-in one as a last resort`;
    return [{ code: 'model_server_missing', path, provider: 'local', settings: lacking, message }];
  }

  function ofSpeech(
    provider: string,
    code: 'voice_key_missing' | 'stt_key_missing',
    path: string,
    tenantId: TenantId,
  ): AgentWarning[] {
    const lacking = missing(provider, speechKeys[provider], tenantId);
    if (lacking.length === 0) return [];
    const what = code === 'voice_key_missing' ? 'another voice is used' : 'another speech-to-text engine is used';
    const message = `No API key for ${provider}: enter one in the console (Vendor keys), or set ${lacking.join(' and ')} for the server. Until then ${what}, the built-in one as a last resort`;
    return [{ code, path, provider, settings: lacking, message }];
  }

  /** The built-in recognizer has weights for few languages; in the others callers choose by keys. */
  function ofLanguage(provider: string, language: string): AgentWarning[] {
    if (provider !== 'builtin' || hearingOf(language) !== 'keypad' || hasRecognizer(language)) return [];
    const lacking = [settings.speechModels.variable];
    const message = `The built-in recognizer does not understand "${language}": callers can only press keys. Set ${lacking[0]} for the server to download a recognizer for the language, or choose a speech vendor for the agent`;
    return [{ code: 'stt_language_unsupported', path: '/language', provider, settings: lacking, message }];
  }

  /** The built-in voice speaks English only, unless the operator has added eSpeak NG. */
  function ofVoiceLanguage(language: string, provider: string, voiceId: string): AgentWarning[] {
    if (provider !== 'builtin' || language.toLowerCase().split('-')[0] === 'en') return [];
    if (hasEspeak && wantsEspeak({ language, voiceId })) return [];
    const message = `The built-in voice is English and reads "${language}" with a strong accent, figures in words of the language. For a voice of the language choose a vendor for \`voice.provider\`, or add eSpeak NG to the installation (docs/how-to/voices.md)`;
    return [{ code: 'voice_language_unsupported', path: '/voice/provider', provider, settings: [], message }];
  }

  /** Noise suppression that is off: agents older than the default of null have false without a choice. */
  function ofNoise({ stt, language, denoise }: AgentConfig): AgentWarning[] {
    const isBuiltin = stt.provider === 'builtin' && hearingOf(language) !== 'keypad' && !hasRecognizer(language);
    if (denoise !== false || !isBuiltin) return [];
    const message =
      'Noise suppression is off, without which the built-in recognizer understands little in a noisy place. Set `denoise` to null to turn it on where it helps';
    return [{ code: 'denoise_off', path: '/denoise', provider: 'builtin', settings: [], message }];
  }

  return (agent, tenantId) => {
    const { llm, voice, stt, language } = agent;
    return [
      ...ofModel(llm, '/llm/provider', tenantId),
      ...(llm.fallbacks ?? []).flatMap((choice, at) => ofModel(choice, `/llm/fallbacks/${at}/provider`, tenantId)),
      ...ofSpeech(voice.provider, 'voice_key_missing', '/voice/provider', tenantId),
      ...ofVoiceLanguage(language, voice.provider, voice.voice_id),
      ...ofSpeech(stt.provider, 'stt_key_missing', '/stt/provider', tenantId),
      ...ofLanguage(stt.provider, language),
      ...ofNoise(agent),
    ];
  };
}
