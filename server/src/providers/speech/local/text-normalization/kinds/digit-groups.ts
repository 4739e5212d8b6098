import { anyOf, type Rule, wordStart } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';
import { sayDigits, sayWhole } from './numbers.ts';

/** Digits in groups with a pause between them, as a number is dictated. */
function sayGroups(number: string, language: SpokenLanguage): string {
  const groups = number
    .replace(/^\+/, '')
    .split(/[\s()./-]+/)
    .filter((group) => group !== '');
  const said =
    language.phone === 'pairs'
      ? groups.flatMap((group) => pairsOf(group)).map((pair) => sayPair(pair, language))
      : groups
          .flatMap((group) => (group.length > 4 ? (group.match(/\d{3}(?!\d$)|\d{1,4}$|\d{1,3}/g) ?? []) : [group]))
          .map((group) => sayDigits(group, language));
  return `${number.startsWith('+') ? `${language.words.plus} ` : ''}${said.join(', ')}`;
}

const pairsOf = (group: string) =>
  (group.length % 2 === 1 ? [group.slice(0, 1)] : []).concat(group.slice(group.length % 2).match(/\d\d/g) ?? []);

const sayPair = (pair: string, language: SpokenLanguage) =>
  pair.startsWith('0') ? sayDigits(pair, language) : sayWhole(pair, language);

/** Telephone numbers, order numbers and other codes: whatever is dictated and not counted. */
export function digitGroupRules(language: SpokenLanguage): readonly Rule[] {
  const groups = (number = '') => ` ${sayGroups(number, language)} `;
  const notPrice = String.raw`(?!\d|[.,]\d| ?[€$£%]| ?(?:kr|euro))`;
  return [
    // Emergency and service numbers are never counted.
    [
      /(?<![\d.,+€$£-] ?)\b(?:112|911|999)\b(?![\d.,-]\d| ?[€$£%\p{L}])/gu,
      (number = '') => sayDigits(number, language),
    ],
    [
      new RegExp(String.raw`(?<![\d.,:\p{L}€$£]|[€$£\d] )(?:\+|0|\(0|\(\d{3}\) )\d?[\d\s()/-]{4,}\d${notPrice}`, 'giu'),
      groups,
    ],
    [new RegExp(String.raw`(?<![\d.,:€$£]|[€$£] )0\d(?:\.\d\d){4}(?!\d)`, 'g'), groups],
    [
      new RegExp(
        String.raw`(?<![\d.,€$£-])(?:\d{3}[-. ]\d{3}[-. ]\d{4}|[679]\d\d \d\d\d? \d\d\d?(?: \d\d)?|9\d \d{3} \d\d \d\d|\d{7,})${notPrice}`,
        'g',
      ),
      groups,
    ],
    // Several hyphens, or a zero in front. A single hyphen is a range.
    [/(?<![\p{L}\d.,:€$£-])\d+(?:-\d+){2,}(?![\d-])/gu, groups],
    [/(?<![\p{L}\d.,:€$£-])\d{2,}-0\d+(?![\d:.]|-)/gu, groups],
    [
      new RegExp(
        `${wordStart}(${anyOf(language.codeWords)})(\\.?:? (?:\\p{L}{1,6} )?#?)(\\d{3,})(?![.,:]?\\d| ?[€$£%])`,
        'giu',
      ),
      (_, word = '', between = '', digits = '') => `${word}${between.replace('#', '')}${sayDigits(digits, language)}`,
    ],
    // Letters with digits: AB-1234, A12. One or two digits are a number, more are said one by one.
    [
      /(?<![\p{L}\d.,@#/-])(?=[\p{Lu}\d-]*\p{Lu})(?=[\p{Lu}\d-]*\d)\p{Lu}{0,4}[\d-][\p{Lu}\d-]*(?![\p{L}\d])/gu,
      (code = '') => sayCode(code, language),
    ],
  ];
}

function sayCode(code: string, language: SpokenLanguage): string {
  const parts = code.match(/\p{Lu}|\d+|-/gu) ?? [];
  const said = parts.map((part) => {
    if (part === '-') return ',';
    if (!/\d/.test(part)) return part;
    return part.length <= 2 ? sayWhole(part, language) : sayDigits(part, language);
  });
  return ` ${said.join(' ')} `;
}
