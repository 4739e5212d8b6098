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

/** Decides whether the hypothesis was said, or is the best match for something outside the grammar. */
export function judgeHypothesis(segments: readonly HeardSegment[], voicedMs: number): Judgement {
  const words = segments.filter(isWord);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return { words: [], confidence: 0, startMs: 0, endMs: 0 };
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
  const isVoiced = voicedMs >= Math.max(leastVoicedMs, leastVoicedShare * spokenSeconds * 1000);
  const fit = 1 / (1 + Math.exp((loss / seconds + rushedWeight * rushedShare(words) - believed) / 0.05));
  return {
    // Other ways to say a word carry a number: `a(2)`.
    words: words.map(({ t }) => t.replace(/\(\d+\)$/, '')),
    confidence: isVoiced ? fit : Math.min(fit, 0.1),
    startMs: Math.max(0, first.b * 1000),
    endMs: (last.b + last.d) * 1000,
  };
}

function rushedShare(words: readonly HeardSegment[]): number {
  const sounds = words.flatMap(({ w }) => w ?? []);
  return sounds.filter(({ d }) => d <= rushedSeconds).length / Math.max(leastSounds, sounds.length);
}
