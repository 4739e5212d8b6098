import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import type { Token } from '../text/tokenize.ts';

/** Signs of how well a fact answers a question; the order is that of the weights in `ranking-weights.ts`. */
export const featureNames = [
  'coverage',
  'rank',
  'exact',
  'byText',
  'heaviestMissing',
  'hasFocus',
  'kindFit',
  'density',
  'label',
  'subject',
  'written',
  'isWritten',
  'length',
  'order',
  'matchedTerms',
  'priceOfLabel',
  'hasPrice',
  'priceUnasked',
  'yesNoByAction',
  'discountUnasked',
  'titleTerms',
  'timeFit',
  'durationFit',
  'placeFit',
  'contactFit',
  'countFit',
  'personNamed',
  'variant',
  'otherAction',
  'otherSeason',
  'sameNumber',
  'hasWanted',
  'exactSubject',
  'rarestSharedSubject',
  'strangeTermsOfSubject',
  'titleSubject',
] as const;

/** Values of a fact for a question, beside its text. */
export interface Match {
  coverage: number;
  rank: number;
  /** Value of each question term in the fact, 0-1. */
  values: readonly number[];
  /** The same in its text alone. */
  textValues: readonly number[];
  weights: readonly number[];
  hasFocus: boolean;
  kindFit: number;
  variantFit: number;
  actionFit: number;
  seasonFit: number;
  /** How telling each subject is that question and statement share, 0-1: 1 for one of a single statement. */
  shared: readonly { value: number; inTitle: boolean }[];
  /** Terms the statement lacks whose subject it shares, by position. */
  ofSubject: readonly boolean[];
  /** The thing that "which" asks for and the measure that "how deep" asks for. */
  hasWanted: boolean;
}

/** Concepts of what is done with a thing: they alone do not name it. */
const actions: ReadonlySet<string> = new Set([
  'sell',
  'rent',
  'repair',
  'deliver',
  'offer',
  'possible',
  'need',
  'order',
  'book',
  'collect',
  'bring',
  'pay',
  'service',
  'free',
  'include',
]);

/** Words at the beginning of a statement that name what it is about. */
const labelWords = 3;

/** The signs of one fact, each around 0 to 1. */
export function featuresOf(question: Question, fact: Fact, match: Match): number[] {
  const { values, textValues, weights } = match;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const shareOf = (chosen: (at: number) => boolean) =>
    weights.reduce((sum, weight, at) => sum + (chosen(at) ? weight : 0), 0) / total;
  const { asked, said } = partsOf(fact);
  const contents = said.filter((token) => !token.isStopWord && token.number === undefined);
  const isAsked = (token: Token) => question.terms.some((term) => sharesMeaning(term, token));
  const label = contents.slice(0, labelWords);
  const labelShare = shareIn(label, isAsked);
  const hasPrice = fact.amounts.length > 0;
  const isPrice = question.kind === 'price';
  const matchedAt = values.map((value) => value > 0.3);
  const inText = shareOf((at) => (textValues[at] ?? 0) > 0.3);
  const ownTerms = question.terms.filter(({ concept }) => concept === undefined || !actions.has(concept));
  const subject = ownTerms.length === 0 ? 0.5 : shareOfTerms(question, ownTerms, matchedAt);
  const writtenContents = asked.filter((token) => !token.isStopWord && token.number === undefined);
  return [
    match.coverage,
    Math.log1p(match.rank),
    shareOf((at) => (values[at] ?? 0) >= 0.95),
    inText,
    Math.max(0, ...weights.map((weight, at) => (matchedAt[at] ? 0 : weight))) / total,
    match.hasFocus ? 1 : 0,
    match.kindFit,
    shareIn(contents, isAsked),
    labelShare,
    subject,
    shareIn(writtenContents, isAsked),
    writtenContents.length > 0 ? 1 : 0,
    Math.log1p(contents.length) / 4,
    1 / (1 + fact.order / 10),
    matchedAt.filter(Boolean).length / 4,
    isPrice && hasPrice ? labelShare : 0,
    isPrice && hasPrice ? 1 : 0,
    !isPrice && hasPrice && inText < 0.95 ? 1 : 0,
    question.isYesNo ? subject : 0,
    fact.terms.get('~discount') === 1 && !question.tokens.some(({ concept }) => concept === 'discount') ? 1 : 0,
    shareIn(
      fact.titleTokens.filter(({ isStopWord }) => !isStopWord),
      isAsked,
    ),
    question.kind === 'time' ? match.kindFit : 0,
    question.kind === 'duration' ? match.kindFit : 0,
    question.kind === 'place' ? match.kindFit : 0,
    question.kind === 'phone' || question.kind === 'email' ? match.kindFit : 0,
    question.kind === 'count' ? match.kindFit : 0,
    question.kind === 'who' && namesPerson.test(fact.text) ? 1 : 0,
    Math.log(match.variantFit),
    match.actionFit < 1 ? 1 : 0,
    match.seasonFit < 1 ? 1 : 0,
    sharesNumber(question, fact) ? 1 : 0,
    match.hasWanted ? 1 : 0,
    // The right thing is worth little where the statement is not about what is done with it.
    exactShare(question, ownTerms, values) * match.coverage,
    Math.max(0, ...match.shared.map(({ value, inTitle }) => (inTitle ? 0 : value))),
    shareOf((at) => !matchedAt[at] && match.ofSubject[at] === true),
    Math.max(0, ...match.shared.map(({ value, inTitle }) => (inTitle ? value : 0))),
  ];
}

/** Two capitalised words, or one after the first word of a statement. */
const namesPerson = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+|[\p{Ll},]\s\p{Lu}\p{Ll}{2,}/u;

const sharesNumber = ({ tokens }: Question, fact: Fact) =>
  tokens.some(({ number }) => number !== undefined && fact.tokens.some((token) => token.number === number));

/** Share of the terms beside actions that stand in the statement as the same word. */
const exactShare = (question: Question, terms: readonly Token[], values: readonly number[]) =>
  terms.length === 0
    ? 0
    : terms.filter((term) => (values[question.terms.indexOf(term)] ?? 0) >= 0.95).length / terms.length;

const shareIn = (tokens: readonly Token[], holds: (token: Token) => boolean) =>
  tokens.length === 0 ? 0 : tokens.filter(holds).length / tokens.length;

function shareOfTerms(question: Question, terms: readonly Token[], matchedAt: readonly boolean[]): number {
  return terms.filter((term) => matchedAt[question.terms.indexOf(term)]).length / terms.length;
}

/** A written question, in the text or as its heading, and the statement itself. */
function partsOf({ text, title, tokens, titleTokens }: Fact): { asked: readonly Token[]; said: readonly Token[] } {
  if (title.endsWith('?')) return { asked: titleTokens, said: tokens };
  const end = text.indexOf('? ');
  if (end < 0) return { asked: [], said: tokens };
  const words = text.slice(0, end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return { asked: tokens.slice(0, words), said: tokens };
}
