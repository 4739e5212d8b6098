import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMs = 60_000;

export interface Parley {
  child: ChildProcess;
  /** Everything printed so far, on both channels. */
  output(): string;
  /** Code and signal it ended with. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Starts the built product: `npm start` without the build, which the test run has done once.
 */
export function runParley(env: Record<string, string>): Parley {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PARLEY_|DATABASE_|VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  );
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    // Tests fetch nothing from outside, leave the ports of the phone alone, and read no settings of the checkout.
    env: {
      ...inherited,
      PARLEY_PORT: '0',
      PARLEY_LOG_LEVEL: 'warn',
      PARLEY_SPEECH_MODELS: 'off',
      PARLEY_MODEL_SERVER_DISCOVERY: 'false',
      PARLEY_SIP_LISTEN: 'off',
      PARLEY_ENV_FILE: 'off',
      PARLEY_PRINT_CREDENTIALS: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    output: () => output,
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until it says where it listens; the address. */
export async function addressOf(parley: Parley): Promise<string> {
  const startedAt = Date.now();
  for (;;) {
    const address = /running at (http:\/\/\S+)/.exec(parley.output())?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
    if (parley.child.exitCode !== null || Date.now() - startedAt > startMs)
      throw new Error(`Parley did not start:\n${parley.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface FirstPrint {
  platformKey: string;
  tenantKey: string;
  agentId: string;
}

/** Credentials printed once by the first start. */
export function readFirstPrint(output: string): FirstPrint {
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '';
  return {
    platformKey: find(/Platform key\s+(\S+)/),
    tenantKey: find(/Demo API key\s+(\S+)/),
    agentId: find(/Demo agent\s+(\S+)/),
  };
}

/** A folder of one's own for data; `remove` when done. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'parley-first-run-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The address of a database on the tests' server, as an operator would give it. */
export function databaseUrl(name: string): string {
  const server = inject('databaseServer');
  if (server.kind === 'embedded')
    return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}
