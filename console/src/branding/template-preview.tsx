import { Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EmailTemplate } from '../api/schemas.ts';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { RenderedMail } from './rendered-mail.tsx';

/** Delay before a draft is rendered. Unit: milliseconds. */
const typingMs = 400;

/** A draft as it would be sent, rendered by the server. */
export function TemplatePreview(props: {
  templateKey: EmailTemplate['key'];
  language: EmailTemplate['language'];
  text: EmailTemplate['text'];
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { templateKey: key, language } = props;
  const [text] = useDebouncedValue(props.text, typingMs);
  const { data, error } = useQuery({
    queryKey: ['/api/reseller/email-templates', 'preview', key, language, text],
    queryFn: ({ signal }) =>
      api.post('/api/reseller/email-templates/{key}/preview', { path: { key }, body: { language, text }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section className="branding-aside" aria-label={t('mail_templates.preview')}>
      <Title order={2}>{t('mail_templates.preview')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('mail_templates.preview_text')}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errorMessage(error)}
        </Text>
      )}
      {data && !error && (
        <div className="mail-preview">
          <Text fw={650} mb="md" c="#111">
            {data.subject}
          </Text>
          <RenderedMail html={data.html} />
        </div>
      )}
    </section>
  );
}
