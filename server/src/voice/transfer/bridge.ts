import type { Line } from '../ports.ts';

/** Media of a B2BUA: each frame of one call leg goes out unchanged on the other, with its next frame. */
export interface Bridge {
  fromCaller(frame: Int16Array): void;
  fromPerson(frame: Int16Array): void;
}

/** Maximum queue of a leg; after a hold or network loss older audio is dropped. Unit: milliseconds. */
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
