/** Collected before playing begins, and again after it ran dry. Unit: samples at 16 kHz, 60 ms. */
const startSamples = 960;
/** More than this is old news: the rest is dropped down to the start. 400 ms. */
const mostSamples = 6_400;

/** Sound that has come and not been played, a little of it kept ahead against an uneven network. */
export interface PlaybackBuffer {
  push(pcm: Int16Array): void;
  /** The next samples as floats; silence while there is not enough. */
  pull(count: number): Float32Array;
  clear(): void;
}

export function createPlaybackBuffer(): PlaybackBuffer {
  let parts: Int16Array[] = [];
  let used = 0;
  let count = 0;
  let isPlaying = false;
  const drop = (samples: number) => {
    let left = Math.min(samples, count);
    count -= left;
    while (left > 0) {
      const [first] = parts;
      if (!first) return;
      const taken = Math.min(left, first.length - used);
      used += taken;
      left -= taken;
      if (used < first.length) return;
      parts.shift();
      used = 0;
    }
  };
  return {
    push(pcm) {
      parts.push(pcm);
      count += pcm.length;
      if (count > mostSamples) drop(count - startSamples);
    },
    pull(wanted) {
      const out = new Float32Array(wanted);
      if (!isPlaying && count < startSamples) return out;
      isPlaying = count >= wanted;
      let at = 0;
      while (at < wanted && count > 0) {
        const [first] = parts;
        if (!first) break;
        out[at] = (first[used] ?? 0) / 32_768;
        at += 1;
        drop(1);
      }
      return out;
    },
    clear() {
      parts = [];
      used = 0;
      count = 0;
      isPlaying = false;
    },
  };
}
