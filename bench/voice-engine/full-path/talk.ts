import { createG711Encoder } from '../../../server/src/voice/codec/g711-stream.ts';
import { frameSamples } from '../../../server/src/voice/ports.ts';
import { readRecording, saidIn } from '../../../server/test/recordings/read-recording.ts';

/** Quieter than this is a pause. */
const loudness = 800;

/** Something a person says, as the packets a phone would send. */
export interface Talk {
  words: string;
  payloads: readonly Uint8Array[];
}

/** A recorded sentence without the silence around it, and a packet of silence. */
export function recordedTalk(): { talk: Talk; silence: Uint8Array } {
  const sound = readRecording('goforward');
  const loud = (sample: number) => Math.abs(sample) > loudness;
  const spoken = sound.subarray(sound.findIndex(loud), sound.findLastIndex(loud));
  const encoder = createG711Encoder('pcmu');
  const payloads: Uint8Array[] = [];
  for (let at = 0; at + frameSamples <= spoken.length; at += frameSamples) {
    payloads.push(encoder.encode(spoken.subarray(at, at + frameSamples)).slice());
  }
  encoder.close();
  return { talk: { words: saidIn.goforward, payloads }, silence: new Uint8Array(frameSamples / 2).fill(0xff) };
}
