import type { CrmCallLogFault } from '@parley/contract/resources/crm-logging';

/**
 * Waits between attempts. The first is longer than a search index of a CRM lags behind, so what an earlier attempt
 * created is found. Unit: milliseconds.
 */
const retryDelaysMs = [60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000];

/** Wait before the next attempt, in milliseconds; null where there is none: only a person can change the outcome. */
export function retryDelayMs(failed: { attempts: number; fault: CrmCallLogFault }): number | null {
  if (failed.fault !== 'unreachable' && failed.fault !== 'unknown') return null;
  return retryDelaysMs[failed.attempts - 1] ?? null;
}
