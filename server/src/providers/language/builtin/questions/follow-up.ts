import { openConcepts, type Question, type QuestionSetting, readQuestion } from './question.ts';

/** Earlier questions that a follow-up may go on with. */
const earlierMax = 4;

/** The question before, itself completed by those before it. */
export function subjectOf(earlier: readonly string[], setting: QuestionSetting): Question | undefined {
  let subject: Question | undefined;
  for (const text of earlier.slice(-earlierMax)) {
    const question = readQuestion(text, setting);
    subject = subject && question.isFollowUp ? goOn(subject, question) : question;
  }
  return subject;
}

/** A question with the subject, kind and time of the one before where it names none itself. */
export function goOn(before: Question, question: Question): Question {
  const own = question.terms.filter(
    (token) => !openConcepts.has(token.concept ?? '') && !question.moment.words.has(token.word),
  );
  const { moment } = question;
  const hasMoment =
    moment.days.length > 0 ||
    moment.date !== undefined ||
    moment.isPublicHoliday ||
    moment.month !== undefined ||
    moment.isNow;
  const carried = own.length > 0 ? before.terms.filter(({ concept }) => openConcepts.has(concept ?? '')) : before.terms;
  const isKept = ({ concept, word }: Question['terms'][number]) =>
    !question.terms.some((term) => term.word === word) &&
    !(hasMoment && before.moment.words.has(word)) &&
    !(question.kind !== undefined && concept !== undefined && openConcepts.has(concept));
  const kept = carried.filter(isKept);
  const weightOf = (from: Question, token: Question['terms'][number]) => from.weights[from.terms.indexOf(token)] ?? 1;
  const form = before.tokens.filter(({ concept }) => concept !== undefined && openConcepts.has(concept));
  return {
    ...question,
    tokens: [...(own.length > 0 ? form : before.tokens), ...question.tokens],
    terms: [...kept, ...question.terms],
    weights: [...kept.map((token) => weightOf(before, token)), ...question.weights],
    subjects: own.length > 0 ? question.subjects : new Set([...before.subjects, ...question.subjects]),
    kind: question.kind ?? before.kind,
    age: question.age ?? before.age,
    moment: hasMoment
      ? { ...moment, month: moment.month ?? (moment.date === undefined ? before.moment.month : undefined) }
      : { ...before.moment, time: moment.time ?? before.moment.time },
    isYesNo: question.isYesNo && (before.isYesNo || (question.kind === undefined && hasMoment)),
  };
}
