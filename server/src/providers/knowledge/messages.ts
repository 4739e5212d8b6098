import type { Hit, IndexedPassage } from '@parley/passage-index';

/** Passage to be indexed, with its embedding. */
export interface BuiltPassage extends IndexedPassage {
  /** Little-endian float32; null: none. */
  vector: Uint8Array | null;
}

/** Embedding model of a build's vectors. */
export interface VectorModel {
  name: string;
  dimensions: number;
  /** Mean of the vectors where the database holds them; undefined: they come with the passages. */
  mean?: Float32Array;
}

export interface SearchQuery {
  question: string;
  limit: number;
  minScore: number;
  /** Embedding of the question by `model`; null: none. */
  vector: Float32Array | null;
  /** A segment whose vectors are by another model is searched by words alone. */
  model: string | null;
  /** Cosines of the nearest passages by id, for a segment whose vectors the database holds. */
  nearest: ReadonlyMap<string, number> | null;
}

/** Messages to a retrieval thread. `id` names the request. */
export type RetrievalRequest =
  | { kind: 'passages'; id: number; passages: BuiltPassage[] }
  | { kind: 'build'; id: number; model: VectorModel | null }
  | { kind: 'discard'; id: number }
  | { kind: 'part'; id: number; bytes: Uint8Array }
  | { kind: 'load'; id: number; key: string }
  | { kind: 'search'; id: number; key: string; query: SearchQuery };

/** Answers of a retrieval thread; `missing`: the segment is not loaded. */
export type RetrievalAnswer =
  | { kind: 'built'; id: number; bytes: Uint8Array; count: number }
  | { kind: 'loaded'; id: number }
  | { kind: 'missing'; id: number }
  | { kind: 'hits'; id: number; hits: Hit[] }
  | { kind: 'failed'; id: number; message: string };
