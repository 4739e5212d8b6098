import type { TenantId } from '@parley/contract/ids';
import type { KeyProvider } from '@parley/contract/resources/provider-key';
import type { SealedPlace } from '#platform/secrets/sealer.ts';

/** Place a key is sealed for: it opens for its account and provider alone. */
export const placeOf = (tenantId: TenantId | null, provider: KeyProvider): SealedPlace =>
  tenantId === null
    ? { tenantId: 'platform', table: 'platform_provider_keys', rowId: provider }
    : { tenantId, table: 'provider_keys', rowId: provider };
