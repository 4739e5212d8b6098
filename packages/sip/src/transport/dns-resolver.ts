import { lookup, Resolver } from 'node:dns/promises';
import type { SrvRecord } from './srv-order.ts';

export interface ResolvedAddress {
  address: string;
  /** TTL, where the source has one. */
  ttlSeconds?: number;
}

/** DNS resolver. Both methods return an empty list for names without records and reject when no server answers. */
export interface SipResolver {
  servers(name: string): Promise<readonly SrvRecord[]>;
  addresses(host: string, family: 4 | 6): Promise<readonly ResolvedAddress[]>;
}

/** Codes of a negative answer, as opposed to no answer. */
const absences: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EAI_NONAME', 'EAI_NODATA']);

/** Creates a resolver with the system's name servers and, for addresses, its hosts file. */
export function createDnsResolver(): SipResolver {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  return {
    servers: (name) => emptyWhenAbsent(resolver.resolveSrv(name)),
    async addresses(host, family) {
      const asked = family === 4 ? resolver.resolve4(host, { ttl: true }) : resolver.resolve6(host, { ttl: true });
      const found = await asked.catch(() => []);
      if (found.length > 0) return found.map(({ address, ttl }) => ({ address, ttlSeconds: ttl }));
      return emptyWhenAbsent(lookup(host, { family, all: true }));
    },
  };
}

async function emptyWhenAbsent<Found>(asked: Promise<Found[]>): Promise<Found[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && absences.has(error.code)) return [];
    throw error;
  }
}
