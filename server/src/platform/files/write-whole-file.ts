import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readable by the process's account alone: recordings are private. */
const fileMode = 0o600;

/** Name of an incomplete file; `sweepUnfinishedFiles` removes those of a killed process. */
export const unfinishedName = /\.part(?:-[0-9a-f]{12})?$/;

/**
 * Writes a file atomically: it gets its name only when complete and synced to disk, name included. A failed write
 * leaves no partial file, and the previous one unchanged.
 */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  await replaceFile(path, async (unfinished) => {
    const file = await open(unfinished, 'wx', fileMode);
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
  });
}

/** Like `writeWholeFile` with a writer of the unfinished file, which is synced after it. */
export async function replaceFile(path: string, write: (unfinishedPath: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.part-${randomBytes(6).toString('hex')}`;
  try {
    await write(unfinished);
    const file = await open(unfinished, 'r+');
    try {
      await file.chmod(fileMode);
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

/** Syncs the folder, without which a name does not survive a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
