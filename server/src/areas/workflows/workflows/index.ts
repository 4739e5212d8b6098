import { area } from '#platform/areas/area.ts';
import { assignWorkflow } from './assign-workflow.ts';
import { copyWorkflowVersion } from './copy-version-to-draft.ts';
import { createWorkflow } from './create-workflow.ts';
import { deleteWorkflow } from './delete-workflow.ts';
import { discardWorkflowDraft } from './discard-draft.ts';
import { exportWorkflow } from './export-workflow.ts';
import { getWorkflowOperation } from './get-workflow.ts';
import { getWorkflowVersion } from './get-workflow-version.ts';
import { listWorkflowVersions } from './list-workflow-versions.ts';
import { listWorkflows } from './list-workflows.ts';
import { workflowsPersonalData } from './personal-data.ts';
import { previewWorkflowPublish } from './preview-publish.ts';
import { publishWorkflow } from './publish-workflow.ts';
import { rollBackWorkflow } from './roll-back-workflow.ts';
import { unassignWorkflow } from './unassign-workflow.ts';
import { updateWorkflow } from './update-workflow.ts';
import { validateWorkflow } from './validate-workflow.ts';
import type { WorkflowsDeps } from './workflows.operation.ts';

export { agentWorkflows, loadWorkflowVersion } from './agent-workflows.ts';
export { workflowVersionNotFound } from './workflows.errors.ts';
export type { WorkflowsDeps } from './workflows.operation.ts';
export { getWorkflow, insertWorkflow } from './workflows.queries.ts';

/** Workflows: drafts, validation, versions, and their assignment to agents. */
export const workflowsArea = area<WorkflowsDeps>({
  name: 'workflows',
  module: 'workflows',
  personalData: workflowsPersonalData,
  operations: {
    Workflows: [
      listWorkflows,
      createWorkflow,
      validateWorkflow,
      getWorkflowOperation,
      updateWorkflow,
      deleteWorkflow,
      discardWorkflowDraft,
      previewWorkflowPublish,
      publishWorkflow,
      exportWorkflow,
      listWorkflowVersions,
      getWorkflowVersion,
      copyWorkflowVersion,
      rollBackWorkflow,
      assignWorkflow,
      unassignWorkflow,
    ],
  },
});
