/** A stretch of the engine's result. Unit of `b` and `d`: seconds. `p`: how well it fits, 0-1, over its whole length. */
export interface HeardSegment {
  t: string;
  b: number;
  d: number;
  p: number;
  /** Sounds of a word. */
  w?: readonly HeardSegment[];
}

export interface Judgement {
  words: string[];
  /** 0-1; below a half the words are not believed. */
  confidence: number;
  /** Loss of fit a second; 1 where there are no words. */
  loss: number;
  startMs: number;
  endMs: number;
}

/**
 * Loss of fit a second against the best sounds of any kind, plus what rushed sounds weigh. Source: this folder's
 * README, table of acceptance.
 */
const believedLoss = 0.64;
/** Less than 0.7 s of words is easier to hit by chance. */
const believedLossWhenShort = 0.59;
/**
 * Words that were not said are squeezed into the sound: many of their sounds have the least length the engine knows,
 * three frames. Unlike the loss of fit, this does not grow with a voice that is unlike those of the training.
 */
const rushedWeight = 1.1;
const rushedSeconds = 0.035;
/** Fewer sounds than this are too few for a share. */
const leastSounds = 10;
/** Share in speech that was heard right, for a hypothesis without its sounds. */
const usualRushedShare = 0.05;
const shortSeconds = 0.7;
/** A pause this unlike a pause was something that the grammar could not explain. */
const unexplainedLoss = 0.5;

const isWord = ({ t }: HeardSegment) => t !== '(NULL)' && !/^[<[+]/.test(t);

/**
 * Minimum voiced sound: each word has a vowel and speech has a pitch, while coughs and noise match words without one.
 * Unit: milliseconds.
 */
const leastVoicedMs = 60;
const leastVoicedShare = 0.15;

/**
 * Longest a word lasts, by its letters, and the least share of the voice that must be in words: a short word stretched
 * over a sentence, or found in a part of it, was not said. Unit: seconds.
 */
const longestWord = { base: 0.45, perLetter: 0.1 };
const leastWordShare = 0.5;

function isLikelyLength(words: readonly HeardSegment[], spokenSeconds: number, voicedMs: number): boolean {
  const isStretched = words.some(({ t, d }) => d > longestWord.base + longestWord.perLetter * t.length);
  return !isStretched && spokenSeconds * 1000 >= leastWordShare * voicedMs;
}

/**
 * Loss up to which words are believed that passes through different front ends agree on, where the first pass is one of
 * them and where it is not; less for two words. Sentences outside the grammar fit a different phrase each time. Source:
 * README of `denoise`.
 */
const agreedLoss = { withFirst: 0.66, without: 0.75, lessForPair: 0.13 };

/**
 * Decides by later passes what the first one left open: believed is what the first later pass repeats, or all later
 * passes agree on. A single word never is. Undefined: undecided before `passesMax` later passes, not believed after it.
 */
export function judgeAgreement(
  first: Judgement,
  later: readonly Judgement[],
  passesMax: number,
): Judgement | 'disagreed' | undefined {
  const [second] = later;
  if (!second) return undefined;
  const repeated = agreed([first, second], agreedLoss.withFirst);
  if (repeated) return repeated;
  const all = agreed(later, agreedLoss.without);
  if (!all) return 'disagreed';
  return later.length < passesMax ? undefined : all;
}

function agreed(passes: readonly Judgement[], limit: number): Judgement | undefined {
  const [first] = passes;
  if (!first || first.words.length < 2) return undefined;
  const text = first.words.join(' ');
  if (!passes.every(({ words }) => words.join(' ') === text)) return undefined;
  const loss = passes.reduce((sum, pass) => sum + pass.loss, 0) / passes.length;
  const most = first.words.length === 2 ? limit - agreedLoss.lessForPair : limit;
  return loss < most ? { ...first, confidence: 0.5 + (most - loss), loss } : undefined;
}

/**
 * Details that were not asked for, such as "noon" or "it's 70666", fit a cough or a sentence outside the grammar: they
 * are believed where they are too long for that and fit well.
 */
const unasked = { wordsMin: 4, numberWordsMin: 7, confidenceMin: 0.8 };

/** Kind of words that are nothing but details: days, times, names and numbers, or numbers alone. */
export type DetailKind = 'number' | 'detail';

/** Returns true for words taken as said. `unaskedKind`: they are details that the agent did not ask for. */
export function isBelieved({ words, confidence }: Judgement, unaskedKind: DetailKind | undefined): boolean {
  if (unaskedKind === undefined) return confidence >= 0.5;
  const wordsMin = unaskedKind === 'number' ? unasked.numberWordsMin : unasked.wordsMin;
  return words.length >= wordsMin && confidence >= unasked.confidenceMin;
}

/** Decides whether the hypothesis was said, or is the best match for something outside the grammar. */
export function judgeHypothesis(segments: readonly HeardSegment[], voicedMs: number): Judgement {
  const words = segments.filter(isWord);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return { words: [], confidence: 0, loss: 1, startMs: 0, endMs: 0 };
  let loss = 0;
  let seconds = 0;
  for (const segment of segments) {
    if (segment.t === '(NULL)') continue;
    const lost = -Math.log(Math.max(segment.p, 1e-4));
    const isPause = !isWord(segment);
    if (isPause && (segment.d < 0.1 || lost / segment.d < unexplainedLoss)) continue;
    loss += lost;
    seconds += segment.d;
  }
  const spokenSeconds = words.reduce((sum, { d }) => sum + d, 0);
  const believed = spokenSeconds < shortSeconds ? believedLossWhenShort : believedLoss;
  const isLikely = isLikelyLength(words, spokenSeconds, voicedMs);
  const isVoiced = voicedMs >= Math.max(leastVoicedMs, leastVoicedShare * spokenSeconds * 1000);
  const fit = 1 / (1 + Math.exp((loss / seconds + rushedWeight * rushedShare(words) - believed) / 0.05));
  return {
    // Other ways to say a word carry a number: `a(2)`.
    words: words.map(({ t }) => t.replace(/\(\d+\)$/, '')),
    confidence: isVoiced && isLikely ? fit : Math.min(fit, 0.1),
    loss: loss / seconds,
    startMs: Math.max(0, first.b * 1000),
    endMs: (last.b + last.d) * 1000,
  };
}

function rushedShare(words: readonly HeardSegment[]): number {
  const sounds = words.flatMap(({ w }) => w ?? []);
  if (sounds.length === 0) return usualRushedShare;
  return sounds.filter(({ d }) => d <= rushedSeconds).length / Math.max(leastSounds, sounds.length);
}
