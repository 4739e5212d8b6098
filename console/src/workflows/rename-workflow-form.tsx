import { Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { flushDraft } from './open-drafts.ts';
import { useRefreshWorkflows, workflowPath } from './workflow-queries.ts';

/** Name and description of a workflow. */
export function RenameWorkflowForm({ workflow, onDone }: { workflow: Workflow; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const { name, description } = workflow;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name, description },
    validate: { name: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      await flushDraft(workflow.id);
      await api.patch(workflowPath, { path: { workflowId: workflow.id }, body });
      await refresh();
      notify(t('workflows.renamed'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('workflows.name')} required data-autofocus {...form.getInputProps('name')} />
        <Textarea label={t('workflows.description')} autosize minRows={2} {...form.getInputProps('description')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
