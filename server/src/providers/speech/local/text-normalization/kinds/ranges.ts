import type { Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

/** Between two figures a hyphen or a dash is a range, `x` a size, a colon before a single digit a ratio; after dates, telephone numbers and codes. */
export function rangeRules(language: SpokenLanguage): readonly Rule[] {
  const { to, by } = language.words;
  return [
    // One sign for two amounts: £7-9.
    [/([€$£])(\d+)\s?[-\u2013\u2014]\s?(?=\d+(?![\d.,:]\d|\d| ?[€$£%]))/g, `$2 ${to} $1`],
    [/(?<=\d ?(?:[ap]\.?m\.?|h|uhr|[€$£%]|kr)?)\s?[-\u2013\u2014]{1,2}\s?(?=[€$£]?\d)(?!\d+-\d)/giu, ` ${to} `],
    [/(?<=\d)-(?=\p{L})/gu, ' '],
    [/(?<![\d:.,])(\d{1,2}):(\d)(?![\d:])/g, `$1 ${to} $2`],
    [/(?<=\d\s?)[x×]\s?(?=\d)/g, ` ${by} `],
  ];
}
