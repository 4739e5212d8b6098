import './texts.ts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { AssignForm } from './assign-form.tsx';
import { VersionsInUse } from './publish-form.tsx';
import { useRefreshWorkflows, workflowQuery } from './workflow-queries.ts';

type Assigned = Workflow['agents'][number];

/** Agents that follow the workflow, and the versions in use. */
export function AgentsTab() {
  const { t } = useTranslation();
  const { workflowId } = useParams({ from: '/shell/workflows/$workflowId' });
  const query = useSuspenseQuery(workflowQuery(workflowId));
  const workflow = query.data;
  const mayWrite = usePermission('workflows:write');
  const [isAssigning, setAssigning] = useState(false);
  const [leaving, setLeaving] = useState<Assigned | null>(null);
  const isPublished = workflow.published_version !== null;
  const columns: Column<Assigned>[] = [
    {
      key: 'agent',
      header: t('workflows.agent'),
      cell: ({ agent_id: agentId, name }) => (
        <Link to="/agents/$agentId" params={{ agentId }} className="row-link">
          {name}
        </Link>
      ),
    },
    {
      key: 'version',
      header: t('workflows.agent_version'),
      cell: ({ version }) => (version === null ? t('workflows.follows') : t('workflows.fixed', { version })),
    },
    {
      key: 'actions',
      header: t('workflows.unassign'),
      isHeaderHidden: true,
      cell: (agent) =>
        mayWrite && (
          <Button size="xs" variant="default" onClick={() => setLeaving(agent)}>
            {t('workflows.unassign')}
          </Button>
        ),
    },
  ];
  return (
    <Stack gap="lg">
      {!isPublished && (
        <Alert color="blue" className="readable-alert">
          {t('workflows.assign_needs_publish')}
        </Alert>
      )}
      <Group justify="space-between">
        <span>{t('workflows.assign_text')}</span>
        {mayWrite && (
          <Button
            leftSection={<Plus size={16} aria-hidden />}
            disabled={!isPublished}
            onClick={() => setAssigning(true)}
          >
            {t('workflows.assign')}
          </Button>
        )}
      </Group>
      <RecordTable
        label={t('workflows.tabs.agents')}
        list={wholeList(workflow.agents, query)}
        columns={columns}
        keyOf={({ agent_id: id }) => id}
        empty={{ title: t('workflows.no_agents_title'), text: t('workflows.no_agents_text') }}
      />
      <Card title={t('workflows.in_use')}>
        <VersionsInUse rows={workflow.versions_in_use} />
      </Card>
      <FormDialog isOpen={isAssigning} title={t('workflows.assign')} onClose={() => setAssigning(false)}>
        <AssignForm workflow={workflow} onDone={() => setAssigning(false)} />
      </FormDialog>
      <UnassignDialog agent={leaving} onClose={() => setLeaving(null)} />
    </Stack>
  );
}

function UnassignDialog({ agent, onClose }: { agent: Assigned | null; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const name = agent?.name ?? '';
  return (
    <ConfirmDialog
      isOpen={agent !== null}
      title={t('workflows.unassign_title', { agent: name })}
      confirmLabel={t('workflows.unassign')}
      onClose={onClose}
      run={async () => {
        if (!agent) return;
        await api.delete('/api/agents/{agentId}/workflow', { path: { agentId: agent.agent_id } });
        await refresh();
        notify(t('workflows.unassigned', { agent: name }));
      }}
    >
      {t('workflows.unassign_text')}
    </ConfirmDialog>
  );
}
