import type { Bench } from '../shared/bench.ts';
import { median } from '../shared/numbers.ts';
import { makeDataFolder, removeDataFolder, startParley } from '../shared/parley.ts';

/** From starting the process until /api/health answers 200: on an empty data folder, and on the same one again. */
export const run: Bench = async ({ isQuick, say }) => {
  const firstMs: number[] = [];
  const secondMs: number[] = [];
  for (let time = 0; time < (isQuick ? 1 : 5); time++) {
    const dataDir = makeDataFolder();
    try {
      firstMs.push(await startOnce(dataDir));
      secondMs.push(await startOnce(dataDir));
      say(`first ${firstMs.at(-1)} ms, second ${secondMs.at(-1)} ms`);
    } finally {
      removeDataFolder(dataDir);
    }
  }
  return { firstMs: { median: median(firstMs), all: firstMs }, secondMs: { median: median(secondMs), all: secondMs } };
};

async function startOnce(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const parley = await startParley(dataDir);
  try {
    const response = await fetch(`${parley.address}/api/health`);
    if (response.status !== 200) throw new Error(`/api/health answered ${response.status}`);
    return Math.round(performance.now() - startedAt);
  } finally {
    await parley.stop();
  }
}
