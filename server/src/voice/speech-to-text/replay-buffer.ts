/** The newest frames, copied; the oldest make room. */
export interface ReplayBuffer {
  push(frame: Int16Array): void;
  /** Oldest first. The array is the store's. */
  forEach(visit: (frame: Int16Array) => void): void;
  /** Forgets all but the newest `frames`. */
  trimTo(frames: number): void;
}

/** Grows with what is stored up to `framesMax` frames, and keeps its memory for the next speech. */
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
