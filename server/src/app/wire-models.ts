import { readAcceptedModelServers } from '#areas/platform/language-models';
import { openProviderKeys } from '#areas/platform/provider-keys';
import { createSealer } from '#platform/secrets/sealer.ts';
import { ModelServers } from '../providers/language/model-servers/model-servers.ts';
import type { BuildOptions } from './build-options.ts';
import { environmentKeys } from './environment-keys.ts';
import type { Infrastructure } from './infrastructure.ts';
import { wireBrain } from './wire-brain.ts';

/** Language models of the installation: servers on this machine, keys of vendors, and the brain that uses them. */
export async function wireModels(
  floor: Infrastructure,
  options: Pick<BuildOptions, 'modelServerPorts' | 'vendorAddresses'>,
) {
  const { config, clock, log, db, bus, keyring, egress, userAgent } = floor;
  const { modelServerPorts, vendorAddresses } = options;
  const modelServers = new ModelServers({
    configured: config.modelServers,
    readAccepted: () => readAcceptedModelServers(db.platform),
    allowsSearch: config.findsModelServers,
    userAgent,
    ...(modelServerPorts ? { ports: modelServerPorts } : {}),
    monotonicMs: () => clock.monotonicMs(),
  });
  const sealer = createSealer(keyring.sealing);
  const environment = environmentKeys(config);
  const providerKeys = await openProviderKeys({ platform: db.platform, sealer, environment, bus, log });
  const configuredBrain = wireBrain({
    keys: providerKeys,
    ...(vendorAddresses && { addresses: vendorAddresses }),
    egress,
    clock,
    modelServers,
  });
  return { configuredBrain, modelServers, providerKeys, sealer };
}
