import type { WorkflowNode, WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable } from '@parley/contract/resources/workflow-variable';
import type { Faults, Place } from './faults.ts';
import type { GraphIndex } from './graph-index.ts';

/** Another workflow of the tenant, as a sub-flow may use it. */
export interface ReferencedWorkflow {
  /** Newest version; null: never published. */
  publishedVersion: number | null;
  /** Version that the node would run. Null: it does not exist. */
  version: { variables: readonly WorkflowVariable[]; waits: boolean; contains: ReadonlySet<string> } | null;
}

/** Things of the tenant that a graph may name. */
export interface WorkflowReferences {
  toolIds: ReadonlySet<string>;
  agentIds: ReadonlySet<string>;
  /** Null: there is no workflow with this id. `version` null: the published one. */
  workflow(id: string, version: number | null): ReferencedWorkflow | null;
  /** Agents it is assigned to, with the keys of their transfer targets. */
  agents: readonly { name: string; transferTargetKeys: ReadonlySet<string> }[];
  /** Sentence on why a destination is never dialled; undefined where it is. */
  refusedDestination(destination: string): string | undefined;
}

/** Checks that everything a graph names exists in the tenant. `ownId` is the workflow of the graph, for recursion. */
export function checkReferences(
  { graph }: GraphIndex,
  references: WorkflowReferences,
  ownId: string | null,
  faults: Faults,
): void {
  for (const [at, node] of graph.nodes.entries()) {
    const place: Place = { node, at };
    for (const [position, id] of (node.overrides.tool_ids ?? []).entries()) {
      if (!references.toolIds.has(id)) {
        faults.error(place, `overrides.tool_ids.${position}`, 'tool_unknown', `there is no tool ${id}`);
      }
    }
    checkNode(node, place, references, ownId, faults);
  }
}

function checkNode(
  node: WorkflowNode,
  place: Place,
  references: WorkflowReferences,
  ownId: string | null,
  faults: Faults,
): void {
  switch (node.kind) {
    case 'tool':
      if (node.tool_id !== null && !references.toolIds.has(node.tool_id)) {
        faults.error(place, 'tool_id', 'tool_unknown', `there is no tool ${node.tool_id}`);
      }
      return;
    case 'agent_swap':
      if (node.agent_id !== null && !references.agentIds.has(node.agent_id)) {
        faults.error(place, 'agent_id', 'agent_unknown', `there is no agent ${node.agent_id}`);
      }
      return;
    case 'transfer':
      checkTransfer(node, place, references, faults);
      return;
    case 'subflow':
      checkSubflow(node, place, references, ownId, faults);
      return;
    default:
  }
}

function checkTransfer(
  node: WorkflowNodeOf<'transfer'>,
  place: Place,
  { agents, refusedDestination }: WorkflowReferences,
  faults: Faults,
): void {
  if (node.destination !== '') {
    const refused = refusedDestination(node.destination);
    if (refused !== undefined) faults.error(place, 'destination', 'destination_refused', refused);
  }
  if (node.target_key === '') return;
  const without = agents.filter(({ transferTargetKeys }) => !transferTargetKeys.has(node.target_key));
  if (without.length === 0) return;
  const names = without.map(({ name }) => name).join(', ');
  const message = `no transfer target ${node.target_key} at ${names}; the transfer fails there`;
  faults.warning(place, 'target_key', 'transfer_target_unknown', message);
}

function checkSubflow(
  node: WorkflowNodeOf<'subflow'>,
  place: Place,
  references: WorkflowReferences,
  ownId: string | null,
  faults: Faults,
): void {
  const { workflow_id: id, version } = node;
  if (id === null) return;
  const found = references.workflow(id, version);
  if (!found) {
    faults.error(place, 'workflow_id', 'workflow_unknown', `there is no workflow ${id}`);
    return;
  }
  if (id === ownId || (ownId !== null && found.version?.contains.has(ownId))) {
    faults.error(place, 'workflow_id', 'workflow_recursion', 'the sub-flow contains this workflow; it would never end');
    return;
  }
  if (!found.version) {
    const message =
      found.publishedVersion === null
        ? 'the workflow was never published; publish it first'
        : `the workflow has no version ${version}; the newest is ${found.publishedVersion}`;
    faults.error(place, version === null ? 'workflow_id' : 'version', 'workflow_unpublished', message);
    return;
  }
  const names = new Set(found.version.variables.map(({ name }) => name));
  for (const name of Object.keys(node.input)) {
    if (!names.has(name))
      faults.error(place, `input.${name}`, 'variable_unknown', `the sub-flow has no variable ${name}`);
  }
  for (const [name, from] of Object.entries(node.output)) {
    if (!names.has(from)) {
      faults.error(place, `output.${name}`, 'variable_unknown', `the sub-flow has no variable ${from}`);
    }
  }
}
