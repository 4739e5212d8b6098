import '../account/texts.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FailedWork } from '../api/schemas.ts';
import type { List } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

/** Jobs and events that failed, each with Retry and Drop. */
export function FailedWorkTable({ list }: { list: List<FailedWork> }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [dropping, setDropping] = useState<FailedWork | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api/admin/jobs'] });
  return (
    <>
      <RecordTable
        label={t('jobs.failed')}
        list={list}
        keyOf={(work) => work.id}
        empty={{ title: t('jobs.no_failed_title'), text: t('jobs.no_failed_text') }}
        columns={[
          { key: 'name', header: t('jobs.work'), cell: (work) => <WorkName work={work} /> },
          { key: 'state', header: t('jobs.state'), cell: (work) => <WorkState work={work} /> },
          { key: 'error', header: t('jobs.error'), cell: ({ error }) => <Text size="sm">{error}</Text> },
          { key: 'failed_at', header: t('mail.at'), cell: ({ failed_at }) => <Timestamp at={failed_at} /> },
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            cell: (work) => <WorkActions work={work} onRetried={refresh} onDrop={() => setDropping(work)} />,
          },
        ]}
      />
      <ConfirmDialog
        isOpen={dropping !== null}
        title={t('jobs.drop_title', { name: dropping?.name ?? '' })}
        confirmLabel={t('jobs.drop')}
        isDangerous
        run={async () => {
          await api.delete('/api/admin/jobs/{jobId}', { path: { jobId: dropping?.id ?? '' } });
          notify(t('jobs.dropped'));
          await refresh();
        }}
        onClose={() => setDropping(null)}
      >
        {t('jobs.drop_text')}
      </ConfirmDialog>
    </>
  );
}

function WorkName({ work }: { work: FailedWork }) {
  const { t } = useTranslation();
  return (
    <div>
      <span className="mono">{work.name}</span>
      <Text size="sm" c="dimmed">
        {work.event ? t('jobs.event_of', work.event) : t('jobs.job_of', { id: work.id })}
      </Text>
    </div>
  );
}

function WorkState({ work }: { work: FailedWork }) {
  const { t } = useTranslation();
  return (
    <div>
      <Badge color={work.state === 'dead' ? 'red' : 'yellow'}>{t(`jobs.states.${work.state}`)}</Badge>
      <Text size="sm" c="dimmed">
        {t('jobs.attempts', { count: work.attempts })}
      </Text>
    </div>
  );
}

function WorkActions(props: { work: FailedWork; onRetried(): Promise<void>; onDrop(): void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { work } = props;
  const retry = useMutation({
    mutationFn: () => api.post('/api/admin/jobs/{jobId}/retry', { path: { jobId: work.id } }),
    onSuccess: () => notify(t('jobs.retried')),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: props.onRetried,
  });
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        loading={retry.isPending}
        aria-label={t('jobs.retry_of', { name: work.name })}
        onClick={() => retry.mutate()}
      >
        {t('jobs.retry')}
      </Button>
      <Button
        size="xs"
        variant="default"
        c="red.8"
        aria-label={t('jobs.drop_title', { name: work.name })}
        onClick={props.onDrop}
      >
        {t('jobs.drop')}
      </Button>
    </Group>
  );
}
