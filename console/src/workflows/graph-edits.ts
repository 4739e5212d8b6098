import type { WorkflowDefinition, WorkflowEdge, WorkflowNode, WorkflowNodeKind } from './graph.ts';
import { firstCondition, newNode } from './new-node.ts';

/** Place of a new node below the one it follows, in pixels of the canvas. */
const below = { x: 0, y: 170 };

type Place = { x: number; y: number };

/** Adds a node, connected to `after` where one is given; the first node of a graph becomes its start. */
export function addNode(
  graph: WorkflowDefinition,
  kind: WorkflowNodeKind,
  options: { position?: Place; after?: string } = {},
): { graph: WorkflowDefinition; id: string } {
  const id = freeId(graph.nodes, kind);
  const after = graph.nodes.find((node) => node.id === options.after);
  const position = options.position ?? freePlace(graph, after);
  const nodes = [...graph.nodes, newNode(kind, id, position)];
  const added = { ...graph, nodes, start_node_id: graph.start_node_id ?? id };
  return { graph: after && after.kind !== 'end' ? connect(added, after.id, id).graph : added, id };
}

/** Adds an edge at the end of those of its source. */
export function connect(
  graph: WorkflowDefinition,
  source: string,
  target: string,
): { graph: WorkflowDefinition; id: string } {
  const id = freeId(graph.edges, 'edge');
  const node = graph.nodes.find((each) => each.id === source);
  const existing = graph.edges.filter((edge) => edge.source === source);
  const condition = node ? firstCondition(node, existing) : ({ type: 'always' } as const);
  const edge: WorkflowEdge = { id, source, target, priority: 100, condition, say: '' };
  return { graph: { ...graph, edges: [...graph.edges, edge] }, id };
}

export function updateNode<Node extends WorkflowNode>(
  graph: WorkflowDefinition,
  id: string,
  change: Partial<Node>,
): WorkflowDefinition {
  return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

export function updateEdge(graph: WorkflowDefinition, id: string, change: Partial<WorkflowEdge>): WorkflowDefinition {
  return { ...graph, edges: graph.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)) };
}

/** Removes nodes with their edges, and edges. */
export function removeElements(
  graph: WorkflowDefinition,
  gone: { nodes?: readonly string[]; edges?: readonly string[] },
): WorkflowDefinition {
  const nodes = new Set(gone.nodes);
  const edges = new Set(gone.edges);
  return {
    ...graph,
    start_node_id: nodes.has(graph.start_node_id ?? '') ? null : graph.start_node_id,
    nodes: graph.nodes.filter(({ id }) => !nodes.has(id)),
    edges: graph.edges.filter(({ id, source, target }) => !(edges.has(id) || nodes.has(source) || nodes.has(target))),
  };
}

export function moveNodes(graph: WorkflowDefinition, places: ReadonlyMap<string, Place>): WorkflowDefinition {
  const nodes = graph.nodes.map((node) => {
    const place = places.get(node.id);
    return place ? { ...node, position: { x: Math.round(place.x), y: Math.round(place.y) } } : node;
  });
  return { ...graph, nodes };
}

/** Adds a copy of a node beside it, without edges. */
export function duplicateNode(graph: WorkflowDefinition, id: string): { graph: WorkflowDefinition; id: string } {
  const original = graph.nodes.find((node) => node.id === id);
  if (!original) return { graph, id };
  const copyId = freeId(graph.nodes, original.kind);
  const { x, y } = original.position;
  const copy = { ...structuredClone(original), id: copyId, position: { x: x + 40, y: y + 40 } };
  return { graph: { ...graph, nodes: [...graph.nodes, copy] }, id: copyId };
}

export const edgesFrom = (graph: WorkflowDefinition, id: string) => graph.edges.filter(({ source }) => source === id);

/** The label of a node: its name, else its id. */
export const labelOf = (node: Pick<WorkflowNode, 'id' | 'name'>) => node.name || node.id;

/** The first of `base_1`, `base_2` ... that is not in use. */
function freeId(elements: readonly { id: string }[], base: string): string {
  const taken = new Set(elements.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${base}_${count}`)) count += 1;
  return `${base}_${count}`;
}

function freePlace(graph: WorkflowDefinition, after: WorkflowNode | undefined): Place {
  const last = after ?? graph.nodes.at(-1);
  if (!last) return { x: 0, y: 0 };
  let place = { x: last.position.x + below.x, y: last.position.y + below.y };
  const isTaken = () =>
    graph.nodes.some(({ position }) => Math.abs(position.x - place.x) < 240 && Math.abs(position.y - place.y) < 100);
  while (isTaken()) place = { x: place.x + 260, y: place.y };
  return place;
}
