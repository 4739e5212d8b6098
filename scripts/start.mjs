// Starts Parley: builds the web parts when they are missing or stale, then runs the server in this terminal.
import { spawn } from 'node:child_process';
import { buildWebIfStale } from './build-web.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await buildWebIfStale();

const watches = process.argv.includes('--watch');
const server = spawn(process.execPath, ['--import', 'tsx', ...(watches ? ['--watch'] : []), 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...(watches ? { NODE_ENV: process.env.NODE_ENV ?? 'development' } : {}) },
});
// The terminal sends Ctrl-C to both; a service manager signals only this process.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
