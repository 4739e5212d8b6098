import { type Edge, MarkerType } from '@xyflow/react';
import type { WorkflowDefinition, WorkflowEdge, WorkflowFault } from '../graph.ts';
import type { Selection } from './editor-context.ts';
import type { CardNode } from './node-card.tsx';

/** Size of a node until it is drawn, in pixels: nodes outside of the window count when the view is fitted. */
const firstSize = { initialWidth: 232, initialHeight: 92 };

interface View {
  graph: WorkflowDefinition;
  faults: readonly WorkflowFault[];
  selection: Selection | null;
  path: readonly string[];
  running: ReadonlyMap<string, number>;
}

/**
 * Nodes of the canvas. Those whose node, faults and steps are as in `before` stay the same objects, with the place and
 * size that the canvas knows: of two hundred nodes, an edit draws one.
 */
export function cardsOf({ graph, faults, selection, path, running }: View, before: readonly CardNode[]): CardNode[] {
  const known = new Map(before.map((card) => [card.id, card]));
  const counts = countFaults(faults);
  return graph.nodes.map((node) => {
    const { errors, warnings } = counts.get(node.id) ?? { errors: 0, warnings: 0 };
    const steps = stepsOf(path, node.id);
    const isStart = graph.start_node_id === node.id;
    const isSelected = selection?.kind === 'node' && selection.id === node.id;
    const data = { node, isStart, errors, warnings, steps, running: running.get(node.id) ?? 0 };
    const old = known.get(node.id);
    if (!old) {
      return { id: node.id, type: 'card', ...firstSize, position: node.position, selected: isSelected, data };
    }
    const isMoved = old.data.node.position !== node.position;
    const isSame = !isMoved && old.selected === isSelected && isShallowEqual(old.data, data);
    if (isSame) return old;
    return { ...old, selected: isSelected, ...(isMoved ? { position: node.position } : {}), data };
  });
}

function isShallowEqual(one: CardNode['data'], other: CardNode['data']): boolean {
  return (['node', 'isStart', 'errors', 'warnings', 'steps', 'running'] as const).every(
    (name) => one[name] === other[name],
  );
}

function countFaults(faults: readonly WorkflowFault[]): Map<string, { errors: number; warnings: number }> {
  const counts = new Map<string, { errors: number; warnings: number }>();
  for (const { node_id: id, severity } of faults) {
    if (id === null) continue;
    const { errors, warnings } = counts.get(id) ?? { errors: 0, warnings: 0 };
    counts.set(id, severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 });
  }
  return counts;
}

/** Places of a node among the nodes of a path, such as "1, 4". */
function stepsOf(path: readonly string[], id: string): string {
  const places = path.flatMap((each, index) => (each === id ? [index + 1] : []));
  return places.length > 4 ? `${places.slice(0, 3).join(', ')} …` : places.join(', ');
}

/** Edges of the canvas with their conditions as labels; those with a fault or on the path are marked. */
export function wiresOf(view: View, describe: (edge: WorkflowEdge) => string): Edge[] {
  const { graph, faults, selection, path } = view;
  const faulty = new Set(faults.map(({ edge_id: id }) => id));
  const steps = new Set(path.slice(1).map((id, index) => `${path[index]} ${id}`));
  return graph.edges.map((edge) => {
    const isOnPath = steps.has(`${edge.source} ${edge.target}`);
    const states = [faulty.has(edge.id) ? 'flow-edge-faulty' : '', isOnPath ? 'flow-edge-on-path' : ''];
    return {
      id: edge.id,
      source: edge.source,
      target: edge.target,
      label: describe(edge),
      selected: selection?.kind === 'edge' && selection.id === edge.id,
      className: states.filter((state) => state !== '').join(' '),
      markerEnd: { type: MarkerType.ArrowClosed },
      interactionWidth: 24,
    };
  });
}
