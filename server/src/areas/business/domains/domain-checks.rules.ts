import type { DomainCheckResult } from '@parley/contract/resources/domain';

/** Answer to a look-up of TXT records. `failed`: no answer that can be relied on, so it proves nothing. */
export type TxtAnswer = { kind: 'found'; values: readonly string[] } | { kind: 'missing' } | { kind: 'failed' };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pause between checks of a verified domain; with the job's minute, and two misses, a lost proof shows within 5 minutes. */
const verifiedPauseMs = 90 * second;
/** Consecutive checks without the record after which a proof is lost: one may be a name server in the middle of a change. */
const missesMax = 2;

export interface CheckedDomain {
  state: 'pending' | 'verified' | 'lost';
  misses: number;
  createdAt: Date;
}

export interface CheckOutcome extends Pick<CheckedDomain, 'misses' | 'state'> {
  result: DomainCheckResult;
  nextCheckAt: Date;
}

/** Name of the TXT record that proves a host. */
export const recordName = (host: string): string => `_domain-verification.${host}`;

/** Value of the record. */
export const recordValue = (token: string): string => `domain-verification=${token}`;

/** Compares the answer of DNS with what proves the domain. */
export function judgeAnswer(answer: TxtAnswer, token: string): Exclude<DomainCheckResult, 'proven_elsewhere'> {
  if (answer.kind === 'failed') return 'dns_failed';
  if (answer.kind === 'missing') return 'record_missing';
  return answer.values.some((value) => value.trim() === recordValue(token)) ? 'proven' : 'value_differs';
}

/** Decides a domain's state after a check. Name servers that do not answer change nothing. */
export function afterCheck(domain: CheckedDomain, result: DomainCheckResult, now: Date): CheckOutcome {
  const at = (pauseMs: number) => new Date(now.getTime() + pauseMs);
  switch (result) {
    case 'proven':
      return { state: 'verified', misses: 0, result, nextCheckAt: at(verifiedPauseMs) };
    case 'dns_failed':
    case 'proven_elsewhere':
      return {
        ...domain,
        result,
        nextCheckAt: at(domain.state === 'verified' ? verifiedPauseMs : searchPause(domain, now)),
      };
    case 'record_missing':
    case 'value_differs': {
      if (domain.state !== 'verified')
        return { ...domain, misses: 0, result, nextCheckAt: at(searchPause(domain, now)) };
      const misses = domain.misses + 1;
      const state = misses >= missesMax ? 'lost' : 'verified';
      return { state, misses, result, nextCheckAt: at(verifiedPauseMs) };
    }
  }
}

/** Pause between checks of a domain that is not proven: short on the first day. */
function searchPause({ createdAt, state }: CheckedDomain, now: Date): number {
  if (state === 'lost') return 5 * minute;
  const age = now.getTime() - createdAt.getTime();
  return age < 24 * hour ? 5 * minute : age < 7 * 24 * hour ? hour : 24 * hour;
}
