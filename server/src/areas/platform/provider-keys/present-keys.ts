import type { TenantId } from '@parley/contract/ids';
import {
  type KeyProvider,
  keyProviders,
  type ProviderKey,
  type StoredProviderKey,
} from '@parley/contract/resources/provider-key';
import type { ProviderKeys } from './provider-key-directory.ts';
import { usesOf } from './providers.rules.ts';

/** Presents one provider with the key stored here and the one in use. */
export function presentKey(
  keys: Pick<ProviderKeys, 'find'>,
  request: { provider: KeyProvider; tenantId: TenantId | null; stored: StoredProviderKey | undefined },
): ProviderKey {
  const { provider, tenantId, stored } = request;
  return {
    provider,
    uses: [...usesOf[provider]],
    source: keys.find(provider, tenantId)?.source ?? null,
    key: stored ?? null,
  };
}

/** Presents every provider. */
export function presentKeys(
  keys: Pick<ProviderKeys, 'find'>,
  tenantId: TenantId | null,
  stored: ReadonlyMap<string, StoredProviderKey>,
): ProviderKey[] {
  return keyProviders.map((provider) => presentKey(keys, { provider, tenantId, stored: stored.get(provider) }));
}
