import { Resolver } from 'node:dns/promises';

/** Codes with which a name server says that there is no such record. */
const missing = new Set(['ENOTFOUND', 'ENODATA']);

type TxtAnswer = { kind: 'found'; values: readonly string[] } | { kind: 'missing' } | { kind: 'failed' };

/** Creates the resolver of TXT records, as the port `TxtResolver` of domains has it. `servers` empty: those of the system. */
export function createTxtResolver({ servers }: { servers: readonly string[] }): {
  resolveTxt(name: string): Promise<TxtAnswer>;
} {
  const resolver = new Resolver({ timeout: 2500, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async resolveTxt(name): Promise<TxtAnswer> {
      try {
        const records = await resolver.resolveTxt(name);
        return { kind: 'found', values: records.map((strings) => strings.join('')) };
      } catch (error) {
        const { code = '' } = error as { code?: string };
        return missing.has(code) ? { kind: 'missing' } : { kind: 'failed' };
      }
    },
  };
}
