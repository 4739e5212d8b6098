import type { Egress } from '@parley/egress';
import { createBrain, type SummarisingBrain } from '#brain/create-brain.ts';
import { createPromptFacts, createWordReader } from '#brain/prompt-facts.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createBuiltinModel } from '../providers/language/builtin/builtin-model.ts';
import { createModelCatalogue } from '../providers/language/model-catalogue.ts';
import type { Config } from './config.ts';

/** Composes the brain from the configured language models. */
export function wireBrain({
  config,
  egress,
  clock,
}: {
  config: Config;
  egress: Egress;
  clock: Clock;
}): SummarisingBrain {
  const facts = createPromptFacts();
  const keys = {
    openai: config.openaiApiKey,
    anthropic: config.anthropicApiKey,
    google: config.googleApiKey,
    groq: config.groqApiKey,
    mistral: config.mistralApiKey,
  };
  const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });
  return createBrain({ models: createModelCatalogue({ keys, egress, builtin }), facts, clock });
}
