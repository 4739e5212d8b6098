import type { Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

/** Signs right after a count: 18+, 3x. Before ranges and sizes. */
export function countRules({ words }: SpokenLanguage): readonly Rule[] {
  const times = String.raw`\s?[x×](?=\s\p{L}|[.,;:!?)]|$)`;
  return [
    [/(?<=\d)\+(?!\s?\d)/g, ` ${words.plus} `],
    [new RegExp(String.raw`(?<![\p{L}\d.,])1${times}`, 'gu'), words.once],
    [new RegExp(String.raw`(?<![\p{L}\d.,])(\d+)${times}`, 'gu'), `$1 ${words.times}`],
  ];
}
