import { consistsOf, type Phrases, startsWithPhrase } from '../language/phrases.ts';
import type { BargeInThreshold } from '../settings.ts';

/** `stop`: the agent falls silent. `wait`: not enough to tell. `ignore`: a sign of listening, or no interruption wanted. */
export type BargeInClass = 'stop' | 'wait' | 'ignore';

/** Speech without any recognised word that counts all the same: no backchannel lasts that long. Unit: milliseconds. */
const wordlessSpeechMs = 900;

/**
 * Whether what the caller says while the agent is speaking (or thinking) takes the turn. Words decide where there are
 * any; sound alone only where the gate asks for no words, or when it goes on for long.
 */
export function classifyBargeIn(input: {
  words: readonly string[];
  /** Unit: milliseconds of speech so far. */
  speechMs: number;
  threshold: BargeInThreshold;
  sensitivity: number;
  ignorePhrases: Phrases;
  stopPhrases: Phrases;
}): BargeInClass {
  const { words, speechMs, threshold: gate, sensitivity } = input;
  if (sensitivity === 0) return 'ignore';
  if (startsWithPhrase(words, input.stopPhrases)) return 'stop';
  const minMs = gate.minMs * (1.7 - sensitivity);
  const minWords = sensitivity === 1 ? 0 : gate.minWords;
  if (speechMs < minMs) return 'wait';
  if (consistsOf(words, input.ignorePhrases)) return 'ignore';
  if (consistsOf(words, input.ignorePhrases, true) && speechMs < minMs + wordlessSpeechMs) return 'wait';
  if (words.length >= minWords) return 'stop';
  return words.length === 0 && speechMs >= minMs + wordlessSpeechMs ? 'stop' : 'wait';
}
