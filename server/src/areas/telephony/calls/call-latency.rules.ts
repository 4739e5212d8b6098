import type { CallLatency, CallTurn } from '@parley/contract/resources/call';

type TurnLatency = NonNullable<CallTurn['latency']>;

/** P50 and p95 of turn latency per stage; null when no turn has the figure. */
export function latencyOfTurns(turns: readonly (TurnLatency | null)[]): CallLatency {
  const over = (stage: 'stt' | 'llm' | 'tts' | 'e2e') =>
    percentilesOf(turns.map((turn) => turn?.[stage] ?? null).filter((value) => value !== null));
  return { stt: over('stt'), llm: over('llm'), tts: over('tts'), e2e: over('e2e') };
}

/**
 * Nearest-rank percentiles: always a measured value, never interpolated. A call has few turns, so an interpolated p95
 * would be a latency that never occurred.
 */
function percentilesOf(values: readonly number[]): { p50: number; p95: number } | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95) };
}
