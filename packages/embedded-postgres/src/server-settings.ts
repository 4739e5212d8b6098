import { statSync } from 'node:fs';
import { SOCKET_PORT } from './socket-directory.ts';

/**
 * Defaults for a small server, given on the command line so that an upgrade brings new values. The embedding program
 * may override each, for instance with TEST_SETTINGS.
 */
const DEFAULTS: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '200',
  // There is no replica, but a backup of the running server needs the replication level in the WAL.
  wal_level: 'replica',
  max_wal_senders: '0',
  // Solid-state disks are far more common than the default of 4 assumes.
  random_page_cost: '1.1',
  // Compilation costs more than the product's short queries run.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Start, stop and crash only: a failed statement reaches its caller anyway, and its text holds customer data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

/**
 * Fast settings for throw-away clusters: a power cut (not a crash of the process) loses the data. Never for data to
 * keep.
 */
export const TEST_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
};

/**
 * The `cluster_name` of all processes of a cluster, derived from the directory's inode: it survives a rename or
 * another mount point.
 */
export function clusterNameOf(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir);
  return `parley_${dev}_${ino}`;
}

/**
 * Command line arguments of the server. The settings that restrict it to this machine and account cannot be
 * overridden.
 */
export function serverArguments(options: {
  dataPath: string;
  socketDir: string;
  clusterName: string;
  settings: Record<string, string>;
}): string[] {
  const all: Record<string, string> = {
    ...DEFAULTS,
    ...options.settings,
    cluster_name: options.clusterName,
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${options.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return ['-D', options.dataPath, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
