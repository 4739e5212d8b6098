import type { SpeechError } from '../ports.ts';
import type { SynthesizedSpan } from './played-text.ts';

/** What a performance tells; nothing after `end` or `failed`. */
export interface VoiceSynthesisListener {
  audio(pcm: Int16Array): void;
  /** Sound is awaited for so long that another voice should be at hand. */
  late(): void;
  end(): void;
  failed(error: SpeechError): void;
}

/** One voice speaking text as it comes. */
export interface VoiceSynthesis {
  write(text: string): void;
  /** Whatever was written is spoken now, also where more text would make a better sentence of it. */
  flush(): void;
  /** No more text will come. */
  end(): void;
  cancel(): void;
  /** Called once a frame with the sound that is handed over and not played: keeps time limits and looks ahead. */
  tick(aheadMs: number): void;
  /** What was spoken so far, in order; the last piece may still be going on. */
  pieces(): readonly SynthesizedSpan[];
}

export function millisecondsOf(pcm: Int16Array): number {
  return pcm.length / 16;
}
