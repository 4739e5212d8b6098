import '../workflows/texts.ts';
import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { versionOptions } from '../workflows/assign-form.tsx';
import { workflowPath, workflowsPath } from '../workflows/workflow-queries.ts';

const assignment = '/api/agents/{agentId}/workflow';

/** The workflow that an agent's conversations follow: none, the published version, or a fixed one. */
export function AgentWorkflow({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('workflows:write');
  const list = useList(workflowsPath, { limit: 200 });
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { workflow_id: agent.workflow_id ?? '', version: String(agent.workflow_version ?? '') },
    async send({ workflow_id: id, version }) {
      const path = { agentId: agent.id };
      if (id === '') await api.delete(assignment, { path });
      else
        await api.put(assignment, {
          path,
          body: { workflow_id: id, version: version === '' ? null : Number(version) },
        });
      notify(t('workflows.of_agent.saved'));
      const paths = ['/api/agents', workflowsPath, workflowPath];
      await Promise.all(paths.map((changed) => queryClient.invalidateQueries({ queryKey: [changed] })));
    },
  });
  const published = (list.rows ?? []).filter((workflow) => workflow.published_version !== null);
  const chosen = published.find(({ id }) => id === form.values.workflow_id);
  const options = published.map(({ id, name }) => ({ value: id, label: name }));
  const isUnknown = form.values.workflow_id !== '' && list.rows !== undefined && chosen === undefined;
  return (
    <Card title={t('workflows.of_agent.title')} text={t('workflows.of_agent.text')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {list.rows !== undefined && published.length === 0 && (
            <Alert color="blue" className="readable-alert">
              {t('workflows.of_agent.no_published')} <Link to="/workflows">{t('workflows.title')}</Link>
            </Alert>
          )}
          <NativeSelect
            label={t('workflows.of_agent.choose')}
            disabled={!mayWrite}
            data={[
              { value: '', label: t('workflows.of_agent.none') },
              ...options,
              ...(isUnknown ? [{ value: form.values.workflow_id, label: form.values.workflow_id }] : []),
            ]}
            {...form.getInputProps('workflow_id')}
            onChange={(event) => form.setValues({ workflow_id: event.currentTarget.value, version: '' })}
          />
          {chosen && (
            <>
              <NativeSelect
                label={t('workflows.of_agent.version')}
                disabled={!mayWrite}
                data={versionOptions(chosen.published_version ?? 0, t('workflows.follows'), (version) =>
                  t('workflows.fixed', { version }),
                )}
                {...form.getInputProps('version')}
              />
              <Text size="sm">
                <Link to="/workflows/$workflowId/draft" params={{ workflowId: chosen.id }}>
                  {t('workflows.of_agent.open')}
                </Link>
              </Text>
            </>
          )}
          {mayWrite && (
            <FormActions
              fault={fault}
              isSending={isSending}
              submitLabel={t('common.save')}
              isDisabled={!form.isDirty()}
            />
          )}
        </Stack>
      </form>
    </Card>
  );
}
