import { existsSync } from 'node:fs';
import type { Bench } from '../shared/bench.ts';
import { measureLatency } from './measure-latency.ts';
import { measureNearest } from './measure-nearest.ts';
import { measureRecall } from './measure-recall.ts';
import { readColloquialSets, readXquad } from './sets.ts';

/**
 * Recall of the index on sets of questions, and the latency of the retrieval thread and of pgvector. `BENCH_XQUAD` names a folder with
 * `xquad.<language>.json` (github.com/google-deepmind/xquad, CC BY-SA 4.0), which is not part of the project.
 */
export const run: Bench = async ({ isQuick, say }) => {
  const folder = process.env['BENCH_XQUAD'];
  if (folder !== undefined && !existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const sets = [...readColloquialSets(), ...(folder === undefined ? [] : readXquad(folder))];
  const recall: Record<string, unknown> = {};
  for (const set of sets) {
    recall[set.name] = { questions: set.questions.length, ...measureRecall(set) };
    say(`${set.name}: ${JSON.stringify(recall[set.name])}`);
  }
  const latency: unknown[] = [];
  const cases = isQuick
    ? [{ chunks: 1_000, dimensions: 0 }]
    : [
        { chunks: 1_000, dimensions: 0 },
        { chunks: 10_000, dimensions: 0 },
        { chunks: 10_000, dimensions: 384 },
        { chunks: 50_000, dimensions: 0 },
        { chunks: 50_000, dimensions: 384 },
      ];
  for (const each of cases) {
    const measured = await measureLatency({ ...each, queries: 300 });
    latency.push(measured);
    say(JSON.stringify(measured));
  }
  const nearest: unknown[] = [];
  for (const chunks of isQuick ? [1_000] : [10_000, 50_000]) {
    const measured = await measureNearest({ chunks, dimensions: 384, queries: 100 });
    nearest.push(measured);
    say(`pgvector: ${JSON.stringify(measured)}`);
  }
  return { recall, latency, nearest };
};
