import { Badge, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WorkflowNode } from '../graph.ts';
import { edgesFrom, labelOf } from '../graph-edits.ts';
import { describeCondition, summaryOf } from './describe.ts';
import { useEditor } from './editor-context.ts';
import { kindIcons } from './kind-icons.ts';

/** The graph as a list: each node with its connections as buttons. The same edits as on the canvas, without a pointer. */
export function NodeList() {
  const { t } = useTranslation();
  const { graph } = useEditor();
  const start = graph.nodes.filter(({ id }) => id === graph.start_node_id);
  const others = graph.nodes.filter(({ id }) => id !== graph.start_node_id);
  return (
    <Stack component="ul" gap="sm" className="plain-list flow-list" aria-label={t('workflow_editor.list')}>
      {[...start, ...others].map((node) => (
        <Row key={node.id} node={node} isStart={node.id === graph.start_node_id} />
      ))}
    </Stack>
  );
}

function Row({ node, isStart }: { node: WorkflowNode; isStart: boolean }) {
  const { t } = useTranslation();
  const { faults, path, selection, select } = useEditor();
  const Icon = kindIcons[node.kind];
  const count = faults.filter(({ node_id: id }) => id === node.id).length;
  const isSelected = selection?.kind === 'node' && selection.id === node.id;
  return (
    <Paper component="li" p="sm" className="flow-row" data-selected={isSelected || undefined}>
      <UnstyledButton
        className="full-width"
        aria-pressed={isSelected}
        onClick={() => select({ kind: 'node', id: node.id })}
      >
        <Group gap="xs" wrap="nowrap">
          <Icon size={16} aria-hidden />
          <Text fw={600} className="truncated">
            {labelOf(node)}
          </Text>
          <Text size="sm" c="dimmed" className="flow-row-kind">
            {t(`workflow_editor.kinds.${node.kind}`)}
          </Text>
          {isStart && <Badge color="blue">{t('workflow_editor.start')}</Badge>}
          {path.includes(node.id) && <Badge color="green">{t('workflow_editor.path')}</Badge>}
          {count > 0 && <Badge color="red">{t('workflow_editor.fault_count', { count })}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {summaryOf(node)}
        </Text>
      </UnstyledButton>
      <Connections node={node} />
    </Paper>
  );
}

function Connections({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { graph, selection, select } = useEditor();
  const edges = edgesFrom(graph, node.id);
  if (edges.length === 0) return null;
  return (
    <Stack component="ul" gap={2} mt={4} className="plain-list">
      {edges.map((edge) => {
        const target = graph.nodes.find(({ id }) => id === edge.target);
        return (
          <li key={edge.id}>
            <UnstyledButton
              className="flow-row-edge"
              aria-pressed={selection?.kind === 'edge' && selection.id === edge.id}
              onClick={() => select({ kind: 'edge', id: edge.id })}
            >
              {describeCondition(edge.condition, t)} <ArrowRight className="flow-row-arrow" size={14} aria-hidden />{' '}
              {target ? labelOf(target) : edge.target}
            </UnstyledButton>
          </li>
        );
      })}
    </Stack>
  );
}
