/** A time limit that can be set again. */
export interface Deadline {
  /** Begins to count anew. */
  start(): void;
  stop(): void;
}

/** Calls `onDue` once each time the limit passes before `stop`. Unit: milliseconds. */
export function createDeadline(limitMs: number, onDue: () => void): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start() {
      stop();
      timer = setTimeout(onDue, limitMs);
    },
    stop,
  };
}
