import { foldSpaces } from '../text/fold-spaces.ts';
import type { Token } from '../text/tokenize.ts';
import { isContent, type Sentence } from './sentences.ts';

/** Quantity a question asks for: "how deep", "quelle est la température". */
export type Measure = 'temperature' | 'length' | 'weight' | 'area' | 'percentage';

/** Units, folded, of a statement that gives the quantity; a number stands before them. */
const units: Readonly<Record<Measure, RegExp>> = {
  temperature: /\d\s?(?:°|grad\b|grader\b|degrees?\b|degres?\b|grados?\b|celsius|fahrenheit)/u,
  length:
    /\d\s?(?:m|meter|metres?|meters?|metros?|metern|cm|centimet\w*|zentimeter\w*|mm|km|kilomet\w*|ft|feet|foot|inch\w*|miles?|mil|millas?|yards?|minut\w*|min)\b/u,
  weight: /\d\s?(?:kg|kilos?|kilogram\w*|g|gram\w*|lbs?|pounds?|ton\w*|stone|pfund)\b/u,
  area: /\d\s?(?:m2|m²|qm|sqm|kvm|kvadrat\w*|quadrat\w*|square|metros? cuadrados?|metres? carres?)/u,
  percentage: /\d\s?(?:%|percent|per cent|procent|prozent|pour cent|por ciento|vol)/u,
};

/** Words of a question for each quantity, folded, in five languages. */
const measureWords: readonly [Measure, RegExp][] = [
  [
    'temperature',
    /\bhow (?:hot|warm|cold)\b|\btemperature\b|\bhur (?:varmt?|kallt?)\b|\btemperatur\w*|\bwie (?:warm|heiss|kalt)\b|\bquelle (?:est la )?temperature\b|\btemperatura\b/u,
  ],
  [
    'length',
    /\bhow (?:deep|tall|high|wide)\b|\bdepth\b|\bhur (?:djupt?|hogt?|bred)\b|\bdjup(?:et)?\b|\bwie (?:tief|hoch|breit)\b|\bprofondeur\b|\bprofundidad\b|\bprofund[oa]s?\b|\bcuanto mide\b/u,
  ],
  [
    'weight',
    /\bhow heavy\b|\bhow much (?:does|do) \w+(?: \w+)? weigh\b|\bhur tungt?\b|\bwie schwer\b|\bcuanto pesa\b/u,
  ],
  [
    'percentage',
    /\bpercentages?\b|\bprocenthalt\b|\balkoholgehalt\b|\bprozentsatz\b|\bpourcentage\b|\bporcentaje\b|\btaux de\b|\btasa de\b/u,
  ],
];

export function measureOf(text: string): Measure | undefined {
  const folded = foldSpaces(text);
  return measureWords.find(([, words]) => words.test(folded))?.[0];
}

/** True for a statement with a value of the quantity. */
export const givesMeasure = (text: string, measure: Measure) =>
  units[measure].test(foldSpaces(text)) || units[measure].test(text.toLowerCase());

const whichWords = /^(?:which|what|whats|vilken|vilket|vilka|welche[nmrs]?|quel|quels|quelle|quelles|que|cual|cuales)$/;

/** Words between the question word and its noun: "what is the ...", "quel est votre ...". */
const between =
  /^(?:is|are|s|the|your|a|an|est|sont|votre|vos|le|la|les|l|es|son|el|los|las|su|sus|tu|tus|ar|er|din|er|era|ist|sind|der|die|das|ihre?r?|euer|eure)$/;

/**
 * The noun a question with "which" or "what" wants a value of: "brand" in "Which brand of shampoo do you use?". A
 * statement without it does not answer. Undefined where the word only gives the form: "what time".
 */
export function wantedNoun({ tokens }: Sentence): Token | undefined {
  const at = tokens.findIndex(({ word }) => whichWords.test(word));
  if (at < 0) return undefined;
  for (const token of tokens.slice(at + 1, at + 5)) {
    if (between.test(token.word)) continue;
    return isContent(token) ? token : undefined;
  }
  return undefined;
}
