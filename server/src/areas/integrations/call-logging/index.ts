import { area } from '#platform/areas/area.ts';
import type { CallLoggingDeps } from './call-logging.operation.ts';
import { dispatchEndOfCall } from './dispatch-end-of-call.ts';
import { listCallLogs } from './list-call-logs.ts';
import { listLoggingPresets } from './list-logging-presets.ts';
import { loggingConsumers } from './logging-consumer.ts';
import { loggingJobs } from './logging-jobs.ts';
import { callLoggingPersonalData } from './personal-data.ts';
import { setLoggingPreset } from './set-logging-preset.ts';

export { findLoggedConnections } from './call-logs.queries.ts';

/** Records of ended calls in CRMs. */
export const callLoggingArea = area<CallLoggingDeps>({
  name: 'call-logging',
  module: 'integrations',
  personalData: callLoggingPersonalData,
  operations: {
    Integrations: [listLoggingPresets, setLoggingPreset, dispatchEndOfCall, listCallLogs],
  },
  jobs: (deps) => loggingJobs(deps),
  consumers: (deps) => loggingConsumers(deps),
});
