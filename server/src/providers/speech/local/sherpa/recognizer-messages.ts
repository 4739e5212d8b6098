import type { SpeechErrorCode, Transcript } from '#voice/ports.ts';

/** Messages to the recognizer thread. The opener numbers the streams. */
export type ToRecognizer =
  | { kind: 'open'; stream: number }
  /** 16 kHz sound of any length. */
  | { kind: 'audio'; stream: number; pcm: Int16Array }
  | { kind: 'flush'; stream: number }
  | { kind: 'close'; stream: number };

/** From the thread that recognises. */
export type FromRecognizer =
  | { kind: 'loaded' }
  | { kind: 'unusable'; message: string }
  | { kind: 'partial'; stream: number; text: string }
  | { kind: 'final'; stream: number; transcript: Transcript }
  | { kind: 'failed'; stream: number; code: SpeechErrorCode; message: string };
