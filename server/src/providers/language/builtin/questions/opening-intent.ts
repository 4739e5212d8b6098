import { hoursWords } from '../languages/hours-words.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { foldWord, type Token } from '../text/tokenize.ts';
import { informationOf } from '../text/word-frequency.ts';
import type { Question } from './question.ts';

/** Concepts of opening with a day or a time. */
export const openingConcepts: ReadonlySet<string> = new Set(['opening', 'closing', 'closed', 'when', 'visit']);

/** Those that are about opening hours also without a day. */
export const certainConcepts: ReadonlySet<string> = new Set(['opening', 'closing', 'closed']);

/** Most information of the words of a question that asks for nothing but a day: "Do you work on Sundays?" */
const plainInformation = 0.6;
/** Ways to reach a business: with a day, a time or "still" they ask when it is there. */
const reachConcepts: ReadonlySet<string> = new Set(['phone', 'visit', 'opening', 'closing', 'business', 'when', 'day']);

/** Most words of a question without a verb: "Open tomorrow?" */
const ellipticWords = 4;

/** "You open?", "still open?", "¿siguen abiertos?": nothing but that word and those every question has. */
const bareOpen = /(?<!\p{L})(?:open|oppet|oppna|offen|geoffnet|auf|ouverte?s?|abiert[oa]s?)(?!\p{L})/u;
const bareOpenWords = 5;

/** Longest question of that kind. Unit: characters. */
const reachTextMax = 70;
/** Most information of the words beside the way and the moment. */
const besideInformation = 0.3;

/** "Will I make it before you close?", "hinner jag hämta hunden nu?": whatever it is for, the hours tell. */
const makesIt =
  /(?<!\p{L})(?:hinner (?:jag|vi|man)|(?:can|could|will|would) (?:i|we) (?:still )?make it|schaffe ich es|schaffen wir es|(?:me|nos) da tiempo|(?:j.ai|on a|nous avons) (?:encore )?le temps)(?!\p{L})/u;

/** Signs that a question is about opening hours. */
export interface OpeningIntent {
  /** Its words speak of opening, or of nothing but the moment. */
  isOfOpening: boolean;
  /** Opening is named in so many words. */
  isCertain: boolean;
  /** It wants yes or no, also where it has no verb. */
  wantsYesOrNo: boolean;
  /** It asks for the present without a word for it: "still open?", "anyone there?". */
  isStill: boolean;
  /** It wants a time, or asks with common words alone whether one can come on a day. */
  isPlain: boolean;
}

/** "Can I still call you today?", "until what time can I ring on Fridays?": names nothing but the way and the moment. */
export function asksReach(question: Question, { pack }: Lexicon): boolean {
  const { moment, terms, tokens, kind, isYesNo, text } = question;
  const words = hoursWords[pack.code];
  const says = (list: string | undefined, word: string) => wordList(list ?? '').includes(word);
  const isStill = isYesNo && tokens.some(({ word }) => says(words?.still, word));
  if (isYesNo && isMomentOf(question) && makesIt.test(foldWord(text))) return true;
  const isOfTime = kind === 'time' || tokens.some(({ concept }) => concept === 'closing' || concept === 'when');
  if (!(isStill || (isMomentOf(question) && (isYesNo || isOfTime)))) return false;
  if (text.length > reachTextMax) return false;
  const isWay = ({ word, concept }: Token) =>
    says(words?.reach, word) || (concept !== undefined && reachConcepts.has(concept));
  const isBeside = ({ word }: Token) =>
    moment.words.has(word) ||
    says(words?.still, word) ||
    says(words?.premises, word) ||
    informationOf(word, pack.code) <= besideInformation;
  return (
    terms.every((token) => isWay(token) || isBeside(token)) && (terms.some(isWay) || tokens.some(isWay) || isStill)
  );
}

export const isMomentOf = ({ moment }: Question) =>
  moment.isNow || moment.days.length > 0 || moment.date !== undefined || moment.isPublicHoliday;

export function openingIntentOf(question: Question, subjectCount: number, lexicon: Lexicon): OpeningIntent {
  const { pack } = lexicon;
  const { moment, terms, tokens, kind } = question;
  const has = (concepts: ReadonlySet<string>) =>
    tokens.some(({ concept }) => concept !== undefined && concepts.has(concept));
  const words = hoursWords[pack.code];
  const names = (list: string | undefined) => tokens.some(({ word }) => wordList(list ?? '').includes(word));
  const isOfMoment = isMomentOf(question);
  const isOfMomentAlone = question.isYesNo && isOfMoment && terms.every(({ word }) => moment.words.has(word));
  const isReach = asksReach(question, lexicon);
  const isStill = names(words?.still) && (kind === undefined || isReach);
  // "Is there anyone at the office right now?"
  const asksPresence =
    !tokens.some(({ concept }) => concept === 'night') &&
    question.isYesNo &&
    subjectCount === 0 &&
    (moment.isNow || isStill) &&
    names(words?.premises);
  const isCertain = has(certainConcepts);
  const isElliptic =
    isCertain && isOfMoment && kind === undefined && tokens.length <= ellipticWords && question.text.includes('?');
  const isBare =
    kind === undefined &&
    !isOfMoment &&
    moment.month === undefined &&
    moment.time === undefined &&
    tokens.length <= bareOpenWords &&
    bareOpen.test(foldWord(question.text)) &&
    terms.every(({ concept, word }) => concept === 'opening' || informationOf(word, pack.code) <= besideInformation);
  const isCommon = terms.every(
    ({ word }) => moment.words.has(word) || informationOf(word, pack.code) <= plainInformation,
  );
  return {
    isOfOpening:
      isOfMomentAlone ||
      asksPresence ||
      isCertain ||
      isReach ||
      (isOfMoment && (has(openingConcepts) || names(words?.hours))),
    isCertain,
    wantsYesOrNo: question.isYesNo || isElliptic || isBare,
    isStill: isStill || isBare,
    isPlain: isOfMoment && (kind === 'time' || (question.isYesNo && isCommon && subjectCount <= 1)),
  };
}
