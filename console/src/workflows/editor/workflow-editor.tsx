import './editor.css';
import './texts.ts';
import { Drawer, Paper, Stack } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workflow } from '../../api/schemas.ts';
import { EmptyState } from '../../parts/record-table.tsx';
import type { WorkflowFault } from '../graph.ts';
import { EditorContext, type References } from './editor-context.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { FaultList } from './fault-list.tsx';
import { LazyCanvas, LazySidePanel } from './lazy-parts.tsx';
import { NodeList } from './node-list.tsx';
import { Palette } from './palette.tsx';
import { SaveFault } from './save-state.tsx';
import type { Panel } from './side-panel.tsx';
import { useAutosave } from './use-autosave.ts';
import { useEditorState } from './use-editor-state.ts';
import { useValidation } from './use-validation.ts';

const none: readonly WorkflowFault[] = [];

/** The draft of a workflow: as a canvas or a list, beside it the properties, below it the faults. */
export function WorkflowEditor(props: {
  workflow: Workflow;
  isReadOnly: boolean;
  references: References;
  onReload(): void;
}) {
  const { t } = useTranslation();
  const { workflow, isReadOnly, references } = props;
  const [faults, setFaults] = useState(none);
  const state = useEditorState(workflow.draft, { faults, isReadOnly, references });
  const { editor } = state;
  const { graph, selection } = editor;
  const autosave = useAutosave(workflow, graph, { isReadOnly, onReload: props.onReload });
  const check = useValidation(workflow.id, graph);
  useEffect(() => setFaults(check.faults), [check.faults]);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false }) ?? true;
  const [chosenView, setView] = useState<'canvas' | 'list' | null>(null);
  const [panel, setPanel] = useState<Panel>('element');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const view = chosenView ?? (isWide ? 'canvas' : 'list');
  // A selection opens the properties, but a simulation goes on while nodes are looked at.
  useEffect(() => {
    if (selection === null) return;
    setPanel((shown) => (shown === 'simulate' && isWide ? shown : 'element'));
    setPanelOpen(true);
  }, [selection, isWide]);
  useHotkeys([
    ['mod+Z', state.undo],
    ['mod+shift+Z', state.redo],
    ['mod+Y', state.redo],
  ]);
  function openPanel(next: Panel) {
    setPanel(next);
    setPanelOpen(true);
  }
  const side = <LazySidePanel panel={panel} workflowId={workflow.id} onPanel={setPanel} />;
  return (
    <EditorContext value={editor}>
      <Stack gap="md">
        <EditorToolbar
          state={state}
          autosave={autosave}
          view={view}
          onView={setView}
          onPanel={openPanel}
          isWide={isWide}
        />
        <SaveFault autosave={autosave} onReload={props.onReload} />
        {!isReadOnly && <Palette />}
        <div className="flow-body" data-wide={isWide || undefined}>
          <div className="flow-graph" data-view={view}>
            {graph.nodes.length === 0 && view === 'list' && (
              <EmptyState title={t('workflow_editor.empty_title')} text={t('workflow_editor.empty_text')} />
            )}
            {view === 'canvas' ? <LazyCanvas /> : <NodeList />}
          </div>
          {isWide && <Paper className="flow-side">{side}</Paper>}
        </div>
        <FaultList isChecking={check.isChecking} />
      </Stack>
      {!isWide && (
        <Drawer
          opened={isPanelOpen}
          onClose={() => {
            setPanelOpen(false);
            editor.select(null);
          }}
          size="100%"
          title={t(`workflow_editor.panels.${panel}`)}
          closeButtonProps={{ 'aria-label': t('common.close') }}
        >
          {side}
        </Drawer>
      )}
    </EditorContext>
  );
}
