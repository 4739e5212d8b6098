import { createHash } from 'node:crypto';
import type { ChatSessionId } from '@parley/contract/ids';
import type { ToolCall } from '#brain/ports.ts';

/**
 * Derives the ids of a turn's tool calls: the same call of the same turn has the same id in every process, so that the
 * receiver can deduplicate. UUID version 8 (RFC 9562, section 5.8).
 */
export function createToolCallIds(turn: { sessionId: ChatSessionId; upToSeq: number }): (call: ToolCall) => string {
  const asked = new Map<string, number>();
  return (call) => {
    const what = `${call.name} ${JSON.stringify(sorted(call.arguments))}`;
    const times = (asked.get(what) ?? 0) + 1;
    asked.set(what, times);
    const hash = createHash('sha256').update(`${turn.sessionId} ${turn.upToSeq} ${times} ${what}`).digest('hex');
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  };
}

/** Copies a value with its object keys sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
