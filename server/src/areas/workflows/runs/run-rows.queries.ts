import type { AgentId, CallId, ChatSessionId, TenantId, WorkflowId, WorkflowRunId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { RunState, RunStep } from '#brain/turn.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';

/** Job that goes on with a chat whose run is due. */
export const continueChatJob = 'chats.continue_workflow';

export type RunConversation = { sessionId: ChatSessionId } | { callId: CallId };

/** A run as stored. */
export interface StoredRun {
  id: WorkflowRunId;
  workflowId: WorkflowId;
  version: number;
  state: RunState;
  dueAt: Date | null;
}

/** The run of a chat; null: it follows no workflow, or its run has not begun. */
export async function findRunOfChat(tx: Tx, sessionId: ChatSessionId): Promise<StoredRun | null> {
  const row = await tx
    .selectFrom('workflow_runs')
    .select(['id', 'workflow_id', 'version', 'state', 'due_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row
    ? {
        id: row.id as WorkflowRunId,
        workflowId: row.workflow_id as WorkflowId,
        version: row.version,
        state: row.state as unknown as RunState,
        dueAt: row.due_at,
      }
    : null;
}

export interface SavedRun {
  tenantId: TenantId;
  run: Pick<StoredRun, 'id' | 'workflowId' | 'version'>;
  agentId: AgentId | null;
  conversation: RunConversation;
  state: RunState;
  /** Steps since the last commit; those stored before are completed, not repeated. */
  steps: readonly RunStep[];
  now: Date;
}

/** Stores a run and appends its steps in the caller's transaction. A chat's job is queued for when the run is due. */
export async function saveRun(tx: Tx, saved: SavedRun): Promise<void> {
  const { tenantId, run, conversation, state, now } = saved;
  const dueAt = state.dueAt === null ? null : new Date(state.dueAt);
  const changed = {
    status: state.status,
    outcome: state.outcome,
    node_id: state.frames.at(-1)?.nodeId ?? '',
    step: state.step,
    state: JSON.stringify(state),
    due_at: dueAt,
    updated_at: now,
  };
  const of = { session_id: sessionOf(conversation), call_id: callOf(conversation) };
  // One round trip: the steps refer to the run, so that they are sent after it.
  await Promise.all([
    tx
      .insertInto('workflow_runs')
      .values({
        tenant_id: tenantId,
        id: run.id,
        workflow_id: run.workflowId,
        version: run.version,
        agent_id: saved.agentId,
        ...of,
        ...changed,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(changed))
      .execute(),
    insertSteps(tx, saved, of),
    dueAt !== null && 'sessionId' in conversation
      ? enqueue(tx, {
          name: continueChatJob,
          payload: { tenantId, sessionId: conversation.sessionId },
          key: `workflow-run ${run.id}`,
          runAt: dueAt,
        })
      : undefined,
  ]);
}

async function insertSteps(
  tx: Tx,
  { tenantId, run, steps }: SavedRun,
  of: { session_id: string | null; call_id: string | null },
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('workflow_steps')
    .values(
      steps.map((step) => ({
        tenant_id: tenantId,
        run_id: run.id,
        ...of,
        step: step.step,
        workflow_id: step.workflowId,
        version: step.version,
        node_id: step.nodeId,
        kind: step.kind,
        event: step.event,
        edge_id: step.edgeId,
        reason: step.reason,
        outcome: step.outcome,
        problem: step.problem,
        text: step.text,
        duration_ms: step.durationMs,
        variables: JSON.stringify(step.variables),
        created_at: new Date(step.at),
      })),
    )
    // A step committed before a side effect is the same but for what was heard of it.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'run_id', 'step']).doUpdateSet({ text: sql<string>`excluded.text` }),
    )
    .execute();
}

const sessionOf = (conversation: RunConversation) => ('sessionId' in conversation ? conversation.sessionId : null);
const callOf = (conversation: RunConversation) => ('callId' in conversation ? conversation.callId : null);

/** Counts the conversations in progress per version of a workflow. */
export async function countRunning(
  tx: Tx,
  workflowId: WorkflowId,
): Promise<readonly { version: number; running: number }[]> {
  return tx
    .selectFrom('workflow_runs')
    .select(['version', sql<number>`count(*)::int`.as('running')])
    .where('workflow_id', '=', workflowId)
    .where('status', '=', 'running')
    .groupBy('version')
    .execute();
}

/** Counts the conversations in progress of each workflow that has any. */
export async function countRunningOf(tx: Tx, workflowIds: readonly WorkflowId[]): Promise<ReadonlyMap<string, number>> {
  if (workflowIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('workflow_runs')
    .select(['workflow_id', sql<number>`count(*)::int`.as('running')])
    .where('workflow_id', 'in', workflowIds)
    .where('status', '=', 'running')
    .groupBy('workflow_id')
    .execute();
  return new Map(rows.map((row) => [row.workflow_id, row.running]));
}
