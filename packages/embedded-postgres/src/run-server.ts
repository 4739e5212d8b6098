import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeSpawnError } from './create-cluster.ts';
import { EmbeddedDatabaseError, errorCode } from './errors.ts';
import { inheritDirectory, type ServerAccount } from './server-account.ts';
import type { ServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';
import { SOCKET_PORT, socketPathIn } from './socket-directory.ts';

/** A PostgreSQL child process. */
export interface ServerProcess {
  pid: number;
  /** How it ended; undefined while it runs. */
  readonly end: string | undefined;
  onEnd(callback: (end: string) => void): void;
  /** Clean shutdown (SIGINT), then SIGQUIT when that takes too long; resolves when the process is gone. */
  stop(): Promise<void>;
  /** Requests a clean shutdown without waiting: for the `exit` event of this process. */
  requestStop(): void;
  /** Lets this process exit although the server still runs. */
  unref(): void;
}

const READY_POLL_MS = 5;
/** Crash recovery takes seconds on a small machine; ten minutes mean a defect. */
const READY_TIMEOUT_MS = 10 * 60_000;
const STILL_STARTING_MS = 5_000;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;

/** Starts the server and resolves when it answers queries; a server that does not get there is stopped again. */
export async function runServer(options: {
  binaries: string;
  clusterDir: string;
  clusterName: string;
  socketDir: string;
  account: ServerAccount | undefined;
  settings: Record<string, string>;
  serverLog: ServerLog;
  log: (line: string) => void;
  onSpawned: () => unknown;
}): Promise<ServerProcess> {
  const { account, clusterDir, serverLog, socketDir } = options;
  const seen = inheritDirectory(account, clusterDir);
  let child: ChildProcess;
  try {
    const args = serverArguments({ ...options, dataPath: seen.path });
    child = spawn(join(options.binaries, 'bin/postgres'), args, {
      cwd: '/',
      env: { LC_ALL: 'C' },
      // Own process group: Ctrl-C reaches the parent alone, which drains first and stops the database last.
      detached: true,
      stdio: ['ignore', serverLog.descriptor, serverLog.descriptor, ...seen.descriptors],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
  } finally {
    seen.close();
  }
  const server = watch(child, clusterDir);
  try {
    options.onSpawned();
    await waitUntilReady({ server, socketDir, log: options.log });
  } catch (error) {
    await server.stop();
    throw error instanceof EmbeddedDatabaseError ? error : startFailed(clusterDir, error, serverLog);
  }
  return server;
}

function watch(child: ChildProcess, clusterDir: string): ServerProcess {
  let end: string | undefined;
  const callbacks: ((end: string) => void)[] = [];
  const finish = (text: string) => {
    if (end !== undefined) return;
    end = text;
    for (const callback of callbacks) callback(text);
  };
  child.once('error', (error) => finish(describeSpawnError(error)));
  child.once('exit', (code, signal) => finish(signal ?? `exit code ${code}`));
  const endsWithin = (waitMs: number) =>
    new Promise<boolean>((resolve) => {
      if (end !== undefined) return resolve(true);
      const timer = setTimeout(() => resolve(false), waitMs);
      callbacks.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  return {
    pid: child.pid ?? 0,
    get end() {
      return end;
    },
    onEnd: (callback) => void callbacks.push(callback),
    async stop() {
      child.ref();
      if (end !== undefined) return;
      child.kill('SIGINT');
      if (await endsWithin(FAST_STOP_MS)) return;
      // Immediate shutdown: no committed data is lost, the next start replays the log.
      child.kill('SIGQUIT');
      if (await endsWithin(IMMEDIATE_STOP_MS)) return;
      throw new EmbeddedDatabaseError(
        `The PostgreSQL on ${clusterDir} (pid ${child.pid}) does not stop; end that process, or restart the machine.`,
      );
    },
    requestStop: () => void (end === undefined && child.kill('SIGINT')),
    unref: () => child.unref(),
  };
}

async function waitUntilReady(options: {
  server: ServerProcess;
  socketDir: string;
  log: (line: string) => void;
}): Promise<void> {
  const { server, socketDir } = options;
  const begin = performance.now();
  let isAnnounced = false;
  while (true) {
    if (server.end !== undefined) throw new Error(server.end);
    if (existsSync(socketPathIn(socketDir)) && (await answersQueries(socketDir))) return;
    const waitedMs = performance.now() - begin;
    if (waitedMs > READY_TIMEOUT_MS) throw new Error(`not ready after ${READY_TIMEOUT_MS / 60_000} minutes`);
    if (waitedMs > STILL_STARTING_MS && !isAnnounced) {
      isAnnounced = true;
      options.log('the database is still starting, probably recovering after a crash');
    }
    await sleep(READY_POLL_MS);
  }
}

async function answersQueries(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // Not listening yet; 57P03: starting up or recovering; slow; disconnected. Other errors are permanent.
    const isEarly = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'EAGAIN', '57P03', '53300'].includes(
      errorCode(error),
    );
    if (isEarly || /timeout|terminated/i.test(String(error))) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function startFailed(clusterDir: string, cause: unknown, serverLog: ServerLog): EmbeddedDatabaseError {
  const end = cause instanceof Error ? cause.message : String(cause);
  const complaint = serverLog.findLastComplaint();
  return new EmbeddedDatabaseError(
    (names) =>
      `PostgreSQL could not start on ${clusterDir} (${[complaint, end].filter(Boolean).join('; ')}); ` +
      `postgres.log beside it says more; repair the cause, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
    { cause },
  );
}
