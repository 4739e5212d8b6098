import { readFileSync, writeFileSync } from 'node:fs';
import { createWordReader } from '../../server/src/brain/prompt-facts.ts';
import { answerHours } from '../../server/src/providers/language/builtin/answers/answer-hours.ts';
import { answerSignNames, answerSigns } from '../../server/src/providers/language/builtin/answers/answer-signs.ts';
import { answerSum } from '../../server/src/providers/language/builtin/answers/answer-sum.ts';
import { featureNames } from '../../server/src/providers/language/builtin/answers/fact-features.ts';
import { knowledgeOfPrompt } from '../../server/src/providers/language/builtin/answers/question-answerer.ts';
import { rankFacts } from '../../server/src/providers/language/builtin/answers/rank-facts.ts';
import { rankingWeights } from '../../server/src/providers/language/builtin/answers/ranking-weights.ts';
import { readQuestion } from '../../server/src/providers/language/builtin/questions/question.ts';
import { readPricing } from '../../server/src/providers/language/builtin/sums/read-pricing.ts';
import { lexiconOf } from '../../server/src/providers/language/builtin/text/lexicon.ts';
import { type Business, readBusinesses } from './ask-business.ts';
import { type AnswerExample, fitAnswering, likelihoodOf } from './fit-answering.ts';
import { scoreReply } from './score-reply.ts';

interface Example {
  business: string;
  /** Signs of each fact, scaled. */
  facts: number[][];
  isRight: boolean[];
}

const steps = 200;
const rate = 0.05;
/** Pull towards the weights that stand: other questions were answered by them too. */
const shrinkage = 0.02;
const folds = 5;
const answers = '../../server/src/providers/language/builtin/answers/';
const weightsFile = new URL(`${answers}ranking-weights.ts`, import.meta.url);
const answersFile = new URL(`${answers}answer-weights.ts`, import.meta.url);

const reader = createWordReader();

/**
 * Fits the weights of `answers/ranking-weights.ts` to the tuning businesses, starting from those that stand, and writes
 * them there; says how often the first fact is right, also for businesses left out of the fit. Deterministic.
 */
export function fitRanking(say: (line: string) => void): void {
  const examples = readBusinesses('tuning').flatMap(examplesOf);
  const deviations = featureNames.map((_, at) =>
    deviation(examples.flatMap(({ facts }) => facts.map((signs) => signs[at] ?? 0))),
  );
  for (const example of examples)
    example.facts = example.facts.map((signs) => signs.map((sign, at) => sign / (deviations[at] ?? 1)));
  const standing = featureNames.map((name, at) => rankingWeights[name] * (deviations[at] ?? 1));
  const share = (count: number) => `${((100 * count) / examples.length).toFixed(1)} %`;
  const names = [...new Set(examples.map(({ business }) => business))];
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(names.filter((_, at) => at % folds === fold));
    const weights = fit(
      examples.filter(({ business }) => !left.has(business)),
      standing,
    );
    right += examples.filter((example) => left.has(example.business) && isFirstRight(example, weights)).length;
  }
  say(`first fact right: ${share(examples.filter(({ isRight }) => isRight[0]).length)} before the fit`);
  say(`first fact right: ${share(right)} of businesses left out of it`);
  const weights = fit(examples, standing);
  say(`first fact right: ${share(examples.filter((example) => isFirstRight(example, weights)).length)} after it`);
  const own = weights.map((weight, at) => weight / (deviations[at] ?? 1));
  writeWeights(weightsFile, featureNames, own);
  fitAnswers(own, say);
}

/** Fits when the first fact is told, in the order of the new weights; says what it does to businesses left out. */
function fitAnswers(own: readonly number[], say: (line: string) => void): void {
  const examples = readBusinesses('tuning').flatMap((business) => answerExamplesOf(business, own));
  const names = [...new Set(examples.map(({ business }) => business))];
  const left: { likelihood: number; isRight: boolean }[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const out = new Set(names.filter((_, at) => at % folds === fold));
    const weights = fitAnswering(examples.filter(({ business }) => !out.has(business)));
    for (const { business, signs, isRight } of examples)
      if (out.has(business)) left.push({ likelihood: likelihoodOf(signs, weights), isRight });
  }
  for (const least of [0.5, 0.6, 0.7, 0.8]) {
    const told = left.filter(({ likelihood }) => likelihood >= least);
    const right = told.filter(({ isRight }) => isRight).length;
    say(`told from ${least}: ${right} right and ${told.length - right} wrong of ${left.length}, businesses left out`);
  }
  writeWeights(answersFile, answerSignNames, fitAnswering(examples));
}

/** First questions that a fact answers or none does, but for those computed from hours and prices. */
function answerExamplesOf({ name, language, timeZone, prompt, questions }: Business, own: readonly number[]) {
  const lexicon = lexiconOf(language);
  const knowledge = knowledgeOfPrompt(prompt, language, reader);
  const setting = { lexicon, language, now: new Date('2026-03-11T10:30:00Z'), timezone: timeZone };
  return questions.flatMap(({ turns }): AnswerExample[] => {
    const expect = turns[0]?.expect;
    if (!turns[0] || !expect || !('answer' in expect || 'decline' in expect)) return [];
    const question = readQuestion(knowledge.spelling.correct(turns[0].ask), setting);
    if (question.isInjection || answerSum(readPricing(question, knowledge, lexicon), lexicon)) return [];
    if (answerHours(question, knowledge, lexicon)) return [];
    const scored = rankFacts(question, knowledge, lexicon.pack.code)
      .map((ranked) => ({ ...ranked, rank: score(ranked.features, own) }))
      .toSorted((one, other) => other.rank - one.rank);
    const most = scored[0]?.rank ?? 0;
    const [first, second] = scored.slice(0, 2).map((ranked) => ({ ...ranked, rank: Math.exp(ranked.rank - most) }));
    if (!first) return [];
    const { fact } = first;
    const isRight =
      'answer' in expect &&
      scoreReply(
        { text: `${fact.title} ${fact.text}`, isUnsure: false, hasSources: true },
        { answer: expect.answer },
      ) === 'right';
    return [{ business: name, signs: answerSigns(question, first, second), isRight }];
  });
}

/** First questions with an answer in the prompt, and which facts hold it. */
function examplesOf({ name, language, timeZone, prompt, questions }: Business): Example[] {
  const lexicon = lexiconOf(language);
  const knowledge = knowledgeOfPrompt(prompt, language, reader);
  const setting = { lexicon, language, now: new Date('2026-03-11T10:30:00Z'), timezone: timeZone };
  return questions.flatMap(({ turns }) => {
    const [first] = turns;
    if (!first || !('answer' in first.expect)) return [];
    const { answer } = first.expect;
    const ranked = rankFacts(readQuestion(knowledge.spelling.correct(first.ask), setting), knowledge, language);
    const isRight = ranked.map(
      ({ fact }) =>
        scoreReply({ text: `${fact.title} ${fact.text}`, isUnsure: false, hasSources: true }, { answer }) === 'right',
    );
    if (!isRight.includes(true) || !isRight.includes(false)) return [];
    return [{ business: name, facts: ranked.map(({ features }) => [...features]), isRight }];
  });
}

/** Raises the likelihood of the right facts of each question among all of them; Adam with a fixed number of steps. */
function fit(data: readonly Example[], standing: readonly number[]): number[] {
  const weights = [...standing];
  const [means, squares] = [weights.map(() => 0), weights.map(() => 0)];
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, at) => shrinkage * (weight - (standing[at] ?? 0)));
    for (const { facts, isRight } of data) {
      const shares = softmax(facts.map((signs) => score(signs, weights)));
      const rightShare = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 1e-12);
      for (const [at, signs] of facts.entries()) {
        const pull = (shares[at] ?? 0) - (isRight[at] ? (shares[at] ?? 0) / rightShare : 0);
        for (let sign = 0; sign < signs.length; sign++)
          gradient[sign] = (gradient[sign] ?? 0) + (pull * (signs[sign] ?? 0)) / data.length;
      }
    }
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] ?? 0;
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      squares[at] = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope;
      const mean = (means[at] ?? 0) / (1 - 0.9 ** step);
      const square = (squares[at] ?? 0) / (1 - 0.99 ** step);
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
  return weights;
}

function isFirstRight({ facts, isRight }: Example, fitted: readonly number[]): boolean {
  const scores = facts.map((signs) => score(signs, fitted));
  return isRight[scores.indexOf(Math.max(...scores))] === true;
}

function score(signs: readonly number[], fitted: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) sum += (signs[at] ?? 0) * (fitted[at] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

function writeWeights(file: URL, names: readonly string[], fitted: readonly number[]): void {
  const source = readFileSync(file, 'utf8');
  const lines = names.map((name, at) => `  ${name}: ${(fitted[at] ?? 0).toFixed(2)},`);
  writeFileSync(file, `${source.slice(0, source.indexOf(' = {'))} = {\n${lines.join('\n')}\n};\n`);
}
