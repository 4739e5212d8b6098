import { describe, expect, it } from 'vitest';
import { emptyGraph } from '../graph.ts';
import { addNode, connect } from '../graph-edits.ts';
import { autoLayout } from './auto-layout.ts';

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
