import { Graph, layout } from '@dagrejs/dagre';
import type { WorkflowDefinition } from '../graph.ts';
import { moveNodes } from '../graph-edits.ts';

/** Size that a node takes on the canvas, in pixels. */
const size = { width: 232, height: 92 };

/** Places the nodes in layers from the start downwards, so that edges cross little. */
export function autoLayout(graph: WorkflowDefinition): WorkflowDefinition {
  const drawing = new Graph({ multigraph: true });
  drawing.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 84, edgesep: 24 });
  drawing.setDefaultEdgeLabel(() => ({}));
  const start = graph.nodes.filter(({ id }) => id === graph.start_node_id);
  const others = graph.nodes.filter(({ id }) => id !== graph.start_node_id);
  for (const { id } of [...start, ...others]) drawing.setNode(id, { ...size });
  for (const { id, source, target } of graph.edges) drawing.setEdge(source, target, {}, id);
  layout(drawing);
  const places = new Map(
    graph.nodes.map(({ id }): [string, { x: number; y: number }] => {
      const { x, y } = drawing.node(id) as { x: number; y: number };
      return [id, { x: x - size.width / 2, y: y - size.height / 2 }];
    }),
  );
  return moveNodes(graph, places);
}
