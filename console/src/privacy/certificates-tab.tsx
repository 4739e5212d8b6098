import { NativeSelect, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import type { DeletionCertificate } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CertificateState } from './certificate-state.tsx';
import { countDeleted } from './count-deleted.ts';

const states = ['requested', 'waiting_for_hold', 'verifying', 'complete'] as const;

/** Deletion certificates, newest first, with what is still open. */
export function CertificatesTab() {
  const { t } = useTranslation();
  const [state, setState] = useState('');
  const list = useList('/api/privacy/deletion-certificates', { state: state || undefined });
  const columns: Column<DeletionCertificate>[] = [
    {
      key: 'number',
      header: t('erasure.number'),
      cell: ({ id, number }) => (
        <Link
          to="/privacy/certificates/$certificateId"
          params={{ certificateId: id }}
          className="row-link"
          aria-label={t('erasure.certificate', { number })}
        >
          {number}
        </Link>
      ),
    },
    { key: 'kind', header: t('erasure.subject'), cell: ({ kind }) => t(`erasure.kinds.${kind}`) },
    {
      key: 'state',
      header: t('erasure.state'),
      cell: (certificate) => <OpenState certificate={certificate} />,
    },
    {
      key: 'deleted',
      header: t('erasure.deleted'),
      cell: (certificate) => {
        const count = countDeleted(certificate);
        return count === 0 ? t('erasure.nothing_deleted') : t('erasure.deleted_count', { count });
      },
    },
    { key: 'at', header: t('erasure.requested_at'), cell: (row) => <Timestamp at={row.requested_at} isRecord /> },
  ];
  return (
    <Stack>
      <Text c="dimmed">{t('erasure.certificates_text')}</Text>
      <NativeSelect
        label={t('erasure.state')}
        maw={260}
        value={state}
        data={[
          { value: '', label: t('erasure.any_state') },
          ...states.map((value) => ({ value, label: t(`erasure.states.${value}`) })),
        ]}
        onChange={(event) => setState(event.currentTarget.value)}
      />
      <RecordTable
        label={t('erasure.certificates')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('erasure.no_certificates_title'), text: t('erasure.no_certificates_text') }}
      />
    </Stack>
  );
}

function OpenState({ certificate }: { certificate: DeletionCertificate }) {
  const { t } = useTranslation();
  const reasons = [...new Set(certificate.open.map(({ reason }) => reason))];
  return (
    <div>
      <CertificateState state={certificate.state} />
      {reasons.map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {t(`erasure.reasons.${reason}`)}
        </Text>
      ))}
      {certificate.state !== 'complete' && (
        <Text size="sm" c="dimmed">
          {t('erasure.due_at')} <Timestamp at={certificate.due_at} />
        </Text>
      )}
    </div>
  );
}
