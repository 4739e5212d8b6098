import { createG711Decoder, createG711Encoder } from '#voice/codec/g711-stream.ts';
import { createOpusDecoder, createOpusEncoder, opusClockRateHz, opusPacketDuration } from '#voice/codec/opus.ts';
import { bytesFromPcm16, pcm16FromBytes } from '#voice/codec/pcm16.ts';
import { createResampler } from '#voice/codec/resample.ts';
import type { PayloadDecoder } from '#voice/line/wire.ts';
import { sampleRateHz as lineRateHz } from '#voice/ports.ts';

/** Audio format of messages, always mono. `l16`: signed 16 bit, little-endian, at the rate given. */
export interface AudioFormat {
  encoding: 'pcmu' | 'pcma' | 'l16' | 'opus';
  sampleRateHz: number;
}

export const pcmu8k: AudioFormat = { encoding: 'pcmu', sampleRateHz: 8_000 };

/** Sample rates that telephone systems offer for linear PCM. */
const linearRates: ReadonlySet<number> = new Set([8_000, 16_000, 24_000, 32_000, 48_000]);

/** Linear PCM at a supported rate, or undefined. */
export function linear(sampleRateHz: number): AudioFormat | undefined {
  return linearRates.has(sampleRateHz) ? { encoding: 'l16', sampleRateHz } : undefined;
}

/** Format name as in `LineInfo.wireCodec`. */
export const audioFormatName = (format: AudioFormat): string =>
  `${format.encoding === 'l16' ? 'pcm' : format.encoding}/${format.sampleRateHz}`;

/** Largest audio message: 200 ms; Opus 120 ms at 256 kbit/s. Unit: bytes. */
export function maxAudioBytes(format: AudioFormat): number {
  return format.encoding === 'opus' ? 4_000 : bytesPerSecond(format) / 5;
}

export function bytesPerSecond(format: AudioFormat): number {
  switch (format.encoding) {
    case 'opus':
      return 4_000;
    case 'l16':
      return format.sampleRateHz * 2;
    default:
      return format.sampleRateHz;
  }
}

/** Duration of a message's audio, in units of its decoder's clock; 0 for an invalid payload. */
export function audioDuration(format: AudioFormat, payload: Uint8Array): number {
  switch (format.encoding) {
    case 'opus':
      return opusPacketDuration(payload);
    case 'l16':
      return payload.length % 2 === 0 ? payload.length / 2 : 0;
    default:
      return payload.length;
  }
}

export const clockRateOf = (format: AudioFormat) =>
  format.encoding === 'opus' ? opusClockRateHz : format.sampleRateHz;

export function createAudioDecoder(format: AudioFormat): PayloadDecoder {
  switch (format.encoding) {
    case 'opus':
      return createOpusDecoder();
    case 'l16':
      return createLinearDecoder(format.sampleRateHz);
    default:
      return createG711Decoder(format.encoding);
  }
}

function createLinearDecoder(sampleRateHz: number): PayloadDecoder {
  const resampler =
    sampleRateHz === lineRateHz ? undefined : createResampler({ fromHz: sampleRateHz, toHz: lineRateHz });
  return {
    clockRateHz: sampleRateHz,
    decode(payload) {
      if (payload.length === 0 || payload.length % 2 !== 0) return undefined;
      const pcm = pcm16FromBytes(payload);
      return resampler === undefined ? pcm : resampler.process(pcm);
    },
    close: () => resampler?.close(),
  };
}

/** Encodes frames of 16 kHz into payloads. */
export interface AudioEncoder {
  /** The caller may retain the array. Undefined when the frame produced no payload. */
  encode(frame: Int16Array): Uint8Array | undefined;
  close(): void;
}

export function createAudioEncoder(format: AudioFormat): AudioEncoder {
  switch (format.encoding) {
    case 'opus': {
      const encoder = createOpusEncoder();
      return { encode: (frame) => encoder.encode(frame), close: () => undefined };
    }
    case 'l16': {
      if (format.sampleRateHz === lineRateHz) return { encode: bytesFromPcm16, close: () => undefined };
      const resampler = createResampler({ fromHz: lineRateHz, toHz: format.sampleRateHz });
      return { encode: (frame) => bytesFromPcm16(resampler.process(frame)), close: () => resampler.close() };
    }
    default: {
      const encoder = createG711Encoder(format.encoding);
      return { encode: (frame) => encoder.encode(frame).slice(), close: () => encoder.close() };
    }
  }
}
