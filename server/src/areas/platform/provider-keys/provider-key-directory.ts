import type { TenantId } from '@parley/contract/ids';
import type { KeyProvider } from '@parley/contract/resources/provider-key';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { rereadOnChange } from '#platform/bus/reread-on-change.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { listSealedKeys } from './provider-keys.queries.ts';
import { placeOf } from './sealed-place.ts';

/** Key to use at a vendor. Never return or log it. */
export interface FoundKey {
  key: string;
  /** Region of an azure key. */
  region: string | null;
  source: 'account' | 'installation' | 'environment';
}

/** Keys of vendors, in memory, so that every turn of a conversation can ask. */
export interface ProviderKeys {
  /** Key of the account, else of the installation, else of the environment. `tenantId` null: without an account. */
  find(provider: KeyProvider, tenantId: TenantId | null): FoundKey | undefined;
  /** Reads all keys anew, in this process now and in the others soon. */
  refresh(): Promise<void>;
  close(): void;
}

/** Opens the directory of keys. `environment`: keys of the settings of this process. */
export async function openProviderKeys(parts: {
  platform: PlatformScope;
  sealer: Sealer;
  environment: Partial<Record<KeyProvider, { key: string; region: string | null }>>;
  bus: Bus;
  log: Logger;
}): Promise<ProviderKeys> {
  const { platform, sealer, environment, bus, log } = parts;
  let stored = new Map<string, { key: string; region: string | null }>();

  async function read(): Promise<void> {
    const rows = await listSealedKeys(platform);
    const opened = new Map<string, { key: string; region: string | null }>();
    for (const { tenantId, provider, sealed, region } of rows) {
      try {
        opened.set(idOf(tenantId, provider), { key: sealer.open(sealed, placeOf(tenantId, provider)), region });
      } catch (error) {
        // A lost sealing key is reported at the start (`secret.key_missing`).
        if (!(error instanceof SecretsError)) throw error;
      }
    }
    stored = opened;
  }
  const { refresh, close } = await rereadOnChange({
    bus,
    topic: 'provider_keys',
    read,
    failed: (error) =>
      log.warn(
        { event: 'provider_keys.not_read', err: error },
        'keys of vendors could not be read; the last known stay',
      ),
  });
  return {
    find(provider, tenantId) {
      const own = tenantId === null ? undefined : stored.get(idOf(tenantId, provider));
      if (own) return { ...own, source: 'account' };
      const shared = stored.get(idOf(null, provider));
      if (shared) return { ...shared, source: 'installation' };
      const set = environment[provider];
      return set && { ...set, source: 'environment' };
    },
    refresh,
    close,
  };
}

const idOf = (tenantId: TenantId | null, provider: KeyProvider) => `${tenantId ?? 'platform'}/${provider}`;
