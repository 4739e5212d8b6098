import type { PayloadDecoder } from '../line/wire.ts';
import { sampleRateHz } from '../ports.ts';
import { decodeG711, encodeG711, type G711Law } from './g711.ts';
import { createResampler } from './resample.ts';

/** RFC 3551, table 4: both laws run at 8 kHz. */
const g711RateHz = 8_000;
/** 200 ms: four times what any phone puts into one packet. */
const maxPayloadBytes = 1_600;

/** Payloads of G.711 as 16 kHz sound. Refuses empty payloads and more than 200 ms in one. */
export function createG711Decoder(law: G711Law): PayloadDecoder & { close(): void } {
  const resampler = createResampler({ fromHz: g711RateHz, toHz: sampleRateHz });
  const narrow = new Int16Array(maxPayloadBytes);
  return {
    clockRateHz: g711RateHz,
    decode(payload) {
      if (payload.length === 0 || payload.length > maxPayloadBytes) return undefined;
      return resampler.process(narrow.subarray(0, decodeG711(law, payload, narrow)));
    },
    close: () => resampler.close(),
  };
}

/** Makes payloads of G.711 from 16 kHz sound. */
export interface G711Encoder {
  /** Half as many codes as samples. The array is overwritten by the next call. */
  encode(frame: Int16Array): Uint8Array;
  close(): void;
}

export function createG711Encoder(law: G711Law): G711Encoder {
  const resampler = createResampler({ fromHz: sampleRateHz, toHz: g711RateHz });
  let codes = new Uint8Array(160);
  return {
    encode(frame) {
      const narrow = resampler.process(frame);
      if (codes.length < narrow.length) codes = new Uint8Array(narrow.length);
      return codes.subarray(0, encodeG711(law, narrow, codes));
    },
    close: () => resampler.close(),
  };
}
