import type { WorkflowId } from '@parley/contract/ids';
import { Workflow, WorkflowCreate } from '@parley/contract/resources/workflow';
import { apiKey } from '#platform/http/access/access.ts';
import { answerWorkflow } from './present-workflow.ts';
import { exampleDraft, exampleWorkflow } from './workflows.examples.ts';
import { graphBody, operation } from './workflows.operation.ts';
import { insertWorkflow } from './workflows.queries.ts';

/** Creates a workflow with a draft, which may be empty or a file of `exportWorkflow`. */
export const createWorkflow = operation({
  method: 'POST',
  path: '/api/workflows',
  id: 'createWorkflow',
  summary: 'Create a workflow',
  description:
    'Takes the file of an export, too. The draft may be unfinished: `POST /api/workflows/validate` lists what a publish would refuse.',
  access: apiKey('workflows:write'),
  audit: 'workflow.create',
  ...graphBody,
  body: WorkflowCreate,
  answer: { status: 201, schema: Workflow },
  example: {
    body: { name: exampleWorkflow.name, description: exampleWorkflow.description, draft: exampleDraft },
    answer: {
      ...exampleWorkflow,
      revision: 1,
      published_version: null,
      published_at: null,
      agent_count: 0,
      agents: [],
      versions_in_use: [],
    },
  },
  async run(context) {
    const { body, newId, audit, headers } = context;
    const id = newId() as WorkflowId;
    await insertWorkflow(context, { id, ...body });
    audit.resource(id);
    audit.details({ nodes: body.draft.nodes.length, edges: body.draft.edges.length });
    headers.set('location', `/api/workflows/${id}`);
    return answerWorkflow(context, id);
  },
});
