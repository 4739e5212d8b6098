import type { Knowledge } from '../facts/knowledge.ts';
import { weekdayOf } from '../facts/opening-hours.ts';
import { everyDay } from '../facts/schedule-vocabulary.ts';
import { asksReach, isMomentOf, openingIntentOf } from '../questions/opening-intent.ts';
import type { Question } from '../questions/question.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Answer } from './answer.ts';
import { halfOfDay } from './half-of-day.ts';
import { type DayHours, hoursOn, hoursOnPublicHoliday, hoursOnWeekday } from './hours-of-day.ts';
import {
  dayPhrase,
  type HoursScene,
  isOpenAt,
  listIntervals,
  plusDays,
  weekdayName,
  writeTime,
} from './hours-phrases.ts';
import { hasOwnHours, isOfBusiness, isSubject, scheduleFor } from './hours-subject.ts';
import { schedulesOf } from './schedule.ts';
import { asSentence, capitalise, fill, join } from './sentence.ts';

/**
 * Answers a question about opening hours from the weekly schedule; undefined for other questions. `isLastResort`: the
 * question has a subject that no fact speaks of; the hours of the business still tell when it can be done.
 */
export function answerHours(
  question: Question,
  knowledge: Knowledge,
  lexicon: Lexicon,
  isLastResort = false,
): Answer | undefined {
  const { moment } = question;
  // "How much is it to open a door on a Sunday?"
  if (question.kind === 'price') return undefined;
  const isOfMoment = isMomentOf(question);
  const isReach = asksReach(question, lexicon);
  const subjects = question.terms.filter(
    (token) => !isReach && !moment.words.has(token.word) && isSubject(token, isOfMoment, knowledge, lexicon),
  );
  const intent = openingIntentOf(question, subjects.length, lexicon);
  const goesOn = question.isFollowUp && isOfMoment && question.terms.every(({ word }) => moment.words.has(word));
  if (isLastResort ? !isOfMoment || !(intent.isOfOpening || intent.isPlain) : !intent.isOfOpening && !goesOn)
    return undefined;
  const schedules = schedulesOf(knowledge, lexicon.pack.code);
  const isMain =
    subjects.length === 0 ||
    isLastResort ||
    (intent.isCertain && subjects.every((token) => isOfBusiness(token, knowledge))) ||
    (isOfMoment && intent.isCertain && !hasOwnHours(subjects, knowledge));
  const schedule = scheduleFor(subjects, schedules) ?? (isMain ? schedules[0] : undefined);
  if (!schedule) return undefined;
  const phrases = lexicon.pack.answers;
  const scene = {
    question: intent.wantsYesOrNo ? { ...question, isYesNo: question.kind !== 'time' } : question,
    schedule,
    phrases,
    language: lexicon.pack.code,
    usesTwelveHours: knowledge.usesTwelveHours,
  };
  const isAboutNow =
    (intent.wantsYesOrNo || intent.isStill) &&
    question.kind !== 'time' &&
    !isOfMoment &&
    moment.time === undefined &&
    moment.month === undefined;
  if (isAboutNow && isMain && intent.isOfOpening) return tellNow(scene) ?? tellAll(scene);
  if (!isOfMoment && moment.time === undefined && moment.month === undefined) return tellAll(scene);
  return tellMoment(scene);
}

/** The statements of the schedule as they were written. */
function tellAll({ schedule }: HoursScene): Answer | undefined {
  const facts = [...new Set(schedule.rules.map(({ fact }) => fact))];
  const chosen: typeof facts = [];
  let length = 0;
  for (const fact of facts) {
    // Each page of a website repeats its hours.
    if (chosen.some(({ text }) => text === fact.text)) continue;
    if (length + fact.text.length > 320 && chosen.length > 0) break;
    chosen.push(fact);
    length += fact.text.length;
  }
  return {
    text: chosen.map(({ text }) => asSentence(text)).join(' '),
    factIds: chosen.map(({ id }) => id),
    score: 0.95,
  };
}

function tellMoment(scene: HoursScene): Answer | undefined {
  const { moment } = scene.question;
  const wantsTime =
    scene.question.kind === 'time' || scene.question.tokens.some(({ concept }) => concept === 'closing');
  if (
    (moment.isNow && !(wantsTime && !scene.question.isYesNo)) ||
    (moment.date === moment.today && moment.time === undefined && scene.question.isYesNo)
  )
    return tellNow(scene);
  if (moment.isPublicHoliday && moment.days.length === 0 && moment.date === undefined)
    return tellDay(scene, hoursOnPublicHoliday(scene.schedule), '');
  const { phrases } = scene;
  if (moment.date !== undefined && moment.days.length <= 1) {
    const day = dayPhrase(moment, phrases);
    const hours =
      moment.month !== undefined && moment.days.length === 1
        ? hoursOnWeekday(moment.days[0] as number, moment.month, scene.schedule)
        : hoursOn(moment.date, scene.schedule);
    return tellDay(scene, hours, day);
  }
  if (moment.days.length > 0) return tellWeekdays(scene);
  if (moment.time !== undefined) return tellDay(scene, hoursOn(moment.today, scene.schedule), phrases.today);
  return tellMonth(scene) ?? tellAll(scene);
}

/** "Are you open in January?": yes or no by the days of the month, with the statement that says so. */
function tellMonth({ question, schedule, phrases }: HoursScene): Answer | undefined {
  const { month } = question.moment;
  if (month === undefined || !question.isYesNo) return undefined;
  const days = everyDay.map((day) => hoursOnWeekday(day, month, schedule));
  const isOpen = days.some((hours) => hours !== undefined && hours.intervals.length > 0);
  const dated = days.find((hours) => hours?.dated !== undefined)?.dated;
  const fact = dated ?? (isOpen ? days.find((hours) => hours !== undefined)?.facts[0] : undefined);
  if (!fact) return undefined;
  return { text: `${isOpen ? phrases.yes : phrases.no}. ${asSentence(fact.text)}`, factIds: [fact.id], score: 1 };
}

function tellDay(scene: HoursScene, hours: DayHours | undefined, day: string): Answer | undefined {
  if (!hours) return undefined;
  const { question, phrases } = scene;
  const { time } = question.moment;
  const factIds = hours.facts.map(({ id }) => id);
  const isOpen = time === undefined ? isOpenIn(hours, scene) : isOpenAt(time, hours.intervals);
  const values = {
    day,
    hours: listIntervals(hours.intervals, scene),
    time: time === undefined ? '' : writeTime(time, scene),
  };
  const filled = hours.intervals.length === 0 ? fill(phrases.closedOn, values) : fill(phrases.openOn, values);
  // Without a day its place is left out.
  const statement = filled.replace(/\s+(?=[.\s])/g, '').trim();
  const lead = question.isYesNo || time !== undefined ? `${isOpen ? phrases.yes : phrases.no}, ` : '';
  const text = capitalise(`${lead}${lead ? statement : capitalise(statement)}`);
  return { text: withDatedFact(text, hours), factIds, score: 1 };
}

/** A shop that shuts at half past one is not open in the afternoon. Unit: minutes. */
const leastOverlap = 30;

/** Open at all, or in the half of the day that the question names. */
function isOpenIn({ intervals }: Pick<DayHours, 'intervals'>, { question, language }: HoursScene): boolean {
  const half = halfOfDay(question.text, language);
  if (half === undefined) return intervals.length > 0;
  return intervals.some(([from, until]) => Math.min(until, half[1]) - Math.max(from, half[0]) > leastOverlap);
}

/** Longest statement that is told beside the hours of a day it changes. Unit: characters. */
const datedFactChars = 200;

/** "We are closed on Friday." with the statement of the dates it comes from: "Closed from 24 December to 5 January." */
const withDatedFact = (text: string, { dated, intervals }: DayHours) =>
  dated && intervals.length === 0 && dated.text.length <= datedFactChars ? `${text} ${asSentence(dated.text)}` : text;

function tellNow(scene: HoursScene): Answer | undefined {
  const { question, phrases, schedule } = scene;
  const { today, nowMinutes } = question.moment;
  const hours = hoursOn(today, schedule);
  if (!hours) return undefined;
  const factIds = hours.facts.map(({ id }) => id);
  const yesterday = hoursOn(plusDays(today, -1), schedule)?.intervals ?? [];
  const current =
    hours.intervals.find(([from, to]) => nowMinutes >= from && nowMinutes < to) ??
    yesterday.find(([from, to]) => nowMinutes + 1440 >= from && nowMinutes + 1440 < to);
  if (current) {
    const text = `${phrases.yes}, ${fill(phrases.openNow, { time: writeTime(current[1] % 1440, scene) })}`;
    return { text, factIds, score: 1 };
  }
  const next = nextOpening(scene);
  const later = next ? ` ${capitalise(fill(phrases.opensNext, next))}` : '';
  return { text: `${withDatedFact(`${phrases.no}, ${phrases.closedNow}`, hours)}${later}`, factIds, score: 1 };
}

function nextOpening(scene: HoursScene): { day: string; time: string } | undefined {
  const { today, nowMinutes } = scene.question.moment;
  for (let ahead = 0; ahead < 15; ahead++) {
    const date = plusDays(today, ahead);
    const from = hoursOn(date, scene.schedule)?.intervals.find(([start]) => ahead > 0 || start > nowMinutes)?.[0];
    if (from === undefined) continue;
    const weekday = scene.phrases.onDays[weekdayOf(date)] ?? '';
    const day = ahead === 0 ? scene.phrases.today : ahead === 1 ? scene.phrases.tomorrow : weekday;
    return { day, time: writeTime(from, scene) };
  }
  return undefined;
}

/** One sentence for each weekday named, days of equal hours together. */
function tellWeekdays(scene: HoursScene): Answer | undefined {
  const { question, schedule, phrases, language } = scene;
  const groups = new Map<string, { days: number[]; hours: DayHours }>();
  for (const day of question.moment.days) {
    const hours = hoursOnWeekday(day, question.moment.month, schedule);
    if (!hours) continue;
    const key = JSON.stringify(hours.intervals);
    const group = groups.get(key) ?? { days: [], hours };
    group.days.push(day);
    groups.set(key, group);
  }
  const parts = [...groups.values()].map(({ days, hours }) => {
    const names = days.map((day) => phrases.onDays[day] ?? '');
    const day =
      days.length === 5 && days[0] === 0
        ? `${weekdayName(0, language)}–${weekdayName(4, language)}`
        : join(names, phrases.and);
    const { moment } = question;
    return tellDay(
      { ...scene, question: { ...question, isYesNo: false, moment: { ...moment, time: undefined } } },
      hours,
      day,
    );
  });
  const found = parts.filter((part) => part !== undefined);
  if (found.length === 0) return undefined;
  const { time } = question.moment;
  const isOpen = [...groups.values()].some(({ hours: { intervals } }) =>
    time === undefined ? isOpenIn({ intervals }, scene) : isOpenAt(time, intervals),
  );
  const lead = question.isYesNo || time !== undefined ? `${isOpen ? phrases.yes : phrases.no}. ` : '';
  return {
    text: lead + found.map(({ text }) => text).join(' '),
    factIds: [...new Set(found.flatMap(({ factIds }) => factIds))],
    score: 1,
  };
}
