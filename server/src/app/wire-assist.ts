import type { AssistModel, AssistModels } from '#areas/assist/agent-writing';
import type { ProviderKeys } from '#areas/platform/provider-keys';
import type { LanguageModel, ModelCatalogue } from '#brain/ports.ts';
import { writeStructured } from '#brain/write-structured.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { assistChoice } from './assist-settings.ts';
import type { Config } from './config.ts';
import { languageModelKeys } from './environment-keys.ts';

/** Timeout until a model's first token. A structured answer is awaited whole, so it may take longer than in a chat. */
const firstTokenTimeoutMs = 45_000;

/** Models for writing agents. They have no fallbacks: a model that fails is an error, not another engine. */
export function wireAssist({
  config,
  keys,
  models,
  clock,
}: {
  config: Config;
  keys: Pick<ProviderKeys, 'find'>;
  models: Pick<ModelCatalogue, 'modelFor'>;
  clock: Clock;
}): AssistModels {
  const writer = (model: LanguageModel): AssistModel => ({
    write: (request) => writeStructured({ ...request, model, now: clock.now() }),
  });
  return {
    ofInstallation(tenantId) {
      const choice = assistChoice(config, (provider) => languageModelKeys(keys)(provider, tenantId));
      return choice === null ? null : writer(models.modelFor(choice, firstTokenTimeoutMs, tenantId));
    },
    ofAgent: (llm, tenantId) =>
      llm.provider === 'builtin' ? null : writer(models.modelFor(llm, firstTokenTimeoutMs, tenantId)),
  };
}
