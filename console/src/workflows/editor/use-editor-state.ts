import { useCallback, useMemo, useReducer, useState } from 'react';
import { change, type History, historyOf, redo, undo } from '../../parts/history.ts';
import type { WorkflowDefinition, WorkflowEdge, WorkflowFault, WorkflowNode } from '../graph.ts';
import { addNode, connect, removeElements, updateEdge, updateNode } from '../graph-edits.ts';
import type { Editor, References, Selection } from './editor-context.ts';

type Step =
  | { type: 'change'; edit(graph: WorkflowDefinition): WorkflowDefinition; key: string | null }
  | { type: 'redo' }
  | { type: 'undo' };

function reduce(history: History<WorkflowDefinition>, step: Step): History<WorkflowDefinition> {
  if (step.type === 'undo') return undo(history);
  if (step.type === 'redo') return redo(history);
  return change(history, step.edit(history.present), step.key);
}

const noneRunning: ReadonlyMap<string, number> = new Map();

/** State of the editor from the stored draft on. */
export function useEditorState(
  draft: WorkflowDefinition,
  options: { faults: readonly WorkflowFault[]; isReadOnly: boolean; references: References },
) {
  const [history, dispatch] = useReducer(reduce, draft, historyOf<WorkflowDefinition>);
  const [selection, select] = useState<Selection | null>(null);
  const [path, setPath] = useState<readonly string[]>([]);
  const { present: graph } = history;
  const edit = useCallback(
    (work: (graph: WorkflowDefinition) => WorkflowDefinition, key?: string) =>
      dispatch({ type: 'change', edit: work, key: key ?? null }),
    [],
  );
  const actions = useMemo(() => actionsOf(edit, select), [edit]);
  const { faults, isReadOnly, references } = options;
  const editor: Editor = useMemo(
    () => ({
      graph,
      selection,
      faults,
      isReadOnly,
      references,
      path,
      running: noneRunning,
      select,
      setPath,
      ...actions,
      // Ids of new elements are those of the graph that is shown.
      add(kind, position) {
        const after = selection?.kind === 'node' ? { after: selection.id } : {};
        const added = addNode(graph, kind, { ...(position ? { position } : after) });
        edit(() => added.graph);
        select({ kind: 'node', id: added.id });
      },
      connect(source, target) {
        const connected = connect(graph, source, target);
        edit(() => connected.graph);
        select({ kind: 'edge', id: connected.id });
      },
    }),
    [graph, selection, faults, isReadOnly, references, path, actions, edit],
  );
  return {
    editor,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}

type Edit = (work: (graph: WorkflowDefinition) => WorkflowDefinition, key?: string) => void;

function actionsOf(edit: Edit, select: (selection: Selection | null) => void) {
  return {
    apply: (next: WorkflowDefinition, key?: string) => edit(() => next, key),
    changeNode: (id: string, part: Partial<WorkflowNode>, key?: string) =>
      edit((graph) => updateNode(graph, id, part), key ?? `${id}.${Object.keys(part).join()}`),
    changeEdge: (id: string, part: Partial<WorkflowEdge>, key?: string) =>
      edit((graph) => updateEdge(graph, id, part), key ?? `${id}.${Object.keys(part).join()}`),
    remove(gone: { nodes?: readonly string[]; edges?: readonly string[] }) {
      edit((graph) => removeElements(graph, gone));
      select(null);
    },
  };
}
