import { Workflow, WorkflowUpdate } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { getToEdit, writeEdit } from './edit-workflow.ts';
import { exampleDraft, exampleGraph, exampleWorkflow } from './workflows.examples.ts';
import { exampleWorkflowId, graphBody, operation, workflowParams } from './workflows.operation.ts';

/** Changes name, description or the draft. Versions, and what runs on them, stay as they are. */
export const updateWorkflow = operation({
  method: 'PATCH',
  path: '/api/workflows/{workflowId}',
  id: 'updateWorkflow',
  summary: 'Update a workflow',
  description:
    'Changes the draft only; `draft` is replaced whole. `If-Match: "<revision>"` refuses with 412, saying who changed it since and when.',
  access: apiKey('workflows:write'),
  audit: 'workflow.update',
  params: workflowParams,
  ...graphBody,
  body: WorkflowUpdate,
  answer: { status: 200, schema: Workflow },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { workflowId: exampleWorkflowId },
    body: { draft: exampleDraft },
    answer: { ...exampleWorkflow, draft: exampleGraph, revision: 8 },
  },
  async run(context) {
    const before = await getToEdit(context, context.params.workflowId);
    const { name = before.name, description = before.description, draft = before.draft } = context.body;
    return writeEdit(context, before, { name, description, draft });
  },
});
