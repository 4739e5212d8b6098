import { anyOf, type Rule, wordEnd } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';
import { amountPattern, readAmount, sayAmount } from './numbers.ts';

/** Amounts with a unit, percentages and temperatures. */
export function measureRules(language: SpokenLanguage): readonly Rule[] {
  const { units, words } = language;
  const signs = Object.keys(units);
  const say = (whole: string, decimals: string, sign: string) => {
    const amount = readAmount(whole, decimals ?? '', language);
    const unit = units[sign];
    if (unit === undefined) return `${whole} ${sign}`;
    const isOne = amount.decimals === '' && Number(amount.whole) === 1;
    return `${sayAmount(amount, language, unit.form)} ${isOne ? unit.one : unit.many} `;
  };
  return [
    [
      new RegExp(
        `(?<![\\d.,])${amountPattern}[ -]?(${anyOf(signs)})(?:${wordEnd}|(?<=[²³]))(?:\\.(?=\\s\\p{Ll}))?`,
        'gu',
      ),
      (_, whole = '', decimals = '', sign = '') => say(whole, decimals, sign),
    ],
    [new RegExp(`(?<= ${words.per} )(${anyOf(signs)})${wordEnd}`, 'gu'), (_, sign = '') => units[sign]?.one ?? sign],
    [/°\s?C(?![\p{L}])/gu, ` ${words.degrees} `],
    [/°\s?F(?![\p{L}])/gu, ` ${words.degrees} Fahrenheit `],
    [/°/g, ` ${words.degrees} `],
    [/(?<=\d) ?%/g, ` ${words.percent} `],
  ];
}
