/** Input samples on either side of a point that shape it, at equal or rising rates. */
const reach = 8;
/** Resolution of positions between two input samples. */
const phases = 64;
/** Share of the band that is kept, so that the filter has room to fall. */
const passed = 0.9;

/** Turns sound of one rate into another, block by block, by windowed sinc. */
export interface Resampler {
  /** Gives what the samples make up; the array is overwritten by the next call. */
  push(samples: Float32Array): Float32Array;
}

export function createResampler(fromHz: number, toHz: number): Resampler {
  const step = fromHz / toHz;
  const half = Math.ceil(reach * Math.max(1, step));
  const kernels = makeKernels(half, (Math.min(1, 1 / step) * passed) / 1);
  let history = new Float32Array(2 * half);
  let output = new Float32Array(0);
  /** Where the next output sample lies in the history, in input samples. */
  let at = half;
  return {
    push(samples) {
      const input = new Float32Array(history.length + samples.length);
      input.set(history);
      input.set(samples, history.length);
      const capacity = Math.ceil(samples.length / step) + 2;
      if (output.length < capacity) output = new Float32Array(capacity);
      let count = 0;
      for (; at + half < input.length; at += step) {
        const whole = Math.floor(at);
        const kernel = kernels[Math.floor((at - whole) * phases)];
        let sum = 0;
        for (let tap = 0; tap < 2 * half; tap += 1) sum += (input[whole - half + 1 + tap] ?? 0) * (kernel?.[tap] ?? 0);
        output[count] = sum;
        count += 1;
      }
      const kept = Math.max(0, Math.min(Math.floor(at) - half, input.length));
      history = input.slice(kept);
      at -= kept;
      return output.subarray(0, count);
    },
  };
}

function makeKernels(half: number, cutoff: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const kernel = new Float32Array(2 * half);
    let sum = 0;
    for (let tap = 0; tap < 2 * half; tap += 1) {
      const distance = tap - half + 1 - phase / phases;
      const angle = Math.PI * distance * cutoff;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (half + 1));
      const value = (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
      kernel[tap] = value;
      sum += value;
    }
    return kernel.map((value) => value / sum);
  });
}
