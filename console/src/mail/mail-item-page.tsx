import '../account/texts.ts';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Page } from '../parts/page.tsx';
import { splitAtLinks } from '../parts/split-at-links.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { mailColors } from './mail-colors.ts';

/** One e-mail with what it says, where it is only kept. */
export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: ['/api/admin/mail', mailId],
    queryFn: () => api.get('/api/admin/mail/{mailId}', { path: { mailId: mailId } }),
  });

export function MailItemPage() {
  const { t } = useTranslation();
  const { mailId } = useParams({ from: '/shell/mail/$mailId' });
  const { data: mail } = useSuspenseQuery(mailQuery(mailId));
  return (
    <Page
      title={mail.subject}
      description={
        <Group gap="sm" component="span">
          <Badge component="span" color={mailColors[mail.status]}>
            {t(`mail.statuses.${mail.status}`)}
          </Badge>
          <Timestamp at={mail.created_at} />
        </Group>
      }
      before={<BackLink to="/mail" label={t('mail.title')} />}
      isNarrow
    >
      <Card title={t('mail.facts')}>
        <Facts
          facts={[
            [t('mail.to'), mail.to],
            [t('mail.attempts'), mail.attempts === 0 ? null : String(mail.attempts)],
            [t('mail.last_error'), mail.last_error],
          ]}
        />
      </Card>
      <Card title={t('mail.body')}>
        {mail.text === null ? <Text c="dimmed">{t('mail.no_body')}</Text> : <MailText text={mail.text} />}
      </Card>
    </Page>
  );
}

/** The text as it was written; nothing in it is markup, and only addresses become links. */
function MailText({ text }: { text: string }) {
  return (
    <div className="mail-text">
      {splitAtLinks(text).map((part, index) =>
        part.isLink ? (
          <Anchor key={index} href={part.text} target="_blank" rel="noopener noreferrer" underline="always">
            {part.text}
          </Anchor>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </div>
  );
}
