import { fold } from './normalise.ts';

const gramLength = 4;

/** Character 4-grams of a text's folded words, with the spaces between and around them. */
export function gramsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu);
  return words ? cut(` ${words.join(' ')} `) : [];
}

/** Character 4-grams of one folded word, with the spaces around it. */
export const gramsOfWord = (folded: string): string[] => cut(` ${folded} `);

function cut(text: string): string[] {
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= text.length; at++) grams.push(text.slice(at, at + gramLength));
  return grams;
}
