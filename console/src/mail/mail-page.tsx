import '../account/texts.ts';
import { Badge, NativeSelect, Text } from '@mantine/core';
import type { EmailStatus } from '@parley/contract/resources/mail';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailSummary } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { mailColors } from './mail-colors.ts';
import { MailServerCard } from './mail-server-card.tsx';

/** E-mails of the installation. Without a mail server they stay here, and their links are followed from here. */
export function MailPage() {
  const { t } = useTranslation();
  const [status, setStatus] = useState<EmailStatus | ''>('');
  const list = useList('/api/admin/mail', { status: status || undefined });
  const columns: Column<EmailSummary>[] = [
    {
      key: 'subject',
      header: t('mail.subject'),
      cell: (mail) => (
        <Link to="/mail/$mailId" params={{ mailId: mail.id }} className="row-link">
          {mail.subject}
        </Link>
      ),
    },
    { key: 'to', header: t('mail.to'), cell: (mail) => <Text className="mono">{mail.to}</Text> },
    {
      key: 'status',
      header: t('mail.status'),
      cell: (mail) => <Badge color={mailColors[mail.status]}>{t(`mail.statuses.${mail.status}`)}</Badge>,
    },
    { key: 'at', header: t('mail.at'), cell: (mail) => <Timestamp at={mail.created_at} /> },
  ];
  return (
    <Page title={t('mail.title')} description={t('mail.text')}>
      <MailServerCard />
      <NativeSelect
        label={t('mail.status')}
        maw={260}
        value={status}
        data={[
          { value: '', label: t('common.all') },
          ...(Object.keys(mailColors) as EmailStatus[]).map((one) => ({
            value: one,
            label: t(`mail.statuses.${one}`),
          })),
        ]}
        onChange={(event) => setStatus(event.currentTarget.value as EmailStatus | '')}
      />
      <RecordTable
        label={t('mail.title')}
        list={list}
        columns={columns}
        keyOf={(mail) => mail.id}
        empty={{ title: t('mail.empty_title'), text: t('mail.empty_text') }}
      />
    </Page>
  );
}
