import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { foldWord } from '../text/tokenize.ts';

/**
 * True when what the question names stands in a list without its own price: "Full groom (bath, nails, ears) £38"
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
