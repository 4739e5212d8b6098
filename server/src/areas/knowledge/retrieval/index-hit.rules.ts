/** A chunk found by an index. */
export interface IndexHit {
  id: string;
  /** Relevance, 0-1. */
  score: number;
  /** Parts of the rank, each 0-1 against the best chunk of that part; `embedding` is a cosine. */
  parts: { stems: number; grams: number; concepts: number; embedding: number | null };
  /** Words of the question that the chunk contains, in another form too. */
  words: string[];
}
