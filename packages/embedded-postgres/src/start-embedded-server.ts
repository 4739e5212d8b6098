import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { clearStaleState } from './clear-stale-state.ts';
import { ensureCluster } from './create-cluster.ts';
import { type DataDirectoryLock, lockDataDirectory } from './data-directory-lock.ts';
import { EmbeddedDatabaseError, errorCode, unwritableDirectoryError } from './errors.ts';
import { findNativePackage, prepareBinaries } from './native-binaries.ts';
import { runServer, type ServerProcess } from './run-server.ts';
import { chooseServerAccount, claimCluster } from './server-account.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { clusterNameOf } from './server-settings.ts';
import {
  chooseSocketDirectory,
  prepareSocketDirectory,
  removeSocketDirectory,
  SOCKET_PORT,
  socketPathIn,
} from './socket-directory.ts';
import { restartPausesMs, superviseServer } from './supervise-server.ts';

/** A running PostgreSQL owned by this process. */
export interface EmbeddedServer {
  /** Directory of the unix socket; connect with { host: socketDir, port, user, database }. */
  socketDir: string;
  port: number;
  /** Pid of the current postmaster; it changes with a restart. */
  readonly pid: number;
  superuser: 'postgres';
  connection(options: { user: string; database: string }): {
    host: string;
    port: number;
    user: string;
    database: string;
  };
  /**
   * Shuts down cleanly (open connections are cut, so end the pools first), waits for the exit and releases the data
   * directory. Idempotent, also after an unexpected exit; then the directory can be started again.
   */
  stop(): Promise<void>;
  /**
   * Registers a callback for a server that died without stop() and could not be restarted; called once, also when
   * that happened before the registration.
   */
  onUnexpectedExit(callback: (detail: string) => void): void;
}

export interface StartOptions {
  /** Created when absent. Holds `postgres`, `postgres-socket`, `postgres.log` and `postgres.lock`. */
  dataDir: string;
  /** PostgreSQL settings over the package's defaults, for instance TEST_SETTINGS. */
  settings?: Record<string, string>;
  /** Receives the rare lines for the user: first creation, crash recovery. */
  log?: (line: string) => void;
  /** Receives warnings, such as a crashed server. Default: `log`. */
  warn?: (line: string) => void;
  /** Backoff before each restart of a crashed server. Empty: no restart. Unit: milliseconds. */
  restartPausesMs?: readonly number[];
  /** Called when the server's process runs but does not answer yet, so that the caller can work in parallel. */
  onSpawned?: () => unknown;
}

/**
 * Starts the PostgreSQL that came with npm on `<dataDir>/postgres`, reachable over a private unix socket only.
 * Creates the cluster at the first start, ends the processes of a killed predecessor, and refuses while another
 * process uses the directory. Every failure is an EmbeddedDatabaseError, and no process stays behind. The server runs
 * in its own process group; it does not keep this process alive and is asked to stop when it exits.
 */
export async function startEmbeddedServer(options: StartOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined);
  const settings = options.settings ?? {};
  const native = findNativePackage();
  const dataDir = makeDataFolder(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const account = chooseServerAccount({ clusterDir });
  const socketDir = chooseSocketDirectory({ dataDir, account });
  const socketPath = socketPathIn(socketDir);

  const lock = await lockDataDirectory({ dataDir, socketPath });
  let serverLog: ServerLog | undefined;
  try {
    const binaries = prepareBinaries({ native, account, dataDir, log });
    const isDurable = settings.fsync !== 'off';
    await ensureCluster({ binaries, major: native.major, clusterDir, account, isDurable, log });
    claimCluster({ clusterDir, account });
    prepareSocketDirectory({ folder: socketDir, dataDir, account });
    lock.assertHeld();
    const clusterName = clusterNameOf(clusterDir);
    await clearStaleState({ clusterDir, socketPath, clusterName, log });
    serverLog = openServerLog(join(dataDir, 'postgres.log'));
    lock.assertHeld();
    const onSpawned = options.onSpawned ?? (() => undefined);
    const run = { binaries, clusterDir, clusterName, socketDir, account, settings, serverLog, log, onSpawned };
    const server = await runServer(run);
    const restart = async () => {
      await clearStaleState({ clusterDir, socketPath, clusterName, log });
      return runServer(run);
    };
    const pausesMs = options.restartPausesMs ?? restartPausesMs;
    return toEmbeddedServer({
      server,
      restart,
      serverLog,
      lock,
      socketDir,
      dataDir,
      warn: options.warn ?? log,
      pausesMs,
    });
  } catch (error) {
    serverLog?.close();
    lock.release();
    throw error instanceof EmbeddedDatabaseError ? error : unwritableDirectoryError(dataDir, error);
  }
}

/** Binds the server to this process: its exit, its lock, and its crash report. */
function toEmbeddedServer(parts: {
  server: ServerProcess;
  restart: () => Promise<ServerProcess>;
  serverLog: ServerLog;
  lock: DataDirectoryLock;
  socketDir: string;
  dataDir: string;
  warn: (line: string) => void;
  pausesMs: readonly number[];
}): EmbeddedServer {
  const { serverLog, lock, socketDir, dataDir } = parts;
  const callbacks: ((detail: string) => void)[] = [];
  let crash: string | undefined;
  let stopping: Promise<void> | undefined;

  const server = superviseServer({
    first: parts.server,
    restart: parts.restart,
    describeEnd: ({ pid }, end) =>
      `The embedded PostgreSQL (pid ${pid}) ended unexpectedly: ${[end, serverLog.findLastComplaint()].filter(Boolean).join('; ')}.`,
    onRestartsExhausted: (detail) => {
      crash = detail;
      for (const callback of callbacks) callback(detail);
    },
    log: parts.warn,
    pausesMs: parts.pausesMs,
  });
  const atExit = () => {
    server.requestStop();
    lock.release();
  };
  process.once('exit', atExit);

  const shutDown = async () => {
    await server.stop();
    process.off('exit', atExit);
    serverLog.close();
    removeSocketDirectory({ folder: socketDir, dataDir });
    lock.release();
  };
  return {
    socketDir,
    port: SOCKET_PORT,
    get pid() {
      return server.pid;
    },
    superuser: 'postgres',
    connection: ({ user, database }) => ({ host: socketDir, port: SOCKET_PORT, user, database }),
    stop: () => (stopping ??= shutDown()),
    onUnexpectedExit(callback) {
      callbacks.push(callback);
      if (crash !== undefined) callback(crash);
    },
  };
}

function makeDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolders(folder);
    return realpathSync(folder);
  } catch (error) {
    throw unwritableDirectoryError(folder, error);
  }
}

/**
 * Parents first, so that a file among them is named the same by every Node version. Not mkdirSync's `recursive`: Node 20
 * loops forever where mkdir answers ENOENT below an existing parent (/proc).
 */
function makeFolders(folder: string): void {
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new Error(`${folder} is a file, not a folder`);
  if (found) return;
  try {
    mkdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
