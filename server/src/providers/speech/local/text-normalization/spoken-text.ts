import { addressRules } from './kinds/addresses.ts';
import { countRules } from './kinds/counts.ts';
import { calendarRules, dateRangeRules, namedDateRules, numericDateRules } from './kinds/dates.ts';
import { digitGroupRules } from './kinds/digit-groups.ts';
import { measureRules } from './kinds/measures.ts';
import { moneyRules } from './kinds/money.ts';
import { fractionRules, numberRules } from './kinds/numbers.ts';
import { rangeRules } from './kinds/ranges.ts';
import { symbolRules } from './kinds/symbols.ts';
import { timeRules } from './kinds/times.ts';
import { american, british } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';
import { tidy, withoutMarkup } from './markup.ts';
import { applyRules, type Rule } from './rule.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const languages: Readonly<Record<string, SpokenLanguage>> = {
  en: american,
  'en-au': british,
  'en-gb': british,
  'en-ie': british,
  'en-nz': british,
  sv: swedish,
  de: german,
  fr: french,
  es: spanish,
};

/** Languages whose figures are said in their own words. */
export const spokenLanguages = ['en', 'sv', 'de', 'fr', 'es'] as const;

/** True for a BCP 47 tag of one of `spokenLanguages`. */
export const hasSpokenWords = (language: string): boolean =>
  (spokenLanguages as readonly string[]).includes(language.toLowerCase().split('-')[0] ?? '');

const rulesOf = new Map<SpokenLanguage, readonly Rule[]>();

/** Order matters: what is written most specifically is said first, so that no rule reads a part of it. */
function rulesFor(language: SpokenLanguage): readonly Rule[] {
  const known = rulesOf.get(language);
  if (known !== undefined) return known;
  const rules = [
    ...addressRules(language),
    ...calendarRules(language),
    ...language.shortForms,
    ...numericDateRules(language),
    ...dateRangeRules(language),
    ...digitGroupRules(language),
    ...countRules(language),
    ...rangeRules(language),
    ...namedDateRules(language),
    ...timeRules(language),
    ...moneyRules(language),
    ...measureRules(language),
    ...language.ordinals,
    ...fractionRules(language),
    ...numberRules(language),
    ...symbolRules(language),
  ];
  rulesOf.set(language, rules);
  return rules;
}

/**
 * Text as it is to be spoken in a language (BCP 47 tag; those without words of their own are said in English): figures,
 * dates, times, money, telephone numbers, addresses, codes and short forms in words of that language; markup and emoji
 * are gone. Contains letters and marks of pauses only, no digits. Empty when nothing can be said.
 */
export function spokenText(text: string, language = 'en'): string {
  const tag = language.toLowerCase();
  const spoken = languages[tag] ?? languages[tag.split('-')[0] ?? ''] ?? american;
  return tidy(applyRules(withoutMarkup(text), rulesFor(spoken)));
}
