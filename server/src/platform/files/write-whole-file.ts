import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For the account of the process alone: recordings are nobody else's. */
const fileMode = 0o600;

/** Name of a file that is still being written; what a killed process leaves of it is swept by `sweepUnfinishedFiles`. */
export const unfinishedName = /\.part(?:-[0-9a-f]{12})?$/;

/**
 * Writes a file that has its name only once it is whole and on the disk, name and all. On failure nothing is left, and
 * what stood under the name before stays as it was.
 */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part-${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(unfinished, 'wx', fileMode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A name survives a power cut only when its folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
