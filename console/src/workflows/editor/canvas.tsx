import '@xyflow/react/dist/base.css';
import './canvas.css';
import { useComputedColorScheme } from '@mantine/core';
import {
  applyNodeChanges,
  Background,
  Controls,
  type Edge,
  type NodeChange,
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
import { usePlacedGraph } from './use-placed-graph.ts';

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
  const { faults, selection, path, running, isReadOnly } = editor;
  const graph = usePlacedGraph(editor.graph);
  const flow = useReactFlow<CardNode, Edge>();
  const [cards, setCards] = useState<CardNode[]>(() => cardsOf({ graph, faults, selection, path, running }, []));
  useEffect(() => {
    setCards((before) => cardsOf({ graph, faults, selection, path, running }, before));
  }, [graph, faults, selection, path, running]);
  const isPlaced = graph !== editor.graph;
  useEffect(() => {
    // The first view was fitted to nodes that lay on one another.
    if (isPlaced) requestAnimationFrame(() => void flow.fitView(fitOptions));
  }, [isPlaced, flow]);
  const wires = useMemo(
    () => wiresOf({ graph, faults, selection, path, running }, ({ condition }) => describeCondition(condition, t)),
    [graph, faults, selection, path, running, t],
  );
  const onNodesChange = useCallback(
    (changes: NodeChange<CardNode>[]) => {
      // Removals are edits of the graph.
      const drawn = changes.filter(({ type }) => type !== 'remove');
      setCards((before) => applyNodeChanges(drawn, before));
      const chosen = onlySelected(changes, flow.getNodes());
      if (chosen !== null) editor.select({ kind: 'node', id: chosen });
    },
    [editor, flow],
  );
  /** Writes the places of moved nodes into the graph, as one step. */
  const onMoved = useCallback(
    (_: unknown, __: unknown, moved: CardNode[]) =>
      editor.apply(moveNodes(graph, new Map(moved.map(({ id, position }) => [id, position])))),
    [editor, graph],
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

/** Id of the node that a click or a key has selected, when it is the only one. */
function onlySelected(changes: readonly NodeChange<CardNode>[], nodes: readonly CardNode[]): string | null {
  const selects = new Map(
    changes.flatMap((change) => (change.type === 'select' ? [[change.id, change.selected]] : [])),
  );
  if (![...selects.values()].includes(true)) return null;
  const selected = nodes.filter(({ id, selected: before }) => selects.get(id) ?? before);
  return selected.length === 1 ? (selected[0]?.id ?? null) : null;
}
