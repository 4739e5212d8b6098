import { useEffect, useMemo, useState } from 'react';
import type { WorkflowDefinition } from '../graph.ts';

type Place = (graph: WorkflowDefinition) => WorkflowDefinition;

/**
 * The graph as it is drawn: nodes that lie on one another get a place. The layout is loaded when it is needed, and kept
 * in the graph once a node is moved.
 */
export function usePlacedGraph(graph: WorkflowDefinition): WorkflowDefinition {
  const [place, setPlace] = useState<Place | null>(null);
  const isOverlapping = new Set(graph.nodes.map(({ position: { x, y } }) => `${x} ${y}`)).size < graph.nodes.length;
  useEffect(() => {
    if (isOverlapping) void import('./place-overlapping.ts').then((loaded) => setPlace(() => loaded.placeOverlapping));
  }, [isOverlapping]);
  return useMemo(() => (place === null ? graph : place(graph)), [graph, place]);
}
