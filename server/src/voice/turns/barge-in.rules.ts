import { consistsOf, type Phrases, startsWithPhrase } from '../language/phrases.ts';
import type { BargeInThreshold } from '../settings.ts';

/** `barge-in`: the agent stops. `undecided`: more speech is needed. `ignore`: a backchannel, or barge-in is disabled. */
export type BargeInClass = 'barge-in' | 'undecided' | 'ignore';

/** Speech without recognized words that counts as a barge-in: longer than any backchannel. Unit: milliseconds. */
const wordlessSpeechMs = 900;

/** Longest backchannel of one or two words, with the delay of voice activity detection. Unit: milliseconds of speech. */
const shortSpeechMs = 900;

interface BargeInInput {
  words: readonly string[];
  /** Speech so far. Unit: milliseconds. */
  speechMs: number;
  threshold: BargeInThreshold;
  /** 0 disables barge-in, 1 lets the first sound interrupt. */
  sensitivity: number;
  ignorePhrases: Phrases;
  stopPhrases: Phrases;
}

/**
 * As `classifyBargeIn`, for a recognizer of limited vocabulary, which fits an expected word to any short sound: short
 * speech interrupts with a complete stop phrase only. The agent is paused meanwhile.
 */
export function classifyLimitedBargeIn(input: BargeInInput & { isFinal: boolean }): BargeInClass {
  if (!isShortSpeech(input.speechMs) || input.sensitivity === 0) return classifyBargeIn(input);
  return input.isFinal && startsWithPhrase(input.words, input.stopPhrases) ? 'barge-in' : 'undecided';
}

/** Speech no longer than a backchannel. Unit: milliseconds. */
export function isShortSpeech(speechMs: number): boolean {
  return speechMs < shortSpeechMs;
}

/**
 * Classifies caller speech while the agent is speaking or thinking. Words decide where there are any; sound alone only
 * where the threshold requires no words, or when it lasts.
 */
export function classifyBargeIn(input: BargeInInput): BargeInClass {
  const { words, speechMs, threshold, sensitivity } = input;
  if (sensitivity === 0) return 'ignore';
  if (startsWithPhrase(words, input.stopPhrases)) return 'barge-in';
  const minMs = threshold.minMs * (1.7 - sensitivity);
  const minWords = sensitivity === 1 ? 0 : threshold.minWords;
  if (speechMs < minMs) return 'undecided';
  if (consistsOf(words, input.ignorePhrases)) return 'ignore';
  if (consistsOf(words, input.ignorePhrases, true) && speechMs < minMs + wordlessSpeechMs) return 'undecided';
  if (words.length >= minWords) return 'barge-in';
  return words.length === 0 && speechMs >= minMs + wordlessSpeechMs ? 'barge-in' : 'undecided';
}
