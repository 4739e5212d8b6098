import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServerIfStale } from '../../scripts/build-server.mjs';
import { keepTrack } from './children.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMs = 180_000;

export interface Parley {
  address: string;
  pid: number;
  /** From the first start of a data folder; empty on later ones. */
  platformKey: string;
  tenantKey: string;
  agentId: string;
  /** CPU and memory of the server process, without its database. */
  usage(): Promise<{ cpuSeconds: number; rssBytes: number }>;
  stop(): Promise<void>;
}

export function makeDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'parley-bench-'));
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The real server with the embedded database on a data folder, its request limits out of the way. */
export async function startParley(dataDir: string, env: Record<string, string> = {}): Promise<Parley> {
  await buildServerIfStale();
  const metricsPort = await freePort();
  const profileDir = process.env['BENCH_PROFILE_DIR'];
  const profile = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [];
  const server = spawn(process.execPath, [...profile, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...ownEnvironment(),
      NODE_ENV: 'production',
      PARLEY_PORT: '0',
      PARLEY_DATA_DIR: dataDir,
      PARLEY_LOG_LEVEL: 'warn',
      PARLEY_SPEECH_MODELS: 'off',
      PARLEY_DRAIN_SECONDS: '1',
      PARLEY_ENV_FILE: 'off',
      PARLEY_PRINT_CREDENTIALS: 'true',
      PARLEY_METRICS_PORT: String(metricsPort),
      PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '10000000',
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '10000000',
      PARLEY_CONNECTIONS_MAX: '1000000',
      PARLEY_CONNECTIONS_PER_ADDRESS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = keepTrack(server);
  const said = await readWelcome(server.stdout, ended).catch((error) => {
    server.kill('SIGTERM');
    throw error;
  });
  return {
    ...said,
    pid: server.pid ?? 0,
    usage: () => readUsage(metricsPort),
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Settings of the surrounding shell must not change the measurement. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(PARLEY_|DATABASE_|INIT_CWD|.*_API_KEY$)/.test(name),
  );
  return Object.fromEntries(others);
}

async function readWelcome(output: NodeJS.ReadableStream, ended: Promise<void>) {
  let text = '';
  const ready = new Promise<void>((resolve) => {
    output.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (/Parley is running at \S+[^]*\n\n$/.test(text)) resolve();
    });
  });
  const patience = AbortSignal.timeout(startMs);
  const late = new Promise<void>((resolve) => patience.addEventListener('abort', () => resolve()));
  await Promise.race([ready, ended, late]);
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const address = find(/running at (\S+)/).replace('localhost', '127.0.0.1');
  if (!address) throw new Error(`The server did not start. It said: ${text}`);
  return {
    address,
    platformKey: find(/Platform key\s+(\S+)/),
    tenantKey: find(/Demo API key\s+(\S+)/),
    agentId: find(/Demo agent\s+(\S+)/),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function readUsage(metricsPort: number): Promise<{ cpuSeconds: number; rssBytes: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
  return { cpuSeconds: read('process_cpu_seconds_total'), rssBytes: read('process_resident_memory_bytes') };
}
