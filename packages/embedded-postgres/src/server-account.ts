import { chmodSync, closeSync, lchownSync, openSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** A system account that PostgreSQL runs as. */
export interface ServerAccount {
  name: string;
  uid: number;
  gid: number;
}

/** A directory path as the server sees it, with the open descriptors its process has to inherit from index 3 on. */
export interface InheritedDirectory {
  path: string;
  descriptors: number[];
  close(): void;
}

/**
 * Chooses the account to drop to; undefined when the server runs under the current one. PostgreSQL refuses to run as
 * root. An existing cluster keeps its owner, so that a system PostgreSQL installed later (which adds the account
 * `postgres`) does not lock out the data; otherwise `postgres`, else the unprivileged default account.
 */
export function chooseServerAccount(options: { clusterDir: string }): ServerAccount | undefined {
  const cluster = statSync(options.clusterDir, { throwIfNoEntry: false });
  const own = process.getuid?.() ?? 0;
  if (own !== 0) {
    if (!cluster || cluster.uid === own) return undefined;
    throw new EmbeddedDatabaseError(
      (names) =>
        `The database in ${options.clusterDir} belongs to the account ${nameOf(cluster.uid)}, and ${names.program} runs as ${nameOf(own)}; ` +
        `start ${names.program} as that account (or as root), or change the owner of the folder.`,
    );
  }
  const accounts = readAccounts();
  if (cluster && cluster.uid !== 0) {
    return (
      accounts.find(({ uid }) => uid === cluster.uid) ?? {
        name: String(cluster.uid),
        uid: cluster.uid,
        gid: cluster.gid,
      }
    );
  }
  const found = accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody');
  if (found) return found;
  throw new EmbeddedDatabaseError(
    (names) =>
      'PostgreSQL refuses to run as root, and this system has neither an account "postgres" nor "nobody" to drop to; ' +
      `start ${names.program} as an ordinary user, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
  );
}

/** Transfers a cluster to the account when a copy or a restored backup made it root's, and closes it to others. */
export function claimCluster(options: { clusterDir: string; account: ServerAccount | undefined }): void {
  const { clusterDir, account } = options;
  const cluster = statSync(clusterDir);
  if (account && cluster.uid !== account.uid) {
    for (const name of readdirSync(clusterDir, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(clusterDir, name), account.uid, account.gid);
    }
    lchownSync(clusterDir, account.uid, account.gid);
  }
  if ((cluster.mode & 0o027) !== 0) chmodSync(clusterDir, 0o700);
}

/** Returns true when the account may traverse `path`. Reads mode bits only. */
export function canReach(account: ServerAccount | undefined, path: string): boolean {
  if (!account) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    if (!allows(account, statSync(folder), 0o1)) return false;
    if (dirname(folder) === folder) return true;
  }
}

/**
 * Returns true when the mode bits (4 read, 2 write, 1 execute or traverse) of a file or directory are granted to the
 * account.
 */
export function allows(account: ServerAccount, stats: Stats, bits: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}

/**
 * Makes a directory reachable for the account. Below a parent closed to it (a checkout in root's home, mode 0700) no
 * path leads there. The server then inherits the open directory and names it through /proc/self/fd, which needs no
 * permission on the parents: the data stays in place, and no permission is widened. Linux only.
 */
export function inheritDirectory(account: ServerAccount | undefined, folder: string): InheritedDirectory {
  if (canReach(account, dirname(folder))) return { path: folder, descriptors: [], close() {} };
  if (process.platform !== 'linux') {
    throw new EmbeddedDatabaseError(
      (names) =>
        `PostgreSQL has to run as the account ${account?.name}, which cannot reach ${folder}; ` +
        `set ${names.dataDirSetting} to a folder it can reach, start ${names.program} as an ordinary user, or use a PostgreSQL of your own through ${names.databaseUrlSetting}.`,
    );
  }
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', descriptors: [descriptor], close: () => closeSync(descriptor) };
}

function nameOf(uid: number): string {
  return readAccounts().find((account) => account.uid === uid)?.name ?? String(uid);
}

function readAccounts(): ServerAccount[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    // macOS writes the ids of its unprivileged account as -2.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}
