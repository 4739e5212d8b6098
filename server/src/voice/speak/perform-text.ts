import type { Voice } from '../ports.ts';
import type { SpokenPiece } from './heard-text.ts';
import { millisecondsOf, type Performance, type PerformanceListener } from './performance.ts';
import { createSoundWatch, type Speaker } from './sound-watch.ts';

/** Text that a voice may hold back until it has enough to speak well. Unit: characters. */
const heldBackCharacters = 60;

/** Speaks through a voice that takes words as they come: one utterance for the whole speech. */
export function performText(voice: Voice, speaker: Speaker, listener: PerformanceListener): Performance {
  const piece: SpokenPiece = { text: '', ms: undefined, words: [] };
  let soundMs = 0;
  let hasEnded = false;
  let isOver = false;

  function finish(tell: () => void): void {
    if (isOver) return;
    isOver = true;
    tell();
  }

  const watch = createSoundWatch(speaker, {
    late: () => listener.late(),
    failed(error) {
      utterance.cancel();
      finish(() => listener.failed(error));
    },
  });

  const utterance = voice.speak({
    audio(pcm) {
      if (isOver) return;
      watch.sounded();
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
      watch.tick(!isOver && isDue && aheadMs <= 0);
    },
    pieces: () => [piece],
  };
}
