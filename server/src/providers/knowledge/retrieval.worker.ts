import { parentPort, workerData } from 'node:worker_threads';
import {
  buildPassageIndex,
  decodeSegment,
  encodeSegment,
  packVectors,
  searchPassages,
  type Vectors,
  vectorsElsewhere,
} from '@parley/passage-index';
import type { BuiltPassage, RetrievalAnswer, RetrievalRequest, SearchQuery, VectorModel } from './messages.ts';
import { SegmentCache } from './segment-cache.ts';
import { builtinVocabulary as vocabulary } from './vocabulary.ts';

const { cacheBytes } = workerData as { cacheBytes: number };
const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread');

const passagesOf = new Map<number, BuiltPassage[]>();
const partsOf = new Map<number, Uint8Array[]>();
const segments = new SegmentCache(cacheBytes);

port.on('message', (request: RetrievalRequest) => {
  try {
    const answer = answerTo(request);
    if (answer) port.postMessage(answer, answer.kind === 'built' ? [answer.bytes.buffer as ArrayBuffer] : []);
  } catch (error) {
    passagesOf.delete(request.id);
    partsOf.delete(request.id);
    port.postMessage({ kind: 'failed', id: request.id, message: String(error) } satisfies RetrievalAnswer);
  }
});

function answerTo(request: RetrievalRequest): RetrievalAnswer | null {
  const { id } = request;
  switch (request.kind) {
    case 'passages': {
      const passages = passagesOf.get(id) ?? [];
      for (const passage of request.passages) passages.push(passage);
      passagesOf.set(id, passages);
      return null;
    }
    case 'build': {
      const passages = passagesOf.get(id) ?? [];
      passagesOf.delete(id);
      return { kind: 'built', id, bytes: build(passages, request.model), count: passages.length };
    }
    case 'discard':
      passagesOf.delete(id);
      partsOf.delete(id);
      return null;
    case 'part': {
      const parts = partsOf.get(id) ?? [];
      parts.push(request.bytes);
      partsOf.set(id, parts);
      return null;
    }
    case 'load': {
      const bytes = joined(partsOf.get(id) ?? []);
      partsOf.delete(id);
      segments.add(request.key, decodeSegment(bytes), bytes.length);
      return { kind: 'loaded', id };
    }
    case 'search':
      return search(id, request.key, request.query);
  }
}

function build(passages: readonly BuiltPassage[], model: VectorModel | null): Uint8Array {
  return encodeSegment(buildPassageIndex(passages, { vocabulary, vectors: model && vectorsOf(passages, model) }));
}

function vectorsOf(passages: readonly BuiltPassage[], { name, dimensions, mean }: VectorModel): Vectors {
  if (mean !== undefined) return vectorsElsewhere(name, mean);
  return packVectors(
    name,
    dimensions,
    passages.map(({ vector }) => vector && floatsOf(vector)),
  );
}

function search(id: number, key: string, query: SearchQuery): RetrievalAnswer {
  const index = segments.get(key);
  if (index === undefined) return { kind: 'missing', id };
  const { question, limit, minScore, model, nearest } = query;
  const vector = model !== null && index.vectors?.model === model ? query.vector : null;
  return { kind: 'hits', id, hits: searchPassages(index, question, { limit, minScore, vector, nearest, vocabulary }) };
}

function floatsOf(bytes: Uint8Array): Float32Array {
  const aligned = bytes.slice();
  return new Float32Array(aligned.buffer, 0, Math.floor(aligned.length / 4));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
