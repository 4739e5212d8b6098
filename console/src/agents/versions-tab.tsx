import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentVersionSummary } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { agentQuery } from './agent-query.ts';
import { type ComparedVersions, VersionComparison } from './comparison/version-comparison.tsx';
import './editor/texts.ts';
import { fieldAt, fieldGroups, fieldsOf } from './editor/agent-fields.ts';
import type { FieldGroup } from './editor/field-types.ts';
import { useFieldText } from './editor/use-field-text.ts';
import { TrafficSplit, TrafficSplitForm } from './traffic-split.tsx';

/** Earlier versions of the agent: compared with the present one, and restored. */
export function VersionsTab() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  const mayWrite = usePermission('agents:write');
  const list = useList('/api/agents/{agentId}/versions', {}, { values: { agentId } });
  const { labelOf } = useFieldText();
  const [compared, setCompared] = useState<ComparedVersions | null>(null);
  const [split, setSplit] = useState<number | null>(null);
  // A field of the contract that holds several, such as `voice`, has the name of its group.
  const nameOf = (name: string) => {
    const { field, group } = fieldAt([name]) ?? groupOf(name);
    if (field) return labelOf(field.path);
    return group ? t(`agent_editor.groups.${group.name}.title`) : name;
  };
  const columns: Column<AgentVersionSummary>[] = [
    {
      key: 'version',
      header: t('agents.version', { version: '' }).trim(),
      cell: ({ version }) => (
        <Group gap={6}>
          <Text fw={600} inherit>
            {version}
          </Text>
          {version === agent.version && <Badge color="green">{t('agents.current')}</Badge>}
        </Group>
      ),
    },
    {
      key: 'source',
      header: t('common.changed'),
      cell: ({ source, restored_from: from, changed_fields: fields }) => (
        <div>
          <Text inherit>{t(`agents.sources.${source}`, { version: from })}</Text>
          {fields.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('agents.changed', { fields: fields.map(nameOf).join(', ') })}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'author',
      header: t('agents.author'),
      cell: ({ author }) => author.name,
    },
    { key: 'at', header: t('agents.at'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
    {
      key: 'actions',
      header: t('agents.restore'),
      isHeaderHidden: true,
      cell: ({ version }) =>
        version !== agent.version && (
          <Group gap="xs" justify="flex-end">
            <Button
              variant="default"
              size="xs"
              onClick={() => setCompared({ from: version, to: agent.version, isRestore: false })}
            >
              {t('agents.compare')}
            </Button>
            {mayWrite && (
              <>
                <Button variant="default" size="xs" onClick={() => setSplit(version)}>
                  {t('agents.traffic.split')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setCompared({ from: agent.version, to: version, isRestore: true })}
                >
                  {t('agents.restore')}
                </Button>
              </>
            )}
          </Group>
        ),
    },
  ];
  return (
    <Stack gap="lg">
      <TrafficSplit agentId={agentId} />
      <RecordTable
        label={t('agents.tabs.versions')}
        list={list}
        columns={columns}
        keyOf={({ version }) => String(version)}
        empty={{ title: t('agents.tabs.versions'), text: '' }}
      />
      {compared && (
        <VersionComparison
          agentId={agentId}
          compared={compared}
          current={agent.version}
          onClose={() => setCompared(null)}
        />
      )}
      <FormDialog
        isOpen={split !== null}
        title={t('agents.traffic.split_title', { version: split })}
        onClose={() => setSplit(null)}
      >
        {split !== null && <TrafficSplitForm agentId={agentId} version={split} onDone={() => setSplit(null)} />}
      </FormDialog>
    </Stack>
  );
}

/** The group of a field of the contract that holds several fields of the editor. */
function groupOf(name: string): { field: null; group: FieldGroup | undefined } {
  return {
    field: null,
    group: fieldGroups.find((group) => fieldsOf(group).some(({ path }) => path.startsWith(`${name}.`))),
  };
}
