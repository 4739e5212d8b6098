import { createG711Decoder, createG711Encoder } from '../codec/g711-stream.ts';
import { frameSamples } from '../ports.ts';

/** Audio after a telephone line: mu-law at 8 kHz and back. */
export function overThePhone(sound: Int16Array): Int16Array {
  const encoder = createG711Encoder('pcmu');
  const decoder = createG711Decoder('pcmu');
  const heard = new Int16Array(sound.length);
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    const codes = encoder.encode(sound.subarray(at, at + frameSamples));
    heard.set(decoder.decode(codes.slice())?.subarray(0, frameSamples) ?? [], at);
  }
  encoder.close();
  decoder.close();
  return heard;
}
