import { Button, Group, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nodeKinds } from '../new-node.ts';
import { useEditor } from './editor-context.ts';
import { kindIcons } from './kind-icons.ts';

/** Kind of data of a node that is dragged from the palette to the canvas. */
export const paletteDrag = 'application/x-workflow-node';

/** A button for each kind of node: adds it after the selected one. Can be dragged to its place. */
export function Palette() {
  const { t } = useTranslation();
  const { add } = useEditor();
  return (
    <Group gap={6} role="toolbar" aria-label={t('workflow_editor.palette')}>
      {nodeKinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <Tooltip key={kind} label={t(`workflow_editor.kind_texts.${kind}`)}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={14} aria-hidden />}
              draggable
              onDragStart={(event) => event.dataTransfer.setData(paletteDrag, kind)}
              onClick={() => add(kind)}
            >
              {t(`workflow_editor.kinds.${kind}`)}
            </Button>
          </Tooltip>
        );
      })}
    </Group>
  );
}
