import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { allowsAddress } from '#areas/sip-trunks';
import { readUri } from '../../providers/sip/message/uri.ts';

/** Extensions are no longer; what is may be a number of the public network, and cost the tenant. */
const longestExtension = 5;
/** Short numbers that a telephone system may put through to rescue services. */
const rescue = new Set(['112', '911', '999', '000', '110', '118', '119', '190', '15', '17', '18', '111']);

/**
 * Whether the other side of a call may have us call this address instead, by a redirection (3xx) or a REFER: at the
 * same telephone system, and nobody the tenant would have to pay for anew. Whoever is called or calls is a stranger, and
 * sending machines to numbers that earn by the minute is a trade. `dialled`: the address that was called first; its
 * number is allowed.
 */
export function maySendUsTo(
  to: string,
  { trunk, near = [], dialled }: { trunk: SipTrunkConfig; near?: readonly string[]; dialled?: string },
): boolean {
  const uri = readUri(to);
  if (uri === undefined || !/^sips?$/.test(uri.scheme) || uri.parameters.has('maddr')) return false;
  const home = [trunk.host, trunk.outbound_proxy, trunk.from_domain, ...near];
  const { inbound } = trunk;
  const isHome = home.includes(uri.host) || (inbound.allowed_addresses.length > 0 && allowsAddress(inbound, uri.host));
  if (!isHome) return false;
  const user = uri.user ?? '';
  return user === (dialled === undefined ? undefined : readUri(dialled)?.user) || !isPublicNumber(user);
}

function isPublicNumber(user: string): boolean {
  const number = user.split(';')[0]?.replaceAll(/[\s().\-/]/g, '') ?? '';
  if (!/^\+?[\d*#]+$/.test(number)) return false;
  return number.startsWith('+') || number.length > longestExtension || rescue.has(number);
}
