import { loudnessOf } from '../../../server/src/voice/testing/media-tone.ts';

const stepSamples = 320;

/**
 * How much of one sound is in another, whatever the codecs between them: 1 where loudness rises and falls the same way,
 * about 0 where it does not. `part` is looked for at every place of `whole`. Both at 16 kHz.
 */
export function soundsAlike(part: Int16Array, whole: Int16Array): number {
  const [wanted, given] = [contourOf(part), contourOf(whole)];
  let best = 0;
  for (let from = 0; from + wanted.length <= given.length; from += 1) {
    best = Math.max(best, correlation(wanted, given.subarray(from, from + wanted.length)));
  }
  return best;
}

/** Loudness of every 20 ms. */
function contourOf(pcm: Int16Array): Float64Array {
  return Float64Array.from({ length: Math.floor(pcm.length / stepSamples) }, (_, at) =>
    loudnessOf(pcm.subarray(at * stepSamples, (at + 1) * stepSamples)),
  );
}

function correlation(left: Float64Array, right: Float64Array): number {
  const [leftMean, rightMean] = [meanOf(left), meanOf(right)];
  let [both, leftOnly, rightOnly] = [0, 0, 0];
  for (let at = 0; at < left.length; at += 1) {
    const [a, b] = [(left[at] ?? 0) - leftMean, (right[at] ?? 0) - rightMean];
    both += a * b;
    leftOnly += a * a;
    rightOnly += b * b;
  }
  return both / (Math.sqrt(leftOnly * rightOnly) || 1);
}

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
