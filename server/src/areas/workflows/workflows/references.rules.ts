import type { WorkflowPins } from '@parley/contract/resources/workflow';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';

/** Ids that a graph names, each once, in lower case as the database compares them. */
export interface NamedReferences {
  toolIds: string[];
  agentIds: string[];
  /** Sub-flows with the version they run; null: the published one. */
  subflows: { workflowId: string; version: number | null }[];
}

export function referencesIn(graph: WorkflowDefinition): NamedReferences {
  const toolIds = new Set<string>();
  const agentIds = new Set<string>();
  const subflows: NamedReferences['subflows'] = [];
  for (const node of graph.nodes) {
    for (const id of node.overrides.tool_ids ?? []) toolIds.add(id);
    if (node.kind === 'tool' && node.tool_id !== null) toolIds.add(node.tool_id);
    if (node.kind === 'agent_swap' && node.agent_id !== null) agentIds.add(node.agent_id);
    if (node.kind === 'subflow' && node.workflow_id !== null) {
      subflows.push({ workflowId: node.workflow_id, version: node.version });
    }
  }
  return { toolIds: [...toolIds], agentIds: [...agentIds], subflows };
}

/** Pins of a version: the newest revision of each tool, and the version of each sub-flow without a fixed one. */
export function pinsOf(
  graph: WorkflowDefinition,
  found: { toolRevisions: ReadonlyMap<string, number>; publishedVersionOf(workflowId: string): number | null },
): WorkflowPins {
  const { toolIds, subflows } = referencesIn(graph);
  const pinned = <Value>(entries: (readonly [string, Value | null | undefined])[]) =>
    Object.fromEntries(entries.flatMap(([id, value]) => (value == null ? [] : [[id, value] as const])));
  return {
    tools: pinned(toolIds.map((id) => [id, found.toolRevisions.get(id)] as const)),
    subflows: pinned(
      subflows
        .filter(({ version }) => version === null)
        .map(({ workflowId }) => [workflowId, found.publishedVersionOf(workflowId)] as const),
    ),
  };
}
