import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedDatabaseError, errorCode } from './errors.ts';
import { forEachLimited } from './for-each-limited.ts';

/** Destination of a cluster copy. Paths are relative to the cluster's directory. */
export interface ClusterSink {
  addFolder(path: string): Promise<void>;
  /** Copies a file of the cluster; a vanished one throws ENOENT. Called for several at once. */
  addFile(path: string): Promise<void>;
  /** Adds a file that is not part of the cluster. */
  addText(path: string, text: string): Promise<void>;
}

/** Files each start recreates, or that belong to the running server: excluded from PostgreSQL's base backup too. */
const ownFiles = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label', 'tablespace_map']);
const emptiedFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Copied last: it says where recovery begins. */
const controlFile = 'global/pg_control';
/** Thousands of small files, each synced to disk: together they take a fraction of the time. */
const filesAtOnce = 8;
const walName = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster of a running server: all its files between `pg_backup_start` and `pg_backup_stop`, and the WAL
 * written meanwhile, from which the next start makes them consistent. That is what pg_basebackup does; the npm
 * package does not include that program. `connection` is the superuser's.
 */
export async function copyRunningCluster(options: {
  connection: pg.ClientConfig;
  clusterDir: string;
  sink: ClusterSink;
}): Promise<void> {
  const { clusterDir, sink } = options;
  const client = new pg.Client({ ...options.connection, application_name: 'parley-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireWal(client);
    // Temporary slot, dropped with this connection. Until then the server retains the WAL from here on.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`parley_backup_${process.pid}`]);
    const begin = await client.query<{ wal: string }>(
      `select pg_walfile_name(pg_backup_start('parley', fast => true)) as wal`,
    );
    await copyFiles({ clusterDir, sink, folder: '', leavesOut: emptiedFolders });
    await sink.addFile(controlFile);
    const end = await client.query<{ wal: string; label: string; spaces: string }>(
      `select pg_walfile_name(lsn) as wal, labelfile as label, spcmapfile as spaces
       from pg_backup_stop(wait_for_archive => false)`,
    );
    const { wal: last = '', label = '', spaces = '' } = end.rows[0] ?? {};
    await sink.addText('backup_label', label);
    if (spaces.trim() !== '') await sink.addText('tablespace_map', spaces);
    const first = begin.rows[0]?.wal ?? '';
    await copyLog({ clusterDir, sink, wanted: (name) => name >= first && name <= last });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Copies the cluster of a stopped server, WAL included. */
export async function copyClusterAtRest(options: { clusterDir: string; sink: ClusterSink }): Promise<void> {
  await copyFiles({ ...options, folder: '', leavesOut: new Set() });
  await options.sink.addFile(controlFile);
}

async function requireWal(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ level: string }>(`select current_setting('wal_level') as level`);
  if (rows[0]?.level !== 'minimal') return;
  throw new EmbeddedDatabaseError(
    (names) =>
      `The running database was started by an older version of ${names.program} and cannot be copied while it runs; restart ${names.program}, or stop it for the backup.`,
  );
}

async function copyFiles(options: {
  clusterDir: string;
  sink: ClusterSink;
  folder: string;
  leavesOut: ReadonlySet<string>;
}): Promise<void> {
  const { clusterDir, sink, folder, leavesOut } = options;
  const files: string[] = [];
  for (const entry of await readdir(join(clusterDir, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (ownFiles.has(entry.name) || entry.name.startsWith('pgsql_tmp') || path === controlFile) continue;
    if (entry.isDirectory()) {
      await sink.addFolder(path);
      if (!leavesOut.has(path)) await copyFiles({ ...options, folder: path });
      else await addSubfolders(clusterDir, sink, path);
    } else if (entry.isFile()) {
      files.push(path);
    }
  }
  await forEachLimited(files, filesAtOnce, async (path) => {
    await sink.addFile(path).catch((error: unknown) => {
      // A table dropped during the copy.
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  });
}

/** Adds the empty subdirectories of a directory whose content is excluded; PostgreSQL recreates only some of them. */
async function addSubfolders(clusterDir: string, sink: ClusterSink, folder: string): Promise<void> {
  if (folder !== 'pg_wal') return;
  for (const entry of await readdir(join(clusterDir, folder), { withFileTypes: true })) {
    if (entry.isDirectory()) await sink.addFolder(join(folder, entry.name));
  }
}

async function copyLog(options: {
  clusterDir: string;
  sink: ClusterSink;
  wanted: (name: string) => boolean;
}): Promise<void> {
  const names = await readdir(join(options.clusterDir, 'pg_wal'));
  const needed = names.filter((name) => (walName.test(name) && options.wanted(name)) || name.endsWith('.history'));
  if (!needed.some((name) => walName.test(name))) throw new EmbeddedDatabaseError('The WAL of the backup is missing.');
  for (const name of needed.sort()) await options.sink.addFile(join('pg_wal', name));
}
