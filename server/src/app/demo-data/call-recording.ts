import { sampleRateHz } from '#voice/ports.ts';

/** One line of a call that is heard: its side of the recording and its sound. */
export interface HeardLine {
  speaker: 'customer' | 'agent';
  sound: Int16Array;
  /** Into the call. Unit: milliseconds. */
  startMs: number;
}

const headBytes = 44;

/** Returns a WAV file with the customer on the left and the agent on the right, as the recorder writes it. */
export function mixRecording(lines: readonly HeardLine[], durationMs: number): Buffer {
  const frames = Math.ceil((durationMs / 1000) * sampleRateHz);
  const wav = Buffer.alloc(headBytes + frames * 4);
  writeHead(wav, frames * 4);
  for (const { speaker, sound, startMs } of lines) {
    const first = Math.round((startMs / 1000) * sampleRateHz);
    const side = speaker === 'customer' ? 0 : 2;
    for (const [index, sample] of sound.subarray(0, frames - first).entries())
      wav.writeInt16LE(sample, headBytes + (first + index) * 4 + side);
  }
  return wav;
}

function writeHead(wav: Buffer, dataBytes: number): void {
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(headBytes - 8 + dataBytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(sampleRateHz, 24);
  wav.writeUInt32LE(sampleRateHz * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(dataBytes, 40);
}
