import { checkDialTarget, type DialTarget } from './dial-target.rules.ts';
import { isEmergencyAt, isEmergencyExtension } from './emergency-numbers.rules.ts';
import { readSipAddress, type SipAddress, writeSipAddress } from './sip-address.rules.ts';

/** Directory enquiries of many countries: five digits, charged by the minute. */
const directoryEnquiries = /^118\d{2}$/;
const mostDigits = 5;

export interface ReferralTerms {
  /** Reports that this host is the peer's own telephone system. */
  isHome(host: string): boolean;
  /** Signalling ports there, beside 5060 and 5061. */
  ports: readonly (number | null | undefined)[];
  /** Originally dialled address, which the peer may name again. */
  dialled?: string;
  /** Own number in E.164: its country determines emergency numbers. */
  ownNumber: string;
}

/**
 * Checks an address requested by the peer of a call, by REFER or a redirect (3xx): allowed are an extension or name at
 * its own telephone system, or the number dialled before. Undefined: refused. The peer is untrusted and calls cost the
 * tenant (toll fraud), so anything a next hop could route to the public network is refused: more digits than an
 * extension, parameters, pauses, feature codes, encodings.
 */
export function checkReferredTarget(text: string, terms: ReferralTerms): string | undefined {
  const address = readSipAddress(text);
  if (address === undefined || address.hasUserExtras || address.hasHeaders) return undefined;
  if (['maddr', 'method', 'ttl'].some((name) => address.parameters.has(name))) return undefined;
  if (!terms.isHome(address.host) || !isUsualPort(address, terms.ports)) return undefined;
  const user = sameUser(address.user, terms.dialled) ?? extensionOf(address.user, terms.ownNumber);
  return user === undefined ? undefined : writeSipAddress(address, user);
}

function isUsualPort({ port }: SipAddress, others: ReferralTerms['ports']): boolean {
  return port === undefined || port === 5060 || port === 5061 || others.includes(port);
}

/** Same user as dialled before; only separators of its number may differ. */
function sameUser(user: string, dialled: string | undefined): string | undefined {
  const before = dialled === undefined ? undefined : readSipAddress(dialled)?.user;
  return before !== undefined && user.replaceAll(/[\s().-]/g, '') === before ? before : undefined;
}

/** Extension or name at a telephone system; undefined for a possible public number. */
function extensionOf(user: string, ownNumber: string): string | undefined {
  if (/^(?:0|[1-9]\d{0,4})$/.test(user)) {
    return directoryEnquiries.test(user) || isEmergencyExtension(user, ownNumber) ? undefined : user;
  }
  const digits = user.replaceAll(/\D/g, '');
  const isName = /^[a-z][a-z0-9._-]{0,63}$/i.test(user) && digits.length <= mostDigits;
  return isName && !isEmergencyAt(digits, ownNumber) ? user : undefined;
}

/**
 * Finds the transfer target a peer refers to, by number (`sip:+46...@`, `tel:+46...`) or SIP address. The tenant's
 * configured destination is dialled, never the peer's text.
 */
export function findReferredPerson(text: string, people: readonly string[], ownNumber: string): DialTarget | undefined {
  const address = readSipAddress(text);
  const isPlain = address !== undefined && !address.hasUserExtras && !address.hasHeaders;
  const number = (isPlain ? address.user : /^tel:([^;]+)$/i.exec(text)?.[1])?.replaceAll(/[\s().-]/g, '');
  for (const person of people) {
    const judged = checkDialTarget(person, { ownNumber });
    if (!('target' in judged)) continue;
    const { target } = judged;
    const place = isPlain ? writeSipAddress(address, address.user) : undefined;
    if (target.kind === 'number' ? target.number === number : target.address === place) return target;
  }
  return undefined;
}
