import { type Amount, writeAmount } from '../facts/amounts.ts';
import type { Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Answer } from './answer.ts';
import { clausesOf, completed, type Item } from './count-items.ts';
import { labelOf, priceOf, type SumScene } from './price-item.ts';
import { fill } from './sentence.ts';

/** "two e-bikes for three days": computes the total from the price list; undefined where a part has no sure price. */
export function answerSum(question: Question, knowledge: Knowledge, lexicon: Lexicon): Answer | undefined {
  const clauses = clausesOf(question.text, lexicon);
  const durations = clauses.flatMap((clause) => clause.durations);
  const people = clauses.find((clause) => clause.people !== undefined)?.people ?? 1;
  let best: Total | undefined;
  for (const duration of durations.length > 0 ? durations : [undefined]) {
    for (const { items } of clauses) {
      const counted = completed(items, question, duration).map((item) =>
        item.isCounted ? item : { ...item, count: people },
      );
      const total = totalOf(counted, { question, knowledge, lexicon, duration });
      if (total && total.parts.length > (best?.parts.length ?? 0)) best = total;
    }
  }
  if (!best) return undefined;
  const values = { items: best.parts.join(' + '), total: writeAmount(best.value, best.like) };
  return { text: fill(lexicon.pack.answers.sum, values), factIds: best.factIds, score: 0.9 };
}

interface Total {
  value: number;
  parts: string[];
  factIds: string[];
  like: Amount;
}

function totalOf(items: readonly Item[], scene: SumScene): Total | undefined {
  const isMany = items.some(({ count }) => count > 1) || (scene.duration?.count ?? 1) > 1 || items.length > 1;
  if (!isMany) return undefined;
  const prices = items.map((item) => priceOf(item, scene));
  const first = prices[0];
  if (!first || prices.some((price) => price === undefined)) return undefined;
  const total: Total = { value: 0, parts: [], factIds: [], like: first.amount };
  for (const [index, price] of prices.entries()) {
    if (!price) continue;
    const item = items[index] as Item;
    // "X-ray, two images: 85 €" is the price of both.
    const isPackage = item.count > 1 && labelOf(price.fact).some(({ number }) => number === item.count);
    const count = isPackage ? 1 : item.count;
    total.value += count * price.times * price.amount.value;
    const factors = [count, price.times].filter((factor) => factor > 1);
    total.parts.push([...factors.map(String), price.amount.text].join(' × '));
    total.factIds.push(price.fact.id);
  }
  return total;
}
