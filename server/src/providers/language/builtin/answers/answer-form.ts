import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { foldWord } from '../text/tokenize.ts';

/** Questions for a measure, folded, and the form of a statement that gives it. In five languages. */
const measures: readonly [question: RegExp, statement: RegExp][] = [
  [
    /\bhow (?:hot|warm|cold)\b|\bhur (?:varm|kall)\w*|\bwie (?:warm|heiss|kalt)\b|\b(?:water |vatten|wasser)?temperatur\w*/,
    /\d\s?(?:°|º|grad|degree|degre|[cf]\b)/,
  ],
  [
    /\bhow (?:deep|tall|wide)\b|\bhur djup\w*|\bhur bred\w*|\bwie (?:tief|breit)\b|\bprofond(?:eur|e?)\b|\bprofundidad\b/,
    /\d\s?(?:m|cm|mm|metre|meter|metro|feet|foot|ft|inch\w*)\b/,
  ],
  [
    /\bhow heavy\b|\bhur tung\w*|\bwie schwer\b|\bcombien pese|\bcuanto pesa/,
    /\d\s?(?:kg|kilo\w*|lbs?|pounds?|g|gram\w*|ton\w*)\b/,
  ],
  [
    /\b(?:percent|percentage|success rate|pass rate|procent|prozent|erfolgsquote|bestehensquote|porcentaje|pourcentage|taux de|tasa de)\b/,
    /%|\b(?:percent|per cent|procent|prozent|pour cent|por ciento)\b/,
  ],
];

const namesBrand = /\b(?:which|what) (?:brand|make)s?\b|\bvilk\w+ \w*marken?\b|\bwelche \w*marken?\b|\bquelles? marques?\b|\b(?:que|cuales?) marcas?\b/;
const properName = /(?<=[\p{Ll},] )\p{Lu}\p{L}+/u;

/** How well a fact gives what the question's words want: a temperature, a percentage, a brand. 1, or less. */
export function formFit(question: Question, fact: Fact): number {
  const asked = foldWord(question.text);
  for (const [wants, has] of measures) if (wants.test(asked) && !has.test(foldWord(fact.text))) return 0.5;
  if (namesBrand.test(asked) && !fact.terms.has('~brand') && !properName.test(fact.text)) return 0.5;
  return 1;
}

/**
 * True when what the question names stands in a list without a price of its own: "Full groom (bath, nails, ears) £38"
 * gives no price of nails.
 */
export function isUnpriced({ terms }: Question, { text }: Fact, price: RegExp): boolean {
  const bracketed = [...text.matchAll(/\(([^()]*)\)/gu)].map(([, inside]) => inside as string);
  const lists = bracketed.filter((inside) => inside.split(/,\s/).length >= 3 && !price.test(inside));
  const outside = lists.reduce((rest, list) => rest.replace(list, ''), text);
  const label = /^[^:,;]{2,40}:/u.exec(outside)?.[0] ?? '';
  const [head = '', ...items] = outside.slice(label.length).split(/[,;]\s/u);
  // The first part of a list without a label is often what the rest speaks of.
  const parts = label ? [head, ...items] : items;
  const isList = parts.length >= 6 && parts.filter((part) => price.test(part)).length * 4 <= parts.length;
  if (lists.length === 0 && !isList) return false;
  const priced = foldWord(isList ? `${label || head} ${parts.filter((part) => price.test(part)).join(' ')}` : outside);
  const unpriced = foldWord([...lists, ...(isList ? parts.filter((part) => !price.test(part)) : [])].join(' '));
  const isIn = (where: string) =>
    terms.some(({ word, stems }) => word.length >= 4 && [word, ...stems].some((form) => where.includes(form)));
  return isIn(unpriced) && !isIn(priced);
}
