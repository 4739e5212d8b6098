import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findNativePackage } from '@parley/embedded-postgres';
import { BackupError, contentName, copyFile, type Manifest, pathBelow, verifyBackup } from './backup-folder.ts';

/**
 * Restores a backup to a data folder that is absent or empty, after comparing every file with the manifest. The folder
 * appears atomically; a mount point is filled entry by entry, the database first.
 */
export async function restoreBackup(options: {
  folder: string;
  dataDir: string;
  hasOwnDatabase: boolean;
}): Promise<Manifest> {
  const { folder, dataDir } = options;
  await requireEmpty(dataDir);
  const manifest = await verifyBackup(folder);
  checkFit(manifest, options.hasOwnDatabase);
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true });
  const isMount = await isMountPoint(dataDir);
  const draft = join(isMount ? dataDir : parent, `.parley-restore-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await copyContent(manifest, join(folder, contentName), draft);
    if (isMount) await moveEntries(draft, dataDir);
    else {
      await rmdir(dataDir).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(draft, dataDir);
    }
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new BackupError(`${dataDir} is a file, not a folder.`);
    throw error;
  });
  // Created by file systems themselves.
  if (entries.some((name) => name !== 'lost+found')) {
    throw new BackupError(
      `${dataDir} is not empty, and a restore writes over nothing: stop Parley and move that folder away, or name another in PARLEY_DATA_DIR.`,
    );
  }
}

function checkFit(manifest: Manifest, hasOwnDatabase: boolean): void {
  if (manifest.postgresMajor === null) return;
  if (hasOwnDatabase) {
    throw new BackupError(
      'The backup holds an embedded database, which would not be used: DATABASE_URL is set. Restore without it.',
    );
  }
  const { major } = findNativePackage();
  if (manifest.postgresMajor !== major) {
    throw new BackupError(
      `The backup was made with PostgreSQL ${manifest.postgresMajor}, and this Parley brings ${major}; restore it with Parley ${manifest.parley}.`,
    );
  }
  const here = `${process.platform}-${process.arch}`;
  if (manifest.platform !== here) {
    throw new BackupError(`The database of the backup is of ${manifest.platform} and does not open on ${here}.`);
  }
}

/** True for a folder on another device than its parent, which cannot be replaced, only filled. */
async function isMountPoint(dataDir: string): Promise<boolean> {
  const [own, parent] = await Promise.all([stat(dataDir).catch(() => null), stat(dirname(dataDir))]);
  return own !== null && own.dev !== parent.dev;
}

async function copyContent(manifest: Manifest, from: string, to: string): Promise<void> {
  for (const path of manifest.folders) await mkdir(pathBelow(to, path), { recursive: true, mode: 0o700 });
  for (const { path, sha256 } of manifest.files) {
    const copied = await copyFile(pathBelow(from, path), pathBelow(to, path));
    if (copied.sha256 !== sha256) throw new BackupError(`The backup changed while it was read: ${path}.`);
  }
}

/** Moves the database first: without it a start would create an empty one. */
async function moveEntries(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).sort((one, other) => Number(other === 'postgres') - Number(one === 'postgres'));
  for (const name of names) await rename(join(from, name), join(to, name));
}
