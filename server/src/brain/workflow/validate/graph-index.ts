import type { WorkflowEdge } from '@parley/contract/resources/workflow-edge';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';

/** A graph prepared for look-ups by id. Of two nodes with one id the first counts. */
export interface GraphIndex {
  graph: WorkflowDefinition;
  nodes: ReadonlyMap<string, WorkflowNode>;
  /** Edges with both ends, by source, in the order of the list. */
  edgesFrom(nodeId: string): readonly WorkflowEdge[];
}

export function indexGraph(graph: WorkflowDefinition): GraphIndex {
  const nodes = new Map<string, WorkflowNode>();
  for (const node of graph.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
  const edges = new Map<string, WorkflowEdge[]>();
  for (const edge of graph.edges) {
    if (!nodes.has(edge.source) || !nodes.has(edge.target)) continue;
    const of = edges.get(edge.source);
    if (of) of.push(edge);
    else edges.set(edge.source, [edge]);
  }
  return { graph, nodes, edgesFrom: (nodeId) => edges.get(nodeId) ?? [] };
}

/** Ids of the nodes reached from these, themselves included. */
export function reachedFrom(
  { nodes, edgesFrom }: GraphIndex,
  starts: Iterable<string>,
  passes: (node: WorkflowNode) => boolean = () => true,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts].filter((id) => nodes.has(id));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const node = nodes.get(id);
    if (node && passes(node)) for (const { target } of edgesFrom(id)) waiting.push(target);
  }
  return reached;
}

/** Nodes where a run can enter: the start and the global ones. */
export function entriesOf({ graph }: GraphIndex): string[] {
  const globals = graph.nodes.filter((node) => node.global !== null).map((node) => node.id);
  return graph.start_node_id === null ? globals : [graph.start_node_id, ...globals];
}
