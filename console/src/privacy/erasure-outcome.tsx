import { Alert, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import type { DeletionCertificate } from '../api/schemas.ts';
import { CertificateState } from './certificate-state.tsx';
import { countDeleted } from './count-deleted.ts';

/** Outcome of an erasure right after it, with the way to its certificate. */
export function ErasureOutcome({ certificate }: { certificate: DeletionCertificate }) {
  const { t } = useTranslation();
  const { state, id } = certificate;
  const count = countDeleted(certificate);
  const isDone = state === 'complete';
  const title = !isDone ? 'going_on_title' : count === 0 ? 'nothing_title' : 'done_title';
  return (
    <Alert
      color={isDone ? 'green' : 'yellow'}
      role="status"
      title={t(`erasure.${title}`)}
      icon={isDone ? <CircleCheck size={18} aria-hidden /> : <Hourglass size={18} aria-hidden />}
      className="readable-alert"
    >
      <Stack gap="xs" align="flex-start">
        {!isDone && <CertificateState state={state} />}
        {count > 0 && <Text size="sm">{t('erasure.deleted_count', { count })}</Text>}
        <Link to="/privacy/certificates/$certificateId" params={{ certificateId: id }}>
          {t('erasure.open_certificate')}
        </Link>
      </Stack>
    </Alert>
  );
}
