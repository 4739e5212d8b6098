import { median, round } from '../shared/numbers.ts';

/**
 * Welch's t-test of two samples whose variances may differ. Beyond 4.5 either way the means differ almost surely (the
 * threshold of ISO/IEC 17825 for leakage); the difference of means is in the unit of the samples.
 */
export function compareMeans(left: readonly number[], right: readonly number[]) {
  const [a, b] = [summarise(left), summarise(right)];
  const error = Math.sqrt(a.variance / a.count + b.variance / b.count);
  return {
    meanDifferenceMs: round(a.mean - b.mean, 4),
    standardErrorMs: round(error, 4),
    welchT: round((a.mean - b.mean) / error),
  };
}

/**
 * The same of each sample's share below the median of both together. What slows a request down from outside lengthens
 * the slow half; the fast half is mostly the work itself, so a difference in it shows far sooner.
 */
export function compareFastHalves(left: readonly number[], right: readonly number[]) {
  const middle = median([...left, ...right]);
  const below = (values: readonly number[]) => values.filter((value) => value < middle);
  const [a, b] = [below(left), below(right)];
  return { counts: [a.length, b.length], medianDifferenceMs: round(median(a) - median(b), 4), ...compareMeans(a, b) };
}

function summarise(values: readonly number[]) {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { count, mean, variance };
}
