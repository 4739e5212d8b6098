import { describe, expect, it } from 'vitest';
import { change, historyOf, redo, undo } from '../parts/history.ts';
import { emptyGraph } from './graph.ts';
import { addNode, connect, duplicateNode, moveNodes, removeElements, updateNode } from './graph-edits.ts';
import { nodeKinds } from './new-node.ts';

const first = addNode(emptyGraph, 'conversation');
const second = addNode(first.graph, 'tool', { after: first.id });

describe('edits of a workflow graph', () => {
  it('make the first node the start, and connect a node to the one it is added after', () => {
    expect(first.graph.start_node_id).toBe('conversation_1');
    expect(second.graph.edges).toEqual([
      expect.objectContaining({
        source: 'conversation_1',
        target: 'tool_1',
        condition: { type: 'prompt', prompt: '' },
      }),
    ]);
  });

  it('give a tool its succeeded edge first, then its failed one', () => {
    const third = addNode(second.graph, 'end', { after: second.id });
    const fourth = addNode(third.graph, 'handoff', { after: second.id });
    const conditions = fourth.graph.edges
      .filter(({ source }) => source === second.id)
      .map(({ condition }) => condition);
    expect(conditions).toEqual([
      { type: 'result', outcome: 'succeeded' },
      { type: 'result', outcome: 'failed' },
    ]);
    const places = fourth.graph.nodes.map(({ position }) => `${position.x},${position.y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('remove a node with its edges, and the start with it', () => {
    const left = removeElements(second.graph, { nodes: [first.id] });
    expect(left).toMatchObject({ start_node_id: null, edges: [] });
    expect(left.nodes.map(({ id }) => id)).toEqual(['tool_1']);
  });

  it('never give an id twice', () => {
    const copied = duplicateNode(second.graph, first.id);
    const again = addNode(copied.graph, 'conversation');
    expect([copied.id, again.id]).toEqual(['conversation_2', 'conversation_3']);
    expect(connect(again.graph, copied.id, again.id).id).toBe('edge_2');
  });

  it('leave untouched nodes the same objects, so that the canvas draws only what changed', () => {
    const moved = moveNodes(second.graph, new Map([[second.id, { x: 10.4, y: 20.6 }]]));
    expect(moved.nodes[0]).toBe(second.graph.nodes[0]);
    expect(moved.nodes[1]?.position).toEqual({ x: 10, y: 21 });
  });

  it('offer every kind of node', () => {
    const kinds = nodeKinds.map((kind) => addNode(emptyGraph, kind).graph.nodes[0]?.kind);
    expect(kinds).toEqual(nodeKinds);
    expect(nodeKinds).toHaveLength(13);
  });
});

describe('the history of a graph', () => {
  const named = (name: string) => updateNode(first.graph, first.id, { name });

  it('takes changes back one by one, and typing in one field as one step', () => {
    let history = change(historyOf(emptyGraph), first.graph);
    for (const name of ['A', 'Ah', 'Aho']) history = change(history, named(name), 'conversation_1.name');
    expect(history.present.nodes[0]?.name).toBe('Aho');
    history = undo(history);
    expect(history.present).toBe(first.graph);
    history = undo(undo(history));
    expect(history.present).toBe(emptyGraph);
    expect(redo(redo(redo(history))).present.nodes[0]?.name).toBe('Aho');
  });

  it('begins a new step after an undo, even in the same field', () => {
    let history = change(historyOf(first.graph), named('A'), 'name');
    history = change(undo(history), named('B'), 'name');
    expect(history.past).toEqual([first.graph]);
    expect(history.future).toEqual([]);
  });
});
