import { type AgentId, type ChatSessionId, WorkflowId, type WorkflowRunId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { WorkflowRunSummary } from '@parley/contract/resources/workflow-run';
import { sql } from 'kysely';
import { z } from 'zod';
import { getWorkflow } from '#areas/workflows/workflows';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { operationOf } from '#platform/http/operation.ts';

const exampleWorkflowId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b90' as WorkflowId;

const exampleRun: WorkflowRunSummary = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b96' as WorkflowRunId,
  workflow_id: exampleWorkflowId,
  version: 3,
  status: 'running',
  outcome: null,
  end_reason: null,
  ended_at: null,
  due_at: null,
  node_id: 'details',
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId,
  session_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b31' as ChatSessionId,
  call_id: null,
  step: 4,
  created_at: '2026-03-02T08:00:00.000Z',
  updated_at: '2026-03-02T08:01:12.000Z',
};

const columns = [
  'id',
  'workflow_id',
  'version',
  'status',
  'outcome',
  'end_reason',
  'ended_at',
  'due_at',
  'agent_id',
  'session_id',
  'call_id',
  'step',
  'created_at',
  'updated_at',
] as const;

/** Lists the conversations that follow or followed a workflow, newest first, each with its present node. */
export const listWorkflowRuns = operationOf<object>()({
  method: 'GET',
  path: '/api/workflows/{workflowId}/runs',
  id: 'listWorkflowRuns',
  summary: 'List runs of a workflow',
  description:
    'Conversations that began with the workflow, without what was said in them: the path with its values is part of the chat and of the call.',
  access: apiKey('workflows:read'),
  showsConversations: true,
  params: z.object({ workflowId: WorkflowId }),
  query: z.strictObject({ ...pageQuery, status: WorkflowRunSummary.shape.status.optional() }),
  answer: { status: 200, schema: pageOf(WorkflowRunSummary) },
  refusals: ['not_found'],
  example: {
    params: { workflowId: exampleWorkflowId },
    query: { status: 'running' },
    answer: { data: [exampleRun], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query: filter }) {
    const workflow = await getWorkflow(tx, params.workflowId);
    let query = tx.selectFrom('workflow_runs').where('workflow_id', '=', workflow.id);
    if (filter.status !== undefined) query = query.where('status', '=', filter.status);
    // The node of this workflow, also while a sub-flow of it runs.
    const node = sql<string>`coalesce(state #>> '{frames,0,nodeId}', node_id)`.as('node_id');
    return newestPage(filter, {
      read: (isOlder, limit) =>
        query
          .select([...columns, node])
          .where(isOlder)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: (row) => ({
        ...(row as unknown as WorkflowRunSummary),
        ended_at: row.ended_at?.toISOString() ?? null,
        due_at: row.due_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }),
    });
  },
});
