import { createHash } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import {
  type ClusterSink,
  copyClusterAtRest,
  copyRunningCluster,
  findNativePackage,
  lockStoppedCluster,
} from '@parley/embedded-postgres';
import { unfinishedName } from '#platform/files/write-whole-file.ts';
import type { Config } from '../config.ts';
import { productVersion } from '../infrastructure.ts';
import { findRunningDatabase } from '../running-database.ts';
import { BackupError, contentName, copyFile, type Manifest, writeManifest } from './backup-folder.ts';

export interface BackupOptions {
  config: Config;
  /** Target folder, absent or empty. */
  folder: string;
  withoutKeys: boolean;
  /** The database is external and backed up by other means. */
  withoutDatabase: boolean;
  withModels: boolean;
  now: Date;
  log(line: string): void;
}

/** Excluded from a backup: files of a running process and generated ones. The database is copied separately. */
const leftOut = /^(?:postgres(?:-socket|\.lock.*|\.log.*|\.new-.*)?|postgresql-.*|.*\.lock|.*\.tmp)$/;
const keysName = 'keys.json';

/**
 * Backs up an installation to a folder: database, keys, files of chats, pictures, recordings. Parley may run meanwhile.
 * Files are copied before and after the database, so that each one the database names is included.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { config, folder } = options;
  checkDatabase(options);
  if (!(await stat(config.dataDir).catch(() => null))) {
    throw new BackupError(`There is no data folder ${config.dataDir}; name Parley's own in PARLEY_DATA_DIR.`);
  }
  await makeFolder(folder, config.dataDir);
  try {
    const content = openContent(config.dataDir, join(folder, contentName));
    await copyDataFiles(options, content);
    const hasCluster = config.databaseUrl ? false : await copyDatabase(options, content);
    await copyDataFiles(options, content);
    const manifest: Manifest = {
      format: 1,
      parley: productVersion,
      createdAt: options.now.toISOString(),
      platform: `${process.platform}-${process.arch}`,
      postgresMajor: hasCluster ? findNativePackage().major : null,
      hasKeys: content.files.has(keysName),
      folders: [...content.folders].sort(),
      files: [...content.files.values()].map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

function checkDatabase({ config, withoutDatabase }: BackupOptions): void {
  if (config.databaseUrl && !withoutDatabase) {
    throw new BackupError(
      'The database of DATABASE_URL is not Parley’s to copy: back it up first, with pg_dump for example, then run this with --without-database for keys and files.',
    );
  }
  if (!config.databaseUrl && withoutDatabase) {
    throw new BackupError('--without-database goes with DATABASE_URL; the embedded database belongs to the backup.');
  }
}

async function makeFolder(folder: string, dataDir: string): Promise<void> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  const [inside, around] = [await realpath(folder), await realpath(dataDir)];
  if (`${inside}${sep}`.startsWith(`${around}${sep}`)) {
    if (isNew) await rm(folder, { recursive: true });
    throw new BackupError(`The backup cannot stand in the data folder ${around} itself; name a folder elsewhere.`);
  }
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty; name a new folder for each backup.`);
  }
}

interface Copied {
  path: string;
  bytes: number;
  sha256: string;
  mtimeMs: number;
}

/** Collects the copied files. */
function openContent(dataDir: string, target: string) {
  const files = new Map<string, Copied>();
  const folders = new Set<string>();
  return {
    files,
    folders,
    async addFolder(path: string) {
      folders.add(path);
      await mkdir(join(target, path), { recursive: true, mode: 0o700 });
    },
    /** Copies a file, unless it was copied and has not changed since. Throws ENOENT when it is gone. */
    async addFile(path: string) {
      const { size, mtimeMs } = await stat(join(dataDir, path));
      const known = files.get(path);
      if (known && known.bytes === size && known.mtimeMs === mtimeMs) return;
      files.set(path, { path, mtimeMs, ...(await copyFile(join(dataDir, path), join(target, path))) });
    },
    async addText(path: string, text: string) {
      await writeFile(join(target, path), text, { mode: 0o600, flush: true });
      const sha256 = createHash('sha256').update(text).digest('hex');
      files.set(path, { path, bytes: Buffer.byteLength(text), sha256, mtimeMs: 0 });
    },
  };
}

type Content = ReturnType<typeof openContent>;

async function copyDataFiles(options: BackupOptions, content: Content, folder = ''): Promise<void> {
  const { dataDir } = options.config;
  for (const name of await readdir(join(dataDir, folder))) {
    const path = join(folder, name);
    const isLeftOut =
      folder === '' &&
      (leftOut.test(name) || (name === keysName && options.withoutKeys) || (name === 'models' && !options.withModels));
    if (isLeftOut || unfinishedName.test(basename(name))) continue;
    // Follows links: folders of files may be on another disk.
    const found = await stat(join(dataDir, path)).catch(nullIfGone);
    if (found?.isDirectory()) {
      await content.addFolder(path);
      await copyDataFiles(options, content, path);
    } else if (found?.isFile()) {
      await content.addFile(path).catch(nullIfGone);
    }
  }
}

/** Copies the embedded database. False when there is none yet. */
async function copyDatabase({ config, log }: BackupOptions, content: Content): Promise<boolean> {
  const below = (path: string) => join('postgres', path);
  const sink: ClusterSink = {
    addFolder: (path) => content.addFolder(below(path)),
    addFile: (path) => content.addFile(below(path)),
    addText: (path, text) => content.addText(below(path), text),
  };
  const running = await findRunningDatabase(config);
  if (running) {
    await content.addFolder('postgres');
    await copyRunningCluster({ connection: running.owner, clusterDir: join(config.dataDir, 'postgres'), sink });
    return true;
  }
  const held = await lockStoppedCluster({ dataDir: config.dataDir, log });
  if (!held) return false;
  try {
    await content.addFolder('postgres');
    await copyClusterAtRest({ clusterDir: held.clusterDir, sink });
    return true;
  } finally {
    held.release();
  }
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
