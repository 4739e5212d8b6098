import type { WorkflowDefinition } from '../graph.ts';
import { moveNodes } from '../graph-edits.ts';
import { autoLayout } from './auto-layout.ts';

/** Distances of nodes that are placed below the others, in pixels. */
const columnWidth = 300;
const rowHeight = 180;

/** Nodes that lie exactly on an earlier one, as in a graph that was written without places. */
export function overlappingNodes({ nodes }: WorkflowDefinition): string[] {
  const taken = new Set<string>();
  return nodes.flatMap(({ id, position: { x, y } }) => {
    const place = `${x} ${y}`;
    if (taken.has(place)) return [id];
    taken.add(place);
    return [];
  });
}

/** Gives such nodes a place: below the others, or all nodes one where at least half of them overlap. */
export function placeOverlapping(graph: WorkflowDefinition): WorkflowDefinition {
  const overlapping = overlappingNodes(graph);
  if (overlapping.length === 0) return graph;
  if (overlapping.length * 2 >= graph.nodes.length) return autoLayout(graph);
  const left = Math.min(...graph.nodes.map(({ position }) => position.x));
  const bottom = Math.max(...graph.nodes.map(({ position }) => position.y));
  const places = overlapping.map((id, at): [string, { x: number; y: number }] => [
    id,
    { x: left + (at % 4) * columnWidth, y: bottom + rowHeight * (1 + Math.floor(at / 4)) },
  ]);
  return moveNodes(graph, new Map(places));
}
