import { readNameAddress } from '../message/name-address.ts';
import type { SipResponse, SipUri } from '../message/sip-message.ts';
import { readCount } from './field-values.ts';

export interface SeenAddress {
  host: string;
  port: number;
}

/**
 * For how long the registrar has us: of all that are registered for the address, the one that we named. Unit: seconds.
 * Undefined: it does not say, and so as long as we asked for.
 */
export function grantedSeconds(response: SipResponse, contact: SipUri): number | undefined {
  let byUser: number | undefined;
  for (const value of response.headers.all('contact')) {
    const binding = readNameAddress(value);
    if (binding === undefined || binding.uri.user !== contact.user) continue;
    const seconds = readCount(binding.parameters.get('expires') ?? undefined);
    if (seconds === undefined) continue;
    if (binding.uri.host === contact.host && (binding.uri.port ?? 5060) === (contact.port ?? 5060)) return seconds;
    byUser = Math.max(byUser ?? 0, seconds);
  }
  return byUser ?? readCount(response.headers.get('expires')?.trim());
}

/** Where our request came from as the first to receive it saw it (RFC 3581). */
export function seenAddress(response: SipResponse): SeenAddress | undefined {
  const parameters = response.via[0]?.parameters;
  const host = parameters?.get('received');
  const port = readCount(parameters?.get('rport') ?? undefined);
  return host && port !== undefined && port > 0 && port < 65_536 ? { host: host.toLowerCase(), port } : undefined;
}

/**
 * Whether we are seen by another address than we have. The port alone does not count over connections, where it is never
 * the one we listen on.
 */
export function isSeenElsewhere(
  seen: SeenAddress,
  contact: SipUri,
  local: { host: string; port: number; transport: string },
): boolean {
  if (seen.host === contact.host && (seen.port === contact.port || local.transport !== 'udp')) return false;
  return seen.host !== local.host || (local.transport === 'udp' && seen.port !== local.port);
}
