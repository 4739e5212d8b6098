import type { ErrorDetail } from '@parley/contract/errors';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { parseAddress } from '@parley/egress';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { invalidNetwork } from '#platform/networks/invalid-network.ts';
import { isInNetworks, readNetwork } from '#platform/networks/networks.ts';

const invalidHost = defineDetail(
  'invalid_host',
  'invalid_host',
  'expected a host name or an address alone; a port goes into `port`',
);

const hostFields = ['host', 'outbound_proxy', 'from_domain'] as const;

/** Normalizes hosts and networks of a trunk and lists their faults. */
export function normaliseTrunk(config: SipTrunkConfig): { config: SipTrunkConfig; faults: ErrorDetail[] } {
  const faults: ErrorDetail[] = [];
  const normalised: SipTrunkConfig = { ...config };
  for (const field of hostFields) {
    const text = config[field];
    if (text === null) continue;
    const host = readHost(text);
    if (host === null) {
      faults.push(invalidHost(`/${field}`));
    } else normalised[field] = host;
  }
  const networks = config.inbound.allowed_addresses.map((text, at) => {
    const network = readNetwork(text);
    if (typeof network === 'string') return network;
    faults.push({ ...invalidNetwork(`/inbound/allowed_addresses/${at}`), message: network.problem });
    return text;
  });
  normalised.inbound = { ...config.inbound, allowed_addresses: [...new Set(networks)] };
  return { config: normalised, faults };
}

/** Host in URL form (lower case, IDN in ASCII, `10.1` as `10.0.0.1`), IPv6 without brackets; or null. */
function readHost(text: string): string | null {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const isIpv6 = parseAddress(bare)?.kind() === 'ipv6';
  try {
    const url = new URL(`http://${isIpv6 ? `[${bare}]` : text}/`);
    const isHostAlone =
      url.port === '' && url.username === '' && url.pathname === '/' && !/[:@]/.test(isIpv6 ? '' : text);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const hasGoodLabels = isIpv6 || host.split('.').every((label) => /^[\w-]{1,63}$/.test(label));
    return isHostAlone && hasGoodLabels && host.length <= 253 ? host : null;
  } catch {
    return null;
  }
}

/** Checks an address against the allow list. An empty list admits every caller who passes the challenge. */
export function allowsAddress(inbound: SipTrunkConfig['inbound'], from: string): boolean {
  return inbound.allowed_addresses.length === 0 ? inbound.challenge : isInNetworks(inbound.allowed_addresses, from);
}

/** Hosts the trunk sends to, with port. */
export function hostsOf(config: SipTrunkConfig): { path: string; host: string; port: number | null }[] {
  const places = [
    { path: '/host', host: config.host, port: config.port },
    { path: '/outbound_proxy', host: config.outbound_proxy, port: config.port },
  ];
  return places.flatMap(({ host, ...place }) => (host === null ? [] : [{ ...place, host }]));
}

/**
 * Reports that a stored password would go to a new recipient. Digest hides the password but allows offline guessing.
 */
export function changesRecipient(before: SipTrunkConfig, after: SipTrunkConfig): boolean {
  return before.host !== after.host || before.outbound_proxy !== after.outbound_proxy;
}
