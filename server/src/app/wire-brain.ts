import type { TenantId } from '@parley/contract/ids';
import type { LanguageModelOption } from '@parley/contract/resources/language-model';
import type { Egress } from '@parley/egress';
import type { ProviderKeys } from '#areas/platform/provider-keys';
import { createBrain, type SummarisingBrain } from '#brain/create-brain.ts';
import type { ModelCatalogue } from '#brain/ports.ts';
import { createPromptFacts, createWordReader } from '#brain/prompt-facts.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { VendorName } from '../providers/language/ai-sdk/vendor-models.ts';
import { createBuiltinModel } from '../providers/language/builtin/builtin-model.ts';
import { createModelCatalogue, defaultModels } from '../providers/language/model-catalogue.ts';
import type { ModelServers } from '../providers/language/model-servers/model-servers.ts';
import { languageModelKeys } from './environment-keys.ts';

/** Composes the brain from the configured language models, which it returns too. */
export function wireBrain({
  keys,
  addresses,
  egress,
  clock,
  modelServers,
}: {
  keys: Pick<ProviderKeys, 'find'>;
  /** Other addresses of vendors than their own. */
  addresses?: Partial<Record<string, string>>;
  egress: Egress;
  clock: Clock;
  modelServers: Pick<ModelServers, 'fetchFor' | 'find'>;
}): SummarisingBrain & { models: ModelCatalogue } {
  const facts = createPromptFacts();
  const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });
  const models = createModelCatalogue({
    keys: languageModelKeys(keys),
    egress,
    builtin,
    modelServers,
    ...(addresses && { addresses }),
  });
  return { ...createBrain({ models, facts, clock }), models };
}

/** The built-in model, and the default one of each vendor with a key for the account. */
export function vendorModels(keys: Pick<ProviderKeys, 'find'>, tenantId: TenantId): LanguageModelOption[] {
  const keyOf = languageModelKeys(keys);
  const vendors = (Object.entries(defaultModels) as [VendorName, string][]).filter(([name]) => keyOf(name, tenantId));
  return [
    { provider: 'builtin', model: '', server: null },
    ...vendors.map(([provider, model]) => ({ provider, model, server: null })),
  ];
}
