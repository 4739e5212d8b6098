import { Workflow } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { getToEdit, writeEdit } from './edit-workflow.ts';
import { getVersion, readVersion } from './versions.queries.ts';
import { neverPublished } from './workflows.errors.ts';
import { exampleWorkflow } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';

/** Replaces the draft by the published version. */
export const discardWorkflowDraft = operation({
  method: 'DELETE',
  path: '/api/workflows/{workflowId}/draft',
  id: 'discardWorkflowDraft',
  summary: 'Discard the draft',
  description: 'The draft becomes the published version again. 409 where nothing was published yet.',
  access: apiKey('workflows:write'),
  audit: 'workflow.discard_draft',
  params: workflowParams,
  answer: { status: 200, schema: Workflow },
  refusals: ['not_found', 'conflict', 'version_mismatch'],
  example: {
    params: { workflowId: exampleWorkflowId },
    answer: { ...exampleWorkflow, draft_changed: false, revision: 8 },
  },
  async run(context) {
    const before = await getToEdit(context, context.params.workflowId);
    if (before.publishedVersion === null) throw neverPublished();
    const { graph } = readVersion(await getVersion(context.tx, before, before.publishedVersion));
    return writeEdit(context, before, { ...before, draft: graph });
  },
});
