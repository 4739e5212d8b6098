import { sampleRateHz } from '#voice/ports.ts';

/** ITU-T Q.23: a row and a column. Unit: Hz. */
const rows = [697, 770, 852, 941];
const columns = [1_209, 1_336, 1_477, 1_633];
const keys = ['123A', '456B', '789C', '*0#D'];

/** Silence after each tone; ITU-T Q.24 requires at least 40-70 ms. */
const pauseMs = 100;
/** Amplitude of each tone, together at -7 dB of full scale. */
const amplitude = 7_000;
/** Fade-in and fade-out of a tone, which avoids clicks. */
const rampSamples = (5 * sampleRateHz) / 1000;

/** Synthesises the DTMF tones of a digit string, 16 kHz. `toneMs`: at least 40. */
export function dtmfTones(digits: string, toneMs: number): Int16Array {
  const toneSamples = Math.round((Math.max(40, toneMs) * sampleRateHz) / 1000);
  const step = toneSamples + (pauseMs * sampleRateHz) / 1000;
  const pcm = new Int16Array(step * digits.length);
  for (const [index, digit] of [...digits].entries()) {
    const row = keys.findIndex((line) => line.includes(digit));
    const low = rows[row] ?? 0;
    const high = columns[keys[row]?.indexOf(digit) ?? -1] ?? 0;
    for (let at = 0; at < toneSamples; at += 1) {
      const ramp = Math.min(1, at / rampSamples, (toneSamples - at) / rampSamples);
      const wave =
        Math.sin((2 * Math.PI * low * at) / sampleRateHz) + Math.sin((2 * Math.PI * high * at) / sampleRateHz);
      pcm[index * step + at] = Math.round(amplitude * ramp * wave);
    }
  }
  return pcm;
}
