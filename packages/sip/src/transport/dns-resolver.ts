import { Resolver, lookup } from 'node:dns/promises';
import type { SrvRecord } from './srv-order.ts';

export interface ResolvedAddress {
  address: string;
  /** How long it holds, where the source says so. */
  ttlSeconds?: number;
}

/** Names and what they stand for. Both give an empty list for what does not exist and reject when nobody can be asked. */
export interface SipResolver {
  servers(name: string): Promise<readonly SrvRecord[]>;
  addresses(host: string, family: 4 | 6): Promise<readonly ResolvedAddress[]>;
}

/** Codes by which a name server says that there is nothing, as opposed to not answering. */
const absences: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EAI_NONAME', 'EAI_NODATA']);

/** The name servers of the machine; for addresses they do not know also its hosts file. */
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
