import { setImmediate, setTimeout } from 'node:timers/promises';
import { frameMs } from '#voice/ports.ts';

/**
 * Frames as a network brings them, one every 20 ms. A machine that falls behind gets slower frames and never a bundle of
 * them at once, and before each frame everything that had come is dealt with: so time counted in frames never runs ahead
 * of what a vendor on this machine could do in it.
 */
export function createLineTime(): { next(): Promise<void> } {
  let dueMs = performance.now();
  return {
    async next() {
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) await setTimeout(waitMs);
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      dueMs = Math.max(dueMs + frameMs, performance.now());
    },
  };
}
