import './texts.ts';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { TestConversation } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { growingListMs, useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notify.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { RunsTable } from './runs-table.tsx';
import { TestForm } from './test-form.tsx';
import { runsPath, testsPath } from './test-queries.ts';

export const statusColors = { passed: 'green', failed: 'red', error: 'orange' } as const;

/** Test conversations of the agent, and their runs. */
export function TestsTab() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('agents:write');
  const list = useList(testsPath, {}, { values: { agentId }, refreshMs: growingListMs });
  const [edited, setEdited] = useState<TestConversation | 'new' | null>(null);
  const [deleted, setDeleted] = useState<TestConversation | null>(null);
  const run = useMutation({
    mutationFn: (testId: string | null) =>
      api.post(runsPath, { path: { agentId }, body: testId === null ? {} : { test_ids: [testId] } }),
    onSuccess: ({ id: testRunId }) => {
      void queryClient.invalidateQueries({ queryKey: [runsPath] });
      void navigate({ to: '/agents/$agentId/tests/$testRunId', params: { agentId, testRunId } });
    },
  });
  const columns: Column<TestConversation>[] = [
    {
      key: 'name',
      header: t('tests.name'),
      cell: ({ name, session_id: sessionId, call_id: callId }) => (
        <div>
          <Text fw={600} inherit>
            {name}
          </Text>
          {(sessionId ?? callId) && (
            <Text size="sm" c="dimmed">
              {t('tests.from_conversation')}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'last',
      header: t('tests.last'),
      cell: ({ last_status: status }) =>
        status ? (
          <Badge color={statusColors[status]}>{t(`tests.statuses.${status}`)}</Badge>
        ) : (
          <Text c="dimmed" inherit>
            {t('tests.never_run')}
          </Text>
        ),
    },
    {
      key: 'actions',
      header: t('tests.actions'),
      isHeaderHidden: true,
      cell: (test) =>
        mayWrite && (
          <Group gap="xs" justify="flex-end">
            <Button variant="default" size="xs" onClick={() => run.mutate(test.id)}>
              {t('tests.run')}
            </Button>
            <Button variant="default" size="xs" onClick={() => setEdited(test)}>
              {t('tests.change')}
            </Button>
            <Button variant="subtle" color="red.8" size="xs" onClick={() => setDeleted(test)}>
              {t('common.delete')}
            </Button>
          </Group>
        ),
    },
  ];
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('tests.create')}
    </Button>
  );
  // Without a run, the button stands in the empty list of runs.
  const wasRun = list.rows?.some(({ last_status: status }) => status !== null) ?? false;
  const runAll = (
    <Button
      variant="default"
      leftSection={<Play size={16} aria-hidden />}
      disabled={!list.rows?.length}
      loading={run.isPending}
      onClick={() => run.mutate(null)}
    >
      {t('tests.run_all')}
    </Button>
  );
  return (
    <Stack gap="lg">
      <Card
        title={t('agents.tabs.tests')}
        text={t('tests.text')}
        aside={
          mayWrite && (
            <Group gap="sm">
              {wasRun && runAll}
              {(list.rows?.length ?? 0) > 0 && button}
            </Group>
          )
        }
      >
        <ErrorAlert error={run.error} />
        <RecordTable
          label={t('agents.tabs.tests')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={{ title: t('tests.empty_title'), text: t('tests.empty_text'), action: mayWrite && button }}
        />
      </Card>
      <RunsTable agentId={agentId} action={mayWrite && (list.rows?.length ?? 0) > 0 && !wasRun && runAll} />
      <FormDialog
        isOpen={edited !== null}
        size="lg"
        title={t(edited === 'new' ? 'tests.create' : 'tests.edit')}
        onClose={() => setEdited(null)}
      >
        <TestForm agentId={agentId} test={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      </FormDialog>
      <ConfirmDialog
        isOpen={deleted !== null}
        title={t('tests.delete_title', { name: deleted?.name })}
        confirmLabel={t('common.delete')}
        isDangerous
        onClose={() => setDeleted(null)}
        run={async () => {
          if (deleted === null) return;
          await api.delete(`${testsPath}/{testId}`, { path: { agentId, testId: deleted.id } });
          notify(t('tests.deleted'));
          await queryClient.invalidateQueries({ queryKey: [testsPath] });
        }}
      >
        {t('tests.delete_text')}
      </ConfirmDialog>
    </Stack>
  );
}
