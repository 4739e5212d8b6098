import { describe, expect, it } from 'vitest';
import { emptyGraph } from '../graph.ts';
import { addNode, connect } from '../graph-edits.ts';
import { newNode } from '../new-node.ts';
import { autoLayout } from './auto-layout.ts';
import { placeOverlapping } from './place-overlapping.ts';

describe('auto layout', () => {
  it('places each node below the one that leads to it, without overlaps, also with loops and two edges between nodes', () => {
    let graph = emptyGraph;
    for (let count = 0; count < 12; count += 1)
      ({ graph } = addNode(graph, 'conversation', { position: { x: 0, y: 0 } }));
    const id = (number: number) => `conversation_${number}`;
    for (let number = 1; number < 12; number += 1)
      ({ graph } = connect(graph, id(Math.ceil(number / 2)), id(number + 1)));
    ({ graph } = connect(graph, id(1), id(2)));
    ({ graph } = connect(graph, id(12), id(1)));
    const placed = new Map(autoLayout(graph).nodes.map((node) => [node.id, node.position]));
    for (const { source, target } of graph.edges.slice(0, 11)) {
      expect(placed.get(target)?.y).toBeGreaterThan(placed.get(source)?.y ?? 0);
    }
    const places = [...placed.values()];
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.abs(one.x - other.x) >= 232 || Math.abs(one.y - other.y) >= 92).toBe(true);
      }
    }
  });
});

describe('nodes that lie on one another', () => {
  const at = (id: string, x: number, y: number) => ({ ...newNode('say', id, { x, y }) });
  const places = (nodes: ReturnType<typeof at>[]) =>
    placeOverlapping({ ...emptyGraph, start_node_id: 'a', nodes }).nodes.map(({ position }) => position);

  it('are laid out with all others where most overlap, and below them where few do', () => {
    const together = places([at('a', 0, 0), at('b', 0, 0), at('c', 0, 0)]);
    expect(new Set(together.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(places([at('a', 0, 0), at('b', 300, 0), at('c', 0, 200), at('d', 0, 0)])).toEqual([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 200 },
      { x: 0, y: 380 },
    ]);
  });

  it('leave a graph as it is where none does', () => {
    const graph = { ...emptyGraph, nodes: [at('a', 0, 0), at('b', 0, 100)] };
    expect(placeOverlapping(graph)).toBe(graph);
  });
});
