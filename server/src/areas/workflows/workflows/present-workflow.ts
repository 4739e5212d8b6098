import type { Workflow, WorkflowSummary } from '@parley/contract/resources/workflow';
import type { Tx } from '#db/tenant-scope.ts';
import type { WorkflowRuns } from './usage.queries.ts';
import { listAssignedAgents, versionsInUse } from './usage.queries.ts';
import { getWorkflow, type StoredWorkflow, type WorkflowHead } from './workflows.queries.ts';

export function presentHead(head: WorkflowHead, counts: { agents: number; running: number }): WorkflowSummary {
  return {
    id: head.id,
    name: head.name,
    description: head.description,
    revision: head.revision,
    draft_changed: head.draftSha256 !== head.publishedSha256,
    draft_updated_at: head.draftUpdatedAt.toISOString(),
    draft_updated_by: head.draftUpdatedBy,
    published_version: head.publishedVersion,
    published_at: head.publishedAt?.toISOString() ?? null,
    agent_count: counts.agents,
    running_conversations: counts.running,
    created_at: head.createdAt.toISOString(),
    updated_at: head.updatedAt.toISOString(),
  };
}

/** Presents a workflow with its draft, its agents and the versions in use. */
export async function presentWorkflow(tx: Tx, workflow: StoredWorkflow, runs: WorkflowRuns): Promise<Workflow> {
  const agents = await listAssignedAgents(tx, workflow.id);
  const uses = await versionsInUse(tx, workflow, { runs, agents });
  const running = uses.reduce((total, use) => total + use.running_conversations, 0);
  return {
    ...presentHead(workflow, { agents: agents.length, running }),
    draft: workflow.draft,
    agents,
    versions_in_use: uses,
  };
}

/** Answer of a write: the workflow as it now is, with its ETag. */
export async function answerWorkflow(
  { tx, headers, deps }: { tx: Tx; headers: { set(name: string, value: string): void }; deps: { runs: WorkflowRuns } },
  id: StoredWorkflow['id'],
): Promise<Workflow> {
  const workflow = await getWorkflow(tx, id);
  headers.set('etag', `"${workflow.revision}"`);
  return presentWorkflow(tx, workflow, deps.runs);
}
