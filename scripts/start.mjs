// Starts Parley: builds what is missing or stale, then runs the server in this very process, so that signals reach it
// directly and nothing is left behind when it is killed.
import { spawn } from 'node:child_process';
import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const isWatching = process.argv.includes('--watch');

try {
  await buildWebIfStale();
  if (!isWatching) await buildServerIfStale();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

if (isWatching) {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' };
  const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/src/main.ts'], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
} else {
  await import('../server/dist/main.js');
}
