import { frameMs, SpeechError, type Voice } from '../ports.ts';
import type { SpokenPiece } from './heard-text.ts';
import {
  firstSoundWithinMs,
  lateAfterMs,
  millisecondsOf,
  nextSoundWithinMs,
  type Performance,
  type PerformanceListener,
} from './performance.ts';

/** Text that a voice may hold back until it has enough to speak well. Unit: characters. */
const heldBackCharacters = 60;

/** Speaks through a voice that takes words as they come: one utterance for the whole speech. */
export function performText(voice: Voice, engineId: string, listener: PerformanceListener): Performance {
  const piece: SpokenPiece = { text: '', ms: undefined, words: [] };
  let soundMs = 0;
  let waitedMs = 0;
  let hasEnded = false;
  let isOver = false;

  function finish(tell: () => void): void {
    if (isOver) return;
    isOver = true;
    tell();
  }

  const utterance = voice.speak({
    audio(pcm) {
      if (isOver) return;
      waitedMs = 0;
      soundMs += millisecondsOf(pcm);
      listener.audio(pcm);
    },
    words(words) {
      piece.words = [...piece.words, ...words];
    },
    end: () =>
      finish(() => {
        piece.ms = soundMs;
        listener.end();
      }),
    failed: (error) => finish(() => listener.failed(error)),
  });

  return {
    write(text) {
      if (isOver) return;
      piece.text += text;
      utterance.write(text);
    },
    end() {
      if (hasEnded || isOver) return;
      hasEnded = true;
      utterance.end();
    },
    cancel() {
      if (isOver) return;
      isOver = true;
      utterance.cancel();
    },
    tick(aheadMs) {
      const isDue = hasEnded || (soundMs === 0 && piece.text.length >= heldBackCharacters);
      if (isOver || !isDue || aheadMs > 0) {
        waitedMs = 0;
        return;
      }
      waitedMs += frameMs;
      if (waitedMs === lateAfterMs) listener.late();
      if (waitedMs < (soundMs === 0 ? firstSoundWithinMs : nextSoundWithinMs)) return;
      utterance.cancel();
      finish(() => listener.failed(new SpeechError('timeout', engineId, `${engineId} did not speak in time`)));
    },
    pieces: () => [piece],
  };
}
