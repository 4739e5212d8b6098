import { createOpusDecoder, createOpusEncoder, opusClockRateHz, opusPacketDuration } from '#voice/codec/opus.ts';
import { bytesFromPcm16, createPcm16Decoder } from '#voice/codec/pcm16.ts';
import type { PayloadDecoder } from '#voice/line/wire.ts';
import { sampleRateHz } from '#voice/ports.ts';

/** `pcm`: 16 kHz mono, little-endian. `opus`: one packet per message. */
export type WebSocketCodec = 'pcm' | 'opus';

/** Format of audio in binary messages. */
export interface FrameCodec {
  clockRateHz: number;
  /** A longer message is no audio and closes the socket. */
  maxMessageBytes: number;
  /** Bytes per second of audio. */
  bytesPerSecond: number;
  createDecoder(): PayloadDecoder;
  createEncoder(): (frame: Int16Array) => Uint8Array | undefined;
  /** Duration of a message's audio, in units of the clock rate; 0 for an invalid message. */
  duration(message: Uint8Array): number;
}

export const frameCodecs: Record<WebSocketCodec, FrameCodec> = {
  pcm: {
    clockRateHz: sampleRateHz,
    // 200 ms.
    maxMessageBytes: 6_400,
    bytesPerSecond: sampleRateHz * 2,
    createDecoder: createPcm16Decoder,
    createEncoder: () => bytesFromPcm16,
    duration: (message) => (message.length % 2 === 0 ? message.length / 2 : 0),
  },
  opus: {
    clockRateHz: opusClockRateHz,
    // 120 ms at 256 kbit/s, eight times the rate of speech.
    maxMessageBytes: 4_000,
    bytesPerSecond: 4_000,
    createDecoder: createOpusDecoder,
    createEncoder() {
      const encoder = createOpusEncoder();
      return (frame) => encoder.encode(frame);
    },
    duration: opusPacketDuration,
  },
};
