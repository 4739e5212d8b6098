/** The embedded database cannot be had; the message is one sentence saying what happened and what to do. */
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

/** The error code of a failed system call, or '' for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Why a system call failed, in words where the code is a common one. */
export function describeSystemError(error: unknown): string {
  const code = errorCode(error);
  const text = error instanceof Error ? error.message : String(error);
  return MEANINGS[code] ? `${code}: ${MEANINGS[code]}` : text.replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** The refusal for a folder Parley has to write to and cannot. */
export function unwritableFolder(folder: string, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `Parley cannot keep its database in ${folder} (${describeSystemError(cause)}); ` +
      'make the folder writable, name another in PARLEY_DATA_DIR, or use a PostgreSQL of your own through DATABASE_URL.',
    { cause },
  );
}
