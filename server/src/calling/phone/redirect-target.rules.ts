import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { checkReferredTarget } from '#areas/telephony/dial-targets';
import { allowsAddress } from '#areas/telephony/sip-trunks';

/**
 * Checks the address that the other side requests by a redirection (3xx) or a REFER: allowed at the trunk's own
 * telephone system, where no new call is billed to the tenant. Undefined: none. `near`: where the call came from.
 * `dialled`: the address that was called first; its number is allowed. `ownNumber`: in E.164.
 */
export function allowedRedirectUri(
  to: string,
  terms: {
    trunk: SipTrunkConfig;
    near?: { address: string; port: number };
    dialled?: string;
    ownNumber: string;
  },
): string | undefined {
  const { trunk, near, dialled, ownNumber } = terms;
  const { inbound } = trunk;
  const homes = [trunk.host, trunk.outbound_proxy, trunk.from_domain, near?.address];
  return checkReferredTarget(to, {
    isHome: (host) => homes.includes(host) || (inbound.allowed_addresses.length > 0 && allowsAddress(inbound, host)),
    ports: [trunk.port, near?.port],
    ...(dialled === undefined ? {} : { dialled }),
    ownNumber,
  });
}
