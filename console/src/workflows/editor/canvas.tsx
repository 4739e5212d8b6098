import '@xyflow/react/dist/base.css';
import './canvas.css';
import { useComputedColorScheme } from '@mantine/core';
import {
  applyNodeChanges,
  Background,
  Controls,
  type Edge,
  type NodeChange,
  type OnSelectionChangeParams,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkflowNodeKind } from '../graph.ts';
import { moveNodes } from '../graph-edits.ts';
import { nodeKinds } from '../new-node.ts';
import { describeCondition } from './describe.ts';
import { useEditor } from './editor-context.ts';
import { cardsOf, wiresOf } from './flow-elements.ts';
import { type CardNode, NodeCard } from './node-card.tsx';
import { paletteDrag } from './palette.tsx';

const nodeTypes = { card: NodeCard };
const fitOptions = { padding: 0.2, maxZoom: 1 };

/** The graph as a drawing: nodes are dragged, connected and removed. */
export function Canvas() {
  return (
    <ReactFlowProvider>
      <Drawing />
    </ReactFlowProvider>
  );
}

function Drawing() {
  const { t } = useTranslation();
  const scheme = useComputedColorScheme('light');
  const editor = useEditor();
  const { graph, faults, selection, path, isReadOnly } = editor;
  const flow = useReactFlow<CardNode, Edge>();
  const [cards, setCards] = useState<CardNode[]>(() => cardsOf({ graph, faults, selection, path }, []));
  useEffect(() => {
    setCards((before) => cardsOf({ graph, faults, selection, path }, before));
  }, [graph, faults, selection, path]);
  const wires = useMemo(
    () => wiresOf({ graph, faults, selection, path }, ({ condition }) => describeCondition(condition, t)),
    [graph, faults, selection, path, t],
  );
  const onNodesChange = useCallback((changes: NodeChange<CardNode>[]) => {
    // Removals are edits of the graph.
    const drawn = changes.filter(({ type }) => type !== 'remove');
    setCards((before) => applyNodeChanges(drawn, before));
  }, []);
  /** Writes the places of moved nodes into the graph, as one step. */
  const onMoved = useCallback(
    (_: unknown, __: unknown, moved: CardNode[]) =>
      editor.apply(moveNodes(graph, new Map(moved.map(({ id, position }) => [id, position])))),
    [editor, graph],
  );
  const onSelected = useCallback(
    ({ nodes }: OnSelectionChangeParams<CardNode, Edge>) => selectOne(editor, nodes),
    [editor],
  );
  function onDrop(event: DragEvent) {
    const kind = event.dataTransfer.getData(paletteDrag);
    if (!isKind(kind)) return;
    event.preventDefault();
    editor.add(kind, flow.screenToFlowPosition({ x: event.clientX - 110, y: event.clientY - 30 }));
  }
  return (
    <section className="flow-canvas" aria-label={t('workflow_editor.canvas')}>
      <ReactFlow<CardNode, Edge>
        nodes={cards}
        edges={wires}
        nodeTypes={nodeTypes}
        colorMode={scheme}
        onNodesChange={onNodesChange}
        onEdgesChange={(changes) => {
          const chosen = changes.find((change) => change.type === 'select' && change.selected);
          if (chosen?.type === 'select') editor.select({ kind: 'edge', id: chosen.id });
        }}
        onNodeDragStop={onMoved}
        onSelectionDragStop={(event, moved) => onMoved(event, null, moved)}
        onSelectionChange={onSelected}
        onPaneClick={() => editor.select(null)}
        onConnect={({ source, target }) => editor.connect(source, target)}
        onDelete={({ nodes, edges }) => editor.remove({ nodes: nodes.map(idOf), edges: edges.map(idOf) })}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        nodesDraggable={!isReadOnly}
        nodesConnectable={!isReadOnly}
        deleteKeyCode={isReadOnly ? null : ['Delete', 'Backspace']}
        onlyRenderVisibleElements
        minZoom={0.1}
        fitView
        fitViewOptions={fitOptions}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{
          'controls.zoomIn.ariaLabel': t('workflow_editor.zoom_in'),
          'controls.zoomOut.ariaLabel': t('workflow_editor.zoom_out'),
          'controls.fitView.ariaLabel': t('workflow_editor.fit'),
        }}
      >
        <Background />
        <Controls showInteractive={false} fitViewOptions={fitOptions} />
      </ReactFlow>
    </section>
  );
}

const idOf = ({ id }: { id: string }) => id;
const isKind = (text: string): text is WorkflowNodeKind => (nodeKinds as readonly string[]).includes(text);

/** Shows the properties of the one selected node; several have none. */
function selectOne({ selection, select }: ReturnType<typeof useEditor>, nodes: CardNode[]): void {
  const [node] = nodes;
  if (!node || nodes.length > 1) return;
  if (selection?.kind !== 'node' || selection.id !== node.id) select({ kind: 'node', id: node.id });
}
