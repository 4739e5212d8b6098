import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Newsletter } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { newsletterPath, newsletterQuery, newslettersPath } from './newsletter-queries.ts';

const languages = ['en', 'sv', 'de', 'fr', 'es'] as const;
const fieldNames: Readonly<Record<string, string>> = { '/button/label': 'label', '/button/url': 'url' };

/** Writes a draft, with a preview of what is not saved yet. */
export function NewsletterEditor({ newsletter, mayWrite }: { newsletter: Newsletter | null; mayWrite: boolean }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const own = languages.find((each) => each === i18n.language) ?? 'en';
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      language: newsletter?.language ?? own,
      subject: newsletter?.subject ?? '',
      text: newsletter?.text ?? '',
      label: newsletter?.button?.label ?? '',
      url: newsletter?.button?.url ?? '',
    },
    validate: {
      subject: (value) => (value.trim() === '' ? t('common.needed') : null),
      text: (value) => (value.trim() === '' ? t('common.needed') : null),
      url: (value, { label }) =>
        (value.trim() === '') === (label.trim() === '') ? null : t('newsletters.button_both'),
    },
    fieldOf: (pointer) => fieldNames[pointer] ?? null,
    async send(values) {
      const body = letterOf(values);
      const saved = newsletter
        ? await api.patch(newsletterPath, { path: { newsletterId: newsletter.id }, body })
        : await api.post(newslettersPath, { body });
      queryClient.setQueryData(newsletterQuery(saved.id).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: [newslettersPath] });
      notify(t('newsletters.saved'));
      form.resetDirty();
      if (!newsletter)
        await navigate({
          to: '/reseller/newsletters/$newsletterId',
          params: { newsletterId: saved.id },
          replace: true,
        });
    },
  });
  const braces = { open: '{{', close: '}}', interpolation: { escapeValue: false } };
  return (
    <div className="branding-columns">
      <form onSubmit={onSubmit} noValidate>
        <Card title={t('newsletters.states.draft')}>
          <fieldset disabled={!mayWrite} className="plain-fieldset">
            <Stack>
              <NativeSelect
                label={t('newsletters.language')}
                description={t('newsletters.language_hint')}
                data={languages.map((value) => ({ value, label: t(`newsletters.languages.${value}`) }))}
                {...form.getInputProps('language')}
              />
              <TextInput label={t('newsletters.subject')} required {...form.getInputProps('subject')} />
              <Textarea
                label={t('newsletters.body')}
                description={t('newsletters.body_hint', braces)}
                required
                autosize
                minRows={8}
                {...form.getInputProps('text')}
              />
              <TextInput
                label={t('newsletters.button_label')}
                description={t('newsletters.button_hint')}
                {...form.getInputProps('label')}
              />
              <TextInput
                label={t('newsletters.button_url')}
                type="url"
                placeholder="https://"
                {...form.getInputProps('url')}
              />
              {mayWrite && <FormActions fault={fault} isSending={isSending} submitLabel={t('newsletters.save')} />}
            </Stack>
          </fieldset>
        </Card>
      </form>
      {mayWrite && <NewsletterPreview letter={letterOf(form.values)} />}
    </div>
  );
}

function letterOf(values: {
  language: Newsletter['language'];
  subject: string;
  text: string;
  label: string;
  url: string;
}) {
  const { language, subject, text, label, url } = values;
  const hasButton = label.trim() !== '' && url.trim() !== '';
  return { language, subject, text, button: hasButton ? { label, url: url.trim() } : null };
}
