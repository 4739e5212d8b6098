import type { TenantId } from '@parley/contract/ids';
import type { RecordingFinding } from '@parley/contract/resources/recording';
import type { Engines } from '#platform/areas/area.ts';

/** Engines of jobs over recordings. */
export type RecordingJobDeps = Pick<Engines, 'bus' | 'clock' | 'db' | 'files' | 'log'>;

/** Outcome of a run so far. */
export interface Progress {
  checked: number;
  changed: number;
  problems: number;
  findings: RecordingFinding[];
}

/** An ordered job, as its run needs it. */
export interface OrderedJob {
  tenantId: TenantId;
  dryRun: boolean;
  callIds: readonly string[] | null;
  /** Stores how far it is. */
  report(progress: Progress): Promise<void>;
}
