import { pageOf, pageQuery } from '@parley/contract/page';
import { WorkflowVersionSummary } from '@parley/contract/resources/workflow';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { listVersions, presentSummary } from './versions.queries.ts';
import { exampleVersionSummary } from './workflows.examples.ts';
import { exampleWorkflowId, operation, workflowParams } from './workflows.operation.ts';
import { getWorkflow } from './workflows.queries.ts';

const Position = z.object({ cursor: z.tuple([z.int32().min(1)]) });

/** Number of the previous page's last version. */
function readPosition(cursor: string): number {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['number']) }, 'query').cursor[0];
}

/** Lists the versions of a workflow, newest first, with what runs on each. */
export const listWorkflowVersions = operation({
  method: 'GET',
  path: '/api/workflows/{workflowId}/versions',
  id: 'listWorkflowVersions',
  summary: 'List workflow versions',
  access: apiKey('workflows:read'),
  params: workflowParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(WorkflowVersionSummary) },
  refusals: ['not_found'],
  example: {
    params: { workflowId: exampleWorkflowId },
    answer: { data: [exampleVersionSummary], has_more: true, next_cursor: 'WzNd' },
  },
  async run({ tx, params, query, deps }) {
    const workflow = await getWorkflow(tx, params.workflowId);
    const before = query.cursor ? readPosition(query.cursor) : null;
    const agents = await listAssignedAgents(tx, workflow.id);
    const uses = await versionsInUse(tx, workflow, { runs: deps.runs, agents });
    const rows = await listVersions(tx, workflow.id, { before, limit: query.limit + 1 });
    const page = pageFrom(rows, {
      limit: query.limit,
      item: (row) => presentSummary(row, uses),
      cursor: (row) => [row.number],
    });
    // Version numbers have no gaps and none is removed, so the newest equals the count.
    return query.include_total ? { ...page, total: workflow.publishedVersion ?? 0 } : page;
  },
});
