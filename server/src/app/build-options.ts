import type { SummarisingBrain } from '#brain/create-brain.ts';
import type { DatabaseConnections } from '#db/connections.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { DiskProbe } from '#platform/files/disk-space.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Config } from './config.ts';

export interface BuildOptions {
  config: Config;
  connections: DatabaseConnections;
  clock: Clock;
  log: Logger;
  /** A test's brain instead of the configured models. */
  brain?: Omit<SummarisingBrain, 'analyse' | 'writeQuestions'>;
  /** A test's disk. */
  diskProbe?: DiskProbe;
  /** Ports of a test's model servers. */
  modelServerPorts?: readonly number[];
  /** Addresses of a test's vendors. */
  vendorAddresses?: Partial<Record<string, string>>;
}
