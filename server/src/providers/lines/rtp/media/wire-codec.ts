import type { CodecName } from '@parley/rtp';
import { decodeG711, encodeG711, type G711Law } from '#voice/codec/g711.ts';
import { createOpusDecoder, createOpusEncoder } from '#voice/codec/opus.ts';
import type { PayloadDecoder } from '#voice/line/wire.ts';
import { frameSamples } from '#voice/ports.ts';
import { HalfBandDown, HalfBandUp } from './half-band.ts';

/** Encodes 16 kHz audio into payloads of 20 ms. */
export interface WireEncoder {
  /** The array is overwritten by the next call of any encoder; undefined when encoding failed. */
  encode(frame: Int16Array, isSilence: boolean): Uint8Array | undefined;
}

/** Frames of silence after which a codec's memory holds no earlier audio. */
const settledFrames = { g711: 2, opus: 10 } as const;
/** G.711 codes of silence: ITU-T G.711, tables 1 and 2. */
const silenceCode = { pcma: 0xd5, pcmu: 0xff } as const;
/** 200 ms: three times the longest packet of phones. */
const maxPayloadBytes = 1_600;

export function createWireEncoder(codec: CodecName): WireEncoder {
  return codec === 'opus' ? createOpusWireEncoder() : createG711WireEncoder(codec);
}

// Scratch buffers shared by all streams of the thread, so that they stay in the processor's cache.
const narrow = new Int16Array(maxPayloadBytes);
const narrowFrame = narrow.subarray(0, frameSamples / 2);
const wide = new Int16Array(maxPayloadBytes * 2);
const codes = new Uint8Array(frameSamples / 2);
const silence = {
  pcma: new Uint8Array(frameSamples / 2).fill(silenceCode.pcma),
  pcmu: new Uint8Array(frameSamples / 2).fill(silenceCode.pcmu),
};

function createG711WireEncoder(law: G711Law): WireEncoder {
  const down = new HalfBandDown();
  let silentFrames = 0;
  return {
    encode(frame, isSilence) {
      silentFrames = isSilence ? silentFrames + 1 : 0;
      if (silentFrames > settledFrames.g711) return silence[law];
      down.process(frame, narrowFrame);
      encodeG711(law, narrowFrame, codes);
      return codes;
    },
  };
}

function createOpusWireEncoder(): WireEncoder {
  const encoder = createOpusEncoder();
  let silentFrames = 0;
  let last: Uint8Array | undefined;
  return {
    encode(frame, isSilence) {
      silentFrames = isSilence ? silentFrames + 1 : 0;
      // The last packet is repeated during silence, which costs no encoding.
      if (silentFrames <= settledFrames.opus || last === undefined) last = encoder.encode(frame);
      return last;
    },
  };
}

/** `tap` gets the samples of each payload, in the order of decoding. */
export function createWireDecoder(codec: CodecName, tap?: (pcm: Int16Array) => void): PayloadDecoder {
  return codec === 'opus' ? createOpusDecoder(tap) : createG711WireDecoder(codec, tap);
}

function createG711WireDecoder(law: G711Law, tap?: (pcm: Int16Array) => void): PayloadDecoder {
  const up = new HalfBandUp();
  return {
    clockRateHz: 8_000,
    decode(payload) {
      if (payload.length === 0 || payload.length > maxPayloadBytes) return undefined;
      const count = decodeG711(law, payload, narrow);
      const pcm = wide.subarray(0, up.process(narrow.subarray(0, count), wide));
      tap?.(pcm);
      return pcm;
    },
  };
}

const otherLaw = { pcma: new Uint8Array(256), pcmu: new Uint8Array(256) };
for (const [from, to] of [
  ['pcma', 'pcmu'],
  ['pcmu', 'pcma'],
] as const) {
  const samples = new Int16Array(256);
  decodeG711(
    from,
    Uint8Array.from({ length: 256 }, (_, code) => code),
    samples,
  );
  encodeG711(to, samples, otherLaw[from]);
}

/** Transcodes to the other law, for peers that switch without renegotiation. */
export const toOtherLaw = (from: G711Law, payload: Uint8Array): Uint8Array =>
  payload.map((code) => otherLaw[from][code] ?? 0);
