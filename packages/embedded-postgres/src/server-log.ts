import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { unwritableDirectoryError } from './errors.ts';

/** Size at which the log file rotates to `<name>.1`; the log takes at most twice this on disk. */
const LOG_BYTES_MAX = 4 * 1024 * 1024;
const CHECK_EVERY_MS = 60_000;
const TAIL_BYTES = 8 * 1024;

/** Error lines of the server, and of the program itself when it cannot load. */
const COMPLAINT = /\b(?:FATAL|PANIC):|terminated by signal|^\S*postgres: /;
/** Refusals of early or late clients, not errors of the server. */
const REFUSED_CLIENT = /the database system is|terminating connection/;

/** The server's log file. A file and not a pipe: an orphaned server must still be able to write. */
export interface ServerLog {
  descriptor: number;
  /** The last error line since this log was opened, or ''. */
  findLastComplaint(): string;
  close(): void;
}

/** Opens the log for appending and bounds its size until closed. */
export function openServerLog(path: string): ServerLog {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'a+', 0o600);
  } catch (cause) {
    throw unwritableDirectoryError(path, cause);
  }
  let openedAt = rotateWhenFull(path, descriptor) ? 0 : fstatSync(descriptor).size;
  const timer = setInterval(() => {
    if (rotateWhenFull(path, descriptor)) openedAt = 0;
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    descriptor,
    findLastComplaint() {
      const { size } = fstatSync(descriptor);
      const from = Math.max(openedAt, size - TAIL_BYTES);
      const buffer = Buffer.alloc(Math.max(0, size - from));
      readSync(descriptor, buffer, 0, buffer.length, from);
      const complaint = buffer
        .toString()
        .split('\n')
        .findLast((line) => COMPLAINT.test(line) && !REFUSED_CLIENT.test(line));
      return (complaint ?? '').replace(/^.*?\b(?:FATAL|PANIC|LOG):\s+/, '').trim();
    },
    close() {
      clearInterval(timer);
      closeSync(descriptor);
    },
  };
}

/** Copies and truncates in place: the server appends, so it continues at the new end of the same file. */
function rotateWhenFull(path: string, descriptor: number): boolean {
  if (fstatSync(descriptor).size < LOG_BYTES_MAX) return false;
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // On a full disk truncation matters more than the copy.
  }
  ftruncateSync(descriptor, 0);
  return true;
}
