import { WorkflowExport } from '@parley/contract/resources/workflow';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { getVersion, readVersion } from './versions.queries.ts';
import { exampleGraph, exampleWorkflow } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';
import { getWorkflow } from './workflows.queries.ts';

/** Gives the draft, or a version, as a file that `createWorkflow` accepts. */
export const exportWorkflow = operation({
  method: 'GET',
  path: '/api/workflows/{workflowId}/export',
  id: 'exportWorkflow',
  summary: 'Export a workflow as JSON',
  access: apiKey('workflows:read'),
  params: workflowParams,
  query: z.strictObject({
    version: z.coerce.number().int().min(1).max(999_999_999).optional().meta({
      description: 'A version instead of the draft',
    }),
  }),
  answer: { status: 200, schema: WorkflowExport },
  refusals: ['not_found'],
  example: {
    params: { workflowId: exampleWorkflowId },
    answer: { name: exampleWorkflow.name, description: exampleWorkflow.description, draft: exampleGraph },
  },
  async run({ tx, params, query, headers }) {
    const workflow = await getWorkflow(tx, params.workflowId);
    const draft =
      query.version === undefined ? workflow.draft : readVersion(await getVersion(tx, workflow, query.version)).graph;
    headers.set('content-disposition', `attachment; filename="workflow-${workflow.id}.json"`);
    return { name: workflow.name, description: workflow.description, draft };
  },
});
