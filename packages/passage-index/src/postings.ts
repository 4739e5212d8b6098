import { hashTerm } from './hash.ts';

/** BM25's saturation parameter. Source: Robertson and Zaragoza 2009, the usual values. */
export const k1 = 1.2;
/** BM25's length parameter. */
export const b = 0.75;
/** Steps of one stored impact; an impact is BM25's weight of a posting without the rarity of its term, 0 to k1 + 1. */
export const impactSteps = 65_535 / (k1 + 1);

/** Inverted index of one kind of term. Immutable; the arrays may be views of one buffer. */
export interface Postings {
  passageCount: number;
  /** Hashes of the terms, ascending. */
  terms: Float64Array;
  /** First posting of each term, followed by the number of postings. */
  starts: Uint32Array;
  /** Passage of each posting, ascending within a term. */
  passages: Uint32Array;
  /** Impact of each posting. Unit: steps. */
  impacts: Uint16Array;
}

/** A term of a query as an index knows it. */
export interface QueryTerm {
  /** Position among the terms of the index; -1: in no passage. */
  at: number;
  /** Rarity among the passages; greater than 0. */
  idf: number;
}

/** Looks up a term. */
export function findTerm(postings: Postings, term: string): QueryTerm {
  const at = positionOf(postings.terms, hashTerm(term));
  const count = at < 0 ? 0 : (postings.starts[at + 1] as number) - (postings.starts[at] as number);
  return { at, idf: Math.log(1 + (postings.passageCount - count + 0.5) / (count + 0.5)) };
}

/** Adds a term's BM25 weight times `weight` to the score of each passage that contains it. */
export function addScores(postings: Postings, { at, idf }: QueryTerm, weight: number, scores: Float32Array): void {
  if (at < 0) return;
  const { passages, impacts } = postings;
  const end = postings.starts[at + 1] as number;
  const factor = (idf * weight) / impactSteps;
  for (let posting = postings.starts[at] as number; posting < end; posting++) {
    const passage = passages[posting] as number;
    scores[passage] = (scores[passage] as number) + (impacts[posting] as number) * factor;
  }
}

/** True where a passage contains a term. */
export function containsTerm(postings: Postings, { at }: QueryTerm, passage: number): boolean {
  if (at < 0) return false;
  const range = postings.passages.subarray(postings.starts[at], postings.starts[at + 1]);
  return positionOf(range, passage) >= 0;
}

function positionOf(ascending: Float64Array | Uint32Array, value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
