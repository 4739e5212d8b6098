import type { ModelRequest, Statement, WordReader } from '#brain/ports.ts';
import { type Knowledge, readKnowledge } from '../facts/knowledge.ts';
import { goOn, subjectOf } from '../questions/follow-up.ts';
import { type QuestionSetting, readQuestion } from '../questions/question.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { Answer } from './answer.ts';
import { answerHours } from './answer-hours.ts';
import { answerQuestion } from './answer-question.ts';
import { helpfulFacts } from './likely-facts.ts';
import { rankFacts } from './rank-facts.ts';
import { asSentence } from './sentence.ts';
import { writtenAnswer } from './written-answer.ts';

/** Prompts whose knowledge is kept; one takes some 200 kB at most. */
const keptMax = 128;
const kept = new Map<string, Knowledge>();

/** Answers the last question of a conversation from its prompt and passages; undefined when they hold no answer. */
export function answerFor(
  text: string,
  earlier: readonly string[],
  request: ModelRequest,
  reader: WordReader,
): Answer | undefined {
  const knowledge = knowledgeOf(request, reader);
  const written = writtenAnswer(text, knowledge);
  if (written) return written;
  const lexicon = lexiconOf(request.language);
  const { question, inContext } = questionOf(text, earlier, request, knowledge);
  const answer = inContext && answerQuestion(inContext, knowledge, lexicon);
  return (
    answer ?? answerQuestion(question, knowledge, lexicon) ?? hoursOfOneSentence(text, earlier, request, knowledge)
  );
}

/** Longest question that needs no other sentence to be understood. Unit: words. */
const oneSentenceWordsMax = 6;

/** "Still open? We're a ten minute walk away.": the sentence with the question mark asks for opening hours alone. */
function hoursOfOneSentence(text: string, earlier: readonly string[], request: ModelRequest, knowledge: Knowledge) {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const [asked, ...others] = sentences.filter((sentence) => sentence.endsWith('?'));
  if (asked === undefined || others.length > 0 || sentences.length === 1) return undefined;
  if (asked.split(/\s+/).length > oneSentenceWordsMax) return undefined;
  const { question } = questionOf(asked, earlier, request, knowledge);
  return question.isInjection ? undefined : answerHours(question, knowledge, lexiconOf(request.language));
}

/** Help with a question that has no answer; undefined where nothing known comes near it. */
export function helpFor(
  text: string,
  earlier: readonly string[],
  request: ModelRequest,
  reader: WordReader,
): Pick<Answer, 'text' | 'factIds'> | undefined {
  const knowledge = knowledgeOf(request, reader);
  const { question, inContext = question } = questionOf(text, earlier, request, knowledge);
  if (question.isInjection) return undefined;
  const { code } = lexiconOf(request.language).pack;
  const facts = helpfulFacts(inContext, rankFacts(inContext, knowledge, code)).map(({ fact }) => fact);
  if (facts.length === 0) return undefined;
  return { text: facts.map((fact) => asSentence(fact.text)).join(' '), factIds: facts.map(({ id }) => id) };
}

/** A question as it stands, and with the subject of those before where it goes on with them. */
function questionOf(text: string, earlier: readonly string[], request: ModelRequest, { spelling }: Knowledge) {
  const { language, now, timezone } = request;
  const setting: QuestionSetting = { lexicon: lexiconOf(language), language, now, timezone };
  const question = readQuestion(spelling.correct(text), setting);
  const subject = question.isFollowUp ? subjectOf(earlier.map(spelling.correct), setting) : undefined;
  return { question, inContext: subject && goOn(subject, question) };
}

/** Everything known for a request, prepared for questions. Kept per prompt. */
export function knowledgeOf(request: ModelRequest, reader: WordReader): Knowledge {
  const own = knowledgeOfPrompt(request.prompt, request.language, reader);
  if (request.passages.length === 0) return own;
  const lexicon = lexiconOf(request.language);
  const said = new Set(own.facts.map(({ text }) => foldSpaces(text)));
  const found: Statement[] = own.facts.map(({ id, title, text, line }) => ({ id, title, text, line }));
  for (const passage of request.passages) {
    for (const statement of reader.statementsOf(passage.text)) {
      if (said.has(foldSpaces(statement.text))) continue;
      found.push({
        ...statement,
        id: passage.id,
        title: statement.title || passage.title,
        line: found.length + 100_000,
      });
    }
  }
  return readKnowledge(found, lexicon, request.language);
}

/** Statements of a prompt, read once and kept. */
export function knowledgeOfPrompt(prompt: string, language: string, reader: WordReader): Knowledge {
  const key = `${language}\n${prompt}`;
  const known = kept.get(key) ?? readKnowledge(reader.statementsOf(prompt), lexiconOf(language), language);
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > keptMax) kept.delete(kept.keys().next().value as string);
  return known;
}
