import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import type { DeletionCertificate } from '../api/schemas.ts';

const colors: Record<DeletionCertificate['state'], string> = {
  requested: 'yellow',
  running: 'yellow',
  waiting_for_hold: 'orange',
  verifying: 'yellow',
  complete: 'green',
};

/** State of an erasure. */
export function CertificateState({ state }: { state: DeletionCertificate['state'] }) {
  const { t } = useTranslation();
  return <Badge color={colors[state]}>{t(`erasure.states.${state}`)}</Badge>;
}
