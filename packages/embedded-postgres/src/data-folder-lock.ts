import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError, errorCode, unwritableFolder } from './errors.ts';
import { findStartTime, identifyThisProcess, type ProcessIdentity } from './processes.ts';

/** The right of one Parley process to a data folder. */
export interface DataFolderLock {
  /** Refuses when somebody removed or replaced the lock file meanwhile. */
  assertHeld(): void;
  release(): void;
}

interface Holder extends ProcessIdentity {
  /** Where the holder's PostgreSQL answers: the only sign of life across pid namespaces (two containers, one volume). */
  socketPath: string;
}

const ATTEMPTS = 20;

/**
 * Takes `<dataDir>/postgres.lock` or refuses while its holder lives.
 * A lock left behind by a killed process is taken over; a reused pid is told apart by its start time.
 * Not seen: a holder on another machine (a network file system); PostgreSQL does not support that either.
 */
export async function lockDataFolder(options: { dataDir: string; socketPath: string }): Promise<DataFolderLock> {
  const path = join(options.dataDir, 'postgres.lock');
  const text = JSON.stringify({ ...identifyThisProcess(), socketPath: options.socketPath } satisfies Holder);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (publish(path, text, options.dataDir)) return heldLock(path, text, options.dataDir);
    const found = read(path);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder && (await isAlive(holder))) throw alreadyUsed(holder, options.dataDir);
    moveAside(path, found);
  }
  throw new EmbeddedDatabaseError(
    `Parley could not settle who may use ${options.dataDir}, because several processes are starting on it at once; start only one of them.`,
  );
}

/** Refuses while another Parley process uses the data folder; changes nothing. */
export async function assertDataFolderFree(dataDir: string): Promise<void> {
  const holder = parseHolder(readIfThere(join(dataDir, 'postgres.lock')) ?? '');
  if (holder && (await isAlive(holder))) throw alreadyUsed(holder, dataDir);
}

/** A folder that cannot even be looked into is for the start itself to refuse. */
function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** The socket of the PostgreSQL that runs on this data folder, or undefined when none does. */
export async function findRunningSocket(dataDir: string): Promise<string | undefined> {
  const holder = parseHolder(read(join(dataDir, 'postgres.lock')) ?? '');
  return holder && (await answers(holder.socketPath)) ? holder.socketPath : undefined;
}

function heldLock(path: string, text: string, dataDir: string): DataFolderLock {
  return {
    assertHeld() {
      if (read(path) === text) return;
      throw new EmbeddedDatabaseError(
        `Another process took over ${dataDir} while this one was starting; stop one of them, or give this one its own folder in PARLEY_DATA_DIR.`,
      );
    },
    release() {
      if (read(path) === text) rmSync(path, { force: true });
    },
  };
}

/** Puts the finished file under its name in one step, so that nobody ever reads half a lock. */
function publish(path: string, text: string, dataDir: string): boolean {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o644 });
    try {
      linkSync(draft, path);
    } catch (error) {
      // File systems without hard links (some shared folders of virtual machines).
      if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(errorCode(error))) throw error;
      writeFileSync(path, text, { flag: 'wx', mode: 0o644 });
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw unwritableFolder(dataDir, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock. Of several processes doing so only one may win: a fresh lock moved by accident is put back. */
function moveAside(path: string, stale: string): void {
  const aside = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if (read(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    // A third process was quicker; the owner of the moved lock finds out by assertHeld.
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  const here = identifyThisProcess();
  if (holder.boot !== here.boot) return false;
  if (holder.pidNamespace !== here.pidNamespace) return answers(holder.socketPath);
  return findStartTime(holder.pid) === holder.startedAt;
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => finish(true));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function alreadyUsed(holder: Holder, dataDir: string): EmbeddedDatabaseError {
  if (holder.pid === process.pid && holder.pidNamespace === identifyThisProcess().pidNamespace) {
    return new EmbeddedDatabaseError(
      `This Parley process (pid ${holder.pid}) already runs the database in ${dataDir}; start it once, or name another folder in PARLEY_DATA_DIR.`,
    );
  }
  return new EmbeddedDatabaseError(
    `Another Parley process (pid ${holder.pid}) already uses ${dataDir}; ` +
      'stop it, set PARLEY_DATA_DIR to another folder, or share one PostgreSQL through DATABASE_URL.',
  );
}

/** Unreadable content can only be what a power cut left of a lock: nobody holds it. */
function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.startedAt === 'string' ? (value as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
