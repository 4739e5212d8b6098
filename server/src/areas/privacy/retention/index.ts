import { area } from '#platform/areas/area.ts';
import { getRetentionPolicy } from './get-retention-policy.ts';
import { retentionPersonalData } from './personal-data.ts';
import { getPlatformRetention, setPlatformRetention } from './platform-retention.ts';
import { previewRetention } from './preview-retention.ts';
import { getResellerRetention, setResellerRetention } from './reseller-retention.ts';
import type { RetentionDeps } from './retention.operation.ts';
import { retentionJobs } from './retention-jobs.ts';
import { setRetentionPolicy } from './set-retention-policy.ts';

export { createRetentionMetrics } from './retention-metrics.ts';

/** Retention: how long each kind of data is kept, and its nightly deletion. */
export const retentionArea = area<RetentionDeps>({
  name: 'retention',
  operations: {
    Privacy: [getRetentionPolicy, setRetentionPolicy, previewRetention],
    'Reseller and platform admin': [
      getResellerRetention,
      setResellerRetention,
      getPlatformRetention,
      setPlatformRetention,
    ],
  },
  personalData: retentionPersonalData,
  jobs: retentionJobs,
});
