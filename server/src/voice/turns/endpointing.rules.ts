import type { CallLanguage } from '../language/call-language.ts';
import { consistsOf, phrasesOf, wordsOf } from '../language/phrases.ts';

/** End of an utterance, classified by its words. */
export type UtteranceEnd = 'complete' | 'neutral' | 'unfinished';

/** Bounds of what is waited for. Unit: milliseconds. Source: research notes on endpointing, 0.3-1.2 s, cap 2.5 s. */
const shortestMs = 200;
const openAtLeastMs = 1000;
const longestMs = 2500;
/** Digits of a number that is still being read out: fewer may be an amount, more a whole phone number. */
const digitsInProgress = { min: 3, max: 9 };

/**
 * Silence after which a turn is over, from what was said: short after a complete sentence or answer, long after a
 * conjunction, a filler or half a number. Unit: milliseconds of caller audio.
 */
export function endpointingSilenceMs(
  heard: string,
  settings: { endOfTurnSilenceMs: number; responsiveness: number; language: CallLanguage },
): number {
  const patience = 1.35 - settings.responsiveness / 2;
  const ordinary = settings.endOfTurnSilenceMs * patience;
  switch (classifyUtteranceEnd(heard, settings.language)) {
    case 'complete':
      return Math.max(shortestMs, ordinary / 2);
    case 'neutral':
      return Math.min(Math.max(shortestMs, ordinary), longestMs);
    case 'unfinished':
      return Math.min(Math.max(ordinary * 2, openAtLeastMs), longestMs);
  }
}

export function classifyUtteranceEnd(heard: string, language: CallLanguage): UtteranceEnd {
  const words = wordsOf(heard);
  const last = words.at(-1);
  if (last === undefined) return 'neutral';
  if (consistsOf(words, phrasesOf(language.completeAnswers))) return 'complete';
  if (/[.!?。？！]["'»”]?\s*$/.test(heard) && !/(?:\.\.\.|…)\s*$/.test(heard)) {
    return language.continuationWords.includes(last) ? 'neutral' : 'complete';
  }
  if (/(?:[,;:…-]|\.\.\.)\s*$/.test(heard)) return 'unfinished';
  if (
    language.continuationWords.includes(last) ||
    endsWithFiller(words, language) ||
    isPartialNumber(words, language)
  ) {
    return 'unfinished';
  }
  return 'neutral';
}

function endsWithFiller(words: readonly string[], language: CallLanguage): boolean {
  return language.fillers.some((filler) => {
    const wanted = wordsOf(filler);
    return wanted.length > 0 && wanted.every((word, index) => words[words.length - wanted.length + index] === word);
  });
}

function isPartialNumber(words: readonly string[], language: CallLanguage): boolean {
  let digits = 0;
  for (const word of [...words].reverse()) {
    if (/^\d+$/.test(word)) digits += word.length;
    else if (language.numberWords.includes(word)) digits += 1;
    else break;
  }
  return digits >= digitsInProgress.min && digits <= digitsInProgress.max;
}
