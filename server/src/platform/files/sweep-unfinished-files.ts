import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedName } from '#platform/files/write-whole-file.ts';

/** Minimum age: younger files may still be written, also by another process on the same folder. Unit: milliseconds. */
const abandonedMs = 15 * 60_000;

/** Removes partial files of killed processes below the folders; returns their number. */
export async function sweepUnfinishedFiles(folders: readonly string[], now: Date): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    for await (const path of filesBelow(folder)) {
      if (!unfinishedName.test(path)) continue;
      const found = await stat(path).catch(() => null);
      if (!found || now.getTime() - found.mtimeMs < abandonedMs) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
