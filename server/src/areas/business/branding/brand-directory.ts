import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { PublicBrand } from '@parley/contract/resources/branding';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { findResellerOfAccount, getBranding } from './branding.queries.ts';
import { publicBrand } from './branding.rules.ts';
import { hostOf } from './host.rules.ts';

/** Brand served at a host. */
export interface HostBrand {
  /** Reseller whose verified domain this is; null: the installation's brand, also for an unknown host. */
  resellerId: ResellerId | null;
  brand: PublicBrand;
}

/** Brands by host and account, at most a second old. */
export interface BrandDirectory {
  /** `host` as requests have it, with or without a port. */
  atHost(host: string): Promise<HostBrand>;
  /** Brand of a tenant's reseller; the installation's where it has none. */
  ofTenant(tenantId: TenantId): Promise<HostBrand>;
}

/** Maximum age of an entry: a change shows within it, in every process. Unit: milliseconds. */
const maxAgeMs = 1000;
const maxEntries = 5_000;

/** `findDomain`: the reseller with the verified domain `host`. */
export function createBrandDirectory(parts: {
  db: Pick<Database, 'platform'>;
  clock: Clock;
  findDomain(db: Pick<Database, 'platform'>, host: string): Promise<ResellerId | null>;
}): BrandDirectory {
  const { db, clock } = parts;
  const entries = new Map<string, { found: Promise<HostBrand>; readAt: number }>();

  async function read(resellerId: ResellerId | null): Promise<HostBrand> {
    const branding = await db.platform.inPlatform((tx) => getBranding(tx, resellerId));
    return { resellerId, brand: publicBrand(branding) };
  }

  function cached(key: string, find: () => Promise<HostBrand>): Promise<HostBrand> {
    const now = clock.monotonicMs();
    const entry = entries.get(key);
    if (entry && now - entry.readAt < maxAgeMs) return entry.found;
    if (entries.size >= maxEntries) entries.clear();
    const fresh = { found: find(), readAt: now };
    entries.set(key, fresh);
    fresh.found.catch(() => entries.delete(key));
    return fresh.found;
  }

  return {
    atHost(given) {
      const host = hostOf(given);
      if (host === null) return cached('installation', () => read(null));
      return cached(`host ${host}`, async () => read(await parts.findDomain(db, host)));
    },
    ofTenant: (tenantId) =>
      cached(`tenant ${tenantId}`, async () =>
        read(await db.platform.inPlatform((tx) => findResellerOfAccount(tx, tenantId))),
      ),
  };
}
