import type { Hit } from '@parley/passage-index';
import type { BuiltPassage, SearchQuery, VectorModel } from './messages.ts';
import { RetrievalThread } from './retrieval-thread.ts';

/** Default bound on loaded segments; about 50,000 chunks without embeddings. Unit: bytes. */
const defaultCacheBytes = 256 * 1024 * 1024;

/** A segment by its key, and its bytes for the time it is not loaded. */
export interface SegmentSource {
  key: string;
  /** Null: the segment is gone. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
}

/** Builds and searches index segments off the main thread. */
export interface SegmentEngine {
  /** Builds the segment of passages, which come in batches. `finish` names the model of their vectors. */
  build(
    batches: AsyncIterable<BuiltPassage[]>,
    finish: () => VectorModel | null,
  ): Promise<{ bytes: Uint8Array; count: number }>;
  /** Searches a segment, loading it first where needed; null where it is gone. */
  search(segment: SegmentSource, query: SearchQuery): Promise<Hit[] | null>;
  /** True where one of the threads has crashed a short time ago; the next request starts it again. */
  hasCrashed(): boolean;
  close(): Promise<void>;
}

/** Opens the engine with a thread for searches and one for builds, so that no search waits for a build. */
export function openSegmentEngine({ cacheBytes = defaultCacheBytes }: { cacheBytes?: number } = {}): SegmentEngine {
  const searching = new RetrievalThread({ name: 'parley-retrieval', cacheBytes });
  const building = new RetrievalThread({ name: 'parley-indexing', cacheBytes: 0 });
  const loads = new Map<string, Promise<boolean>>();

  /** Loads a segment part by part, so that no copy of the whole is made on this thread; one load at a time for a key. */
  function load(segment: SegmentSource): Promise<boolean> {
    const running = loads.get(segment.key);
    if (running) return running;
    const started = transfer(searching, segment).finally(() => loads.delete(segment.key));
    loads.set(segment.key, started);
    return started;
  }

  return {
    async build(batches, finish) {
      const id = building.newId();
      try {
        for await (const passages of batches) building.send({ kind: 'passages', id, passages });
      } catch (error) {
        building.send({ kind: 'discard', id });
        throw error;
      }
      const answer = await building.request({ kind: 'build', model: finish() }, id);
      if (answer.kind !== 'built') throw new Error(`Expected a segment, got ${answer.kind}`);
      return { bytes: answer.bytes, count: answer.count };
    },
    async search(segment, query) {
      for (let attempt = 0; attempt < 3; attempt++) {
        const answer = await searching.request({ kind: 'search', key: segment.key, query });
        if (answer.kind === 'hits') return answer.hits;
        if (!(await load(segment))) return null;
      }
      throw new Error('An index segment is forgotten faster than it is searched');
    },
    hasCrashed: () => searching.hasCrashed || building.hasCrashed,
    async close() {
      await Promise.all([searching.close(), building.close()]);
    },
  };
}

async function transfer(thread: RetrievalThread, { key, open }: SegmentSource): Promise<boolean> {
  const parts = await open();
  if (parts === null) return false;
  const id = thread.newId();
  try {
    for await (const part of parts) {
      // A part of a shared pool cannot be transferred.
      const bytes = new Uint8Array(part);
      thread.send({ kind: 'part', id, bytes }, [bytes.buffer]);
    }
  } catch (error) {
    thread.send({ kind: 'discard', id });
    throw error;
  }
  await thread.request({ kind: 'load', key }, id);
  return true;
}
