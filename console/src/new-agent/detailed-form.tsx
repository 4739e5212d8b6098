import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ExtractedBusiness } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { HoursInputs } from './hours-inputs.tsx';
import type { WrittenDraft } from './new-agent-page.tsx';
import { detailedValues, ownFields, shortFields, websiteFields } from './wizard-fields.ts';

/** Every field of the advanced wizard, filled from a website where one was read. */
export function DetailedForm(props: { found: ExtractedBusiness | null; onWritten(draft: WrittenDraft): void }) {
  const { t, i18n } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: detailedValues(props.found, i18n.language),
    describe: ({ code }) => (code === 'model_failed' ? t('new_agent.model_failed') : null),
    async send(body) {
      const agent = await api.post('/api/ai-tools/advanced-wizard-generate', { body });
      props.onWritten({ agent, language: body.language });
    },
  });
  const fields = props.found === null ? ownFields : [...websiteFields, ...ownFields];
  const hintOf = (field: (typeof fields)[number]) =>
    field === 'customerQuestions' || field === 'crawledContent' ? t(`new_agent.hints.${field}`) : undefined;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('new_agent.ways.detailed')}>
        {fields.map((field) =>
          shortFields.has(field) ? (
            <TextInput key={field} label={t(`new_agent.fields.${field}`)} {...form.getInputProps(field)} />
          ) : (
            <Textarea
              key={field}
              label={t(`new_agent.fields.${field}`)}
              description={hintOf(field)}
              autosize
              minRows={2}
              maxRows={14}
              {...form.getInputProps(field)}
            />
          ),
        )}
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
