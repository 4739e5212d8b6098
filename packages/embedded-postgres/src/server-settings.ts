import { statSync } from 'node:fs';
import { SOCKET_PORT } from './socket-folder.ts';

/**
 * What a small server needs, given on the command line so that a new Parley version brings its own values.
 * Whoever embeds it may override each, for instance with TEST_SETTINGS.
 */
const DEFAULTS: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '200',
  // Nothing replicates from here, but a backup of the running server needs what replication needs in the log.
  wal_level: 'replica',
  max_wal_senders: '0',
  // The disk is a solid-state one far more often than the default of 4 assumes.
  random_page_cost: '1.1',
  // Compiling takes longer than the short queries of this product run.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Start, stop and crash only: a failed statement reaches its caller anyway, and its text holds callers' data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

/**
 * Speed for throw-away clusters: a power cut (not a crash of the process) loses the data.
 * Never for a cluster anyone wants to keep.
 */
export const TEST_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
};

/** The name all processes of a cluster carry: it follows the folder itself, also when that is renamed or mounted elsewhere. */
export function clusterNameOf(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir);
  return `parley_${dev}_${ino}`;
}

/** Command line arguments of the server. What keeps it private to this machine and account cannot be overridden. */
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
