import type { Judgement } from './judge-hypothesis.ts';

/**
 * Least confidence of words that nearly fit, and of those that another pass found too; their least number, and the least
 * share of them that says something. Source: README.md, More passes, and guesses.
 */
const guessed = { confidenceMin: 0.2, recurringConfidenceMin: 0.1, wordsMin: 3, tellingShareMin: 0.5 };
/** Least number and share of telling words that two passes have in common. */
const recurring = { wordsMin: 2, share: 0.6 };
/**
 * Least confidence of a pass that is believed, and least sum of it and of another pass that found nearly all of its words,
 * or most of them. Source: as above.
 */
const believed = { confidenceMin: 0.2, nearlyAll: 0.8, sumOfNearlyAll: 0.45, sumOfMost: 0.65 };

/** Words that fit almost any sound a little, and change nothing about a question. */
const loose = new Set(
  `a an the my your our some any and also so well um uh oh hi hello hey good morning afternoon yes yeah okay there now this
   please thanks thank you sorry great`.split(/\s+/),
);

const tellingWords = ({ words }: Judgement) => words.filter((word) => !loose.has(word));

/** Share of the words that say something, in the longer of two passes, which both have, 0-1; 0 for too few of them. */
function shareFound(pass: Judgement, other: Judgement): number {
  const telling = tellingWords(pass);
  const found = telling.filter((word) => other.words.includes(word)).length;
  return found < recurring.wordsMin ? 0 : found / Math.max(telling.length, tellingWords(other).length);
}

/**
 * The likeliest pass whose words another one found too, where both together fit well enough; undefined: none. What was
 * not said fits different words through each front end. `mayBeSaid` is false for what no weak pass may stand for.
 */
export function believedPass(
  passes: readonly Judgement[],
  mayBeSaid: (pass: Judgement) => boolean,
): Judgement | undefined {
  const isConfirmed = (pass: Judgement) =>
    passes.some((other) => {
      const share = other === pass ? 0 : shareFound(pass, other);
      const least = share >= believed.nearlyAll ? believed.sumOfNearlyAll : believed.sumOfMost;
      return share >= recurring.share && pass.confidence + other.confidence >= least;
    });
  return likeliest(
    passes.filter((pass) => pass.confidence >= believed.confidenceMin && mayBeSaid(pass) && isConfirmed(pass)),
  );
}

/** The likeliest pass whose words fit too badly to be believed, and better than nearly all that were not said. */
export function guessedPass(passes: readonly Judgement[]): Judgement | undefined {
  const hasRecurred = (pass: Judgement) =>
    passes.some((other) => other !== pass && shareFound(pass, other) >= recurring.share);
  return likeliest(passes.filter((pass) => isGuess(pass, hasRecurred(pass))));
}

function isGuess(pass: Judgement, isRecurring: boolean): boolean {
  const { words, confidence } = pass;
  const { confidenceMin, recurringConfidenceMin, wordsMin, tellingShareMin } = guessed;
  const least = isRecurring ? recurringConfidenceMin : confidenceMin;
  return confidence > least && words.length >= wordsMin && tellingWords(pass).length >= tellingShareMin * words.length;
}

const likeliest = (passes: readonly Judgement[]) =>
  passes.toSorted((one, other) => other.confidence - one.confidence)[0];
