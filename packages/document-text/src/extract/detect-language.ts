import { francAll } from 'franc';

/** Languages that are told apart, by ISO 639-3, with their ISO 639-1 tag. More would cost certainty between close ones. */
const tags: Readonly<Record<string, string>> = {
  arb: 'ar',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  cmn: 'zh',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  isl: 'is',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  lav: 'lv',
  lit: 'lt',
  nld: 'nl',
  nno: 'nn',
  nob: 'nb',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  spa: 'es',
  swe: 'sv',
  tur: 'tr',
  ukr: 'uk',
  vie: 'vi',
};

/** Shortest text that says something about its language, and the part of a long one that is read. Unit: characters. */
const fewest = 120;
const most = 20_000;

/** Language of a text by its letter sequences, ISO 639-1; null where it is too short. */
export function detectLanguage(markdown: string): string | null {
  const words = markdown.slice(0, most).replaceAll(/[^\p{L}\p{M}\s']+/gu, ' ');
  if (words.trim().length < fewest) return null;
  const code = francAll(words, { only: Object.keys(tags), minLength: fewest })[0]?.[0];
  return tags[code ?? ''] ?? null;
}
