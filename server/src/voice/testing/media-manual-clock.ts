import type { MediaClock } from '../line/media-clock.ts';
import { frameMs } from '../ports.ts';

/** Clock that a test advances; ticks come in the order they are due. */
export interface ManualClock extends MediaClock {
  /** Unit: milliseconds. */
  advance(ms: number): void;
  /** Number of members now. */
  memberCount(): number;
}

export function createManualClock(): ManualClock {
  const members = new Set<{ tick: () => void; dueMs: number }>();
  let nowMs = 0;
  return {
    join(tick) {
      const member = { tick, dueMs: nowMs + frameMs };
      members.add(member);
      return () => {
        members.delete(member);
      };
    },
    now: () => nowMs,
    advance(ms) {
      const until = nowMs + ms;
      for (;;) {
        const next = [...members].reduce<{ tick: () => void; dueMs: number } | undefined>(
          (first, member) => (first === undefined || member.dueMs < first.dueMs ? member : first),
          undefined,
        );
        if (next === undefined || next.dueMs > until) break;
        nowMs = next.dueMs;
        next.dueMs += frameMs;
        next.tick();
      }
      nowMs = until;
    },
    memberCount: () => members.size,
  };
}
