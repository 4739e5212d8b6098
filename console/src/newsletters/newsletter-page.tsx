import './texts.ts';
import '../branding/branding.css';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Newsletter } from '../api/schemas.ts';
import { BackLink } from '../parts/back-link.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { useReseller } from '../reseller/use-reseller.ts';
import { NewsletterActions } from './newsletter-actions.tsx';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { newsletterQuery } from './newsletter-queries.ts';
import { NewsletterReport } from './newsletter-report.tsx';

/** One newsletter: a draft to write and send, or what became of it. */
export function NewsletterPage() {
  const { t } = useTranslation();
  const { newsletterId } = useParams({ from: '/shell/reseller/newsletters/$newsletterId' });
  const isNew = newsletterId === 'new';
  const { data, error, refetch } = useQuery({ ...newsletterQuery(newsletterId), enabled: !isNew });
  const mayWrite = useReseller().isAdmin;
  const isDraft = data?.status === 'draft';
  return (
    <Page
      title={isNew ? t('newsletters.new_title') : (data?.subject ?? t('newsletters.title'))}
      before={<BackLink to="/reseller/newsletters" label={t('newsletters.title')} />}
      actions={isDraft && mayWrite && <NewsletterActions newsletter={data} />}
    >
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {isNew && <NewsletterEditor newsletter={null} mayWrite={mayWrite} />}
      {!isNew && !data && !error && <Skeleton height={480} radius="lg" />}
      {data &&
        (isDraft ? (
          <NewsletterEditor key={data.id} newsletter={data} mayWrite={mayWrite} />
        ) : (
          <Sent newsletter={data} />
        ))}
    </Page>
  );
}

function Sent({ newsletter }: { newsletter: Newsletter }) {
  const { language, subject, text, button } = newsletter;
  return (
    <div className="branding-columns">
      <NewsletterReport newsletter={newsletter} />
      <NewsletterPreview letter={{ language, subject, text, button }} />
    </div>
  );
}
