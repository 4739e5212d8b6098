import { hashTerm } from './hash.ts';
import { PostingRows } from './posting-rows.ts';
import { b, impactSteps, k1, type Postings } from './postings.ts';

/** Terms of each field of a passage, in the order of the fields' weights. */
export type PassageTerms = readonly (readonly string[])[];

/**
 * Builds the postings of passages. Occurrences count by the weight of their field, and each field has its own length
 * normalisation (BM25F).
 */
export class PostingsBuilder {
  readonly #weights: readonly number[];
  readonly #numbers = new Map<string, number>();
  readonly #rows = new PostingRows();
  /** Number of terms of each field of each passage. */
  readonly #lengths: number[][] = [];

  constructor(fieldWeights: readonly number[]) {
    this.#weights = fieldWeights;
  }

  add(fields: PassageTerms): void {
    const passage = this.#lengths.length;
    this.#lengths.push(fields.map((terms) => terms.length));
    for (const [field, terms] of fields.entries()) {
      const counts = new Map<number, number>();
      for (const written of terms) {
        const term = this.#numberOf(written);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      for (const [term, count] of counts) this.#rows.add({ term, passage, field, count });
    }
  }

  build(): Postings {
    const { order, starts: rowStarts, hashes } = this.#sortTerms();
    const rowsByTerm = this.#sortRows(order, rowStarts);
    const norms = this.#norms();
    const rows = this.#rows;
    const starts = new Uint32Array(hashes.length + 1);
    const passages = new Uint32Array(rows.size);
    const impacts = new Uint16Array(rows.size);
    let size = 0;
    for (let term = 0; term < hashes.length; term++) {
      starts[term] = size;
      const end = rowStarts[term + 1] as number;
      let at = rowStarts[term] as number;
      while (at < end) {
        const passage = rows.passages[rowsByTerm[at] as number] as number;
        let frequency = 0;
        for (; at < end && rows.passages[rowsByTerm[at] as number] === passage; at++) {
          const row = rowsByTerm[at] as number;
          const field = rows.fields[row] as number;
          frequency += ((this.#weights[field] ?? 1) * (rows.counts[row] as number)) / (norms[passage]?.[field] ?? 1);
        }
        passages[size] = passage;
        impacts[size] = Math.round(((frequency * (k1 + 1)) / (frequency + k1)) * impactSteps);
        size += 1;
      }
    }
    starts[hashes.length] = size;
    const passageCount = this.#lengths.length;
    return { passageCount, terms: hashes, starts, passages: passages.slice(0, size), impacts: impacts.slice(0, size) };
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Position of each term by its hash, and where its rows begin once they are sorted. */
  #sortTerms() {
    const byNumber = Float64Array.from(this.#numbers.keys(), hashTerm);
    const sorted = Uint32Array.from(byNumber, (_, number) => number).sort(
      (one, other) => (byNumber[one] as number) - (byNumber[other] as number),
    );
    const order = new Uint32Array(sorted.length);
    const hashes = new Float64Array(sorted.length);
    for (const [at, number] of sorted.entries()) {
      order[number] = at;
      hashes[at] = byNumber[number] as number;
    }
    const starts = new Uint32Array(sorted.length + 1);
    for (let row = 0; row < this.#rows.size; row++) {
      const next = (order[this.#rows.terms[row] as number] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    return { order, starts, hashes };
  }

  /** Counting sort of the rows by term; rows of a term stay in the order of their passages. */
  #sortRows(order: Uint32Array, starts: Uint32Array): Uint32Array {
    const next = starts.slice();
    const sorted = new Uint32Array(this.#rows.size);
    for (let row = 0; row < sorted.length; row++) {
      const at = order[this.#rows.terms[row] as number] as number;
      sorted[next[at] as number] = row;
      next[at] = (next[at] as number) + 1;
    }
    return sorted;
  }

  /** Length normalisation of each field of each passage, against the mean of the passages that have the field. */
  #norms(): number[][] {
    const means = this.#weights.map((_, field) => {
      const lengths = this.#lengths.map((of) => of[field] ?? 0).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    });
    return this.#lengths.map((of) => of.map((length, field) => 1 - b + (b * length) / (means[field] || 1)));
  }
}
