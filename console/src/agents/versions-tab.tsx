import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { AgentVersionSummary } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { agentQuery } from './agent-query.ts';
import { TrafficSplit, TrafficSplitForm } from './traffic-split.tsx';
import { VersionComparison } from './version-comparison.tsx';

/** Earlier versions of the agent: compared with the present one, and restored. */
export function VersionsTab() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  const mayWrite = usePermission('agents:write');
  const list = useList('/api/agents/{agentId}/versions', {}, { values: { agentId } });
  const [compared, setCompared] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const [split, setSplit] = useState<number | null>(null);
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
              {t('agents.changed', { fields: fields.join(', ') })}
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
            <Button variant="default" size="xs" onClick={() => setCompared(version)}>
              {t('agents.compare')}
            </Button>
            {mayWrite && (
              <>
                <Button variant="default" size="xs" onClick={() => setSplit(version)}>
                  {t('agents.traffic.split')}
                </Button>
                <Button variant="default" size="xs" onClick={() => setRestored(version)}>
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
      <VersionComparison agentId={agentId} from={compared} to={agent.version} onClose={() => setCompared(null)} />
      <RestoreDialog agentId={agentId} version={restored} onClose={() => setRestored(null)} />
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

function RestoreDialog(props: { agentId: string; version: number | null; onClose(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agentId, version, onClose } = props;
  return (
    <ConfirmDialog
      isOpen={version !== null}
      title={t('agents.restore_title', { version })}
      confirmLabel={t('agents.restore')}
      onClose={onClose}
      run={async () => {
        if (version === null) return;
        const path = { agentId, versionNumber: String(version) };
        const saved = await api.post('/api/agents/{agentId}/versions/{versionNumber}/restore', { path });
        notify(t('agents.saved', { version: saved.new_version }));
        await queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
        await queryClient.invalidateQueries({ queryKey: ['/api/agents/{agentId}/versions'] });
      }}
    >
      {t('agents.restore_text')}
    </ConfirmDialog>
  );
}
