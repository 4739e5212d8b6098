import { median, round } from '../shared/numbers.ts';

/** Combines results of one shape into one with the median of each number. */
export function mediansOf<Shape extends object>(results: readonly Shape[]): Shape {
  const [first] = results;
  if (first === undefined) throw new Error('There are no results');
  const keys = Object.keys(first) as (keyof Shape)[];
  return Object.fromEntries(keys.map((key) => [key, medianAt(results.map((result) => result[key]))])) as Shape;
}

function medianAt(values: readonly unknown[]): unknown {
  if (values.every((value) => typeof value === 'number')) return round(median(values), 4);
  if (values.every((value) => typeof value === 'object' && value !== null)) return mediansOf(values);
  return values[0];
}
