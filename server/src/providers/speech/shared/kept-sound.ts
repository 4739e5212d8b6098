/** The sound of an utterance in the making. */
export interface KeptSound {
  add(frame: Int16Array): void;
  /** Samples kept. */
  readonly length: number;
  /** A copy of what was kept, which is then forgotten. */
  take(): Int16Array;
}

/** Grows as it is filled and keeps its room from one utterance to the next. */
export function createKeptSound(initialSamples: number): KeptSound {
  let room = new Int16Array(initialSamples);
  let length = 0;
  return {
    add(frame) {
      if (length + frame.length > room.length) {
        const larger = new Int16Array(Math.max(room.length * 2, length + frame.length));
        larger.set(room.subarray(0, length));
        room = larger;
      }
      room.set(frame, length);
      length += frame.length;
    },
    get length() {
      return length;
    },
    take() {
      const kept = room.slice(0, length);
      length = 0;
      return kept;
    },
  };
}
