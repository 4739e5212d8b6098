import './texts.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow, WorkflowVersionSummary } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { GraphComparison } from './graph-comparison.tsx';
import { flushDraft, reloadDraft } from './open-drafts.ts';
import { useRefreshWorkflows, versionPath, versionsPath, workflowQuery } from './workflow-queries.ts';

type Chosen = { action: 'compare' | 'copy' | 'roll_back'; version: number } | null;

/** Published versions: compared, rolled back to, or copied into the draft. */
export function VersionsTab() {
  const { t } = useTranslation();
  const { workflowId } = useParams({ from: '/shell/workflows/$workflowId' });
  const { data: workflow } = useSuspenseQuery(workflowQuery(workflowId));
  const mayWrite = usePermission('workflows:write');
  const list = useList(versionsPath, {}, { values: { workflowId } });
  const [chosen, setChosen] = useState<Chosen>(null);
  const columns: Column<WorkflowVersionSummary>[] = [
    {
      key: 'version',
      header: t('workflows.version'),
      cell: (row) => <VersionName row={row} isCurrent={row.version === workflow.published_version} />,
    },
    { key: 'author', header: t('workflows.author'), cell: ({ author }) => author.name },
    { key: 'at', header: t('workflows.at'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
    { key: 'agents', header: t('workflows.agents'), cell: ({ agents }) => agents },
    { key: 'running', header: t('workflows.running'), cell: ({ running_conversations: count }) => count },
    {
      key: 'actions',
      header: t('workflows.actions'),
      isHeaderHidden: true,
      cell: ({ version }) => (
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="xs" onClick={() => setChosen({ action: 'compare', version })}>
            {t('workflows.compare')}
          </Button>
          {mayWrite && (
            <>
              <Button variant="default" size="xs" onClick={() => setChosen({ action: 'copy', version })}>
                {t('workflows.copy_to_draft')}
              </Button>
              {version !== workflow.published_version && (
                <Button variant="default" size="xs" onClick={() => setChosen({ action: 'roll_back', version })}>
                  {t('workflows.roll_back')}
                </Button>
              )}
            </>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <RecordTable
        label={t('workflows.tabs.versions')}
        list={list}
        columns={columns}
        keyOf={({ version }) => String(version)}
        empty={{ title: t('workflows.no_versions_title'), text: t('workflows.no_versions_text') }}
      />
      {chosen?.action === 'compare' && (
        <GraphComparison workflow={workflow} version={chosen.version} onClose={() => setChosen(null)} />
      )}
      <VersionDialogs workflow={workflow} chosen={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function VersionName({ row, isCurrent }: { row: WorkflowVersionSummary; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Group gap={6}>
        <Text fw={600} inherit>
          {row.version}
        </Text>
        {isCurrent && <Badge color="green">{t('workflows.current')}</Badge>}
      </Group>
      <Text size="sm">{t(`workflows.source.${row.source}`, { version: row.rolled_back_to })}</Text>
      {row.note !== '' && (
        <Text size="sm" c="dimmed">
          {row.note}
        </Text>
      )}
    </div>
  );
}

function VersionDialogs({ workflow, chosen, onClose }: { workflow: Workflow; chosen: Chosen; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const version = chosen?.version ?? 0;
  const path = { workflowId: workflow.id, versionNumber: String(version) };
  async function copy() {
    await flushDraft(workflow.id);
    await api.post(`${versionPath}/copy-to-draft`, { path });
    await refresh();
    reloadDraft();
    notify(t('workflows.copied', { version }));
  }
  async function rollBack() {
    const published = await api.post(`${versionPath}/rollback`, { path, body: {} });
    await refresh();
    notify(t('workflows.published', { version: published.version }));
  }
  return (
    <>
      <ConfirmDialog
        isOpen={chosen?.action === 'copy'}
        title={t('workflows.copy_title', { version })}
        confirmLabel={t('workflows.copy_to_draft')}
        run={copy}
        onClose={onClose}
      >
        {t('workflows.copy_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={chosen?.action === 'roll_back'}
        title={t('workflows.roll_back_title', { version })}
        confirmLabel={t('workflows.roll_back')}
        run={rollBack}
        onClose={onClose}
      >
        {t('workflows.roll_back_text', { version })}
      </ConfirmDialog>
    </>
  );
}
