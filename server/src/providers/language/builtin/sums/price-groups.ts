import { compiledPattern } from '../text/compiled-pattern.ts';
import { wordsOf } from './sum-words.ts';

/** Sizes of the group that a price is for, least to most. */
export type GroupSize = readonly [least: number, most: number];

const most = 'up to|max(?:imum|imal|imo|\\.)?|upp till|hogst|bis(?: zu)?|hochstens|jusqu a|hasta';
const orMore = 'or more|and more|plus|eller fler|och fler|oder mehr|und mehr|ou plus|et plus|o mas|y mas';
const least = 'from|at least|minst|fran|ab|mindestens|des|a partir de|au moins|desde|al menos';

/**
 * Reads the group a price is for: "3-4 players", "party of 10 kids", "up to eight children", "five or more people".
 * `text`: label and words behind the amount, folded.
 */
export function readGroupSize(text: string, language: string, numberOf: (word: string) => number | undefined) {
  const words = wordsOf(language);
  const people = `(?:\\p{L}+\\s)?(?:${words.people}|${words.child}|${words.adult})(?![\\p{L}])`;
  const plain = text.replace(/['’]/g, ' ');
  const find = (source: string) => compiledPattern(`(?:^|[^\\p{L}\\d])${source}`, 'u').exec(plain);
  const read = (match: RegExpExecArray | null, at: number) => (match?.[at] ? numberOf(match[at]) : undefined);
  const range = find(`(\\d+)\\s?(?:-|–|to|till|bis|a)\\s?(\\d+)\\s${people}`);
  if (range) return sized(read(range, 1), read(range, 2));
  const many = find(`(\\d+|\\p{L}+)\\s${people}\\s(?:${orMore})`);
  if (many) return sized(read(many, 1), Number.POSITIVE_INFINITY);
  const limit = find(`(?:${most})\\s(\\d+|\\p{L}+)\\s${people}`);
  if (limit) return sized(1, read(limit, 1));
  // "From 6 children" is a minimum, and the price of each.
  if (find(`(?:${least})\\s(\\d+|\\p{L}+)\\s${people}`)) return undefined;
  const exact = find(`(\\d+)\\s${people}`);
  return exact ? sized(read(exact, 1), read(exact, 1)) : undefined;
}

const sized = (from: number | undefined, to: number | undefined): GroupSize | undefined =>
  from !== undefined && to !== undefined && from >= 1 && to >= from && from < 100 ? [from, to] : undefined;
