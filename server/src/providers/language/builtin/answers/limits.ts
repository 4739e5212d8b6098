import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { compiledPattern } from '../text/compiled-pattern.ts';
import { foldWord } from '../text/tokenize.ts';

type Unit = 'age' | 'kilogram' | 'pound' | 'person' | 'centimetre' | 'metre' | 'distance' | 'month' | 'day' | 'hour';

const units: readonly [Unit, string][] = [
  ['age', String.raw`years?(?: old)?|yrs?|year-olds?|ar|aring\w*|jahren?|jahrig\w*|ans|anos`],
  ['kilogram', String.raw`kg|kilos?|kilogram\w*|kilogramm|quilos`],
  ['pound', String.raw`lbs?|pounds?(?! sterling)`],
  [
    'person',
    String.raw`people|persons?|guests?|diners|of us|adults|personer|gaster|personen|gasten?|leute|personnes|convives|personas|comensales`,
  ],
  ['centimetre', String.raw`cm|centimet\w+|zentimeter`],
  ['metre', String.raw`m|met(?:re|er)s?|metros|metres`],
  ['distance', String.raw`km|kilomet\w+|miles?|mi`],
  ['month', String.raw`months?|manad\w*|monate?n?|mois|mes(?:es)?`],
  ['day', String.raw`days?|dag(?:ar)?|tage?n?|jours?|dias?`],
  ['hour', String.raw`hours?|hrs?|timm\w+|stunden?|heures?|horas?|h`],
];

const upper = String.raw`\w*grenze|\w*limit(?:e|es)?(?: of| is| de)?|\w*grans(?:en)?|up to|no more than|not more than|at most|max(?:imum)?(?: of)?|under|below|maximum|max\.?|upp till|hogst|som mest|under|bis zu|bis|hochstens|maximal|unter|jusqu'a|maximum|max|moins de|au plus|hasta|maximo|menos de|como mucho`;
const lower = String.raw`at least|minimum(?: of)?|min\.?|from|over|only for groups of|groups of|aged?|minst|lagst|minimum|fran|over|mindestens|ab|uber|au moins|des|a partir de|plus de|al menos|minimo|desde|a partir de|mas de`;

/** Answer to a question with its own number, by a limit that the fact names in the same unit: "up to 20 kg". */
export function polarityByLimit({ text }: Fact, question: Question): 'yes' | 'no' | undefined {
  const [fact, asked] = [foldWord(text), withDigits(question)];
  for (const [unit, words] of units) {
    const own = numberBefore(asked, words);
    if (own === undefined) continue;
    const most = limitOf(fact, upper, words);
    const least = limitOf(fact, lower, words) ?? orMore(fact, words);
    if (most === undefined && least === undefined) continue;
    if (unit === 'hour' || unit === 'day' || unit === 'month') continue;
    return own <= (most ?? own) && own >= (least ?? own) ? 'yes' : 'no';
  }
  return undefined;
}

function withDigits({ text, tokens }: Question): string {
  let digits = foldWord(text);
  for (const { word, number } of tokens)
    if (number !== undefined && !/^\d/.test(word))
      digits = digits.replace(compiledPattern(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u'), String(number));
  return digits;
}

function numberBefore(text: string, words: string): number | undefined {
  const match = compiledPattern(String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)[\s-]?(?:${words})(?!\p{L})`, 'u').exec(text);
  return match ? Number(match[1]?.replace(',', '.')) : undefined;
}

function limitOf(text: string, bounds: string, words: string): number | undefined {
  const match = compiledPattern(
    String.raw`(?<!\p{L})(?:${bounds})\s(?:\p{L}+\s){0,2}?(\d+(?:[.,]\d+)?)[\s-]?(?:${words})(?!\p{L})`,
    'u',
  ).exec(text);
  return match ? Number(match[1]?.replace(',', '.')) : undefined;
}

/** "Eight people or more", "80 cm and taller". */
function orMore(text: string, words: string): number | undefined {
  const match = compiledPattern(
    String.raw`(\d+)[\s-]?(?:${words})?\s(?:or more|and over|and up|or over|och uppat|eller fler|und mehr|oder mehr|et plus|ou plus|o mas)(?!\p{L})`,
    'u',
  ).exec(text);
  return match ? Number(match[1]) : undefined;
}
