import type { WorkflowDefinition } from './graph.ts';

export interface Difference {
  element: 'edge' | 'graph' | 'node' | 'variable';
  /** Name of a node, ends of an edge, name of a variable, or field of the graph. */
  label: string;
  change: 'added' | 'changed' | 'removed';
  /** Fields that differ, with their values; empty for what is added or removed. */
  fields: readonly { name: string; before: string; after: string }[];
}

/** Differences of two graphs element by element, and the number of nodes that were only moved. */
export function compareGraphs(before: WorkflowDefinition, after: WorkflowDefinition) {
  const names = new Map([...before.nodes, ...after.nodes].map(({ id, name }) => [id, name || id]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const differences: Difference[] = [
    ...compareFields('graph', 'graph', headOf(before), headOf(after)),
    ...compareLists(
      'variable',
      before.variables,
      after.variables,
      ({ name }) => name,
      ({ name }) => name,
    ),
    ...compareLists('node', before.nodes.map(unplaced), after.nodes.map(unplaced), idOf, ({ id }) => nameOf(id)),
    ...compareLists(
      'edge',
      before.edges,
      after.edges,
      idOf,
      (edge) => `${nameOf(edge.source)} → ${nameOf(edge.target)}`,
    ),
  ];
  const places = new Map(before.nodes.map(({ id, position }) => [id, JSON.stringify(position)]));
  const moved = after.nodes.filter(({ id, position }) => {
    const place = places.get(id);
    return place !== undefined && place !== JSON.stringify(position);
  });
  return { differences, moved: moved.length };
}

const idOf = ({ id }: { id: string }) => id;
const headOf = ({ start_node_id, global_prompt }: WorkflowDefinition) => ({ start_node_id, global_prompt });

function unplaced(node: WorkflowDefinition['nodes'][number]) {
  return { ...node, position: null };
}

function compareLists<Row extends object>(
  element: Difference['element'],
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  labelOf: (row: Row) => string,
): Difference[] {
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const now = new Map(after.map((row) => [keyOf(row), row]));
  const removed = before.filter((row) => !now.has(keyOf(row)));
  return [
    ...after.flatMap((row): Difference[] => {
      const earlier = old.get(keyOf(row));
      if (!earlier) return [{ element, label: labelOf(row), change: 'added', fields: [] }];
      return compareFields(element, labelOf(row), earlier, row);
    }),
    ...removed.map((row): Difference => ({ element, label: labelOf(row), change: 'removed', fields: [] })),
  ];
}

function compareFields(element: Difference['element'], label: string, before: object, after: object): Difference[] {
  const old = new Map(Object.entries(before));
  const now = new Map(Object.entries(after));
  const fields = [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({ name, before: wordsOf(old.get(name)), after: wordsOf(now.get(name)) }));
  return fields.length > 0 ? [{ element, label, change: 'changed', fields }] : [];
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
