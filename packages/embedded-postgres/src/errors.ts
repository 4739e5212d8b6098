/** Names of the calling program and its settings, for error messages. */
export interface ProgramNames {
  program: string;
  dataDirSetting: string;
  databaseUrlSetting: string;
}

/** Names in a sentence; `process` is "process" or, with the program's name, "Example process". */
interface SentenceNames extends ProgramNames {
  process: string;
}

type Sentence = (names: SentenceNames) => string;

const neutralNames: SentenceNames = {
  program: 'the program',
  process: 'process',
  dataDirSetting: 'the data directory',
  databaseUrlSetting: 'the database URL',
};

/** The embedded database is unavailable; the message is one sentence with the cause and the remedy. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
  readonly #sentence: string | Sentence;

  constructor(sentence: string | Sentence, options?: ErrorOptions) {
    super(typeof sentence === 'string' ? sentence : sentence(neutralNames), options);
    this.#sentence = sentence;
  }

  /** Returns the message with the names of the calling program and its settings. */
  describe(names: ProgramNames): string {
    const sentence = this.#sentence;
    return typeof sentence === 'string' ? sentence : sentence({ ...names, process: `${names.program} process` });
  }
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

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The error for a data directory without write permission. */
export function unwritableDirectoryError(folder: string, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    (names) =>
      `${capitalized(names.program)} cannot keep its database in ${folder} (${describeSystemError(cause)}); ` +
      `make the folder writable, name another in ${names.dataDirSetting}, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
    { cause },
  );
}
