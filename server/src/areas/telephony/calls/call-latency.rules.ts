import type { CallLatency, CallTurn } from '@parley/contract/resources/call';

type TurnLatency = NonNullable<CallTurn['latency']>;

/** Half and nearly all of the turns of a call were at most this slow, per stage; null where no turn has the figure. */
export function latencyOfTurns(turns: readonly (TurnLatency | null)[]): CallLatency {
  const over = (stage: 'stt' | 'llm' | 'tts' | 'e2e') =>
    percentilesOf(turns.map((turn) => turn?.[stage] ?? null).filter((value) => value !== null));
  return { stt: over('stt'), llm: over('llm'), tts: over('tts'), e2e: over('e2e') };
}

/**
 * Nearest-rank percentiles: always a value that was measured, never one between two. A call has few turns, and a p95
 * drawn between the two slowest would be a time nobody waited.
 */
function percentilesOf(values: readonly number[]): { p50: number; p95: number } | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95) };
}
