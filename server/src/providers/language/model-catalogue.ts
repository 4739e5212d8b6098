import type { Egress } from '@parley/egress';
import type { LanguageModel, ModelCatalogue, ModelChoice } from '#brain/ports.ts';
import { createLanguageModel } from './ai-sdk/create-language-model.ts';
import type { VendorName } from './ai-sdk/vendor-models.ts';

/** Default model of each vendor, used where an agent names none: small, fast and cheap. */
const defaultModels: Partial<Record<VendorName, string>> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  groq: 'llama-3.3-70b-versatile',
  mistral: 'mistral-small-latest',
};

/** Longest pause inside a streamed response before failover. Unit: milliseconds. */
const idleTimeoutMs = 5000;
const maxAnswerBytes = 4 * 1024 * 1024;
/** Upper bound on cached models; one per vendor, address and key in use. */
const modelsMax = 1000;

/** API keys of the installation, by vendor. */
export type LanguageModelKeys = Partial<Record<VendorName, string | undefined>>;

/** Language models of the vendors whose API keys are configured, and the built-in one. */
export function createModelCatalogue(parts: {
  keys: LanguageModelKeys;
  egress: Egress;
  builtin: LanguageModel;
}): ModelCatalogue {
  const { keys, builtin } = parts;
  const models = new Map<string, LanguageModel>();
  return {
    builtin,
    idleTimeoutMs,
    modelFor(choice, timeoutMs) {
      if (choice.provider === 'builtin') return builtin;
      const identity = JSON.stringify([choice.provider, choice.model, choice.url, choice.headers, timeoutMs]);
      const known = models.get(identity);
      if (known) return known;
      const apiKey = keys[choice.provider];
      const model = createLanguageModel({
        provider: choice.provider,
        model: choice.model,
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(choice.url === undefined ? {} : { baseUrl: choice.url.replace(/\/+$/, '') }),
        headers: choice.headers,
        fetch: parts.egress.fetchFor({ timeoutMs, idleTimeoutMs, maxBytes: maxAnswerBytes }),
        firstPartTimeoutMs: timeoutMs,
        idleTimeoutMs,
      });
      if (models.size >= modelsMax) models.clear();
      models.set(identity, model);
      return model;
    },
    defaultFallbacks(provider) {
      const vendors = (Object.keys(defaultModels) as VendorName[]).filter((name) => name !== provider && keys[name]);
      const choices = vendors.map((name): ModelChoice => {
        return { provider: name, model: defaultModels[name] ?? '', headers: {} };
      });
      return [...choices, { provider: 'builtin', model: '', headers: {} }];
    },
  };
}
