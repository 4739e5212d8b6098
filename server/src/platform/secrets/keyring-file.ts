import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import {
  type Keyring,
  newStoredKeyring,
  openStoredKeyring,
  readStoredKeyring,
  type StoredKeyring,
  withNewKey,
} from '#platform/secrets/keyring.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

/**
 * Forbidden mode bits: others may neither read nor write the file; the group may read, as orchestrators mount secrets
 * that way.
 */
const forbiddenMode = 0o037;
const lockPatienceMs = 5_000;

/**
 * Loads the keyring of a file, or creates it with fresh keys: mode 0600, complete and synced before it gets its name.
 * Concurrently starting processes end with the same keys. Throws `bad_keyring` for a file that others may read or that
 * is damaged (it is never replaced: its keys may be the only ones), and the system's error when the folder cannot be
 * written.
 */
export async function loadOrCreateKeyring(path: string, clock: Clock = systemClock): Promise<Keyring> {
  const existing = await findStored(path);
  if (existing !== undefined) return describeFault(path, () => openStoredKeyring(existing));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await create(path, newStoredKeyring(clock.now()));
  const stored = await findStored(path);
  if (stored === undefined) throw new SecretsError('bad_keyring', `The keyring ${path} vanished while it was made.`);
  return describeFault(path, () => openStoredKeyring(stored));
}

/**
 * Adds a sealing key to the file and activates it; older keys still decrypt, the signing key stays. Running processes
 * use it once they load the keyring again. Returns the keyring as it is now on disk. Throws `keyring_locked` when
 * another rotation holds the lock file for longer than 5 seconds.
 */
export async function addKey(path: string, clock: Clock = systemClock): Promise<Keyring> {
  const unlock = await lock(path);
  try {
    const stored = await findStored(path);
    if (stored === undefined) throw new SecretsError('bad_keyring', `There is no keyring at ${path} to add a key to.`);
    const next = withNewKey(stored, clock.now());
    const keyring = describeFault(path, () => openStoredKeyring(next));
    const temporary = await writeTemporary(path, next);
    await rename(temporary, path);
    await syncFolder(path);
    return keyring;
  } finally {
    await unlock();
  }
}

async function findStored(path: string): Promise<StoredKeyring | undefined> {
  try {
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & forbiddenMode) !== 0) {
      const octal = (mode & 0o777).toString(8);
      throw new SecretsError('bad_keyring', `The keyring ${path} has mode ${octal}; run chmod 600 on it.`);
    }
    const text = await readFile(path, 'utf8');
    return describeFault(path, () => readStoredKeyring(text));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Creates the file by a hard link, which appears at once and fails when the name is taken: the first process wins, and
 * all read its keys.
 */
async function create(path: string, stored: StoredKeyring): Promise<void> {
  const temporary = await writeTemporary(path, stored);
  try {
    await link(temporary, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
    await createWithoutLinks(path, temporary);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path);
}

/** Fallback for file systems without hard links (FAT, some network shares): check and rename under the lock. */
async function createWithoutLinks(path: string, temporary: string): Promise<void> {
  const unlock = await lock(path);
  try {
    if ((await findStored(path)) === undefined) await rename(temporary, path);
  } finally {
    await unlock();
  }
}

async function writeTemporary(path: string, stored: StoredKeyring): Promise<string> {
  const temporary = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(stored, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there the rename itself is journalled.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function lock(path: string): Promise<() => Promise<void>> {
  const lockPath = `${path}.lock`;
  const deadlineMs = systemClock.monotonicMs() + lockPatienceMs;
  for (;;) {
    try {
      const file = await open(lockPath, 'wx', 0o600);
      await file.close();
      return () => rm(lockPath, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (systemClock.monotonicMs() > deadlineMs) {
        const advice = 'if no other process is changing the keyring, delete that file';
        throw new SecretsError('keyring_locked', `The keyring is locked by ${lockPath}; ${advice}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

function describeFault<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SecretsError)) throw error;
    const message = `${error.message} Restore ${path} from a backup; without its keys nothing sealed can be opened.`;
    throw new SecretsError(error.code, message, { cause: error });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
