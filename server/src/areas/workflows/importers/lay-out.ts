import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';

/** Distances between nodes on the canvas, in pixels. */
const columnWidth = 300;
const rowHeight = 180;

/**
 * Gives nodes a place in rows by their distance from the start, unless the document gave them places; those it gave none
 * come below the others.
 */
export function layOut(graph: WorkflowDefinition): WorkflowDefinition {
  if (graph.nodes.length < 2) return graph;
  const isPlaced = graph.nodes.some(({ position }) => position.x !== 0 || position.y !== 0);
  if (isPlaced) return placeRest(graph);
  const rows = rowsOf(graph);
  const counts = new Map<number, number>();
  const nodes = graph.nodes.map((node) => {
    const row = rows.get(node.id) ?? 0;
    const column = counts.get(row) ?? 0;
    counts.set(row, column + 1);
    return { ...node, position: { x: column * columnWidth, y: row * rowHeight } };
  });
  return { ...graph, nodes };
}

/** Moves nodes that lie exactly on an earlier one below all others. */
function placeRest(graph: WorkflowDefinition): WorkflowDefinition {
  const taken = new Set<string>();
  const left = Math.min(...graph.nodes.map(({ position }) => position.x));
  const bottom = Math.max(...graph.nodes.map(({ position }) => position.y));
  let moved = 0;
  const nodes = graph.nodes.map((node) => {
    const place = `${node.position.x} ${node.position.y}`;
    if (!taken.has(place)) {
      taken.add(place);
      return node;
    }
    const position = {
      x: left + (moved % 4) * columnWidth,
      y: bottom + rowHeight * (1 + Math.floor(moved / 4)),
    };
    moved += 1;
    return { ...node, position };
  });
  return { ...graph, nodes };
}

/** Steps from the start to each node; nodes that cannot be reached come after all others. */
function rowsOf({ start_node_id: start, nodes, edges }: WorkflowDefinition): Map<string, number> {
  const rows = new Map<string, number>(start === null ? [] : [[start, 0]]);
  const queue = [...rows.keys()];
  for (const id of queue) {
    for (const { source, target } of edges) {
      if (source !== id || rows.has(target)) continue;
      rows.set(target, (rows.get(id) ?? 0) + 1);
      queue.push(target);
    }
  }
  const last = Math.max(0, ...rows.values()) + 1;
  for (const { id } of nodes) if (!rows.has(id)) rows.set(id, last);
  return rows;
}
