import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { LanguageSelect } from './language-select.tsx';
import { draftOf, type ProfileDraft } from './profile-draft.ts';

/** A business in words, with its website or without. */
export function DescribeForm({
  language,
  onLanguage,
  onDraft,
}: {
  language: string;
  onLanguage(language: string): void;
  onDraft(draft: ProfileDraft): void;
}) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { businessName: '', text: '', url: '' },
    validate: {
      text: (text, { url }) => (text.trim() === '' && url.trim() === '' ? t('start.say_something') : null),
    },
    async send({ businessName, text, url }) {
      const address = url.trim();
      const website = /^https?:\/\//i.test(address) ? address : `https://${address}`;
      const body = { businessName, text, language, ...(address !== '' && { url: website }) };
      const { profile, pages } = await api.post('/api/ai-tools/profile-extract', { body });
      const read = pages.filter(({ state }) => state === 'read').length;
      onDraft(draftOf(profile, { language, pages: read }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('start.describe')} text={t('start.describe_text')}>
        <TextInput
          label={t('start.name')}
          maxLength={60}
          autoComplete="organization"
          {...form.getInputProps('businessName')}
        />
        <Textarea
          label={t('start.description')}
          description={t('start.description_hint')}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={10_000}
          {...form.getInputProps('text')}
        />
        <TextInput
          label={t('start.website')}
          description={t('start.website_hint')}
          placeholder="www.example.com"
          inputMode="url"
          {...form.getInputProps('url')}
        />
        <LanguageSelect
          current={language}
          value={language}
          onChange={(event) => onLanguage(event.currentTarget.value)}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('start.continue')} />
      </Card>
    </form>
  );
}
