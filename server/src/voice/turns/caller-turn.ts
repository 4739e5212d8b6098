import { wordsOf } from '../language/phrases.ts';
import type { Transcript } from '../ports.ts';

/** Transcript of the caller's current turn. */
export interface CallerTurn {
  /** A new partial; replaces the one before. */
  setPartial(text: string): void;
  /** Final words, heard `atMs` into the call. */
  addFinal(transcript: Transcript, atMs: number): void;
  /** No more words will come: the partial ones are final, heard `atMs` into the call. */
  finalizePartial(atMs: number): void;
  /** Final words only. */
  text(): string;
  /** Guess at speech that was not recognized, where the turn has no words. */
  guess(): string | undefined;
  hasPartial(): boolean;
  /** Final words and the partial ones after them. */
  words(): readonly string[];
  /** When its first words were noticed. Unit: milliseconds into the call. */
  startMs(): number;
  clear(): void;
}

export function createCallerTurn(): CallerTurn {
  let text = '';
  let partial = '';
  let guess: string | undefined;
  let startMs = 0;
  let words: readonly string[] | undefined;
  return {
    setPartial(heard) {
      partial = heard.trim();
      words = undefined;
    },
    addFinal(transcript, atMs) {
      const heard = transcript.text.trim();
      if (text === '') startMs = atMs;
      if (heard !== '') text = text === '' ? heard : `${text} ${heard}`;
      guess = transcript.guess;
      partial = '';
      words = undefined;
    },
    finalizePartial(atMs) {
      if (text === '') startMs = atMs;
      text = `${text} ${partial}`.trim();
      partial = '';
      words = undefined;
    },
    text: () => text,
    guess: () => (text === '' ? guess : undefined),
    hasPartial: () => partial !== '',
    words: () => (words ??= wordsOf(`${text} ${partial}`)),
    startMs: () => startMs,
    clear() {
      text = '';
      guess = undefined;
      partial = '';
      words = undefined;
    },
  };
}
