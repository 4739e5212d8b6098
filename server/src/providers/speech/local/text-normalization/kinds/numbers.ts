import { maxSpokenNumber, type NumberForm } from '../numbers/number-form.ts';
import type { Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

/** Whole digits, in groups of three or not, with decimals or not. Two groups: whole, decimals. */
export const amountPattern = String.raw`(\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d+)(?:[.,](\d+))?`;

/** An amount as it was read; `decimals` without its sign. */
export interface Amount {
  whole: string;
  decimals: string;
}

/**
 * Reads a match of `amountPattern`: three digits after the language's decimal sign are decimals where `isMoney` is
 * false, as in `3,125 km`; prices have two.
 */
export function readAmount(whole: string, decimals: string, language: SpokenLanguage, isMoney = false): Amount {
  const sign = language.decimalSign;
  const lastGroup = whole.lastIndexOf(sign);
  const isGrouped = isMoney || sign === '.' || lastGroup < 0 || whole.indexOf(sign) !== lastGroup || decimals !== '';
  if (isGrouped && !(sign === '.' && !isMoney && /^\d{1,3}\.\d{3}$/.test(whole))) {
    return { whole: whole.replace(/\D/g, ''), decimals };
  }
  return { whole: whole.slice(0, lastGroup).replace(/\D/g, ''), decimals: whole.slice(lastGroup + 1) };
}

/** Digits one by one: `070` is `zero seven zero`. Anything but digits is left out. */
export function sayDigits(digits: string, language: SpokenLanguage): string {
  return [...digits.replace(/\D/g, '')].map((digit) => language.digits[Number(digit)]).join(' ');
}

/** A whole number; digit by digit with a zero in front, or where it is too large for a name. */
export function sayWhole(digits: string, language: SpokenLanguage, form: NumberForm = 'counting'): string {
  const value = Number(digits);
  if ((digits.length > 1 && digits.startsWith('0')) || value > maxSpokenNumber) return sayDigits(digits, language);
  return language.cardinal(value, form);
}

export function sayAmount({ whole, decimals }: Amount, language: SpokenLanguage, form: NumberForm): string {
  if (decimals === '') return sayWhole(whole, language, form);
  const isNumber = language.decimals === 'number' && decimals.length <= 2 && !decimals.startsWith('0');
  const said = isNumber ? language.cardinal(Number(decimals)) : sayDigits(decimals, language);
  return `${sayWhole(whole, language)} ${language.decimalWord} ${said}`;
}

/** Numbers that nothing else has said: counts in the form of the word after them, versions, the rest. */
export function numberRules(language: SpokenLanguage): readonly Rule[] {
  const { words } = language;
  const say = (whole: string, decimals: string, form: NumberForm) =>
    ` ${sayAmount(readAmount(whole, decimals, language), language, form)} `;
  return [
    [/(?<![\p{L}\d)] ?)-\s?(?=\d)/gu, `${words.minus} `],
    [/(?<=\d\s?)\+\s?(?=\d)/g, ` ${words.plus} `],
    [/\+(?=\d)/g, `${words.plus} `],
    [
      /(?!\d{1,3}(?:\.\d{3})+(?!\d))(?<![\d.])\d+(?:\.\d+){2,}/g,
      (digits = '') =>
        digits
          .split('.')
          .map((part) => sayWhole(part, language))
          .join(` ${words.dot} `),
    ],
    [
      new RegExp(String.raw`(?<!\d)${amountPattern} (?=(\p{L}+))`, 'gu'),
      (_, whole = '', decimals = '', next = '') => say(whole, decimals ?? '', language.formBefore(next)),
    ],
    [
      new RegExp(String.raw`(?<!\d)${amountPattern}`, 'gu'),
      (_, whole = '', decimals = '') => say(whole, decimals ?? '', 'counting'),
    ],
    [/\d+/g, (digits = '') => ` ${sayDigits(digits, language)} `],
  ];
}

/** Common fractions: 1/2 is `one half`. Mixed numbers join with `and`. */
export function fractionRules(language: SpokenLanguage): readonly Rule[] {
  const { words } = language;
  const common: Record<string, string> = {
    '1/2': words.half,
    '1/3': words.third,
    '2/3': words.twoThirds,
    '1/4': words.quarter,
    '3/4': words.threeQuarters,
  };
  const fraction = String.raw`(\d{1,2})/(\d{1,3})(?![\d/])`;
  const say = (numerator: string, denominator: string) =>
    common[`${numerator}/${denominator}`] ?? language.sayFraction(Number(numerator), Number(denominator));
  return [
    [/\b24\/7\b/g, () => `${language.cardinal(24)} ${language.cardinal(7)}`],
    [
      new RegExp(String.raw`(?<![\d/.,])(\d{1,3}) ${fraction}`, 'g'),
      (_, whole = '', top = '', bottom = '') =>
        top === '1' && bottom === '2'
          ? `${language.cardinal(Number(whole))}${words.andHalf}`
          : `${language.cardinal(Number(whole))} ${words.and} ${say(top, bottom)}`,
    ],
    [new RegExp(String.raw`(?<![\d/.,])${fraction}`, 'g'), (_, top = '', bottom = '') => say(top, bottom)],
  ];
}
