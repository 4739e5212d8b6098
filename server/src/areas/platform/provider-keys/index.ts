import { area } from '#platform/areas/area.ts';
import { deletePlatformProviderKey } from './delete-platform-provider-key.ts';
import { deleteProviderKey } from './delete-provider-key.ts';
import { listPlatformProviderKeys } from './list-platform-provider-keys.ts';
import { listProviderKeys } from './list-provider-keys.ts';
import { providerKeysPersonalData } from './personal-data.ts';
import type { ProviderKeysDeps } from './provider-keys.operation.ts';
import { resealKeys } from './reseal-keys.ts';
import { setPlatformProviderKey } from './set-platform-provider-key.ts';
import { setProviderKey } from './set-provider-key.ts';

export { openProviderKeys, type ProviderKeys } from './provider-key-directory.ts';
export type { ProviderKeysDeps } from './provider-keys.operation.ts';

/** Keys of vendors of language models and speech, of accounts and of the installation. */
export const providerKeysArea = area<ProviderKeysDeps>({
  name: 'provider-keys',
  personalData: providerKeysPersonalData,
  operations: {
    Account: [listProviderKeys, setProviderKey, deleteProviderKey],
    'Reseller and platform admin': [listPlatformProviderKeys, setPlatformProviderKey, deletePlatformProviderKey],
  },
  jobs: (deps) => [resealKeys(deps)],
  close: ({ keys }) => keys.close(),
});
