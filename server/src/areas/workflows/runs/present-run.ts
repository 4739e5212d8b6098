import type { WorkflowId, WorkflowRunId } from '@parley/contract/ids';
import type { WorkflowRun, WorkflowStep } from '@parley/contract/resources/workflow-run';
import type { RunState } from '#brain/turn.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { RunConversation } from './run-rows.queries.ts';

/** Steps shown of a run. */
const stepsShown = 500;

/** The run of a conversation with its path; null where it followed no workflow. */
export async function findWorkflowRun(tx: Tx, conversation: RunConversation): Promise<WorkflowRun | null> {
  const row = await tx
    .selectFrom('workflow_runs')
    .select([
      'id',
      'workflow_id',
      'version',
      'status',
      'outcome',
      'node_id',
      'due_at',
      'ended_at',
      'end_reason',
      'state',
    ])
    .$call((query) =>
      'sessionId' in conversation
        ? query.where('session_id', '=', conversation.sessionId)
        : query.where('call_id', '=', conversation.callId),
    )
    .executeTakeFirst();
  if (!row) return null;
  const steps = await tx
    .selectFrom('workflow_steps')
    .select([
      'step',
      'workflow_id',
      'version',
      'node_id',
      'kind',
      'event',
      'edge_id',
      'reason',
      'outcome',
      'problem',
      'text',
      'variables',
      'duration_ms',
      'created_at',
    ])
    .where('run_id', '=', row.id)
    .orderBy('step', 'desc')
    .limit(stepsShown)
    .execute();
  return {
    id: row.id as WorkflowRunId,
    workflow_id: row.workflow_id as WorkflowId,
    version: row.version,
    status: row.status as WorkflowRun['status'],
    outcome: row.outcome as WorkflowRun['outcome'],
    node_id: row.node_id,
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason as WorkflowRun['end_reason'],
    due_at: row.due_at?.toISOString() ?? null,
    variables: (row.state as unknown as RunState).frames[0]?.variables ?? {},
    steps: steps
      .toReversed()
      .map(({ created_at, ...step }) => ({ ...step, at: created_at.toISOString() })) as unknown as WorkflowStep[],
  };
}
