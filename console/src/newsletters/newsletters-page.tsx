import './texts.ts';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Newsletter } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useReseller } from '../reseller/use-reseller.ts';
import { audienceQuery, newslettersPath } from './newsletter-queries.ts';

const colorOf = { draft: 'gray', sending: 'blue', sent: 'green' } as const;

/** Newsletters of the reseller: drafts, and sent ones with their numbers. */
export function NewslettersPage() {
  const { t } = useTranslation();
  const mayWrite = useReseller().isAdmin;
  const list = useList(newslettersPath);
  const { data: audience } = useQuery(audienceQuery);
  const writeButton = mayWrite && (
    <Button
      leftSection={<Plus size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/reseller/newsletters/$newsletterId" params={{ newsletterId: 'new' }} />
      )}
    >
      {t('newsletters.write')}
    </Button>
  );
  return (
    <Page
      title={t('newsletters.title')}
      description={
        <>
          {t('newsletters.text')} {audience && t('newsletters.audience', { people: audience.recipients })}
        </>
      }
      actions={(list.rows?.length ?? 0) > 0 && writeButton}
    >
      <RecordTable
        label={t('newsletters.title')}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={{ title: t('newsletters.empty_title'), text: t('newsletters.empty_text'), action: writeButton }}
      />
    </Page>
  );
}

function useColumns(): Column<Newsletter>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'subject',
      header: t('newsletters.subject'),
      cell: ({ id, subject }) => (
        <Anchor
          fw={600}
          renderRoot={(props) => (
            <Link {...props} to="/reseller/newsletters/$newsletterId" params={{ newsletterId: id }} />
          )}
        >
          {subject}
        </Anchor>
      ),
    },
    {
      key: 'state',
      header: t('newsletters.state'),
      cell: ({ status }) => <Badge color={colorOf[status]}>{t(`newsletters.states.${status}`)}</Badge>,
    },
    {
      key: 'recipients',
      header: t('newsletters.recipients'),
      cell: ({ report }) => <Text size="sm">{report?.recipients ?? '–'}</Text>,
    },
    {
      key: 'unsubscribed',
      header: t('newsletters.unsubscribed'),
      cell: ({ report }) => <Text size="sm">{report?.unsubscribed ?? '–'}</Text>,
    },
    { key: 'created', header: t('newsletters.created'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
  ];
}
