/** Rate to decode at: enough for a waveform, and an hour of two channels stays below 250 MB. Unit: Hz. */
const decodeRateHz = 8000;
/** Columns of a waveform. */
export const peakColumns = 1200;
/** Longest recording whose waveform is computed. Unit: seconds. */
export const longestWaveformSeconds = 3600;

/** Highest amplitude of each of `columns` equal parts. */
export function peaksOf(samples: Float32Array, columns: number): Float32Array {
  const peaks = new Float32Array(columns);
  for (let column = 0; column < columns; column++) {
    const end = Math.floor(((column + 1) * samples.length) / columns);
    let highest = 0;
    for (let at = Math.floor((column * samples.length) / columns); at < end; at++) {
      highest = Math.max(highest, Math.abs(samples[at] ?? 0));
    }
    peaks[column] = highest;
  }
  return peaks;
}

/** Reads a recording and computes the waveform of each channel from its sound. */
export async function readPeaks(source: string, signal: AbortSignal): Promise<Float32Array[]> {
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`The recording answers ${answer.status}`);
  const context = new OfflineAudioContext(1, 1, decodeRateHz);
  const sound = await context.decodeAudioData(await answer.arrayBuffer());
  return Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    peaksOf(sound.getChannelData(channel), peakColumns),
  );
}
