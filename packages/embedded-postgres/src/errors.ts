/** The embedded database is unavailable; the message is one sentence with the cause and the remedy. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

const MEANINGS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENOENT: 'no such folder',
  EEXIST: 'something else is already there',
};

/** Error code of a failed system call, or '' for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Describes a failed system call, in words for the common codes. */
export function describeSystemError(error: unknown): string {
  const code = errorCode(error);
  const text = error instanceof Error ? error.message : String(error);
  return MEANINGS[code] ? `${code}: ${MEANINGS[code]}` : text.replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** The error for a data directory without write permission. */
export function unwritableDirectoryError(folder: string, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `Parley cannot keep its database in ${folder} (${describeSystemError(cause)}); ` +
      'make the folder writable, name another in PARLEY_DATA_DIR, or use a PostgreSQL of your own through DATABASE_URL.',
    { cause },
  );
}
