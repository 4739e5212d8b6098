import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import type { WrittenDraft } from './new-agent-page.tsx';

/** The agent as it was written, to be changed and created. */
export function DraftForm({ draft, onBack }: { draft: WrittenDraft; onBack(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { agentName, greeting, prompt } = draft.agent;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: agentName, greeting, prompt },
    validate: { name: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send(values) {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = { ...values, language: draft.language, timezone };
      const agent = await api.post('/api/agents', { body });
      notify(t('new_agent.created'));
      await queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
      await navigate({ to: '/agents/$agentId', params: { agentId: agent.id } });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('new_agent.draft')} text={t('new_agent.draft_text')}>
        <TextInput label={t('new_agent.name')} required autoComplete="off" {...form.getInputProps('name')} />
        <Textarea label={t('new_agent.greeting')} autosize minRows={2} {...form.getInputProps('greeting')} />
        <Textarea label={t('new_agent.prompt')} autosize minRows={12} maxRows={40} {...form.getInputProps('prompt')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('new_agent.create')} onCancel={onBack} />
      </Card>
    </form>
  );
}
