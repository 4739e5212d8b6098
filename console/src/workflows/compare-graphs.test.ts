import { describe, expect, it } from 'vitest';
import { compareGraphs } from './compare-graphs.ts';
import { emptyGraph } from './graph.ts';
import { addNode, moveNodes, removeElements, updateNode } from './graph-edits.ts';

const first = addNode(emptyGraph, 'conversation');
const second = addNode(first.graph, 'end', { after: first.id });

describe('the comparison of two graphs', () => {
  it('finds nothing in equal graphs, and counts nodes that were only moved', () => {
    expect(compareGraphs(second.graph, structuredClone(second.graph))).toEqual({ differences: [], moved: 0 });
    const moved = moveNodes(second.graph, new Map([[first.id, { x: 500, y: 0 }]]));
    expect(compareGraphs(second.graph, moved)).toEqual({ differences: [], moved: 1 });
  });

  it('names added, removed and changed elements with the fields that differ', () => {
    const changed = updateNode(second.graph, first.id, { name: 'Hello', prompt: 'Greet.' });
    const now = removeElements({ ...changed, global_prompt: 'Be brief.' }, { nodes: [second.id] });
    expect(compareGraphs(second.graph, now).differences).toEqual([
      {
        element: 'graph',
        label: 'graph',
        change: 'changed',
        fields: [{ name: 'global_prompt', before: '–', after: 'Be brief.' }],
      },
      {
        element: 'node',
        label: 'Hello',
        change: 'changed',
        fields: [
          { name: 'name', before: '–', after: 'Hello' },
          { name: 'prompt', before: '–', after: 'Greet.' },
        ],
      },
      { element: 'node', label: 'end_1', change: 'removed', fields: [] },
      { element: 'edge', label: 'Hello → end_1', change: 'removed', fields: [] },
    ]);
    const back = compareGraphs(now, second.graph).differences.map(({ change }) => change);
    expect(back).toEqual(['changed', 'changed', 'added', 'added']);
  });
});
