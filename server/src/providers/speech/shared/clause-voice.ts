import type { SpeechListener, Utterance, Voice } from '#voice/ports.ts';
import { refuseToSpeak } from './refused-utterance.ts';
import { speechError } from './speech-error.ts';

/** Begins to speak one text; cancelling ends it without another word to the listener. */
export type SpeakClause = (text: string, listener: SpeechListener) => { cancel(): void };

/** A voice for engines that are given whole clauses: one request per utterance, made when its words are complete. */
export function createClauseVoice(engineId: string, speakClause: SpeakClause): Voice {
  const running = new Set<() => void>();
  let isClosed = false;

  return {
    speak(listener) {
      if (isClosed) return refuseToSpeak(speechError('unavailable', engineId, 'the voice is closed'), listener);
      return speak(listener, speakClause, running);
    },
    close() {
      isClosed = true;
      for (const cancel of running) cancel();
    },
  };
}

function speak(listener: SpeechListener, speakClause: SpeakClause, running: Set<() => void>): Utterance {
  let text = '';
  let isComplete = false;
  let isOver = false;
  let request: { cancel(): void } | undefined;

  function finish(tell?: () => void): void {
    if (isOver) return;
    isOver = true;
    running.delete(cancel);
    tell?.();
  }
  const cancel = () => {
    finish();
    request?.cancel();
  };
  running.add(cancel);

  return {
    write(words) {
      if (!isComplete) text += words;
    },
    end() {
      if (isComplete || isOver) return;
      isComplete = true;
      // No callback within the caller's own call.
      if (!hasWords(text)) return queueMicrotask(() => finish(() => listener.end()));
      request = speakClause(text, {
        audio: (pcm) => listener.audio(pcm),
        end: () => finish(() => listener.end()),
        failed: (error) => finish(() => listener.failed(error)),
      });
    },
    cancel,
  };
}

/** Vendors refuse, or are silent about, a text without a letter or a digit. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
