import { sampleRateHz } from '../ports.ts';
import { createResampler } from './resample.ts';
import { parseWavHeader, type WavFormat } from './wav-header.ts';

/**
 * The sound of a WAV file at 16 kHz, its channels mixed into one. Takes integer PCM of 8, 16, 24 and 32 bits and float
 * PCM at 4-192 kHz; throws an Error that says what was expected for anything else. Works in one go: a minute takes some
 * 10 ms, so not where calls wait.
 */
export function decodeWav(bytes: Uint8Array): Int16Array {
  const format = parseWavHeader(bytes);
  const pcm = mixChannels(bytes, format);
  if (format.sampleRateHz === sampleRateHz) return pcm;
  return resampleWhole(pcm, format.sampleRateHz);
}

function mixChannels(bytes: Uint8Array, format: WavFormat): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset + format.dataOffset, format.dataBytes);
  const sampleBytes = format.bitsPerSample / 8;
  const read = sampleReader(view, format);
  const pcm = new Int16Array(format.dataBytes / (sampleBytes * format.channels));
  for (let index = 0; index < pcm.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < format.channels; channel += 1) {
      sum += read((index * format.channels + channel) * sampleBytes);
    }
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum / format.channels)));
  }
  return pcm;
}

/** Gives the sample at an offset in the range of 16 bits. */
function sampleReader(view: DataView, format: WavFormat): (offset: number) => number {
  if (format.encoding === 'float') {
    const read = format.bitsPerSample === 32 ? 'getFloat32' : 'getFloat64';
    return (offset) => {
      const sample = view[read](offset, true);
      return Number.isFinite(sample) ? sample * 32_767 : 0;
    };
  }
  switch (format.bitsPerSample) {
    case 8: // the only width that is unsigned
      return (offset) => (view.getUint8(offset) - 128) * 256;
    case 16:
      return (offset) => view.getInt16(offset, true);
    case 24:
      return (offset) => view.getInt16(offset + 1, true) + view.getUint8(offset) / 256;
    default:
      return (offset) => view.getInt32(offset, true) / 65_536;
  }
}

/** Resamples to the exact length: flushes the filter and cuts off its delay. */
function resampleWhole(pcm: Int16Array, fromHz: number): Int16Array {
  const resampler = createResampler({ fromHz, toHz: sampleRateHz, quality: 5 });
  try {
    const length = Math.round((pcm.length * sampleRateHz) / fromHz);
    const tail = new Int16Array(Math.ceil(fromHz / 50));
    const padded = new Int16Array(pcm.length + tail.length);
    padded.set(pcm);
    const delay = Math.round(filterDelaySamples * Math.max(1, sampleRateHz / fromHz));
    return resampler.process(padded).slice(delay, delay + length);
  } finally {
    resampler.close();
  }
}

/** Half the filter of quality 5, in samples of the slower of both rates (speexdsp, resample.c: base length 80). */
const filterDelaySamples = 40;
