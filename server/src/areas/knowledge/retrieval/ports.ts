import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { IndexHit } from './index-hit.rules.ts';

/** A passage to be indexed, with its embedding as little-endian float32; null: none. */
export interface IndexedChunk {
  id: string;
  /** BCP 47 tag. */
  language: string;
  heading: string;
  text: string;
  questions: readonly string[];
  vector: Uint8Array | null;
}

export interface IndexQuery {
  question: string;
  limit: number;
  minScore: number;
  vector: Float32Array | null;
  /** Model of `vector`; vectors of another model are not compared with it. */
  model: string | null;
  /** Cosines of the nearest passages by id, for a segment whose vectors the database holds; null: none. */
  nearest: ReadonlyMap<string, number> | null;
}

/** Model of a segment's vectors. `mean`: the database holds them, and this is their mean. */
export interface VectorModel {
  name: string;
  dimensions: number;
  mean?: Float32Array;
}

/** Port: builds and searches index segments off the main thread. Engine: `providers/knowledge`. */
export interface SegmentEngine {
  build(
    batches: AsyncIterable<IndexedChunk[]>,
    finish: () => VectorModel | null,
  ): Promise<{ bytes: Uint8Array; count: number }>;
  /** Searches a segment, which it opens when it is not loaded; null where it is gone. */
  search(
    segment: { key: string; open(): Promise<AsyncIterable<Uint8Array> | null> },
    query: IndexQuery,
  ): Promise<IndexHit[] | null>;
}

/** Port: embeds texts with the model of the installation. */
export interface Embedder {
  /** Identifies the model and its settings. */
  readonly model: string;
  /** One vector for each text, in their order, all of the same length. Throws when the server does not answer so. */
  embed(
    texts: readonly string[],
    options: { purpose: 'passage' | 'question'; signal: AbortSignal },
  ): Promise<number[][]>;
}

/** Port: beginning of a word that all its forms share, for search without an index. */
export type WordBeginnings = (question: string, language: string) => string[];

/** Port: writes the questions that passages answer, by the agent's model. */
export interface QuestionWriter {
  /** One list for each passage, in their order. Throws an error with the code `garbage` for an answer of another form. */
  writeQuestions(request: {
    tenantId: TenantId;
    /** With its secrets in clear. */
    agent: AgentConfig;
    passages: readonly { title: string; text: string; language: string }[];
    signal: AbortSignal;
  }): Promise<string[][]>;
}
