import type { PayloadDecoder } from '../line/wire.ts';
import { sampleRateHz } from '../ports.ts';

/**
 * Samples of bytes in little-endian order, as a copy. An odd last byte is left out.
 * Every processor Node runs Parley on keeps numbers in that order, so bytes are copied as they are.
 */
export function pcm16FromBytes(bytes: Uint8Array): Int16Array {
  const pcm = new Int16Array(bytes.byteLength >> 1);
  new Uint8Array(pcm.buffer).set(bytes.byteLength === pcm.byteLength ? bytes : bytes.subarray(0, pcm.byteLength));
  return pcm;
}

/** Bytes of samples in little-endian order, as a copy. */
export function bytesFromPcm16(pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(pcm.byteLength);
  new Int16Array(bytes.buffer).set(pcm);
  return bytes;
}

/** Payloads that are 16 kHz samples already. Refuses an odd number of bytes and nothing at all. */
export function createPcm16Decoder(): PayloadDecoder {
  return {
    clockRateHz: sampleRateHz,
    decode(payload) {
      if (payload.byteLength === 0 || payload.byteLength % 2 !== 0) return undefined;
      return pcm16FromBytes(payload);
    },
  };
}
