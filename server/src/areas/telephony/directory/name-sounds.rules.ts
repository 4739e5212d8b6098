/** Languages with rules of their own; any other is read by those of English. */
export type SoundLanguage = 'en' | 'sv' | 'de' | 'fr' | 'es';

type Rule = readonly [pattern: RegExp, sound: string];

/**
 * Spellings of one sound, applied in order to folded words. Capital letters stand for sounds without a letter of their
 * own: S as in "shoe", X as in "loch", N as in "señor". Rules merge sounds that recognizers and callers confuse.
 */
const rulesOf: Record<SoundLanguage, readonly Rule[]> = {
  en: [
    [/^kn|^gn/g, 'n'],
    [/^wr/g, 'r'],
    [/ph/g, 'f'],
    [/sch|tch|ch|sh/g, 'S'],
    [/tion/g, 'Sn'],
    [/ough/g, 'o'],
    [/augh|gh/g, ''],
    [/th/g, 't'],
    [/ee|ea|ie|ey\b|y\b/g, 'i'],
    [/ei|ai|ay|ey/g, 'e'],
    [/oo|ou|ew/g, 'u'],
    [/dge|dg|g(?=[eiy])/g, 'j'],
    [/e\b/g, ''],
  ],
  sv: [
    [/skj|stj|sch|sh|sj|tj|kj|^k(?=[eiy])|sk(?=[eiy])|ch(?!r)|rs/g, 'S'],
    [/^(?:gj|hj|dj|lj)|^g(?=[eiy])/g, 'j'],
    [/ph/g, 'f'],
    [/th/g, 't'],
    [/gn/g, 'Nn'],
    [/w/g, 'v'],
    [/ie|y/g, 'i'],
    [/qvist|quist/g, 'kvist'],
  ],
  de: [
    [/sch|tsch|ch(?=e?n\b)|sh/g, 'S'],
    [/ch/g, 'X'],
    [/ph|v/g, 'f'],
    [/w/g, 'v'],
    [/th|dt/g, 't'],
    [/eu|oy|oi|aeu|au(?=e)/g, 'oi'],
    [/ei|ai|ay|ey/g, 'ai'],
    [/ie|y/g, 'i'],
    [/ae|ue|oe/g, 'e'],
    [/tz|z/g, 's'],
    [/(?<=[aeiou])h/g, ''],
    [/b\b/g, 'p'],
    [/d\b/g, 't'],
    [/g\b/g, 'k'],
  ],
  fr: [
    [/ph/g, 'f'],
    [/sch|ch|sh/g, 'S'],
    [/qu/g, 'k'],
    [/gn/g, 'N'],
    [/eaux?|ault\b|aud\b|aux?|o[ts]\b/g, 'o'],
    [/(?:ai|ei|e)(?:n|m)(?![aeiouynm])|(?:i|y)(?:n|m)(?![aeiouynm])/g, 'W'],
    [/(?:e|a)(?:n|m)(?![aeiouynm])/g, 'W'],
    [/ou/g, 'u'],
    [/oi|oy/g, 'ua'],
    [/ai|ei|ay|er\b|ez\b|et\b/g, 'e'],
    [/ill|ll(?=e\b)|y/g, 'i'],
    [/g(?=[eiy])/g, 'j'],
    [/th/g, 't'],
    [/[stdxzp]+\b/g, ''],
    [/es?\b/g, ''],
  ],
  es: [
    [/ch/g, 'S'],
    [/qu/g, 'k'],
    [/gu(?=[ei])/g, 'g'],
    [/ll|y(?=[aeiou])/g, 'j'],
    [/^hu(?=[aeo])|^gu(?=[aeo])/g, 'u'],
    [/g(?=[ei])|j|x/g, 'X'],
    [/v|w/g, 'b'],
    [/z\b|z/g, 's'],
    [/ph/g, 'f'],
    [/y/g, 'i'],
  ],
};

/** Rules after those of the language. */
const commonRules: readonly Rule[] = [
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
];

/** Lower case without marks: "Åsa" is "asa", "Weiß" is "weiss". */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** Words of a text, folded; a hyphen and an apostrophe part them. */
export const wordsOfName = (text: string): string[] => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function soundLanguageOf(tag: string): SoundLanguage {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return primary in rulesOf ? (primary as SoundLanguage) : 'en';
}

/** Sound of a folded word in a language: equal for words that sound alike. */
export function soundOf(word: string, language: SoundLanguage): string {
  const sound = [...rulesOf[language], ...commonRules].reduce((text, [pattern, to]) => text.replace(pattern, to), word);
  return sound === '' ? word : sound;
}
