import type { CallTurn } from '../api/schemas.ts';

/** Parts of a response time in the order in which they pass. */
const parts = ['end_of_turn', 'stt', 'llm', 'tts'] as const;

/** Known parts of a turn's response time. Unit: milliseconds. */
export const partsOf = (latency: NonNullable<CallTurn['latency']>) =>
  parts.flatMap((part) => {
    const ms = latency[part];
    return ms === null ? [] : [{ part, ms }];
  });

/**
 * Longest sum of parts among the turns, which the full width of a bar stands for. Parts overlap where the model begins
 * before the turn has ended, so a sum may exceed its response time. Unit: milliseconds.
 */
export const longestMs = (turns: readonly Pick<CallTurn, 'latency'>[]): number =>
  Math.max(1, ...turns.map(({ latency }) => (latency ? partsOf(latency).reduce((sum, { ms }) => sum + ms, 0) : 0)));
