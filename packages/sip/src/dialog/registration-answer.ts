import { readNameAddress } from '../message/name-address.ts';
import type { SipResponse, SipUri } from '../message/sip-message.ts';
import { readCount } from './field-values.ts';

export interface SeenAddress {
  host: string;
  port: number;
}

/** Granted expiry of our Contact among all of the response. Unit: seconds. Undefined: not stated, so as requested. */
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

/** Public address of the request as its first receiver saw it (RFC 3581). */
export function seenAddress(response: SipResponse): SeenAddress | undefined {
  const parameters = response.via[0]?.parameters;
  const host = parameters?.get('received');
  const port = readCount(parameters?.get('rport') ?? undefined);
  return host && port !== undefined && port > 0 && port < 65_536 ? { host: host.toLowerCase(), port } : undefined;
}

/**
 * Compares the seen address with the local one. Over connections the port is ignored, because it is never the
 * listening one.
 */
export function isSeenElsewhere(
  seen: SeenAddress,
  contact: SipUri,
  local: { host: string; port: number; transport: string },
): boolean {
  if (seen.host === contact.host && (seen.port === contact.port || local.transport !== 'udp')) return false;
  return seen.host !== local.host || (local.transport === 'udp' && seen.port !== local.port);
}
