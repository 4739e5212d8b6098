import { createContext, useContext } from 'react';
import type { WorkflowDefinition, WorkflowEdge, WorkflowFault, WorkflowNode, WorkflowNodeKind } from '../graph.ts';

export interface Selection {
  kind: 'edge' | 'node';
  id: string;
}

/** Choices for references of nodes. */
export interface References {
  tools: readonly { value: string; label: string }[];
  agents: readonly { value: string; label: string }[];
  workflows: readonly { value: string; label: string }[];
}

/** The draft in the editor: its graph, what is selected, its faults, and every edit. */
export interface Editor {
  graph: WorkflowDefinition;
  selection: Selection | null;
  faults: readonly WorkflowFault[];
  isReadOnly: boolean;
  references: References;
  /** Steps of a simulated run: ids of nodes and edges in order; empty without one. */
  path: readonly string[];
  /** Conversations that are at a node now, by its id; empty in the editor of a draft. */
  running: ReadonlyMap<string, number>;
  select(selection: Selection | null): void;
  /** Replaces the graph as one step; steps in a row under one `key` are undone together. */
  apply(graph: WorkflowDefinition, key?: string): void;
  changeNode(id: string, change: Partial<WorkflowNode>, key?: string): void;
  changeEdge(id: string, change: Partial<WorkflowEdge>, key?: string): void;
  add(kind: WorkflowNodeKind, position?: { x: number; y: number }): void;
  connect(source: string, target: string): void;
  remove(gone: { nodes?: readonly string[]; edges?: readonly string[] }): void;
  setPath(path: readonly string[]): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('The editor of a workflow is used outside of one');
  return editor;
}

/** Finds the message of a fault at a field of a node or an edge; null without one. */
export function faultAt(faults: readonly WorkflowFault[], id: string, field: string): string | null {
  const found = faults.find((fault) => (fault.node_id === id || fault.edge_id === id) && fault.field === field);
  return found?.message ?? null;
}
