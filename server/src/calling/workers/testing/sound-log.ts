import { frameMs, frameSamples, type Recorder } from '#voice/ports.ts';

/** Sound of the agent between two silences. */
export interface Stretch {
  /** Silence in front of it, from the end of the caller's speech or of the stretch before. Unit: milliseconds of the line. */
  silenceMs: number;
  sound: Int16Array;
}

/** Frames sent on a line, in order. */
export interface SoundLog extends Recorder {
  /** Frames so far. */
  readonly length: number;
  /** Since a frame, with silences of more than 200 ms between them. */
  stretchesSince(frame: number): Stretch[];
  /** How long nothing has been heard of the agent. Unit: milliseconds. */
  silentMs(): number;
}

/** Shorter silences stand between words. Unit: frames, 200 ms. */
const pauseFrames = 10;
const audible = 500;

export function createSoundLog(): SoundLog {
  const frames: Int16Array[] = [];
  const isAudible = (frame: Int16Array) => frame.some((sample) => Math.abs(sample) > audible);
  return {
    get length() {
      return frames.length;
    },
    write: (_caller, agent) => void frames.push(agent.slice()),
    close: async () => {},
    silentMs: () => (frames.length - 1 - frames.findLastIndex(isAudible)) * frameMs,
    stretchesSince(from) {
      const stretches: { silenceMs: number; frames: Int16Array[] }[] = [];
      let silent = 0;
      for (const frame of frames.slice(from)) {
        if (!isAudible(frame)) {
          silent += 1;
          continue;
        }
        const last = stretches.at(-1);
        if (last === undefined || silent > pauseFrames)
          stretches.push({ silenceMs: silent * frameMs, frames: [frame] });
        else last.frames.push(...Array.from({ length: silent }, () => new Int16Array(frameSamples)), frame);
        silent = 0;
      }
      return stretches.map(({ silenceMs, frames: own }) => ({ silenceMs, sound: joined(own) }));
    },
  };
}

function joined(frames: readonly Int16Array[]): Int16Array {
  const sound = new Int16Array(frames.length * frameSamples);
  for (const [index, frame] of frames.entries()) sound.set(frame, index * frameSamples);
  return sound;
}
