// Starts Parley: builds the web parts when they are missing or stale, then runs the server in this very process, so that
// signals reach it directly and nothing is left behind when it is killed.
import { spawn } from 'node:child_process';
import { register } from 'tsx/esm/api';
import { buildWebIfStale } from './build-web.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await buildWebIfStale();

if (process.argv.includes('--watch')) {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' };
  const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/src/main.ts'], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
} else {
  register();
  await import('../server/src/main.ts');
}
