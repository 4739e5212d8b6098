import { NumberInput, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { KnowledgeBaseFile } from '../../api/schemas.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { filePath, useRefreshKnowledge } from './knowledge-queries.ts';
import { ScheduleSelect } from './schedule-select.tsx';

/** Form of a source's name and, for pages and sites, of their visits. */
export function SettingsForm(props: { file: KnowledgeBaseFile; onDone(): void; onCancel(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const { file, onDone } = props;
  const { name, schedule, max_pages } = file;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name, schedule, max_pages },
    validate: { name: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      await api.patch(filePath, { path: { agentId: file.agent_id, fileId: file.id }, body });
      void refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('knowledge.name')}
          required
          maxLength={200}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        {file.url !== null && <ScheduleSelect {...form.getInputProps('schedule')} />}
        {file.kind === 'site' && (
          <NumberInput label={t('knowledge.max_pages')} min={1} max={1000} {...form.getInputProps('max_pages')} />
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
