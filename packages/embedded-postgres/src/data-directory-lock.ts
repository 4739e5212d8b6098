import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError, errorCode, unwritableDirectoryError } from './errors.ts';
import { findStartTime, identifyThisProcess, type ProcessIdentity } from './processes.ts';

/** Exclusive right of one process to a data directory. */
export interface DataDirectoryLock {
  /** Throws when the lock file was removed or replaced. */
  assertHeld(): void;
  release(): void;
}

interface Holder extends ProcessIdentity {
  /** Socket of the holder's PostgreSQL: the only sign of life across pid namespaces (two containers, one volume). */
  socketPath: string;
}

const ATTEMPTS = 20;

/**
 * Acquires `<dataDir>/postgres.lock` or refuses while its holder lives. The lock of a killed process is taken over; a
 * reused pid is detected by its start time. Not detected: a holder on another machine (a network file system), which
 * PostgreSQL does not support either.
 */
export async function lockDataDirectory(options: { dataDir: string; socketPath: string }): Promise<DataDirectoryLock> {
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
    `Several processes are starting on ${options.dataDir} at once; start only one of them.`,
  );
}

/** Throws while another process uses the data directory; changes nothing. */
export async function assertDataDirectoryFree(dataDir: string): Promise<void> {
  const holder = parseHolder(readIfThere(join(dataDir, 'postgres.lock')) ?? '');
  if (holder && (await isAlive(holder))) throw alreadyUsed(holder, dataDir);
}

/** An unreadable directory is refused by the start itself. */
function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** The socket of the PostgreSQL that runs on this data directory; undefined when none does. */
export async function findRunningSocket(dataDir: string): Promise<string | undefined> {
  const holder = parseHolder(read(join(dataDir, 'postgres.lock')) ?? '');
  return holder && (await answers(holder.socketPath)) ? holder.socketPath : undefined;
}

function heldLock(path: string, text: string, dataDir: string): DataDirectoryLock {
  return {
    assertHeld() {
      if (read(path) === text) return;
      throw new EmbeddedDatabaseError(
        (names) =>
          `Another process took over ${dataDir} while this one was starting; stop one of them, or give this one its own folder in ${names.dataDirSetting}.`,
      );
    },
    release() {
      if (read(path) === text) rmSync(path, { force: true });
    },
  };
}

/** Publishes the complete file in one step, so that a partial lock is never read. */
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
    throw unwritableDirectoryError(dataDir, error);
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
      (names) =>
        `This ${names.process} (pid ${holder.pid}) already runs the database in ${dataDir}; start it once, or name another folder in ${names.dataDirSetting}.`,
    );
  }
  return new EmbeddedDatabaseError(
    (names) =>
      `Another ${names.process} (pid ${holder.pid}) already uses ${dataDir}; ` +
      `stop it, set ${names.dataDirSetting} to another folder, or share one PostgreSQL through ${names.databaseUrlSetting}.`,
  );
}

/** Unparsable content is a lock truncated by a power cut: it has no holder. */
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
