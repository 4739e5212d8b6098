import { Workflow } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { getToEdit, writeEdit } from './edit-workflow.ts';
import { getVersion, readVersion } from './versions.queries.ts';
import { exampleWorkflow } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowVersionParams } from './workflows.operation.ts';

/** Replaces the draft by a version, to go on from there. Nothing is published. */
export const copyWorkflowVersion = operation({
  method: 'POST',
  path: '/api/workflows/{workflowId}/versions/{versionNumber}/copy-to-draft',
  id: 'copyWorkflowVersionToDraft',
  summary: 'Copy a version into the draft',
  access: apiKey('workflows:write'),
  audit: 'workflow.copy_version',
  params: workflowVersionParams,
  answer: { status: 200, schema: Workflow },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { workflowId: exampleWorkflowId, versionNumber: 2 },
    answer: { ...exampleWorkflow, revision: 8 },
  },
  async run(context) {
    const { params, tx, audit } = context;
    const before = await getToEdit(context, params.workflowId);
    const { graph } = readVersion(await getVersion(tx, before, params.versionNumber));
    audit.details({ copied_version: params.versionNumber });
    return writeEdit(context, before, { ...before, draft: graph });
  },
});
