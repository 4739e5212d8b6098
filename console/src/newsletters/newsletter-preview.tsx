import { Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Newsletter } from '../api/schemas.ts';
import { RenderedMail } from '../branding/rendered-mail.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { useReseller } from '../reseller/use-reseller.ts';

/** Delay before a draft is rendered. Unit: milliseconds. */
const typingMs = 400;

/** A newsletter as readers get it, rendered by the server. */
export function NewsletterPreview(props: { letter: Pick<Newsletter, 'button' | 'language' | 'subject' | 'text'> }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const [letter] = useDebouncedValue(props.letter, typingMs);
  const isWritten = letter.subject.trim() !== '' && letter.text.trim() !== '';
  const mayRender = useReseller().isAdmin && isWritten;
  const { data, error } = useQuery({
    queryKey: ['/api/reseller/newsletter-preview', letter],
    queryFn: ({ signal }) => api.post('/api/reseller/newsletter-preview', { body: letter, signal }),
    placeholderData: keepPreviousData,
    enabled: mayRender,
    retry: false,
  });
  return (
    <section className="branding-aside" aria-label={t('newsletters.preview')}>
      <Title order={2}>{t('newsletters.preview')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('newsletters.preview_text')}
      </Text>
      {mayRender && error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errorMessage(error)}
        </Text>
      )}
      {mayRender && data && !error && (
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
