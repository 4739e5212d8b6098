import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeSystemError, EmbeddedDatabaseError, unwritableDirectoryError } from './errors.ts';
import { inheritDirectory, type ServerAccount } from './server-account.ts';

const DRAFT_MARK = '.new-';
const INITDB_TIMEOUT_MS = 120_000;

/**
 * Ensures `clusterDir` holds a complete cluster of this major version, creating one where there is none. initdb works
 * under a temporary name and the result is renamed: killed at any moment, it leaves no partial cluster.
 */
export async function ensureCluster(options: {
  binaries: string;
  major: number;
  clusterDir: string;
  account: ServerAccount | undefined;
  isDurable: boolean;
  log: (line: string) => void;
}): Promise<void> {
  const { clusterDir, major } = options;
  removeDrafts(clusterDir);
  if (isAbsentOrEmpty(clusterDir)) {
    options.log(`creating a new database cluster in ${clusterDir}`);
    await createCluster(options);
    return;
  }
  const found = readVersion(clusterDir);
  if (found === undefined) {
    throw new EmbeddedDatabaseError(
      `${clusterDir} is not a complete PostgreSQL cluster (PG_VERSION or global/pg_control is missing); ` +
        'restore it from a backup, or move it away to begin with an empty database.',
    );
  }
  if (found !== String(major)) {
    throw new EmbeddedDatabaseError(
      (names) =>
        `The database in ${clusterDir} was made by PostgreSQL ${found}, and ${names.program} brings PostgreSQL ${major}; ` +
        `start the version of ${names.program} that made it, or move the data to a PostgreSQL of your own and set ${names.databaseUrlSetting}.`,
    );
  }
}

async function createCluster(options: Parameters<typeof ensureCluster>[0]): Promise<void> {
  const { clusterDir, account } = options;
  const draft = `${clusterDir}${DRAFT_MARK}${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    if (account) chownSync(draft, account.uid, account.gid);
    await runInitdb(options, draft);
    renameSync(draft, clusterDir);
    syncFolder(dirname(clusterDir));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    throw error instanceof EmbeddedDatabaseError ? error : unwritableDirectoryError(clusterDir, error);
  }
}

async function runInitdb(options: Parameters<typeof ensureCluster>[0], draft: string): Promise<void> {
  const { account } = options;
  const seen = inheritDirectory(account, draft);
  try {
    const args = [
      '-D',
      seen.path,
      '--username=postgres',
      '--encoding=UTF8',
      '--auth-local=trust',
      '--auth-host=reject',
    ];
    // The builtin locale depends on no library of the host, so a system upgrade cannot corrupt text indexes.
    args.push('--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions');
    if (!options.isDurable) args.push('--no-sync');
    const child = spawn(join(options.binaries, 'bin/initdb'), args, {
      cwd: '/',
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...seen.descriptors],
      timeout: INITDB_TIMEOUT_MS,
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    const output: string[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const end = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(describeSpawnError(error)));
      child.once('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)));
    });
    if (end) throw initdbFailed(options.clusterDir, end, output.join(''));
  } finally {
    seen.close();
  }
}

/** Explains why a program could not be spawned, with the common cases in words. */
export function describeSpawnError(error: Error): string {
  const reason = describeSystemError(error);
  if (reason.startsWith('ENOENT')) return 'the binaries do not run here, they need glibc (Alpine Linux has musl)';
  if (reason.startsWith('EPERM')) return 'this container may not change accounts, start as an ordinary user';
  return reason;
}

function initdbFailed(clusterDir: string, end: string, output: string): EmbeddedDatabaseError {
  const complaint = output.split('\n').find((line) => /error|fatal|cannot|could not/i.test(line));
  return new EmbeddedDatabaseError(
    (names) =>
      `PostgreSQL could not create its database in ${clusterDir} (${[complaint?.trim(), end].filter(Boolean).join('; ')}); ` +
      `check free space and permissions there, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
  );
}

function readVersion(clusterDir: string): string | undefined {
  try {
    statSync(join(clusterDir, 'global/pg_control'));
    return readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function isAbsentOrEmpty(folder: string): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })) return true;
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    throw unwritableDirectoryError(folder, error);
  }
}

/** Removes the partial clusters of killed initdbs; one that cannot be removed yet is removed at the next start. */
function removeDrafts(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}${DRAFT_MARK}`;
  for (const name of readdirSync(dirname(clusterDir)).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(dirname(clusterDir), name), { recursive: true, force: true });
    } catch {
      // An initdb whose parent was killed may still be writing here; it owns no data.
    }
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
