import { encodeG711, type G711Law } from '#voice/codec/g711.ts';

/** Bounds of comfort noise: louder disturbs, quieter is inaudible. Unit: dB below full scale. */
const loudest = 50;
const quietest = 75;
const frameCodes = 160;
const frames = 16;

const made = new Map<string, readonly Uint8Array[]>();

/** Reads the level of an RFC 3389 payload, within the bounds. Unit: dB below full scale. */
export function noiseLevel(payload: Uint8Array): number {
  const level = (payload[0] ?? quietest) & 0x7f;
  return Math.min(quietest, Math.max(loudest, Math.round(level / 5) * 5));
}

/** Payloads of 20 ms of noise of this level, to be played in a loop; built once for all calls. */
export function noisePayloads(law: G711Law, level: number): readonly Uint8Array[] {
  const key = `${law} ${level}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  // Uniformly distributed samples have an RMS of their peak divided by the root of 3.
  const peak = 32_768 * 10 ** (-level / 20) * Math.sqrt(3);
  const payloads = Array.from({ length: frames }, () => {
    const pcm = Int16Array.from({ length: frameCodes }, () => Math.round((Math.random() * 2 - 1) * peak));
    const codes = new Uint8Array(frameCodes);
    encodeG711(law, pcm, codes);
    return codes;
  });
  made.set(key, payloads);
  return payloads;
}
