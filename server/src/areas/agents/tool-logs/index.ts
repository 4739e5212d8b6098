import { area } from '#platform/areas/area.ts';
import type { Operation } from '#platform/http/operation.ts';
import { createToolLog } from './create-tool-log.ts';
import { getToolLogOperation } from './get-tool-log.ts';
import { getToolLogStatistics } from './get-tool-log-statistics.ts';
import { listToolLogs } from './list-tool-logs.ts';
import { toolLogsPersonalData } from './personal-data.ts';
import type { ToolLogsDeps } from './tool-logs.operation.ts';
import { deleteOldToolLogs } from './tool-logs.queries.ts';

export { redactForLog } from './redact.rules.ts';
export { deleteOldToolLogs, type ToolLogEntry, writeToolLog } from './tool-logs.queries.ts';

export const toolLogOperations: readonly Operation<ToolLogsDeps>[] = [
  listToolLogs,
  createToolLog,
  getToolLogStatistics,
  getToolLogOperation,
];

/** Tool log: every tool run with its request and response, secrets redacted. */
export const toolLogsArea = area<ToolLogsDeps>({
  name: 'tool-logs',
  module: 'tools',
  personalData: toolLogsPersonalData,
  operations: {
    'Tool logs': toolLogOperations,
  },
  jobs: ({ db, clock }) => [
    { name: 'tool_logs.forget_old', everyMinutes: 60, run: () => deleteOldToolLogs(db.platform, clock.now()) },
  ],
});
