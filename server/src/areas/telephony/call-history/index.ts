import { area } from '#platform/areas/area.ts';
import type { CallHistoryDeps } from './call-history.operation.ts';
import { exportCalls } from './export-calls.ts';
import { getCallOperation } from './get-call.ts';
import { getTranscript } from './get-transcript.ts';
import { listCalls } from './list-calls.ts';
import { listCallToolExecutions } from './list-tool-executions.ts';

export { listToolExecutions } from './tool-executions.queries.ts';

/** The record of calls: list and search, details, transcripts, and tool executions. */
export const callHistoryArea = area<CallHistoryDeps>({
  name: 'call-history',
  operations: {
    Calls: [listCalls, exportCalls, getCallOperation, getTranscript, listCallToolExecutions],
  },
});
