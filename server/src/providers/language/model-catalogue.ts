import type { TenantId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import type { LanguageModel, ModelCatalogue, ModelChoice } from '#brain/ports.ts';
import { createLanguageModel } from './ai-sdk/create-language-model.ts';
import type { VendorName } from './ai-sdk/vendor-models.ts';
import { createWordUnderstanding } from './builtin/word-understanding.ts';
import { createLocalModel } from './model-servers/create-local-model.ts';
import type { ModelServers } from './model-servers/model-servers.ts';

/** Default model of each vendor with a key: offered to tenants, and used where an agent names none: small, fast and cheap. */
export const defaultModels: Partial<Record<VendorName, string>> = {
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

/** Finds the API key of a vendor for a tenant; null: without a tenant. */
export type LanguageModelKeys = (provider: VendorName, tenantId: TenantId | null) => string | undefined;

/** Language models of the vendors whose API keys are configured, and the built-in one. */
export function createModelCatalogue(parts: {
  keys: LanguageModelKeys;
  egress: Egress;
  builtin: LanguageModel;
  /** Servers of the provider `local`. */
  modelServers: Pick<ModelServers, 'fetchFor' | 'find'>;
  /** Other base addresses than the vendors' own. */
  addresses?: Partial<Record<string, string>>;
}): ModelCatalogue {
  const { keys, builtin } = parts;
  const models = new Map<string, LanguageModel>();

  function open({ provider, model, url, headers }: ModelChoice, timeoutMs: number, apiKey?: string): LanguageModel {
    const timeouts = { firstPartTimeoutMs: timeoutMs, idleTimeoutMs };
    if (provider === 'builtin') return builtin;
    if (provider === 'local') return createLocalModel({ servers: parts.modelServers, name: model, ...timeouts });
    const address = url ?? parts.addresses?.[provider];
    return createLanguageModel({
      provider,
      model,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(address === undefined ? {} : { baseUrl: address.replace(/\/+$/, '') }),
      headers,
      fetch: parts.egress.fetchFor({ timeoutMs, idleTimeoutMs, maxBytes: maxAnswerBytes }),
      ...timeouts,
    });
  }

  /** A stored key goes to its vendor's own address alone: an agent's `url` may be anybody's. */
  function keyFor({ provider, url }: ModelChoice, tenantId: TenantId | null): string | undefined {
    return provider === 'builtin' || provider === 'local' || url !== undefined ? undefined : keys(provider, tenantId);
  }

  return {
    builtin,
    words: createWordUnderstanding(),
    idleTimeoutMs,
    modelFor(choice, timeoutMs, tenantId) {
      if (choice.provider === 'builtin') return builtin;
      const apiKey = keyFor(choice, tenantId);
      const identity = JSON.stringify([choice.provider, choice.model, choice.url, choice.headers, timeoutMs, apiKey]);
      const known = models.get(identity);
      if (known) return known;
      const model = open(choice, timeoutMs, apiKey);
      if (models.size >= modelsMax) models.clear();
      models.set(identity, model);
      return model;
    },
    defaultFallbacks(provider, tenantId) {
      // An agent of a model on this machine sends conversations to a vendor only where it says so.
      if (provider === 'local') return [{ provider: 'builtin', model: '', headers: {} }];
      const vendors = (Object.keys(defaultModels) as VendorName[]).filter(
        (name) => name !== provider && keys(name, tenantId),
      );
      const choices = vendors.map((name): ModelChoice => {
        return { provider: name, model: defaultModels[name] ?? '', headers: {} };
      });
      return [...choices, { provider: 'builtin', model: '', headers: {} }];
    },
  };
}
