import { readFile } from 'node:fs/promises';

/** Size of a page of memory. Unit: bytes. */
const pageBytes = 4096;

/**
 * Resident memory of a process in bytes; null where the system has no `/proc` or the process is gone. Source: proc(5),
 * the second field of `statm`.
 */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    const pages = Number((await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ')[1]);
    return Number.isFinite(pages) ? pages * pageBytes : null;
  } catch {
    return null;
  }
}
