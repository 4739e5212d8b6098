import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { readPricing } from '../sums/read-pricing.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { informationOf } from '../text/word-frequency.ts';
import type { Answer } from './answer.ts';
import { answerHours } from './answer-hours.ts';
import { answerSum, pricedFact, wantsTotal } from './answer-sum.ts';
import { likelyFacts } from './likely-facts.ts';
import { polarityByAge, polarityOf, startingPolarity, titleDenies } from './polarity.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { asSentence, capitalise } from './sentence.ts';

/** A fact this likely beside the first may answer in its place. */
const nearRank = 0.5;
/** The same for a line of the price list that fits in number, time, season and people. */
const pricedCoverage = 0.3;
/** Facts shorter than this are told with the sentence before them. Unit: characters. */
const shortFact = 24;
const answerChars = 320;

/** Answers a question from what the agent knows; undefined when that holds no answer. */
export function answerQuestion(question: Question, knowledge: Knowledge, lexicon: Lexicon): Answer | undefined {
  if (question.isInjection) return undefined;
  const pricing = readPricing(question, knowledge, lexicon);
  const sum = answerSum(pricing, lexicon);
  if (sum) return sum;
  const hours = answerHours(question, knowledge, lexicon);
  if (hours) return hours;
  const direct = factOfForm(question, knowledge, lexicon);
  if (direct) return direct;
  const ranked = rankFacts(question, knowledge, lexicon.pack.code);
  const priced = pricedFact(question, pricing);
  const least = (ranked[0]?.rank ?? 0) * nearRank;
  const isPriced = ({ fact, coverage, rank, hasFocus }: RankedFact) =>
    fact === priced &&
    coverage >= pricedCoverage &&
    rank >= least * nearRank &&
    (hasFocus || ranked[0]?.hasFocus !== true);
  const best = ranked.find(isPriced);
  const [likely, other] = best ? [best] : likelyFacts(question, ranked);
  if (!likely) return answerByAge(question, knowledge, lexicon) ?? answerHours(question, knowledge, lexicon, true);
  const first = tell(likely, ranked, question, knowledge, lexicon);
  const answer = other ? withOther(first, other.fact) : first;
  return wantsTotal(question, likely.fact, pricing)
    ? { ...answer, text: `${answer.text} ${lexicon.pack.answers.noTotal}`, isPart: true }
    : answer;
}

/** Adds a fact that the question may mean as well. */
function withOther(answer: Answer, other: Fact): Answer {
  const text = asSentence(other.text);
  if (answer.text.includes(text)) return answer;
  return { ...answer, text: `${answer.text} ${text}`, factIds: [...answer.factIds, other.id] };
}

const ageScore = 0.55;

/** Most words of a statement that gives nothing but the minimum age of the business. */
const ageWordsMax = 4;

/** "Can my daughter join? She's 14." where the minimum age is told without what it is for. */
function answerByAge(question: Question, { facts }: Knowledge, { pack }: Lexicon): Answer | undefined {
  const isOfChild = question.tokens.some(({ concept }) => concept === 'child' || concept === 'teen');
  if (!question.isYesNo || !isOfChild) return undefined;
  for (const fact of facts) {
    if (fact.tokens.filter(({ isStopWord }) => !isStopWord).length > ageWordsMax) continue;
    const polarity = polarityByAge(fact, question);
    if (polarity)
      return { text: `${pack.answers[polarity]}. ${asSentence(fact.text)}`, factIds: [fact.id], score: ageScore };
  }
  return undefined;
}

const formOfKind = { place: 'address', phone: 'phone', email: 'email' } as const;

/** The form of an answer in so many words. */
const namedForm =
  /(?<!\p{L})(?:address|adress(?:en|e)?|anschrift|direcci[oó]n|e-?mail|mail ?(?:address|adresse)|correo|phone number|telefonnummer|telefonnumret|numéro de téléphone|número de teléfono)(?!\p{L})/iu;

/** "What is your address?", "the address of the brewery?": names nothing but the kind of its answer. */
function factOfForm(
  { kind, terms, moment, text }: Question,
  knowledge: Knowledge,
  { pack }: Lexicon,
): Answer | undefined {
  if (kind !== 'place' && kind !== 'phone' && kind !== 'email') return undefined;
  const isNamed = namedForm.test(text);
  const isOpen = terms.every(
    ({ concept, word }) =>
      concept === kind ||
      moment.words.has(word) ||
      informationOf(word, pack.code) < 0.35 ||
      (isNamed && concept === undefined && !knowledge.frequency.has(word)),
  );
  const fitting = isOpen ? knowledge.facts.filter(({ forms }) => forms.has(formOfKind[kind])) : [];
  const fact = fitting.find(({ titleTokens }) => titleTokens.some(({ concept }) => concept === kind)) ?? fitting[0];
  return fact && { text: asSentence(fact.text), factIds: [fact.id], score: 0.95 };
}

function tell(
  best: RankedFact,
  ranked: readonly RankedFact[],
  question: Question,
  knowledge: Knowledge,
  lexicon: Lexicon,
): Answer {
  const facts = [best.fact, ...companions(best, ranked)].sort((one, other) => one.order - other.order);
  const first = facts[0] as Fact;
  const before = knowledge.facts[first.order - 1];
  if (goesOnWith(first.text) && before?.line === first.line && before.title === first.title) facts.unshift(before);
  const polarity = question.isYesNo ? polarityOf(best, question, lexicon) : undefined;
  const text =
    titleDenies(first, lexicon) && polarity !== 'yes' && !startingPolarity(first.text, lexicon)
      ? asSentence(`${inSentenceCase(first.title)}: ${facts.map((fact) => fact.text).join(' ')}`)
      : [...new Set(facts.map((fact) => asSentence(fact.text)))].join(' ');
  const lead = polarity === undefined || startingPolarity(text, lexicon) ? '' : `${lexicon.pack.answers[polarity]}. `;
  return { text: lead + text, factIds: facts.map(({ id }) => id), score: best.coverage };
}

/** "2-3 hours", "they last a year": a short rest of the sentence before it. */
const goesOnWith = (text: string) => text.length < shortFact && (/^[\p{Ll}\d]/u.test(text) || pronounFirst.test(text));
const pronounFirst =
  /^(?:no|inga|keine?|pas|sin|it|they|this|that|den|det|de|es|sie|das|il|elle|ils|elles|ça|cela|esto|eso|ellos)\s/iu;

/** The other facts of a heading, where the heading alone is what the question named: "What are your prices?" */
function companions(best: RankedFact, ranked: readonly RankedFact[]): Fact[] {
  if (best.isByText) return [];
  const chosen: Fact[] = [];
  let chars = best.fact.text.length;
  for (const { fact, coverage, isByText } of ranked.slice(1)) {
    if (fact.title !== best.fact.title || isByText || coverage < best.coverage * 0.97) continue;
    if (chosen.length >= 3 || chars + fact.text.length > answerChars) break;
    chosen.push(fact);
    chars += fact.text.length;
  }
  return chosen;
}

/** "NOUS NE FAISONS PAS" is "Nous ne faisons pas". */
const inSentenceCase = (title: string) =>
  capitalise(title === title.toUpperCase() ? title.toLowerCase() : title).replace(/[\s:?]+$/, '');
