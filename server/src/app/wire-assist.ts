import type { AssistModel, AssistModels } from '#areas/assist/agent-writing';
import type { LanguageModel, ModelCatalogue } from '#brain/ports.ts';
import { writeStructured } from '#brain/write-structured.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { assistChoice } from './assist-settings.ts';
import type { Config } from './config.ts';
import { languageModelKeys } from './wire-brain.ts';

/** Timeout until a model's first token. A structured answer is awaited whole, so it may take longer than in a chat. */
const firstTokenTimeoutMs = 45_000;

/** Models for writing agents. They have no fallbacks: a model that fails is an error, not another engine. */
export function wireAssist({
  config,
  models,
  clock,
}: {
  config: Config;
  models: Pick<ModelCatalogue, 'modelFor'>;
  clock: Clock;
}): AssistModels {
  const choice = assistChoice(config, languageModelKeys(config));
  const writer = (model: LanguageModel): AssistModel => ({
    write: (request) => writeStructured({ ...request, model, now: clock.now() }),
  });
  return {
    ofInstallation: choice === null ? null : writer(models.modelFor(choice, firstTokenTimeoutMs)),
    ofAgent: (llm) => (llm.provider === 'builtin' ? null : writer(models.modelFor(llm, firstTokenTimeoutMs))),
  };
}
