import type { Faults } from './faults.ts';
import { entriesOf, type GraphIndex, reachedFrom } from './graph-index.ts';

/** Largest graph that can be published, so that one read can be written back within the body limit. Unit: characters. */
const graphCharsMax = 900_000;

/** Checks ids, the start, the ends of edges, and that every node can be reached. */
export function checkStructure(index: GraphIndex, faults: Faults): void {
  const { graph, nodes } = index;
  const chars = JSON.stringify(graph).length;
  if (chars > graphCharsMax) {
    const message = `the graph has ${chars} characters of JSON, at most ${graphCharsMax} can be published; move parts into sub-flows`;
    faults.error(null, null, 'graph_too_large', message);
  }
  checkIds(index, faults);
  if (graph.start_node_id === null || !nodes.has(graph.start_node_id)) {
    const message =
      graph.start_node_id === null ? 'choose the node where a run begins' : `there is no node ${graph.start_node_id}`;
    faults.error(null, 'start_node_id', 'start_missing', message);
  }
  for (const [at, edge] of graph.edges.entries()) {
    for (const field of ['source', 'target'] as const) {
      if (!nodes.has(edge[field])) faults.error({ edge, at }, field, 'node_missing', `there is no node ${edge[field]}`);
    }
  }
  const reached = reachedFrom(index, entriesOf(index));
  for (const [at, node] of graph.nodes.entries()) {
    if (reached.has(node.id)) continue;
    faults.error({ node, at }, null, 'unreachable', 'no path leads here from the start or a global node');
  }
}

function checkIds({ graph }: GraphIndex, faults: Faults): void {
  const nodeIds = new Set<string>();
  for (const [at, node] of graph.nodes.entries()) {
    if (nodeIds.has(node.id)) faults.error({ node, at }, 'id', 'duplicate_id', `another node has the id ${node.id}`);
    nodeIds.add(node.id);
  }
  const edgeIds = new Set<string>();
  for (const [at, edge] of graph.edges.entries()) {
    if (edgeIds.has(edge.id)) faults.error({ edge, at }, 'id', 'duplicate_id', `another edge has the id ${edge.id}`);
    edgeIds.add(edge.id);
  }
}
