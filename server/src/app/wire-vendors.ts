import type { Egress } from '@parley/egress';
import type { ProviderKeys } from '#areas/platform/provider-keys';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { createVoiceLibrary } from '../calling/voices/voice-library.ts';
import type { ModelServers } from '../providers/language/model-servers/model-servers.ts';
import { createKeyTest } from '../providers/vendor-keys/test-vendor-key.ts';
import type { GivenToAreas } from './areas.ts';
import type { Config } from './config.ts';
import { speechConfigFor } from './environment-keys.ts';
import { vendorModels } from './wire-brain.ts';

/** Models, voices and keys of vendors, as the areas that offer them need them. */
export function wireVendors(parts: {
  config: Config;
  modelServers: ModelServers;
  keys: ProviderKeys;
  sealer: Sealer;
  /** Addresses of a test's vendors. */
  addresses: Partial<Record<string, string>> | undefined;
  egress: Egress;
  clock: Clock;
  log: Logger;
}): Pick<GivenToAreas, 'languageModels' | 'providerKeys' | 'voices'> {
  const { config, modelServers, keys, sealer, addresses, egress, clock, log } = parts;
  return {
    languageModels: { servers: modelServers, vendorModels: (tenantId) => vendorModels(keys, tenantId) },
    providerKeys: {
      keys,
      sealer,
      testKey: createKeyTest({ egress, addresses: { ...config.speechAddresses, ...addresses } }),
    },
    voices: {
      voices: createVoiceLibrary({
        speechConfigFor: (tenantId) => {
          const speech = speechConfigFor(config, keys, tenantId);
          return { ...speech, speechAddresses: { ...speech.speechAddresses, ...addresses } };
        },
        egress,
        clock,
        log,
      }),
    },
  };
}
