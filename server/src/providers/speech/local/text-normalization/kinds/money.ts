import type { Rule } from '../rule.ts';
import { anyOf, wordEnd, wordStart } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';
import { amountPattern, readAmount, sayAmount } from './numbers.ts';

/** Prices: sign before or after the amount, hundredths, `million` between, and what a price is for. */
export function moneyRules(language: SpokenLanguage): readonly Rule[] {
  const signs = Object.keys(language.currencies);
  const isWord = (sign: string) => /\p{L}/u.test(sign);
  const sign = `(?:${anyOf(signs.filter((one) => !isWord(one)))}|${wordStart}(?:${anyOf(signs.filter(isWord))})${wordEnd})`;
  const scale = `(?:\\s?(${language.scale.pattern})${wordEnd}\\.?)?`;
  const say = (name: string, whole = '', decimals = '', scaleWord = '') =>
    ` ${sayMoney(name.toLowerCase(), whole, decimals, scaleWord, language)} `;
  return [
    [new RegExp(`(${sign}|[€$£]\\s?\\d[\\d.,]*)\\s?/\\s?(?=\\p{L})`, 'giu'), `$1 ${language.words.per} `],
    [
      new RegExp(`(?<!\\d)(${sign})\\.?\\s?${amountPattern}${scale}`, 'giu'),
      (_, name = '', whole, decimals, scaleWord) => say(name, whole, decimals, scaleWord),
    ],
    [
      new RegExp(
        `(?<![\\d.,])${amountPattern}${scale}\\s?((?:${anyOf(signs.filter((one) => !isWord(one)))})|(?:${anyOf(signs.filter(isWord))})${wordEnd})`,
        'giu',
      ),
      (_, whole, decimals, scaleWord, name = '') => say(name, whole, decimals, scaleWord),
    ],
  ];
}

function sayMoney(sign: string, whole: string, decimals: string, scaleWord: string, language: SpokenLanguage): string {
  const currency = language.currencies[sign];
  if (currency === undefined) return `${whole} ${sign}`;
  const amount = readAmount(whole, decimals, language, true);
  if (scaleWord !== '') {
    const isPlural = amount.decimals !== '' || Number(amount.whole) !== 1;
    return `${sayAmount(amount, language, language.formBefore(scaleWord))} ${language.scale.say(scaleWord, isPlural)} ${currency.many}`.replace(
      /(?<=d') /,
      '',
    );
  }
  if (amount.decimals.length > 2) return `${sayAmount(amount, language, 'counting')} ${currency.many}`;
  const units = Number(amount.whole);
  const rest = Number(amount.decimals.padEnd(2, '0'));
  const unitWords = `${sayAmount({ whole: amount.whole, decimals: '' }, language, currency.form)} ${units === 1 ? currency.one : currency.many}`;
  if (rest === 0) return unitWords;
  const { hundredth } = currency;
  const restWords = language.cardinal(rest, hundredth.form);
  if (units === 0) return `${restWords} ${rest === 1 ? hundredth.one : hundredth.many}`;
  return language.joinMoney(unitWords, restWords, currency, rest < 10);
}
