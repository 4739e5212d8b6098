/** Ring of the newest frames, copied; a full ring drops the oldest. */
export interface ReplayBuffer {
  push(frame: Int16Array): void;
  /** Visits oldest first. The array belongs to the buffer. */
  forEach(visit: (frame: Int16Array) => void): void;
  /** Drops all but the newest `frames`. */
  trimTo(frames: number): void;
}

/** Allocates as frames come, up to `framesMax`, and reuses the memory for the next speech. */
export function createReplayBuffer(framesMax: number, samplesPerFrame: number): ReplayBuffer {
  const frames: Int16Array[] = [];
  let start = 0;
  let count = 0;
  return {
    push(frame) {
      const at = (start + count) % framesMax;
      const place = frames[at] ?? (frames[at] = new Int16Array(samplesPerFrame));
      place.set(frame);
      if (count < framesMax) count += 1;
      else start = (start + 1) % framesMax;
    },
    forEach(visit) {
      for (let index = 0; index < count; index += 1) {
        const frame = frames[(start + index) % framesMax];
        if (frame !== undefined) visit(frame);
      }
    },
    trimTo(wanted) {
      const dropped = Math.max(0, count - wanted);
      start = (start + dropped) % framesMax;
      count -= dropped;
    },
  };
}
