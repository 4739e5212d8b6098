/** Clock for the fakes' latencies. */
export interface Pace {
  /** Unit: milliseconds. */
  now(): number;
  /** Does the work once after so many milliseconds, unless the function returned is called before. */
  after(ms: number, work: () => void): () => void;
}

export const realPace: Pace = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Clock advanced by the caller, for calls faster than real time. */
export interface FramePace extends Pace {
  advance(ms: number): void;
}

export function createFramePace(): FramePace {
  let nowMs = 0;
  let waiting: { dueMs: number; work: () => void }[] = [];

  function earliestBy(ms: number) {
    let first: (typeof waiting)[number] | undefined;
    for (const one of waiting) if (one.dueMs <= ms && (first === undefined || one.dueMs < first.dueMs)) first = one;
    return first;
  }

  return {
    now: () => nowMs,
    after(ms, work) {
      const one = { dueMs: nowMs + ms, work };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    advance(ms) {
      const untilMs = nowMs + ms;
      for (let next = earliestBy(untilMs); next !== undefined; next = earliestBy(untilMs)) {
        const due = next;
        waiting = waiting.filter((other) => other !== due);
        nowMs = due.dueMs;
        due.work();
      }
      nowMs = untilMs;
    },
  };
}
