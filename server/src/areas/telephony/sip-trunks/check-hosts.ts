import type { ErrorDetail } from '@parley/contract/errors';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import type { EgressError } from '@parley/egress';
import { findUrlRefusal, type UrlGuard, urlFault } from '#platform/tenant-urls/find-url-faults.ts';
import { badTrunk } from './sip-trunks.errors.ts';
import { hostsOf, normaliseTrunk } from './sip-trunks.rules.ts';

/**
 * Normalizes a trunk for storage. Refuses (400) hosts this installation never connects to, by the SSRF rules for tenant
 * URLs. Unchanged hosts pass.
 */
export function checkTrunk(egress: UrlGuard, wanted: SipTrunkConfig, before: SipTrunkConfig | null): SipTrunkConfig {
  const { config, faults } = normaliseTrunk(wanted);
  const known = new Set(before ? hostsOf(before).map(({ host, port }) => `${host} ${port}`) : []);
  const blocked = hostsOf(config).flatMap(({ path, host, port }): ErrorDetail[] => {
    if (known.has(`${host} ${port}`) || faults.some((fault) => fault.path === path)) return [];
    const refusal = findHostRefusal(egress, host, port);
    return refusal ? [urlFault(path, refusal)] : [];
  });
  const details = [...faults, ...blocked];
  if (details.length > 0) throw badTrunk(details);
  return config;
}

/** Checks the address alone when the port is refused: the port list is for HTTP, and SIP uses others. */
function findHostRefusal(egress: UrlGuard, host: string, port: number | null): EgressError | undefined {
  const name = host.includes(':') ? `[${host}]` : host;
  const first = findUrlRefusal(egress, `https://${name}:${port ?? 443}/`);
  return first?.code === 'blocked_port' ? findUrlRefusal(egress, `https://${name}/`) : first;
}
