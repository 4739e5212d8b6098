import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { HoursInputs } from './hours-inputs.tsx';
import type { WrittenDraft } from './new-agent-page.tsx';

/** The few questions of the guided wizard. */
export function GuidedForm({ onWritten }: { onWritten(draft: WrittenDraft): void }) {
  const { t, i18n } = useTranslation();
  const needed = (text: string) => (text.trim() === '' ? t('common.needed') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      businessName: '',
      businessDescription: '',
      agentTasks: '',
      customerQuestions: '',
      openingHours: { weekdays: '', weekend: '', holidays: '' },
      language: i18n.language,
    },
    validate: { businessName: needed, businessDescription: needed },
    describe: ({ code }) => (code === 'model_failed' ? t('new_agent.model_failed') : null),
    async send(body) {
      const agent = await api.post('/api/ai-tools/wizard-generate', { body });
      onWritten({ agent, language: body.language });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('new_agent.ways.guided')}>
        <TextInput label={t('new_agent.business_name')} required {...form.getInputProps('businessName')} />
        {(['businessDescription', 'agentTasks', 'customerQuestions'] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`new_agent.fields.${field}`)}
            description={field === 'customerQuestions' ? t('new_agent.hints.customerQuestions') : undefined}
            required={field === 'businessDescription'}
            autosize
            minRows={3}
            {...form.getInputProps(field)}
          />
        ))}
        <HoursInputs inputProps={(field) => form.getInputProps(`openingHours.${field}`)} />
        <TextInput
          label={t('new_agent.language')}
          description={t('new_agent.language_hint')}
          {...form.getInputProps('language')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('new_agent.write')} />
      </Card>
    </form>
  );
}
