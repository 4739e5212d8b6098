import type { SpeechError } from '../ports.ts';
import type { SynthesizedSpan } from './played-text.ts';

/** Events of one voice's synthesis; none follows `end` or `failed`. */
export interface VoiceSynthesisListener {
  audio(pcm: Int16Array): void;
  /** Audio is late: the next voice should be connected as standby. */
  late(): void;
  end(): void;
  failed(error: SpeechError): void;
}

/** Streaming synthesis of one utterance by one voice. */
export interface VoiceSynthesis {
  write(text: string): void;
  /** Synthesizes the text so far without waiting for more of its sentence. */
  flush(): void;
  /** Ends the text. */
  end(): void;
  cancel(): void;
  /** Called once a frame. Unit of `aheadMs`: milliseconds of audio handed over and not yet played. */
  tick(aheadMs: number): void;
  /** Audio handed over so far. Unit: milliseconds. */
  soundMs(): number;
  /** Spans synthesized so far, in order; the last may be incomplete. */
  spans(): readonly SynthesizedSpan[];
}

/** Length of 16 kHz audio. Unit: milliseconds. */
export function millisecondsOf(pcm: Int16Array): number {
  return pcm.length / 16;
}
