import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Bench } from './shared/bench.ts';

// npm run bench [name ...] [-- --quick]: one after the other, never two at once. What each asks: bench/README.md.

const benches: Record<string, () => Promise<{ run: Bench }>> = {
  start: () => import('./start/bench.ts'),
  'widget-config': () => import('./widget-config/bench.ts'),
  lists: () => import('./lists/bench.ts'),
  'tenant-scope': () => import('./tenant-scope.ts'),
  'chat-first-byte': () => import('./chat-first-byte/bench.ts'),
  'api-mixed': () => import('./api-mixed/bench.ts'),
  'event-streams': () => import('./event-streams/bench.ts'),
  'desk-streams': () => import('./desk-streams/bench.ts'),
  'voice-engine': () => import('./voice-engine/bench.ts'),
  'rtp-line': () => import('./rtp-line/bench.ts'),
  'sip-messages': () => import('./sip-messages/bench.ts'),
  'login-timing': () => import('./login-timing/bench.ts'),
  admission: () => import('./admission/bench.ts'),
  'phone-calls': () => import('./phone-calls/bench.ts'),
  statistics: () => import('./statistics/bench.ts'),
  billing: () => import('./billing/bench.ts'),
  'subject-export': () => import('./subject-export/bench.ts'),
  webhooks: () => import('./webhooks/bench.ts'),
  'webhooks-soak': () => import('./webhooks/soak.ts'),
  knowledge: () => import('./knowledge/bench.ts'),
  'workflow-faults': () => import('./workflow-faults/bench.ts'),
  workflows: () => import('./workflows/bench.ts'),
  understanding: () => import('./understanding/bench.ts'),
};

const isQuick = process.argv.includes('--quick');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}\n`);
  process.exit(1);
}
/** Longest a bench may take; one that takes longer is broken. */
const patienceMs = 60 * 60_000;
// The server reads the built pages when it starts.
execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build-web.mjs', import.meta.url))], {
  stdio: 'inherit',
});
for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const tooLong = setTimeout(() => {
    process.stderr.write(`${name} did not end within ${patienceMs / 60_000} minutes\n`);
    process.exit(1);
  }, patienceMs);
  const { run } = await load();
  const result = await run({ isQuick, say: (line) => process.stdout.write(`  ${line}\n`) });
  clearTimeout(tooLong);
  keep(name, result);
}

/** Prints a result and, of a full run, keeps it with the day and the kind of machine it came from. */
function keep(name: string, result: Record<string, unknown>): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = { node: process.version, cores: cpus().length };
  const text = `${JSON.stringify({ bench: name, day, machine, ...result }, null, 2)}\n`;
  process.stdout.write(text);
  if (isQuick) return;
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${day}-${name}.json`, folder), text);
}
