import { frameMs, frameSamples, sampleRateHz } from '../ports.ts';

/** Ringback tone for the caller: 425 Hz, 1 s on, 4 s off, as in most of Europe (ITU-T E.180). */
const toneHz = 425;
const onMs = 1_000;
const offMs = 4_000;
/** Quiet: -26 dB of full scale. */
const amplitude = 1_600;
/** So that it begins and ends without a click. */
const rampSamples = 160;

/** One ringing, the same for every call; read only. */
const ringing = makeRinging();

/** The next 20 ms with every call; undefined while it is silent. The array is not to be changed. */
export function createRingbackTone(): () => Int16Array | undefined {
  let atMs = 0;
  return () => {
    const from = (atMs * sampleRateHz) / 1000;
    atMs = (atMs + frameMs) % (onMs + offMs);
    return from < ringing.length ? ringing.subarray(from, from + frameSamples) : undefined;
  };
}

function makeRinging(): Int16Array {
  const samples = (onMs * sampleRateHz) / 1000;
  return Int16Array.from({ length: samples }, (_, index) => {
    const ramp = Math.min(1, (index + 1) / rampSamples, (samples - index) / rampSamples);
    return Math.round(ramp * amplitude * Math.sin((2 * Math.PI * toneHz * index) / sampleRateHz));
  });
}
