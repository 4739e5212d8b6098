import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EdgeForm } from '../fields/edge-form.tsx';
import { NodeForm } from '../fields/node-form.tsx';
import { WorkflowForm } from '../fields/workflow-form.tsx';
import { labelOf } from '../graph-edits.ts';
import { SimulatePanel } from '../simulate/simulate-panel.tsx';
import { useEditor } from './editor-context.ts';

export type Panel = 'element' | 'simulate' | 'workflow';

/** Beside the graph: the selected element, the workflow, or a simulation. */
export function SidePanel(props: { panel: Panel; workflowId: string; onPanel(panel: Panel): void }) {
  const { t } = useTranslation();
  const { panel, onPanel } = props;
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('workflow_editor.view')}
        value={panel}
        data={(['element', 'workflow', 'simulate'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.panels.${value}`),
        }))}
        onChange={(value) => onPanel(value as Panel)}
      />
      {panel === 'element' && <Element />}
      {panel === 'workflow' && <WorkflowForm />}
      {panel === 'simulate' && <SimulatePanel workflowId={props.workflowId} />}
    </Stack>
  );
}

function Element() {
  const { t } = useTranslation();
  const { graph, selection } = useEditor();
  const node = selection?.kind === 'node' ? graph.nodes.find(({ id }) => id === selection.id) : undefined;
  const edge = selection?.kind === 'edge' ? graph.edges.find(({ id }) => id === selection.id) : undefined;
  if (node) {
    return (
      <section aria-label={labelOf(node)}>
        {/* Inputs keep what is typed in them: another node, other inputs. */}
        <NodeForm key={node.id} node={node} />
      </section>
    );
  }
  if (edge) {
    return (
      <section aria-label={t('workflow_editor.edge')}>
        <EdgeForm key={edge.id} edge={edge} />
      </section>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {t('workflow_editor.nothing_selected')}
    </Text>
  );
}
