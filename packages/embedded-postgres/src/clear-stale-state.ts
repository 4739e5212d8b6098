import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.ts';
import {
  findWorkingDirectory,
  isPidTaken,
  isRunning,
  listProcesses,
  type RunningProcess,
  signalProcess,
} from './processes.ts';

const POLL_MS = 10;
/** Shutdown signals and the wait after each. The last is safe too: PostgreSQL recovers from its WAL. */
const STEPS = [
  { signal: 'SIGINT', to: 'postmaster', waitMs: 30_000 },
  { signal: 'SIGQUIT', to: 'postmaster', waitMs: 10_000 },
  { signal: undefined, to: 'all', waitMs: 3_000 },
  { signal: 'SIGQUIT', to: 'all', waitMs: 5_000 },
  { signal: 'SIGKILL', to: 'all', waitMs: 5_000 },
] as const;

/**
 * Ends the processes of a killed predecessor, and clears the files that would block a new start. A living postmaster
 * is shut down cleanly rather than adopted: its settings may be another version's, and only a child process reports
 * its death. Call only while holding the lock of the data directory.
 */
export async function clearStaleState(options: {
  clusterDir: string;
  socketPath: string;
  /** The `cluster_name` every process of this cluster carries in its title. */
  clusterName: string;
  log: (line: string) => void;
}): Promise<void> {
  const { clusterDir, socketPath, clusterName } = options;
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile) && !existsSync(`${socketPath}.lock`)) return;

  const leftovers = findClusterProcesses(clusterName);
  const postmaster = leftovers.find(({ command }) => !command.startsWith('postgres: '));
  if (leftovers.length > 0) {
    options.log(
      `stopping what is left of an earlier PostgreSQL (pid ${(postmaster ?? leftovers[0])?.pid}), its parent process was killed or it crashed`,
    );
    await stopProcesses({ clusterDir, clusterName, postmaster });
  }
  resolvePidFile({ clusterDir, pidFile });
  rmSync(socketPath, { force: true });
  rmSync(`${socketPath}.lock`, { force: true });
}

async function stopProcesses(options: {
  clusterDir: string;
  clusterName: string;
  postmaster: RunningProcess | undefined;
}): Promise<void> {
  const { clusterName, postmaster } = options;
  for (const { signal, to, waitMs } of STEPS) {
    if (to === 'postmaster' && !postmaster) continue;
    const targets = to === 'postmaster' && postmaster ? [postmaster] : findClusterProcesses(clusterName);
    if (signal) for (const { pid } of targets) signalProcess(pid, signal);
    const deadline = Date.now() + waitMs;
    while (targets.some(({ pid }) => isRunning(pid)) && Date.now() < deadline) await sleep(POLL_MS);
    if (findClusterProcesses(clusterName).length === 0) return;
  }
  throw new EmbeddedDatabaseError(
    `An earlier PostgreSQL on ${options.clusterDir} (pid ${findClusterProcesses(clusterName)[0]?.pid}) does not stop; ` +
      'end that process, or restart the machine.',
  );
}

/**
 * Resolves a postmaster.pid without a process of this cluster. A free pid is left to PostgreSQL, which also checks
 * its shared memory before it continues. A pid in use would block it: the number was reused by another program
 * (containers hand out the same pids every time), or belongs to a zombie that a container's first process never
 * reaps. A file without a pid is the remnant of a full disk or a power cut: PostgreSQL refuses it for good, so it is
 * removed once no process works in the cluster. Only a foreign PostgreSQL is a reason to refuse.
 */
function resolvePidFile(options: { clusterDir: string; pidFile: string }): void {
  if (!existsSync(options.pidFile)) return;
  const pid = readPid(options.pidFile);
  if (pid === undefined) {
    const foreign = findProcessIn(options.clusterDir);
    if (foreign) throw foreignServer(foreign.pid, options.clusterDir);
    rmSync(options.pidFile, { force: true });
    return;
  }
  if (!isPidTaken(pid)) return;
  const command = listProcesses().find((process) => process.pid === pid)?.command ?? '';
  const isPostgres = ['postgres', 'postmaster'].includes(basename(command.split(' ')[0] ?? ''));
  if (isPostgres && !command.includes('cluster_name=parley_')) throw foreignServer(pid, options.clusterDir);
  rmSync(options.pidFile, { force: true });
}

const foreignServer = (pid: number, clusterDir: string) =>
  new EmbeddedDatabaseError(
    (names) =>
      `A PostgreSQL that ${names.program} did not start (pid ${pid}) already runs on ${clusterDir}; ` +
      `stop it, or set ${names.dataDirSetting} to another folder.`,
  );

/**
 * Finds a PostgreSQL that works in the cluster, whatever its name: postmaster and backends make it their working
 * directory.
 */
function findProcessIn(clusterDir: string): RunningProcess | undefined {
  return listProcesses().find(
    ({ pid, command }) =>
      /^(?:\S*\/)?postgres(?:ql)?\b|^postgres:/.test(command) &&
      (findWorkingDirectory(pid) === clusterDir || command.includes(clusterDir)),
  );
}

/** The postmaster carries the name in its arguments, its children in their titles. */
function findClusterProcesses(clusterName: string): RunningProcess[] {
  return listProcesses().filter(
    ({ command }) =>
      command.startsWith(`postgres: ${clusterName}: `) || command.includes(` cluster_name=${clusterName} `),
  );
}

function readPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}
