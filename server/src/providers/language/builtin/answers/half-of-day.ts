import type { Interval } from '../facts/opening-hours.ts';
import { hoursWords } from '../languages/hours-words.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import { wordList } from '../text/lexicon.ts';

const noon = 13 * 60;
const evening = 17 * 60;
const nextMorning = 28 * 60;

/** Evenings, folded, in five languages. */
const eveningWords = / (?:evenings?|kvall\w*|abends?|soirs?|noches?) /;

/** Half of the day a question names, "on Friday afternoon", in minutes from midnight; undefined for none. */
export function halfOfDay(text: string, language: string): Interval | undefined {
  const words = hoursWords[language];
  if (!words) return undefined;
  const said = ` ${foldSpaces(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const names = (list: string) => wordList(list).some((phrase) => said.includes(` ${phrase.replaceAll("'", ' ')} `));
  if (eveningWords.test(said)) return [evening, nextMorning];
  const [isMorning, isAfternoon] = [names(words.morning), names(words.afternoon)];
  if (isMorning === isAfternoon) return undefined;
  return isMorning ? [0, noon] : [noon, nextMorning];
}
