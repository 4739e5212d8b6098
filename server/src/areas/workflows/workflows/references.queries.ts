import type { WorkflowId } from '@parley/contract/ids';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { readConfig } from '#areas/agents/agents';
import { checkDialTarget, dialFaultDetail } from '#areas/telephony/dial-targets';
import type { ReferencedWorkflow, WorkflowReferences } from '#brain/workflow-faults.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { referencesIn } from './references.rules.ts';
import { findVersion, readVersion, type StoredVersion } from './versions.queries.ts';

/** Things of the tenant that a graph names, and what a version of it pins. */
export interface LoadedReferences extends WorkflowReferences {
  /** Newest revision of each existing tool of the graph. */
  toolRevisions: ReadonlyMap<string, number>;
  /** Version each sub-flow of the graph runs. */
  subflows: readonly StoredVersion[];
}

/** Loads what a graph names. `ownId`: the workflow whose agents' transfer targets are looked at. */
export async function loadReferences(
  tx: Tx,
  graph: WorkflowDefinition,
  ownId: WorkflowId | null,
): Promise<LoadedReferences> {
  const named = referencesIn(graph);
  const [tools, agentIds, workflows, agents] = await Promise.all([
    findTools(tx, named.toolIds),
    findAgents(tx, named.agentIds),
    findWorkflows(tx, named.subflows),
    ownId === null ? [] : findTargetsOfAgents(tx, ownId),
  ]);
  return {
    toolIds: new Set(tools.keys()),
    toolRevisions: tools,
    agentIds,
    workflow: (id, version) => workflows.get(keyOf(id, version)) ?? null,
    subflows: [...workflows.values()].flatMap((found) => (found?.stored ? [found.stored] : [])),
    agents,
    refusedDestination,
  };
}

async function findTools(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('tools')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

async function findAgents(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('agents')
    .select('id')
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findTargetsOfAgents(tx: Tx, workflowId: WorkflowId): Promise<WorkflowReferences['agents']> {
  const rows = await tx
    .selectFrom('agents')
    .select(['name', 'config'])
    .where('workflow_id', '=', workflowId)
    .where('trashed_at', 'is', null)
    .execute();
  return rows.map(({ name, config }) => ({
    name,
    transferTargetKeys: new Set(readConfig(config).transfer_targets.map(({ key }) => key)),
  }));
}

type Found = ReferencedWorkflow & { stored: StoredVersion | null };
const keyOf = (id: string, version: number | null) => `${id} ${version ?? 'published'}`;

async function findWorkflows(
  tx: Tx,
  subflows: readonly { workflowId: string; version: number | null }[],
): Promise<Map<string, Found | null>> {
  const found = new Map<string, Found | null>();
  for (const { workflowId, version } of subflows) {
    const key = keyOf(workflowId, version);
    if (!found.has(key)) found.set(key, await findWorkflow(tx, workflowId as WorkflowId, version));
  }
  return found;
}

async function findWorkflow(tx: Tx, id: WorkflowId, version: number | null): Promise<Found | null> {
  const head = await tx
    .selectFrom('workflows')
    .select('published_version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!head) return null;
  const number = version ?? head.published_version;
  const row = number === null ? null : await findVersion(tx, id, number);
  const stored = row ? readVersion(row) : null;
  return {
    publishedVersion: head.published_version,
    version: stored
      ? { variables: stored.graph.variables, waits: stored.waits, contains: new Set(stored.contains) }
      : null,
    stored,
  };
}

/** Sentence on why a destination is never dialled. The operator desk and its queues are not dialled at all. */
function refusedDestination(destination: string): string | undefined {
  if (destination === 'operator' || destination.startsWith('queue:')) return undefined;
  const checked = checkDialTarget(destination);
  return 'target' in checked ? undefined : dialFaultDetail('/destination', checked.objection).message;
}
