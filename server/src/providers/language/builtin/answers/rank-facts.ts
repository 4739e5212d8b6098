import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { givesMeasure } from '../questions/wanted.ts';
import { likeness } from '../text/similarity.ts';
import { subjectReaderOf } from '../text/subjects.ts';
import type { Token } from '../text/tokenize.ts';
import { informationOf } from '../text/word-frequency.ts';
import { kindValue } from './broader.ts';
import { featureNames, featuresOf } from './fact-features.ts';
import { actionFit, ageFit, dealsOtherwise, kindFit, seasonFit } from './fact-fit.ts';
import { rankingWeights } from './ranking-weights.ts';
import { variantFit } from './variant-fit.ts';

/** A fact as an answer to one question. */
export interface RankedFact {
  fact: Fact;
  /** Share of the question's weight that the fact covers, 0-1. */
  coverage: number;
  /** Likelihood beside the best fact, 0-1. */
  rank: number;
  /** Question terms found in the fact, by position. */
  matched: readonly boolean[];
  /** Weight of each question term. */
  weights: readonly number[];
  /** The heaviest terms of the question are among those found. */
  hasFocus: boolean;
  /** A term beside the kind of answer is in the text and not in its heading only. */
  isByText: boolean;
  /** Its text is of a subject of the question. */
  sharesSubject: boolean;
  /** Signs of how well it answers; see `fact-features.ts`. */
  features: readonly number[];
}

/** Value of a match by concept alone: another word for the same. */
const conceptValue = 0.9;
/** The same for the head of a compound: a nutrition consultation is not a travel consultation. */
const compoundConceptValue = 0.5;
/** The same for its first part: a dog course is no dog. */
const modifierValue = 0.3;
const living = new Set(['dog', 'cat', 'pet', 'horse', 'child', 'baby', 'man', 'woman', 'car', 'bicycle', 'hair']);
/** Part of the weight of a term the fact lacks that counts against it. */
const missingShare = 0.6;
/** The same for a term of a subordinate clause. */
const subordinateShare = 0.5;
/** A missing term may weigh this much more than the heaviest one found. */
const focusRatio = 1.2;
/** Part of its coverage that a statement on selling keeps for a question on repairs. */
const otherDealing = 0.6;
/** BM25's length parameters. Source: Robertson and Zaragoza 2009. */
const k1 = 1.2;
const b = 0.05;

/** Ranks the facts that share meaning with a question, best first. */
export function rankFacts(question: Question, knowledge: Knowledge, language: string): RankedFact[] {
  const terms = question.terms.map((token, at) => {
    const term = prepareTerm(token, knowledge, language);
    return { ...term, isYesNo: question.isYesNo, weight: term.weight * (question.weights[at] ?? 1) };
  });
  const weights = terms.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const subjects = sharedSubjectsOf(question, knowledge, language);
  const meanLength = mean(knowledge.facts.map((fact) => fact.tokens.length)) || 1;
  const ranked: RankedFact[] = [];
  for (const fact of knowledge.facts) {
    // "Prices per day:" leads to a list and tells nothing.
    if (fact.text.endsWith(':')) continue;
    let covered = 0;
    let rank = 0;
    const values = terms.map((term) => valueIn(term, fact));
    const matched = terms.map((term, at) => {
      const value = values[at] as number;
      covered += value * term.weight;
      rank += (value * term.weight * (k1 + 1)) / (value + k1 * (1 - b + (b * fact.tokens.length) / meanLength));
      return value > 0.3;
    });
    const shared = subjects.in(fact);
    if (covered === 0 && shared.length === 0) continue;
    const kind = kindFit(question, fact);
    const fit = kind * ageFit(question, fact) * (dealsOtherwise(question, fact) ? otherDealing : 1);
    const action = actionFit(question, fact);
    const season = seasonFit(question, fact);
    const variant = variantFit(question, fact);
    const missing = terms.reduce(
      (sum, { token, weight }, index) =>
        sum +
        (matched[index]
          ? 0
          : weight * (token.concept ? 1 : missingShare) * (token.isSubordinate ? subordinateShare : 1)),
      0,
    );
    const heaviest = (isFound: boolean) =>
      Math.max(
        0,
        ...terms.map(({ token, weight }, index) =>
          matched[index] === isFound ? weight * (token.isSubordinate && !isFound ? subordinateShare : 1) : 0,
        ),
      );
    const coverage = covered === 0 ? 0 : (covered / (covered + missing)) * fit;
    const hasWanted =
      question.wanted === undefined ||
      question.terms.every(({ word }, index) => word !== question.wanted?.word || matched[index]);
    const hasMeasure = question.measure === undefined || givesMeasure(fact.text, question.measure);
    const isFocused = coverage >= 0.75 || heaviest(false) <= heaviest(true) * focusRatio;
    const hasFocus = isFocused && hasWanted && hasMeasure;
    const isByText = terms.some(
      (term) =>
        !isKindTerm(term.token) && valueIn(term, fact) > valueIn(term, { ...fact, terms: fact.titleTerms }) + 0.01,
    );
    const textValues = terms.map((term, at) =>
      isInTitleAlone(term, fact, values[at] as number) ? 0 : (values[at] as number),
    );
    const match = {
      coverage,
      rank: rank * fit * action * season * variant,
      values,
      textValues,
      weights,
      shared,
      ofSubject: terms.map((_, at) => subjects.ofTerm(at).some((subject) => fact.subjects.has(subject))),
      hasFocus,
      kindFit: kind,
      variantFit: variant,
      actionFit: action,
      seasonFit: season,
      hasWanted: hasWanted && hasMeasure,
    };
    const features = featuresOf(question, fact, match);
    const sharesSubject = shared.some(({ inTitle }) => !inTitle);
    const rankOfFact = scoreOf(features);
    ranked.push({ fact, coverage, rank: rankOfFact, matched, weights, hasFocus, isByText, sharesSubject, features });
  }
  ranked.sort((one, other) => other.rank - one.rank || one.fact.order - other.fact.order);
  const best = ranked[0]?.rank ?? 0;
  return ranked.map((each) => ({ ...each, rank: Math.exp(each.rank - best) }));
}

/** Subjects of a question and its terms, with how telling each is among the facts. */
function sharedSubjectsOf({ subjects, terms }: Question, { subjectFrequency, facts }: Knowledge, language: string) {
  const { subjectsOf } = subjectReaderOf(language);
  const ofTerms = terms.map(({ word }) => [...subjectsOf(word)]);
  const valueOf = (subject: string) => {
    const frequency = subjectFrequency.get(subject) ?? 1;
    return Math.log((facts.length + 1) / frequency) / Math.log(facts.length + 1);
  };
  const known = [...subjects].filter((subject) => subjectFrequency.has(subject));
  const values = new Map(known.map((subject) => [subject, valueOf(subject)]));
  return {
    ofTerm: (at: number) => ofTerms[at] ?? [],
    in: (fact: Fact) =>
      [...values].flatMap(([subject, value]) =>
        fact.subjects.has(subject)
          ? [{ value, inTitle: false }]
          : fact.titleSubjects.has(subject)
            ? [{ value, inTitle: true }]
            : [],
      ),
  };
}

const scoreOf = (features: readonly number[]) =>
  featureNames.reduce((sum, name, at) => sum + rankingWeights[name] * (features[at] ?? 0), 0);

interface PreparedTerm {
  /** The question wants yes or no: a rule for the whole kind may answer. */
  isYesNo: boolean;
  token: Token;
  weight: number;
  /** Words of the facts like this one, for a word that no fact contains. */
  alike: ReadonlyMap<string, number>;
}

function prepareTerm(token: Token, knowledge: Knowledge, language: string): Omit<PreparedTerm, 'isYesNo'> {
  const forms = [token.word, ...token.stems];
  const count = Math.max(0, ...forms.map((form) => knowledge.frequency.get(form) ?? 0));
  const conceptCount = token.concept ? (knowledge.frequency.get(`~${token.concept}`) ?? 0) : 0;
  const alike = new Map<string, number>();
  if (count === 0 && conceptCount === 0 && !token.concept && token.word.length >= 4 && !token.word.includes(' ')) {
    for (const word of knowledge.vocabulary) {
      const value = Math.max(...[token.word, ...token.stems].map((form) => likeness(form, word)));
      if (value > (token.concept ? 0.65 : 0)) alike.set(word, value);
    }
  }
  const frequency = Math.max(count, conceptCount) || alike.size;
  const size = knowledge.facts.length;
  // 1 for a word in one fact or in none, towards 0.3 for a word in all.
  const rarity = frequency === 0 ? 1 : 0.3 + (0.7 * Math.log((size + 1) / frequency)) / Math.log(size + 1);
  const isKind = isKindTerm(token);
  // A subject the lexicon knows and no fact speaks of is informative.
  if (token.concept && frequency === 0 && !isKind)
    return { token, weight: 0.55 + 0.55 * informationOf(token.word, language), alike };
  const information = token.concept
    ? Math.max(0.5, informationOf(token.word, language))
    : informationOf(token.word, language);
  return { token, weight: rarity * information * (isKind ? 0.5 : 1), alike };
}

const isInTitleAlone = (term: PreparedTerm, fact: Fact, value: number) =>
  value > 0 && value <= valueIn(term, { ...fact, terms: fact.titleTerms }) + 0.01;

const isKindTerm = ({ concept }: Token) => concept !== undefined && kindConcepts.has(concept);

/** Concepts that give the kind of answer rather than its subject. */
const kindConcepts = new Set(['price', 'duration', 'place', 'opening', 'offer', 'possible', 'age', 'need', 'sell']);

function valueIn({ token, alike, isYesNo }: PreparedTerm, fact: Fact): number {
  if (token.concept === 'business' && fact.forms.has('address')) return 0;
  let value = fact.terms.get(token.word) ?? 0;
  for (const stem of token.stems) value = Math.max(value, (fact.terms.get(stem) ?? 0) * 0.98);
  const ofConcept =
    token.isModifier && living.has(token.concept ?? '')
      ? modifierValue
      : token.isCompound
        ? compoundConceptValue
        : conceptValue;
  if (token.concept && token.concept !== 'business')
    value = Math.max(value, (fact.terms.get(`~${token.concept}`) ?? 0) * ofConcept);
  if (value === 0) value = kindValue(token, fact, isYesNo);
  if (value > 0 || alike.size === 0) return value;
  for (const [word, like] of alike) value = Math.max(value, (fact.terms.get(word) ?? 0) * like);
  return value;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
