import type { SpeechError } from '#voice/ports.ts';
import { speechError } from './speech-error.ts';

export interface RecognitionTimeouts {
  /** Connection time limit. Unit: milliseconds. Default: 3000. */
  connectMs?: number;
  /** From a flush to any word from the vendor. Unit: milliseconds. Default: 5000. */
  answerMs?: number;
}

export const defaultRecognitionTimeouts: Required<RecognitionTimeouts> = { connectMs: 3_000, answerMs: 5_000 };

/** Knows a vendor that has fallen silent from one that has nothing to say. */
export interface FlushWatch {
  /** A final is wanted; again before it came starts the time anew. */
  flushed(): void;
  /** The vendor said something, whatever it was. */
  heard(): void;
  answered(): void;
  close(): void;
}

/** `silent`: a flush was sent and nothing at all has come since. */
export function createFlushWatch(input: {
  engineId: string;
  answerMs: number;
  silent(error: SpeechError): void;
}): FlushWatch {
  let timer: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = () => {
    close();
    timer = setTimeout(() => input.silent(speechError('timeout', input.engineId)), input.answerMs);
  };
  return {
    flushed: start,
    heard() {
      if (timer !== undefined) start();
    },
    answered: close,
    close,
  };
}
