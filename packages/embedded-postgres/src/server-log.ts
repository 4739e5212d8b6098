import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { unwritableFolder } from './errors.ts';

/** Size at which the log file moves to `<name>.1`; twice this is what it ever takes on disk. */
const LOG_BYTES_MAX = 4 * 1024 * 1024;
const CHECK_EVERY_MS = 60_000;
const TAIL_BYTES = 8 * 1024;

/** Lines of the server, and of the program itself when it cannot even load. */
const COMPLAINT = /\b(?:FATAL|PANIC):|terminated by signal|^\S*postgres: /;
/** Said to a client that came early or late, not about the server's own trouble. */
const REFUSED_CLIENT = /the database system is|terminating connection/;

/** The file the server writes to. A file and not a pipe: a server whose Parley was killed must still be able to write. */
export interface ServerLog {
  descriptor: number;
  /** The last complaint written since this log was opened, or ''. */
  findLastComplaint(): string;
  close(): void;
}

/** Opens the log for appending and keeps its size bounded until closed. */
export function openServerLog(path: string): ServerLog {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'a+', 0o600);
  } catch (cause) {
    throw unwritableFolder(path, cause);
  }
  let openedAt = keepBounded(path, descriptor) ? 0 : fstatSync(descriptor).size;
  const timer = setInterval(() => {
    if (keepBounded(path, descriptor)) openedAt = 0;
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

/** Copies and truncates in place: the server appends, so it goes on writing at the new end of the same file. */
function keepBounded(path: string, descriptor: number): boolean {
  if (fstatSync(descriptor).size < LOG_BYTES_MAX) return false;
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // A full disk is the moment to make room, with or without the copy.
  }
  ftruncateSync(descriptor, 0);
  return true;
}
