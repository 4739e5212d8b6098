import { Workflow } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { answerWorkflow } from './present-workflow.ts';
import { exampleWorkflow } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';

/** Gets a workflow with its draft, its agents and the versions conversations run on. */
export const getWorkflowOperation = operation({
  method: 'GET',
  path: '/api/workflows/{workflowId}',
  id: 'getWorkflow',
  summary: 'Get a workflow',
  access: apiKey('workflows:read'),
  params: workflowParams,
  answer: { status: 200, schema: Workflow },
  refusals: ['not_found'],
  example: { params: { workflowId: exampleWorkflowId }, answer: exampleWorkflow },
  run: (context) => answerWorkflow(context, context.params.workflowId),
});
