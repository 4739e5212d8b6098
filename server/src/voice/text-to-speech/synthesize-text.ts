import type { Utterance, Voice } from '../ports.ts';
import { createAudioTimeout, type VoiceInUse } from './audio-timeout.ts';
import { isSpeakable } from './clause-splitter.ts';
import type { SynthesizedSpan } from './played-text.ts';
import { millisecondsOf, type VoiceSynthesis, type VoiceSynthesisListener } from './voice-synthesis.ts';

/** Text that a voice may hold back until it has enough to speak well. Unit: characters. */
const heldBackCharacters = 60;

/**
 * Speaks through a voice that takes words as they come: one utterance for the whole speech, or a new one behind each
 * flush, as that is how a voice is told to hold nothing back.
 */
export function synthesizeText(voice: Voice, speaker: VoiceInUse, listener: VoiceSynthesisListener): VoiceSynthesis {
  const pieces: SynthesizedSpan[] = [];
  let utterance: Utterance | undefined;
  /** The utterance has all its text; what comes now is for the next one. */
  let isClosed = false;
  let waiting = { text: '', isFlushed: false };
  let pieceMs = 0;
  let hasEnded = false;
  let isOver = false;

  const watch = createAudioTimeout(speaker, {
    late: () => listener.late(),
    failed(error) {
      utterance?.cancel();
      finish(() => listener.failed(error));
    },
  });

  function finish(tell: () => void): void {
    if (isOver) return;
    isOver = true;
    tell();
  }

  function begin(): Utterance {
    const piece: SynthesizedSpan = { text: '', ms: undefined, words: [] };
    pieces.push(piece);
    pieceMs = 0;
    isClosed = false;
    return voice.speak({
      audio(pcm) {
        if (isOver) return;
        watch.audioReceived();
        pieceMs += millisecondsOf(pcm);
        listener.audio(pcm);
      },
      words(words) {
        piece.words = [...piece.words, ...words];
      },
      end() {
        if (isOver) return;
        piece.ms = pieceMs;
        utterance = undefined;
        isClosed = false;
        proceed();
      },
      failed: (error) => finish(() => listener.failed(error)),
    });
  }

  /** Says what waits, when it is its turn, and ends the performance when all is said. */
  function proceed(): void {
    if (isOver || isClosed) return;
    const { text, isFlushed } = waiting;
    if (isSpeakable(text) || utterance !== undefined) {
      waiting = { text: '', isFlushed: false };
      utterance ??= begin();
      const piece = pieces.at(-1);
      if (piece !== undefined) piece.text += text;
      if (!isOver && text !== '') utterance.write(text);
      if (!isOver && (isFlushed || hasEnded)) {
        isClosed = true;
        utterance.end();
      }
    } else if (hasEnded) finish(() => listener.end());
  }

  return {
    write(text) {
      waiting.text += text;
      proceed();
    },
    flush() {
      waiting.isFlushed = !isClosed || isSpeakable(waiting.text);
      proceed();
      if (!isClosed) waiting.isFlushed = false;
    },
    end() {
      hasEnded = true;
      proceed();
    },
    cancel() {
      if (isOver) return;
      isOver = true;
      utterance?.cancel();
    },
    tick(aheadMs) {
      const isDue = isClosed || (pieceMs === 0 && (pieces.at(-1)?.text.length ?? 0) >= heldBackCharacters);
      watch.tick(!isOver && utterance !== undefined && isDue && aheadMs <= 0);
    },
    pieces: () => pieces,
  };
}
