import './template-texts.ts';
import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { type TemplateName, templateGraph, templateNames } from './templates.ts';
import { useRefreshWorkflows, workflowsPath } from './workflow-queries.ts';

/** Name of a new workflow and what it starts from. `onDone` gets its id. */
export function CreateWorkflowForm(props: { onDone(workflowId: string): void; onCancel(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: '', description: '', template: 'blank' as TemplateName },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name, description, template }) {
      const created = await api.post(workflowsPath, { body: { name, description, draft: templateGraph(template, t) } });
      void refresh();
      props.onDone(created.id);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('workflows.name')} required data-autofocus {...form.getInputProps('name')} />
        <Textarea label={t('workflows.description')} autosize minRows={2} {...form.getInputProps('description')} />
        <Radio.Group label={t('workflows.start_from')} {...form.getInputProps('template')}>
          <Stack gap="xs" mt="xs">
            {templateNames.map((name) => (
              <Radio
                key={name}
                value={name}
                label={t(`workflows.templates.${name}.name`)}
                description={t(`workflows.templates.${name}.text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('workflows.create')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
