import type { ModelRequest } from '#brain/ports.ts';
import { wallClock } from '#platform/clock/wall-clock.ts';
import { foldWords } from '../fold-words.ts';
import { beginsWithYesOrNo } from '../intents.ts';
import type { ToolParameter } from '../tool-parameters.ts';
import { findCode } from './find-code.ts';
import { findDate, type Today } from './find-date.ts';
import { findEmail } from './find-email.ts';
import { findName } from './find-name.ts';
import { countryOf, countryOfCode, countryOfNumber, countryOfZone, findPhoneNumber } from './find-phone-number.ts';
import { findTime } from './find-time.ts';
import { withDigits } from './number-words.ts';

/** Place and time of a conversation, from which dates and numbers are read. */
export interface Setting {
  today: Today;
  country: ReturnType<typeof countryOf>;
  /** Countries a number may be of where it is none of `country`: of the clocks, the caller and the tools. */
  otherCountries: readonly ReturnType<typeof countryOf>[];
  isMonthFirst: boolean;
  /** Numbers are spelled in it. */
  language: string;
}

/** Detail asked for just before a message, so that a bare answer is understood. */
export type Asked = 'name' | 'phone_number' | 'email' | 'date' | 'time' | undefined;

export function settingOf({
  now,
  timezone,
  language,
  keypad,
  tools = [],
}: Pick<ModelRequest, 'now' | 'timezone' | 'language'> & Partial<Pick<ModelRequest, 'keypad' | 'tools'>>): Setting {
  const local = new Date(wallClock(timezone).localAt(now.getTime()));
  const country = countryOf(language, timezone);
  return {
    today: { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() },
    country,
    otherCountries: [
      countryOfZone(timezone),
      countryOfNumber(keypad?.ownNumber),
      ...tools.map(({ phoneCountry }) => countryOfCode(phoneCountry)),
    ].filter((other) => other !== undefined),
    isMonthFirst: country === 'US',
    language,
  };
}

/** Details of the person and the time in a message: `name`, `phone_number`, `email`, `date`, `time`. */
export function readDetails(text: string, setting: Setting, asked: Asked): Record<string, string> {
  const answer = readAnswer(text, setting, asked);
  // "At what time?" - "Anna Berg": another of the details that will be asked for.
  const isMoment = asked === 'date' || asked === 'time';
  if (!isMoment || Object.keys(answer).length > 0) return answer;
  if (looksLikeNumber.test(text)) return readAnswer(text, setting, 'phone_number');
  return looksLikeName.test(text.trim()) ? readAnswer(text, setting, 'name') : answer;
}

/** "My number is ...", in five languages, folded. */
const statesNumber =
  /\b(?:my (?:phone |mobile |cell )?number|mitt (?:mobil|telefon)?nummer|meine (?:handy|telefon|mobil)?nummer|mon (?:numero|telephone|portable)|mi (?:numero|telefono|movil))\b/;
const looksLikeNumber = /^\D{0,12}\+?\d[\d\s()/.-]{6,}$/;
const looksLikeName = /^(?:\p{Lu}[\p{Ll}'’-]+\s+){1,2}\p{Lu}[\p{L}'’-]+[.!]?$/u;

function readAnswer(text: string, setting: Setting, asked: Asked): Record<string, string> {
  const details: Record<string, string> = {};
  const email = findEmail(text);
  // Over the phone a number comes in words, digit by digit.
  const isSpelled = asked === 'phone_number' || statesNumber.test(foldWords(text));
  const digits = isSpelled ? withDigits(text, setting.language) : text;
  const phone = findPhoneNumber(digits, setting.country, {
    isAsked: asked === 'phone_number',
    others: setting.otherCountries,
  });
  const name = findName(text, asked === 'name');
  const date = findDate(text, setting.today, setting.isMonthFirst);
  const time =
    asked === 'phone_number' ? undefined : findTime(date ? withoutOnce(text, date.words) : text, asked === 'time');
  if (name) details.name = name;
  if (phone) details.phone_number = phone;
  if (email) details.email = email;
  // A long number is a phone number, not a date with dots or dashes.
  if (date && (!phone || /[a-z]|^\d{4}-/.test(date.words))) details.date = date.date;
  if (time && (!phone || !/^\d/.test(time.words) || asked === 'time')) details.time = time.time;
  return details;
}

/** Reads the answer to a question for a parameter that is no known detail; undefined when the message is none. */
export function readParameter(
  text: string,
  parameter: ToolParameter,
  { isAsked, language }: { isAsked: boolean; language: string },
): string | undefined {
  switch (parameter.kind) {
    case 'code':
      return findCode(text, { label: parameter.label, isAsked, language });
    case 'number': {
      const digits = withDigits(text, language);
      const number = /(?<![\d:.])-?\d+(?:[.,]\d+)?(?![\d:])/.exec(digits)?.[0].replace(',', '.');
      return number !== undefined && (!parameter.isInteger || /^-?\d+$/.test(number)) ? number : undefined;
    }
    case 'boolean':
      return isAsked ? beginsWithYesOrNo(text) : undefined;
    case 'choice': {
      const folded = ` ${foldWords(text)} `;
      return parameter.choices.find((choice) => folded.includes(` ${foldWords(choice.replaceAll('_', ' '))} `));
    }
    case 'text':
      return isAsked && text.trim() ? text.trim().slice(0, 500) : undefined;
    default:
      return undefined;
  }
}

/** Takes the words of a date out, so that "15.3. um 9" is not read as a quarter past three. */
function withoutOnce(text: string, foldedWords: string): string {
  const start = text.toLowerCase().normalize('NFC').indexOf(foldedWords);
  if (start >= 0) return `${text.slice(0, start)} ${text.slice(start + foldedWords.length)}`;
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return plain.replace(foldedWords, ' ');
}
