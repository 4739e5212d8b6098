import type { ErrorDetail } from '@parley/contract/errors';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { EgressError } from '#platform/egress/egress.errors.ts';
import type { Egress } from '#platform/egress/egress.ts';
import { badTrunk } from './sip-trunks.errors.ts';
import { hostsOf, normaliseTrunk } from './sip-trunks.rules.ts';

/**
 * The trunk as it is kept. Refuses hosts this installation will never call, such as private ones that are not allowed
 * in its configuration: better said now than found out in a call. Hosts that were there before are left alone.
 */
export function checkTrunk(
  egress: Pick<Egress, 'checkUrl'>,
  wanted: SipTrunkConfig,
  before: SipTrunkConfig | null,
): SipTrunkConfig {
  const { config, faults } = normaliseTrunk(wanted);
  const known = new Set(before ? hostsOf(before).map(({ host, port }) => `${host} ${port}`) : []);
  const blocked = hostsOf(config).flatMap(({ path, host, port }): ErrorDetail[] => {
    if (known.has(`${host} ${port}`) || faults.some((fault) => fault.path === path)) return [];
    const objection = findObjection(egress, host, port);
    return objection ? [{ path, code: objection.code, message: objection.message }] : [];
  });
  const details = [...faults, ...blocked];
  if (details.length > 0) throw badTrunk(details);
  return config;
}

/** Ports of SIP are none of HTTP's, so a port the guard knows nothing of is no objection: only the address is judged. */
function findObjection(egress: Pick<Egress, 'checkUrl'>, host: string, port: number | null): EgressError | undefined {
  const name = host.includes(':') ? `[${host}]` : host;
  const first = objectionTo(egress, `https://${name}:${port ?? 443}/`);
  return first?.code === 'blocked_port' ? objectionTo(egress, `https://${name}/`) : first;
}

function objectionTo(egress: Pick<Egress, 'checkUrl'>, url: string): EgressError | undefined {
  try {
    egress.checkUrl(url);
    return undefined;
  } catch (error) {
    if (error instanceof EgressError) return error;
    throw error;
  }
}
