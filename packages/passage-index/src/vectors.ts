/** Embeddings of passages by one model, each of length 1; a passage without an embedding has zeros. */
export interface Vectors {
  /** Model that made them; a vector of another model is not comparable. */
  model: string;
  dimensions: number;
  /** One after the other, by the number of the passage. Empty where `mean` is set. */
  values: Float32Array;
  /** Mean of the vectors where they are held elsewhere, whose nearest passages a search is given; null: here. */
  mean: Float32Array | null;
}

/** Vectors held elsewhere, such as a database: only their mean is part of the index. */
export const vectorsElsewhere = (model: string, mean: ArrayLike<number>): Vectors => ({
  model,
  dimensions: mean.length,
  values: new Float32Array(0),
  mean: Float32Array.from(mean),
});

/** Packs vectors, scaled to length 1; those that are null or of another length become zeros. */
export function packVectors(
  model: string,
  dimensions: number,
  vectors: readonly (ArrayLike<number> | null)[],
): Vectors {
  const values = new Float32Array(vectors.length * dimensions);
  for (const [passage, vector] of vectors.entries()) {
    if (vector?.length === dimensions) values.set(unitVector(vector), passage * dimensions);
  }
  return { model, dimensions, values, mean: null };
}

/** Scales a vector to length 1. */
export function unitVector(vector: ArrayLike<number>): Float32Array {
  const unit = Float32Array.from(vector);
  let square = 0;
  for (const value of unit) square += value * value;
  if (square === 0) return unit;
  const scale = 1 / Math.sqrt(square);
  return unit.map((value) => value * scale);
}

/** Cosine of a query with each passage. The query has the vectors' dimensions. */
export function cosines(
  { dimensions, values }: Pick<Vectors, 'dimensions' | 'values'>,
  query: Float32Array,
): Float32Array {
  const count = values.length / dimensions;
  const found = new Float32Array(count);
  for (let passage = 0, at = 0; passage < count; passage++) {
    // Four sums do not wait for one another.
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    let dimension = 0;
    for (; dimension + 3 < dimensions; dimension += 4, at += 4) {
      one += (values[at] as number) * (query[dimension] as number);
      two += (values[at + 1] as number) * (query[dimension + 1] as number);
      three += (values[at + 2] as number) * (query[dimension + 2] as number);
      four += (values[at + 3] as number) * (query[dimension + 3] as number);
    }
    for (; dimension < dimensions; dimension++, at++) one += (values[at] as number) * (query[dimension] as number);
    found[passage] = one + two + three + four;
  }
  return found;
}
