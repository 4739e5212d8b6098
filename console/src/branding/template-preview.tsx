import { Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EmailTemplate } from '../api/schemas.ts';
import { useErrorMessage } from '../parts/use-error-message.ts';

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

/**
 * HTML of an email that the server has rendered, with all text escaped. The page's policy takes no style attributes from
 * markup, so they are set as properties; pictures come from this host.
 */
function RenderedMail({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
    for (const element of parsed.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
      element.removeAttribute('data-style');
    }
    for (const link of parsed.querySelectorAll('a')) link.removeAttribute('href');
    for (const picture of parsed.querySelectorAll('img')) {
      const { pathname } = new URL(picture.getAttribute('src') ?? '', location.href);
      picture.setAttribute('src', pathname);
    }
    place.current?.replaceChildren(...parsed.body.children);
  }, [html]);
  return <div ref={place} />;
}
