import { NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeCondition } from '../editor/describe.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNode } from '../graph.ts';
import { edgesFrom, labelOf } from '../graph-edits.ts';

/** Connections that lead on from a node, and a choice of a node to connect to. */
export function NodeConnections({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { graph, connect, isReadOnly, select } = useEditor();
  if (node.kind === 'end') return null;
  const edges = edgesFrom(graph, node.id);
  const labels = new Map(graph.nodes.map((each) => [each.id, labelOf(each)]));
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm">
        {t('workflow_editor.connections')}
      </Text>
      {edges.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('workflow_editor.no_connections')}
        </Text>
      )}
      {edges.map((edge) => (
        <UnstyledButton key={edge.id} className="flow-row-edge" onClick={() => select({ kind: 'edge', id: edge.id })}>
          {describeCondition(edge.condition, t)} <ArrowRight className="flow-row-arrow" size={14} aria-hidden />{' '}
          {labels.get(edge.target) ?? edge.target}
        </UnstyledButton>
      ))}
      {!isReadOnly && (
        <NativeSelect
          label={t('workflow_editor.connect_to')}
          value=""
          data={[
            { value: '', label: t('workflows.choose') },
            ...graph.nodes.map((each) => ({ value: each.id, label: labelOf(each) })),
          ]}
          onChange={(event) => event.currentTarget.value !== '' && connect(node.id, event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}
