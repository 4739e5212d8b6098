import type { AgentId, WorkflowId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { WorkflowHead } from './workflows.queries.ts';

/** Port to the runs of workflows, implemented by the area that runs them. */
export interface WorkflowRuns {
  /** Counts the conversations in progress per version of a workflow. */
  countRunning(tx: Tx, workflowId: WorkflowId): Promise<readonly { version: number; running: number }[]>;
  /** Counts the conversations in progress of each workflow that has any. */
  countRunningOf(tx: Tx, workflowIds: readonly WorkflowId[]): Promise<ReadonlyMap<string, number>>;
}

/** Agents and conversations on one version. */
export interface VersionUse {
  version: number;
  agents: number;
  running_conversations: number;
}

export interface AssignedAgent {
  agent_id: AgentId;
  name: string;
  /** Null: follows the published version. */
  version: number | null;
}

/** Lists the agents outside the trash that a workflow is assigned to, oldest first. */
export async function listAssignedAgents(tx: Tx, workflowId: WorkflowId): Promise<AssignedAgent[]> {
  const rows = await tx
    .selectFrom('agents')
    .select(['id', 'name', 'workflow_version'])
    .where('workflow_id', '=', workflowId)
    .where('trashed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ agent_id: row.id as AgentId, name: row.name, version: row.workflow_version }));
}

/** Counts the agents outside the trash per workflow. */
export async function countAgents(tx: Tx, workflowIds: readonly WorkflowId[]): Promise<Map<string, number>> {
  if (workflowIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('agents')
    .select(['workflow_id', sql<number>`count(*)::int`.as('count')])
    .where('workflow_id', 'in', workflowIds)
    .where('trashed_at', 'is', null)
    .groupBy('workflow_id')
    .execute();
  return new Map(rows.flatMap((row) => (row.workflow_id === null ? [] : [[row.workflow_id, row.count] as const])));
}

/** Versions on which agents start or conversations run, newest first. */
export async function versionsInUse(
  tx: Tx,
  workflow: Pick<WorkflowHead, 'id' | 'publishedVersion'>,
  { runs, agents }: { runs: WorkflowRuns; agents: readonly AssignedAgent[] },
): Promise<VersionUse[]> {
  const uses = new Map<number, VersionUse>();
  const useOf = (version: number) => {
    const use = uses.get(version) ?? { version, agents: 0, running_conversations: 0 };
    uses.set(version, use);
    return use;
  };
  for (const { version } of agents) {
    const effective = version ?? workflow.publishedVersion;
    if (effective !== null) useOf(effective).agents += 1;
  }
  for (const { version, running } of await runs.countRunning(tx, workflow.id)) {
    if (running > 0) useOf(version).running_conversations += running;
  }
  return [...uses.values()].toSorted((a, b) => b.version - a.version);
}

/** Lists the workflows whose published version runs this one as a sub-flow, at any depth. */
export async function listContaining(tx: Tx, workflowId: WorkflowId): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('workflows')
    .innerJoin('workflow_versions', (join) =>
      join
        .onRef('workflow_versions.workflow_id', '=', 'workflows.id')
        .onRef('workflow_versions.number', '=', 'workflows.published_version'),
    )
    .select(['workflows.id', 'workflows.name'])
    .where('workflows.deleted_at', 'is', null)
    .where('workflows.id', '!=', workflowId)
    .where(sql<boolean>`workflow_versions.contains @> array[${workflowId}::uuid]`)
    .orderBy('workflows.id')
    .execute();
}
