import type { LanguageModelOption } from '@parley/contract/resources/language-model';
import type { Egress } from '@parley/egress';
import { createBrain, type SummarisingBrain } from '#brain/create-brain.ts';
import type { ModelCatalogue } from '#brain/ports.ts';
import { createPromptFacts, createWordReader } from '#brain/prompt-facts.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { VendorName } from '../providers/language/ai-sdk/vendor-models.ts';
import { createBuiltinModel } from '../providers/language/builtin/builtin-model.ts';
import { createModelCatalogue, defaultModels, type LanguageModelKeys } from '../providers/language/model-catalogue.ts';
import type { ModelServers } from '../providers/language/model-servers/model-servers.ts';
import type { Config } from './config.ts';

/** Composes the brain from the configured language models, which it returns too. */
export function wireBrain({
  config,
  egress,
  clock,
  modelServers,
}: {
  config: Config;
  egress: Egress;
  clock: Clock;
  modelServers: Pick<ModelServers, 'fetchFor' | 'find'>;
}): SummarisingBrain & { models: ModelCatalogue } {
  const facts = createPromptFacts();
  const keys = languageModelKeys(config);
  const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });
  const models = createModelCatalogue({ keys, egress, builtin, modelServers });
  return { ...createBrain({ models, facts, clock }), models };
}

/** API keys of the installation, by vendor. */
export function languageModelKeys(config: Config): LanguageModelKeys {
  return {
    openai: config.openaiApiKey,
    anthropic: config.anthropicApiKey,
    google: config.googleApiKey,
    groq: config.groqApiKey,
    mistral: config.mistralApiKey,
  };
}

/** The built-in model, and the default one of each vendor with a key. */
export function vendorModels(config: Config): LanguageModelOption[] {
  const keys = languageModelKeys(config);
  const vendors = Object.entries(defaultModels).filter(([provider]) => keys[provider as keyof typeof keys]);
  return [
    { provider: 'builtin', model: '', server: null },
    ...vendors.map(([provider, model]) => ({ provider: provider as VendorName, model, server: null })),
  ];
}
