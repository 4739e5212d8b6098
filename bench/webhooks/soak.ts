import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../shared/bench.ts';
import { round } from '../shared/numbers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const test = 'server/src/areas/integrations/webhooks/deliveries-crash.test.ts';
/** Events that the test commits before each kill. */
const eventsPerKill = 200;

/**
 * Kills the sender of webhooks again and again while a receiver fails three requests of ten, by the test of it with many
 * rounds: no event is lost, and what comes twice has the same id. Throws when it does not hold.
 */
export const run: Bench = async ({ isQuick, say }) => {
  const kills = Number(process.env['BENCH_KILLS'] ?? (isQuick ? 3 : 50));
  const begun = performance.now();
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', test, '--maxWorkers=1'], {
    cwd: root,
    env: { ...process.env, PARLEY_TEST_CRASHES: String(kills) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  vitest.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') say(line);
  });
  const [code] = await once(vitest, 'exit');
  if (code !== 0) throw new Error(`Events were lost or came under two ids: ${test} failed`);
  return {
    kills,
    events: kills * eventsPerKill,
    failing: '3 of 10',
    seconds: round((performance.now() - begun) / 1000, 0),
  };
};
