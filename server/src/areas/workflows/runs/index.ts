import { area } from '#platform/areas/area.ts';
import { listWorkflowRuns } from './list-workflow-runs.ts';
import { workflowRunsPersonalData } from './personal-data.ts';

export { findWorkflowRun } from './present-run.ts';
export { redactRun, withoutWords } from './redact-run.rules.ts';
export { createRunGraphs, type RunGraphs } from './run-graphs.ts';
export {
  continueChatJob,
  countRunning,
  countRunningOf,
  findRunOfChat,
  type StoredRun,
  saveRun,
} from './run-rows.queries.ts';

/** Runs of workflows: progress and path of the conversations that follow one. */
export const workflowRunsArea = area<object>({
  name: 'workflowRuns',
  module: 'workflows',
  personalData: workflowRunsPersonalData,
  operations: { Workflows: [listWorkflowRuns] },
});
