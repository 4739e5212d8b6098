import { applyRules, type Rule } from '../text-normalization/rule.ts';
import { respellings } from './respellings.ts';

/** Letters of names in English text, as an English reader would say them. */
const names: readonly Rule[] = [
  [/(?<=\p{L}{2})é(?!\p{L})/gu, 'ay'],
  [/ñ/g, 'ny'],
  [/Ñ/g, 'Ny'],
  [/[åÅ]/g, 'o'],
  [/ä/g, 'e'],
  [/Ä/g, 'E'],
  [/[öø](?=r)/g, 'u'],
  [/[öø]/g, 'ur'],
  [/[ÖØ]/g, 'Ur'],
  [/[üÜ]/g, 'ue'],
  [/ç/g, 's'],
  [/Ç/g, 'S'],
];

/** English words that are written with an accent and known without it. */
const englishWords = /^(?:café|résumé|fiancée?|cliché|sauté|purée|décor|naïve|façade|crème|à|soufflé|touché)s?$/i;

const others: readonly Rule[] = [
  [/ß/g, 'ss'],
  [/[æÆœŒ]/g, 'e'],
  [/[øØ]/g, 'o'],
  [/[łŁ]/g, 'l'],
  [/[đĐðÐ]/g, 'd'],
  [/[þÞ]/g, 'th'],
  [/ı/g, 'i'],
];

/**
 * Words in letters a-z, from which a voice that knows only English spelling speaks the words of `language` about right:
 * English names by their usual rendering, other languages respelt. Anything else the engine does not know is dropped,
 * as it would leave out the whole word.
 */
export function englishLetters(text: string, language: string): string {
  const respell = respellings[language.toLowerCase().split('-')[0] ?? ''];
  const respelt =
    respell === undefined
      ? text.replace(/\p{L}+/gu, (word) => (/^[a-z]+$/i.test(word) ? word : nameLetters(word)))
      : respell(text.toLowerCase());
  return applyRules(respelt, others)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![a-z])([ap])\.m\./gi, '$1 m')
    .replace(/[^\x20-\x7E]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const nameLetters = (word: string) => (englishWords.test(word) ? word : applyRules(word, names));
