/** Signs of the first fact of one question, and whether it answers. */
export interface AnswerExample {
  business: string;
  signs: readonly number[];
  isRight: boolean;
}

const rounds = 25;
const shrinkage = 5;

/** Weights of a logistic regression, in the scale of the signs; Newton's method with a fixed number of rounds. */
export function fitAnswering(examples: readonly AnswerExample[]): number[] {
  const size = examples[0]?.signs.length ?? 0;
  const deviations = Array.from({ length: size }, (_, at) => deviation(examples.map(({ signs }) => signs[at] ?? 0)));
  const rows = examples.map(({ signs }) => signs.map((sign, at) => sign / (deviations[at] ?? 1)));
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight, at) => (at === size - 1 ? 0 : -shrinkage * weight));
    const curves = weights.map((_, at) =>
      weights.map((__, other) => (at === other && at < size - 1 ? shrinkage : 1e-9)),
    );
    for (const [index, row] of rows.entries()) {
      const likelihood = 1 / (1 + Math.exp(-dot(row, weights)));
      const [miss, curve] = [Number(examples[index]?.isRight) - likelihood, likelihood * (1 - likelihood) + 1e-6];
      for (let at = 0; at < size; at++) {
        slopes[at] = (slopes[at] ?? 0) + miss * (row[at] ?? 0);
        const line = curves[at] as number[];
        for (let other = 0; other < size; other++)
          line[other] = (line[other] ?? 0) + curve * (row[at] ?? 0) * (row[other] ?? 0);
      }
    }
    const steps = solve(curves, slopes);
    weights = weights.map((weight, at) => weight + (steps[at] ?? 0));
  }
  return weights.map((weight, at) => weight / (deviations[at] ?? 1));
}

export const likelihoodOf = (signs: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-dot(signs, weights)));

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

/** Solves linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    const best = rows
      .slice(at)
      .reduce(
        (most, row, offset) => (Math.abs(row[at] ?? 0) > Math.abs(rows[most]?.[at] ?? 0) ? at + offset : most),
        at,
      );
    [rows[at], rows[best]] = [rows[best] as number[], rows[at] as number[]];
    const pivot = rows[at] as number[];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] ?? 0) / (pivot[at] || 1e-9);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] || 1e-9));
}
