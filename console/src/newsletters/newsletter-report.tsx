import { useTranslation } from 'react-i18next';
import type { Newsletter } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

/** Numbers of a newsletter that was sent off. */
export function NewsletterReport({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useTranslation();
  const { report, started_at: startedAt, finished_at: finishedAt, status } = newsletter;
  if (!report) return null;
  return (
    <Card title={t('newsletters.report')} text={t('newsletters.report_text')}>
      <Facts
        facts={[
          [t('newsletters.state'), t(`newsletters.states.${status}`)],
          [t('newsletters.started'), startedAt && <Timestamp at={startedAt} />],
          [t('newsletters.finished'), finishedAt && <Timestamp at={finishedAt} />],
          [t('newsletters.recipients'), String(report.recipients)],
          [t('newsletters.waiting'), String(report.waiting)],
          [t('newsletters.delivered'), String(report.sent)],
          [t('newsletters.failed'), String(report.failed)],
          [
            t('newsletters.skipped'),
            report.skipped === 0 ? '0' : `${report.skipped}. ${t('newsletters.skipped_text')}`,
          ],
          [t('newsletters.unsubscribed'), String(report.unsubscribed)],
        ]}
      />
    </Card>
  );
}
