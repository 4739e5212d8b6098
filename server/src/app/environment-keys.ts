import type { TenantId } from '@parley/contract/ids';
import type { KeyProvider } from '@parley/contract/resources/provider-key';
import type { ProviderKeys } from '#areas/platform/provider-keys';
import type { LanguageModelKeys } from '../providers/language/model-catalogue.ts';
import type { Config } from './config.ts';

/** Keys of vendors in the settings of this process. */
export function environmentKeys(config: Config): Partial<Record<KeyProvider, { key: string; region: string | null }>> {
  const keys: Partial<Record<KeyProvider, string | undefined>> = {
    openai: config.openaiApiKey,
    anthropic: config.anthropicApiKey,
    google: config.googleApiKey,
    groq: config.groqApiKey,
    mistral: config.mistralApiKey,
    deepgram: config.deepgramApiKey,
    elevenlabs: config.elevenlabsApiKey,
    cartesia: config.cartesiaApiKey,
    assemblyai: config.assemblyaiApiKey,
    // Useless without its region.
    azure: config.azureSpeechRegion === undefined ? undefined : config.azureSpeechKey,
  };
  return Object.fromEntries(
    Object.entries(keys).flatMap(([provider, key]) => {
      const region = provider === 'azure' ? (config.azureSpeechRegion ?? null) : null;
      return key === undefined ? [] : [[provider, { key, region }]];
    }),
  );
}

/** Keys of language models as the catalogue asks for them. */
export const languageModelKeys =
  (keys: Pick<ProviderKeys, 'find'>): LanguageModelKeys =>
  (provider, tenantId) =>
    provider === 'openai-compatible' ? undefined : keys.find(provider, tenantId)?.key;

/** Keys of speech vendors for an account, in the form of the settings. */
export function speechConfigFor(config: Config, keys: Pick<ProviderKeys, 'find'>, tenantId: TenantId) {
  const keyOf = (provider: KeyProvider) => keys.find(provider, tenantId)?.key;
  const azure = keys.find('azure', tenantId);
  return {
    speechAddresses: config.speechAddresses,
    openaiApiKey: keyOf('openai'),
    deepgramApiKey: keyOf('deepgram'),
    elevenlabsApiKey: keyOf('elevenlabs'),
    cartesiaApiKey: keyOf('cartesia'),
    assemblyaiApiKey: keyOf('assemblyai'),
    azureSpeechKey: azure?.key,
    azureSpeechRegion: azure?.region ?? undefined,
  };
}
