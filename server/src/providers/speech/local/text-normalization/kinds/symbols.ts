import type { Rule } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

/** Signs between words. */
export function symbolRules({ words }: SpokenLanguage): readonly Rule[] {
  return [
    [/\s&\s?|&/g, ` ${words.and} `],
    [/\s\+\s/g, ` ${words.plus} `],
    [/\s=\s/g, ` ${words.equals} `],
    [/\s\/\s/g, ', '],
    [/%/g, ` ${words.percent} `],
    [/@/g, ` ${words.at} `],
    [/(?<=\p{L})\/(?=\p{L})/gu, ` ${words.or} `],
  ];
}
