import { frameMs, SpeechError } from '../ports.ts';

/** Longest wait for the first sound of words handed over, and for the next sound after it. Unit: milliseconds. */
const firstSoundWithinMs = 800;
const nextSoundWithinMs = 800;
/** Wait for sound after which it is late. Unit: milliseconds; connecting to another voice takes a quarter of a second. */
const lateAfterMs = 400;

/** Waits for the sound of words that a voice was given. */
export interface SoundWatch {
  /** Sound came. */
  sounded(): void;
  /** Called once a frame. `isAwaited`: the voice owes sound, and all it made was played. `isFirst`: it made none yet. */
  tick(isAwaited: boolean, isFirst: boolean): void;
}

export function createSoundWatch(
  engineId: string,
  listener: {
    /** Another voice should be at hand. */
    late(): void;
    /** The voice is held to be gone. */
    failed(error: SpeechError): void;
  },
): SoundWatch {
  let waitedMs = 0;
  return {
    sounded: () => void (waitedMs = 0),
    tick(isAwaited, isFirst) {
      waitedMs = isAwaited ? waitedMs + frameMs : 0;
      if (waitedMs === lateAfterMs) listener.late();
      if (waitedMs < (isFirst ? firstSoundWithinMs : nextSoundWithinMs)) return;
      listener.failed(new SpeechError('timeout', engineId, `${engineId} did not speak in time`));
    },
  };
}
