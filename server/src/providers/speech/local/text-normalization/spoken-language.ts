import type { NumberForm } from './numbers/number-form.ts';
import type { Rule } from './rule.ts';

/** A noun that is counted. */
export interface CountedNoun {
  one: string;
  many: string;
  form: NumberForm;
}

/** A currency and its hundredth. */
export interface Currency extends CountedNoun {
  hundredth: CountedNoun;
}

/** A date as it was written. */
export interface SpokenDate {
  year?: number;
  /** 1-12 */
  month: number;
  day: number;
  /** The word before the date, which decides case endings. */
  before: string;
}

/** A time of day as it was written. */
export interface SpokenTime {
  hour: number;
  minute: number;
  half?: 'a' | 'p';
}

/** How a language says what is written in figures and signs. Orthography is the language's own. */
export interface SpokenLanguage {
  /** Words of 0-9. */
  digits: readonly string[];
  cardinal(value: number, form?: NumberForm): string;
  year(value: number): string;
  /** Grammatical form of a number before a word; `counting` where the word is no noun. */
  formBefore(word: string): NumberForm;
  decimalSign: '.' | ',';
  decimalWord: string;
  /** Decimals are said as `digits` or, up to two of them, as a `number`. */
  decimals: 'digits' | 'number';
  currencies: Readonly<Record<string, Currency>>;
  /** Units and hundredths of an amount, both above zero. */
  joinMoney(units: string, hundredths: string, currency: Currency, isBelowTen: boolean): string;
  /** Words such as `million`, between an amount and its currency: pattern, and the words that stand before the name. */
  scale: { pattern: string; say(word: string, isPlural: boolean): string };
  /** Units of measurement by their sign, case-sensitive. */
  units: Readonly<Record<string, CountedNoun>>;
  months: readonly string[];
  monthSigns: Readonly<Record<string, number>>;
  weekdays: readonly string[];
  /** Abbreviation of a weekday, in lower case, to its index. */
  weekdaySigns: Readonly<Record<string, number>>;
  sayDate(date: SpokenDate): string;
  sayTime(time: SpokenTime): string;
  /** Order of a date in figures such as 3/4/2026. */
  slashOrder: 'day-first' | 'month-first';
  /** `pairs`: two digits at a time, as numbers. */
  phone: 'digits' | 'pairs';
  words: {
    to: string;
    minus: string;
    plus: string;
    equals: string;
    percent: string;
    degrees: string;
    and: string;
    or: string;
    per: string;
    by: string;
    /** After a count: 3x. */
    times: string;
    /** 1x. */
    once: string;
    number: string;
    at: string;
    dot: string;
    slash: string;
    dash: string;
    underscore: string;
    half: string;
    /** After a whole number: 2 1/2. */
    andHalf: string;
    third: string;
    twoThirds: string;
    quarter: string;
    threeQuarters: string;
  };
  /** A fraction other than the common ones. */
  sayFraction(numerator: number, denominator: number): string;
  /** Words before a code or a telephone number, whose digits are said one by one. */
  codeWords: readonly string[];
  /** Short forms, and what only this language writes; before all figures. */
  shortForms: readonly Rule[];
  /** Ordinals and other figures of this language, after dates, times and money. */
  ordinals: readonly Rule[];
}
