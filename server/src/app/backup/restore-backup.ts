import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findNativePackage, forEachLimited } from '@parley/embedded-postgres';
import {
  BackupError,
  contentName,
  copyFile,
  filesAtOnce,
  type Manifest,
  pathBelow,
  verifyBackup,
} from './backup-folder.ts';
import { findLedger, joinLedger, type LedgerSources, ledgerName, readLedgerLines } from './restore-ledger.ts';

/**
 * Restores a backup to a data folder that is absent or empty, after comparing every file with the manifest. The folder
 * appears atomically; a mount point is filled entry by entry, the database first. The erasure ledgers of the backup, of
 * the data folder and of `sources` are joined: the next start erases again what they name and the database does not
 * know. `laterErasures`: entries of ledgers beside the backup that it lacks; null without such a ledger.
 */
export async function restoreBackup(options: {
  folder: string;
  dataDir: string;
  hasOwnDatabase: boolean;
  sources?: LedgerSources;
}): Promise<Manifest & { laterErasures: number | null }> {
  const { folder, dataDir } = options;
  await requireEmpty(dataDir);
  const later = await readLaterLedgers(dataDir, options.sources);
  const manifest = await verifyBackup(folder);
  checkFit(manifest, options.hasOwnDatabase);
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true });
  const isMount = await isMountPoint(dataDir);
  const draft = join(isMount ? dataDir : parent, `.parley-restore-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await copyContent(manifest, join(folder, contentName), draft);
    const laterErasures = await joinLedgers({ draft, dataDir, sources: options.sources }, later);
    if (isMount) await moveEntries(draft, dataDir);
    else await replaceFolder(dataDir, draft);
    return { ...manifest, laterErasures };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Replaces a folder that is absent, or holds a ledger at most; its ledger is not lost when that fails. */
async function replaceFolder(dataDir: string, draft: string): Promise<void> {
  const aside = `${draft}-before`;
  const wasThere = await rename(dataDir, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
  try {
    await rename(draft, dataDir);
  } catch (error) {
    if (wasThere) await rename(aside, dataDir);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Lines of the ledgers beside the backup; null without any. */
async function readLaterLedgers(dataDir: string, sources: LedgerSources | undefined): Promise<string[] | null> {
  const files = [
    join(dataDir, ledgerName),
    ...(sources ? [sources.ledgerFile] : []),
    ...(sources?.erasures === undefined ? [] : [await findLedger(sources.erasures)]),
  ];
  const lines = (await Promise.all([...new Set(files)].map(readLedgerLines))).flat();
  return lines.length === 0 ? null : lines;
}

/** Joins the ledgers where the installation reads its own; returns the number of entries the backup lacked. */
async function joinLedgers(
  options: { draft: string; dataDir: string; sources: LedgerSources | undefined },
  later: readonly string[] | null,
): Promise<number | null> {
  const { draft, dataDir, sources } = options;
  const inDraft = join(draft, ledgerName);
  const added = later === null ? null : await joinLedger(inDraft, later);
  // A ledger elsewhere is read instead of the one in the data folder.
  if (sources && sources.ledgerFile !== join(dataDir, ledgerName)) {
    await joinLedger(sources.ledgerFile, await readLedgerLines(inDraft));
  }
  return added;
}

async function requireEmpty(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new BackupError(`${dataDir} is a file, not a folder.`);
    throw error;
  });
  // The first is created by file systems themselves, the second is joined with the backup's.
  if (entries.some((name) => name !== 'lost+found' && name !== ledgerName)) {
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
  await forEachLimited(manifest.files, filesAtOnce, async ({ path, sha256 }) => {
    const copied = await copyFile(pathBelow(from, path), pathBelow(to, path));
    if (copied.sha256 !== sha256) throw new BackupError(`The backup changed while it was read: ${path}.`);
  });
}

/** Moves the database first: without it a start would create an empty one. */
async function moveEntries(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).sort((one, other) => Number(other === 'postgres') - Number(one === 'postgres'));
  for (const name of names) await rename(join(from, name), join(to, name));
}
