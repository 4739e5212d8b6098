import type { SpeechError, SpeechListener, Utterance } from '#voice/ports.ts';

/** An utterance that cannot be made: says so once, later, unless it is cancelled before. */
export function refuseToSpeak(error: SpeechError, listener: SpeechListener): Utterance {
  let isOver = false;
  queueMicrotask(() => {
    if (!isOver) listener.failed(error);
    isOver = true;
  });
  return {
    write: () => {},
    end: () => {},
    cancel: () => {
      isOver = true;
    },
  };
}
