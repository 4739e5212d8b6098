import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../parts/card.tsx';
import type { WorkflowFault } from '../graph.ts';
import { labelOf } from '../graph-edits.ts';
import { useEditor } from './editor-context.ts';

/** Every fault of the draft; each leads to its node or connection. */
export function FaultList({ isChecking }: { isChecking: boolean }) {
  const { t } = useTranslation();
  const { faults } = useEditor();
  return (
    <Card title={t('workflow_editor.faults')} text={isChecking ? t('workflow_editor.checking') : undefined}>
      {faults.length === 0 && !isChecking && <Text role="status">{t('workflow_editor.no_faults')}</Text>}
      <Stack component="ul" gap="xs" className="plain-list">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>
            <FaultRow fault={fault} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function FaultRow({ fault }: { fault: WorkflowFault }) {
  const { t } = useTranslation();
  const { graph, select } = useEditor();
  const { node_id: nodeId, edge_id: edgeId } = fault;
  const node = graph.nodes.find(({ id }) => id === nodeId);
  const place = node ? labelOf(node) : edgeId === null ? t('workflow_editor.of_workflow') : t('workflow_editor.edge');
  function open() {
    if (nodeId !== null) select({ kind: 'node', id: nodeId });
    else if (edgeId !== null) select({ kind: 'edge', id: edgeId });
    else select(null);
  }
  return (
    <UnstyledButton className="flow-fault" onClick={open}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Badge color={fault.severity === 'error' ? 'red' : 'yellow'} className="flow-fault-sign">
          {t(`workflow_editor.severities.${fault.severity}`)}
        </Badge>
        <Text size="sm">
          <strong>{place}:</strong> {fault.message}
        </Text>
      </Group>
    </UnstyledButton>
  );
}
