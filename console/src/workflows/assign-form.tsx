import { NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useAgents } from '../tools/use-agents.ts';
import { useRefreshWorkflows } from './workflow-queries.ts';

/** Agent and version: the published one from time to time, or one that stays. */
export function AssignForm({ workflow, onDone }: { workflow: Workflow; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const { list, nameOf } = useAgents();
  const newest = workflow.published_version ?? 0;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { agent_id: '', version: '' },
    validate: { agent_id: (id) => (id === '' ? t('common.needed') : null) },
    async send({ agent_id: agentId, version }) {
      const body = { workflow_id: workflow.id, version: version === '' ? null : Number(version) };
      await api.put('/api/agents/{agentId}/workflow', { path: { agentId }, body });
      await refresh();
      notify(t('workflows.assigned', { agent: nameOf(agentId) ?? agentId }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('workflows.agent')}
          data-autofocus
          data={[
            { value: '', label: t('workflows.choose') },
            ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('agent_id')}
        />
        <NativeSelect
          label={t('workflows.agent_version')}
          data={versionOptions(newest, t('workflows.follows'), (version) => t('workflows.fixed', { version }))}
          {...form.getInputProps('version')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('workflows.assign')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** Following, then every version from the newest. */
export function versionOptions(newest: number, follows: string, fixed: (version: number) => string) {
  const versions = Array.from({ length: newest }, (_, index) => newest - index);
  return [
    { value: '', label: follows },
    ...versions.map((version) => ({ value: String(version), label: fixed(version) })),
  ];
}
