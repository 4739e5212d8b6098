import type { TrunkState } from '@parley/contract/resources/sip-trunk';
import type { RegistrationState } from '@parley/sip';

/** State of a trunk, with what its own words do not say. */
export interface TrunkFinding {
  state: TrunkState;
  detail: string;
}

/** Judges a failed registration. A provider that never answered is unreachable: no password helps there. */
export function stateOfFailure(
  failure: Pick<Extract<RegistrationState, { state: 'failed' }>, 'reason' | 'status'>,
): TrunkFinding {
  const { status, reason } = failure;
  if (status === undefined) return { state: 'unreachable', detail: detailOfSilence(reason) };
  if (status === 401 || status === 403 || status === 407)
    return { state: 'refused', detail: `${reason}; check user name and password` };
  return { state: 'failed', detail: `${status} ${reason}` };
}

/** Reason why nothing came back; empty for a timeout, of which the state says all. */
export const detailOfSilence = (reason: string): string => (/\btimeout\b/.test(reason) ? '' : reason);
