import { useMemo } from 'react';
import { type Editor, EditorContext } from '../editor/editor-context.ts';
import { LazyCanvas } from '../editor/lazy-parts.tsx';
import type { WorkflowDefinition } from '../graph.ts';

const ignore = () => {};
const readOnly = {
  selection: null,
  faults: [],
  isReadOnly: true,
  references: { tools: [], agents: [], workflows: [] },
  select: ignore,
  apply: ignore,
  changeNode: ignore,
  changeEdge: ignore,
  add: ignore,
  connect: ignore,
  remove: ignore,
  setPath: ignore,
} satisfies Partial<Editor>;

/** The graph of a version with the nodes that a run passed and those where conversations are now. */
export function RunCanvas({
  graph,
  path,
  running,
}: {
  graph: WorkflowDefinition;
  path: readonly string[];
  running: ReadonlyMap<string, number>;
}) {
  const editor: Editor = useMemo(() => ({ ...readOnly, graph, path, running }), [graph, path, running]);
  return (
    <EditorContext value={editor}>
      <div className="run-canvas">
        <LazyCanvas />
      </div>
    </EditorContext>
  );
}
