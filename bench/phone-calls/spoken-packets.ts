import { HalfBandDown } from '../../server/src/providers/lines/rtp/media/half-band.ts';
import { encodeG711 } from '../../server/src/voice/codec/g711.ts';
import { frameSamples } from '../../server/src/voice/ports.ts';
import { type RecordingName, readRecording } from '../../server/test/recordings/read-recording.ts';

/** Quieter than this is a pause. */
const loudness = 800;
const silenceCode = 0xd5;

/** PCMA of 20 ms of nothing. */
export const silentPayload: Uint8Array = new Uint8Array(frameSamples / 2).fill(silenceCode);

/** Recorded speech, without the silence around it, as a phone of PCMA would send it. */
export function spokenPayloads(name: RecordingName): Uint8Array[] {
  const sound = readRecording(name);
  const isLoud = (sample: number) => Math.abs(sample) > loudness;
  const spoken = sound.subarray(sound.findIndex(isLoud), sound.findLastIndex(isLoud));
  const filter = new HalfBandDown();
  const narrow = new Int16Array(frameSamples / 2);
  const payloads: Uint8Array[] = [];
  for (let at = 0; at + frameSamples <= spoken.length; at += frameSamples) {
    filter.process(spoken.subarray(at, at + frameSamples), narrow);
    const payload = new Uint8Array(frameSamples / 2);
    encodeG711('pcma', narrow, payload);
    payloads.push(payload);
  }
  return payloads;
}

/** True when a payload of PCMA holds speech; looks at one sample in eight. */
export function isAudible(datagram: Buffer, from: number): boolean {
  for (let at = from; at < datagram.length; at += 8) {
    // Magnitude of the sample: above about 1000 of 32768.
    if ((((datagram[at] ?? silenceCode) ^ 0x55) & 0x7f) >= 0x30) return true;
  }
  return false;
}
