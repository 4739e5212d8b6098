import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError, errorCode, unwritableDirectoryError } from './errors.ts';
import { canReach, type ServerAccount } from './server-account.ts';

/**
 * Port number in the name of the socket file: the server listens on no TCP port, and each data directory has its
 * socket directory.
 */
export const SOCKET_PORT = 5432;

/**
 * Longest path a unix socket can have, in bytes.
 * Source: sun_path holds 108 bytes on Linux, 104 on macOS, each with a closing zero; the smaller one serves both.
 */
const SOCKET_PATH_BYTES_MAX = 103;

/** Path of the socket file PostgreSQL creates in a directory. */
export function socketPathIn(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

/**
 * Chooses the socket directory: `<dataDir>/postgres-socket`, or, when that path is too long or closed to the account,
 * a short directory among the temporary files whose name is derived from the data directory.
 */
export function chooseSocketDirectory(options: { dataDir: string; account: ServerAccount | undefined }): string {
  const { dataDir, account } = options;
  const inside = join(dataDir, 'postgres-socket');
  if (fits(inside) && canReach(account, dataDir)) return inside;
  const name = `parley-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  for (const place of [tmpdir(), '/tmp']) {
    const folder = join(findRealPath(place) ?? '/', name);
    if (dirname(folder) !== '/' && fits(folder) && canReach(account, dirname(folder))) return folder;
  }
  throw new EmbeddedDatabaseError(
    (names) =>
      `There is no place for the database's socket: ${inside} is too long or out of reach for the account ` +
      `${account?.name ?? `of ${names.program}`}, and so is the folder for temporary files; set ${names.dataDirSetting} to a shorter path.`,
  );
}

/**
 * Creates the directory for the server's account alone (0700): access to the socket is superuser access. An existing
 * directory of another account is refused.
 */
export function prepareSocketDirectory(options: {
  folder: string;
  dataDir: string;
  account: ServerAccount | undefined;
}): void {
  const { folder, account } = options;
  const own = process.getuid?.() ?? 0;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unwritableDirectoryError(folder, error);
  }
  let descriptor: number;
  try {
    descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (cause) {
    throw foreignFolder(folder, cause);
  }
  try {
    const owner = fstatSync(descriptor).uid;
    const isTrusted = owner === own || owner === account?.uid || (own === 0 && dirname(folder) === options.dataDir);
    if (!isTrusted) throw foreignFolder(folder);
    if (account && owner !== account.uid) fchownSync(descriptor, account.uid, account.gid);
    fchmodSync(descriptor, 0o700);
  } finally {
    closeSync(descriptor);
  }
}

/** Removes a socket directory among the temporary files; one inside the data directory stays. */
export function removeSocketDirectory(options: { folder: string; dataDir: string }): void {
  if (dirname(options.folder) === options.dataDir) return;
  try {
    rmdirSync(options.folder);
  } catch {
    // Not empty after a crash, which leaves the socket inside: the next start uses the directory again.
  }
}

function foreignFolder(folder: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    (names) =>
      `${folder}, where the database's socket belongs, is not a folder of this account; remove it, or set ${names.dataDirSetting} to another folder.`,
    { cause },
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketPathIn(folder)) <= SOCKET_PATH_BYTES_MAX;
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
