import { ActionIcon, Button, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { LayoutDashboard, Play, Redo2, Undo2, Variable } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SaveState } from './save-state.tsx';
import type { Panel } from './side-panel.tsx';
import type { Autosave } from './use-autosave.ts';
import type { useEditorState } from './use-editor-state.ts';

/** View, undo and redo, arrangement and the state of the draft. */
export function EditorToolbar(props: {
  state: ReturnType<typeof useEditorState>;
  autosave: Autosave;
  view: 'canvas' | 'list';
  isWide: boolean;
  onView(view: 'canvas' | 'list'): void;
  onPanel(panel: Panel): void;
}) {
  const { t } = useTranslation();
  const { state, view, isWide } = props;
  const { editor } = state;
  const icon = { size: 16, 'aria-hidden': true } as const;
  async function layOut() {
    const { autoLayout } = await import('./auto-layout.ts');
    editor.apply(autoLayout(editor.graph));
  }
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('workflow_editor.view')}
        value={view}
        data={(['canvas', 'list'] as const).map((value) => ({ value, label: t(`workflow_editor.${value}`) }))}
        onChange={(value) => props.onView(value as 'canvas' | 'list')}
      />
      {!editor.isReadOnly && (
        <>
          <Tooltip label={t('workflow_editor.undo')}>
            <ActionIcon aria-label={t('workflow_editor.undo')} disabled={!state.canUndo} onClick={state.undo}>
              <Undo2 {...icon} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('workflow_editor.redo')}>
            <ActionIcon aria-label={t('workflow_editor.redo')} disabled={!state.canRedo} onClick={state.redo}>
              <Redo2 {...icon} />
            </ActionIcon>
          </Tooltip>
          {view === 'canvas' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<LayoutDashboard {...icon} />}
              onClick={() => void layOut()}
            >
              {t('workflow_editor.lay_out')}
            </Button>
          )}
        </>
      )}
      {!isWide && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Variable {...icon} />}
          onClick={() => props.onPanel('workflow')}
        >
          {t('workflow_editor.panels.workflow')}
        </Button>
      )}
      <Button size="xs" variant="default" leftSection={<Play {...icon} />} onClick={() => props.onPanel('simulate')}>
        {t('workflow_editor.panels.simulate')}
      </Button>
      <SaveState autosave={props.autosave} isReadOnly={editor.isReadOnly} />
    </Group>
  );
}
