import './texts.ts';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileInput, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkflowSummary } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CreateWorkflowForm } from './create-workflow-form.tsx';
import { workflowsPath } from './workflow-queries.ts';

/** Workflows of the account, and the ways to a new one. */
export function WorkflowsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = usePermission('workflows:write');
  const [isCreating, setCreating] = useState(false);
  const list = useList(workflowsPath);
  const columns: Column<WorkflowSummary>[] = [
    { key: 'name', header: t('workflows.name'), cell: (workflow) => <WorkflowName workflow={workflow} /> },
    { key: 'state', header: t('workflows.state'), cell: (workflow) => <WorkflowState workflow={workflow} /> },
    {
      key: 'agents',
      header: t('workflows.agents'),
      cell: ({ agent_count: count }) => t('workflows.agent_count', { count }),
    },
    { key: 'running', header: t('workflows.running'), cell: (workflow) => <RunningCount workflow={workflow} /> },
    {
      key: 'at',
      header: t('workflows.draft_changed_at'),
      cell: ({ draft_updated_at: at }) => <Timestamp at={at} />,
    },
  ];
  const actions = mayWrite && (
    <>
      <Button
        component={Link}
        to="/workflows/import"
        variant="default"
        leftSection={<FileInput size={16} aria-hidden />}
      >
        {t('workflows.import')}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
        {t('workflows.create')}
      </Button>
    </>
  );
  return (
    <Page
      title={t('workflows.title')}
      description={t('workflows.text')}
      actions={(list.rows?.length ?? 0) > 0 && actions}
    >
      <RecordTable
        label={t('workflows.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t('workflows.empty_title'),
          text: t('workflows.empty_text'),
          action: actions && <Group gap="sm">{actions}</Group>,
        }}
      />
      <FormDialog isOpen={isCreating} title={t('workflows.create')} size="lg" onClose={() => setCreating(false)}>
        <CreateWorkflowForm
          onCancel={() => setCreating(false)}
          onDone={(workflowId) => {
            notify(t('workflows.created'));
            void navigate({ to: '/workflows/$workflowId/draft', params: { workflowId } });
          }}
        />
      </FormDialog>
    </Page>
  );
}

function WorkflowName({ workflow }: { workflow: WorkflowSummary }) {
  return (
    <div>
      <Link to="/workflows/$workflowId/draft" params={{ workflowId: workflow.id }} className="row-link">
        {workflow.name}
      </Link>
      {workflow.description !== '' && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {workflow.description}
        </Text>
      )}
    </div>
  );
}

function RunningCount({ workflow }: { workflow: WorkflowSummary }) {
  const { id: workflowId, running_conversations: count } = workflow;
  if (count === 0) return count;
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/workflows/$workflowId/runs" params={{ workflowId }} />}
    >
      {count}
    </Anchor>
  );
}

/** Published version of a workflow, and that its draft differs. */
export function WorkflowState({
  workflow: { published_version: version, draft_changed: isChanged },
}: {
  workflow: Pick<WorkflowSummary, 'draft_changed' | 'published_version'>;
}) {
  const { t } = useTranslation();
  if (version === null) return <Badge color="gray">{t('workflows.states.draft')}</Badge>;
  return (
    <>
      <Badge color="green">{t('workflows.states.published', { version })}</Badge>{' '}
      {isChanged && <Badge color="yellow">{t('workflows.states.changed')}</Badge>}
    </>
  );
}
