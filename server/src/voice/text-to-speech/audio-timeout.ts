import { frameMs, SpeechError } from '../ports.ts';

/** Longest wait for sound of words handed over, where another voice could speak them. Unit: milliseconds. */
const withinMs = 800;
/** And where there is none: silence for a moment is better than an end. */
const lastVoiceWithinMs = 8_000;
/** Wait for sound after which it is late. Unit: milliseconds; connecting to another voice takes a quarter of a second. */
const lateAfterMs = 400;

/** Waits for the sound of words that a voice was given. */
export interface AudioTimeout {
  /** Sound came. */
  audioReceived(): void;
  /** Called once a frame. `isAwaited`: the voice owes sound, and all it made was played. */
  tick(isAwaited: boolean): void;
}

/** The voice in use, and whether it is the last one. */
export interface VoiceInUse {
  engineId: string;
  isLast: boolean;
}

export function createAudioTimeout(
  speaker: VoiceInUse,
  listener: {
    /** Another voice should be at hand. */
    late(): void;
    /** The voice is held to be gone. */
    failed(error: SpeechError): void;
  },
): AudioTimeout {
  const { engineId, isLast } = speaker;
  const limitMs = isLast ? lastVoiceWithinMs : withinMs;
  let waitedMs = 0;
  return {
    audioReceived: () => void (waitedMs = 0),
    tick(isAwaited) {
      waitedMs = isAwaited ? waitedMs + frameMs : 0;
      if (waitedMs === lateAfterMs) listener.late();
      if (waitedMs < limitMs) return;
      listener.failed(new SpeechError('timeout', engineId, `${engineId} did not speak in time`));
    },
  };
}
