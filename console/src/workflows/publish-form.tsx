import { Alert, List, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { flushDraft } from './open-drafts.ts';
import { useRefreshWorkflows, workflowPath } from './workflow-queries.ts';

const previewPath = `${workflowPath}/publish-preview` as const;

/** Effect of a publish, before it happens, and a note for the history. */
export function PublishForm({ workflowId, onDone }: { workflowId: string; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const preview = useQuery({
    queryKey: [previewPath, workflowId],
    // Null: the editor could not save its changes, which would not be published.
    queryFn: async ({ signal }) =>
      (await flushDraft(workflowId)) ? api.get(previewPath, { path: { workflowId }, signal }) : null,
    gcTime: 0,
  });
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { note: '' },
    async send(body) {
      const published = await api.post(`${workflowPath}/publish`, { path: { workflowId }, body });
      await refresh();
      notify(t('workflows.published', { version: published.version }));
      onDone();
    },
  });
  if (preview.error) return <ErrorAlert error={preview.error} onRetry={() => void preview.refetch()} />;
  if (preview.data === null) return <ErrorText>{t('workflows.draft_not_saved')}</ErrorText>;
  if (!preview.data) return <Skeleton height={160} />;
  const { next_version: version, faults, following_agents: following, fixed_agents: fixed } = preview.data;
  const errors = faults.filter(({ severity }) => severity === 'error');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text fw={600}>{t('workflows.publish_title', { version })}</Text>
        {errors.length > 0 ? (
          <Alert color="red" role="alert" className="readable-alert">
            <Text size="sm">{t('workflows.publish_blocked')}</Text>
            <List size="sm" mt="xs">
              {errors.slice(0, 10).map((error) => (
                <List.Item key={`${error.path} ${error.code}`}>{error.message}</List.Item>
              ))}
            </List>
          </Alert>
        ) : (
          <Text>{t(preview.data.draft_changed ? 'workflows.publish_text' : 'workflows.publish_same')}</Text>
        )}
        <List>
          <List.Item>{t('workflows.following', { count: following })}</List.Item>
          {fixed > 0 && <List.Item>{t('workflows.fixed', { count: fixed })}</List.Item>}
        </List>
        <VersionsInUse rows={preview.data.versions_in_use} />
        <Textarea
          label={t('workflows.note')}
          description={t('workflows.note_hint')}
          maxLength={500}
          autosize
          {...form.getInputProps('note')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('workflows.publish')}
          isDisabled={errors.length > 0}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}

/** Agents and running conversations on each version. */
export function VersionsInUse(props: {
  rows: readonly { version: number; agents: number; running_conversations: number }[];
}) {
  const { t } = useTranslation();
  if (props.rows.length === 0) return <Text size="sm">{t('workflows.none_running')}</Text>;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('workflows.in_use')}
      </Text>
      <List size="sm">
        {props.rows.map(({ version, agents, running_conversations: conversations }) => (
          <List.Item key={version}>{t('workflows.in_use_row', { version, agents, conversations })}</List.Item>
        ))}
      </List>
    </div>
  );
}
