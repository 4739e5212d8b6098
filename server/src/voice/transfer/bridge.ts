import type { Line } from '../ports.ts';

/** Two lines that hear each other: every frame of one goes out on the other with its next frame, as it came. */
export interface Bridge {
  fromCaller(frame: Int16Array): void;
  fromPerson(frame: Int16Array): void;
}

/** A line that stood still, on hold or without network, goes on with what is said now. Unit: milliseconds. */
const behindMaxMs = 100;

export function createBridge(caller: Line, person: Line): Bridge {
  return {
    fromCaller: (frame) => pass(frame, person),
    fromPerson: (frame) => pass(frame, caller),
  };
}

function pass(frame: Int16Array, to: Line): void {
  if (to.queuedMs() > behindMaxMs) to.clear();
  to.play(frame);
}
