import { frameSamples } from '#voice/ports.ts';

/** Frames sent together: fewer messages, and 80 ms at most that a word waits for the next. */
const framesTogether = 4;

export interface FrameBatch {
  push(frame: Int16Array): void;
  /** Hands over what has been collected. */
  flush(): void;
}

/** Collects frames of 20 ms and hands them over together; the array handed over is overwritten after the call. */
export function createFrameBatch(handOver: (pcm: Int16Array) => void): FrameBatch {
  const pcm = new Int16Array(frameSamples * framesTogether);
  let filled = 0;
  return {
    push(frame) {
      pcm.set(frame, filled);
      filled += frame.length;
      if (filled < pcm.length) return;
      filled = 0;
      handOver(pcm);
    },
    flush() {
      // A message carries the whole buffer behind an array: a part of it has to be a copy.
      if (filled > 0) handOver(pcm.slice(0, filled));
      filled = 0;
    },
  };
}
