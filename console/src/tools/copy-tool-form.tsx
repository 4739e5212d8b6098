import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Tool } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useAgents } from './use-agents.ts';

/** An independent copy of a tool, for the selected agent. */
export function CopyToolForm({ tool, onDone }: { tool: Tool; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { list } = useAgents();
  const agents = list.rows ?? [];
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { target_agent_id: '', name: '' },
    validate: { target_agent_id: (id) => (id === '' ? t('common.needed') : null) },
    async send({ target_agent_id, name }) {
      await api.post('/api/tools/{toolId}/copy', {
        path: { toolId: tool.id },
        body: { target_agent_id, ...(name.trim() && { name: name.trim() }) },
      });
      for (const path of ['/api/tools', '/api/agents']) void queryClient.invalidateQueries({ queryKey: [path] });
      notify(t('tools.copied'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('tools.copy_text')}</Text>
        <NativeSelect
          label={t('tools.copy_to')}
          required
          data={[
            { value: '', label: t('tools.choose_agent') },
            ...agents.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
          {...form.getInputProps('target_agent_id')}
        />
        <TextInput label={t('tools.copy_name')} placeholder={tool.name} {...form.getInputProps('name')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('tools.copy')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
