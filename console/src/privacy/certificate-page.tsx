import { Badge, Button, Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import { api } from '../api/api.ts';
import type { DeletionCertificateDetail } from '../api/schemas.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { localeOf } from '../parts/locale.ts';
import { Page } from '../parts/page.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CertificateState } from './certificate-state.tsx';

/** Time between looks at an erasure that is not complete. Unit: milliseconds. */
const refreshMs = 5_000;

/** One deletion certificate: what was erased, what is open, and whether the signature holds. */
export function CertificatePage() {
  const { t } = useTranslation();
  const { certificateId } = useParams({ from: '/shell/privacy/certificates/$certificateId' });
  const path = '/api/privacy/deletion-certificates/{certificateId}';
  const found = useQuery({
    queryKey: ['/api/privacy/deletion-certificates', certificateId],
    queryFn: ({ signal }) => api.get(path, { path: { certificateId }, signal }),
    refetchInterval: (query) => (query.state.data?.state === 'complete' ? false : refreshMs),
  });
  const certificate = found.data;
  return (
    <Page
      title={t('erasure.certificate', { number: certificate?.number ?? '' })}
      before={<BackLink to="/privacy/certificates" label={t('erasure.certificates')} />}
      actions={certificate && <DownloadButton certificate={certificate} />}
      isNarrow
    >
      <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />
      {certificate && <CertificateCards certificate={certificate} />}
    </Page>
  );
}

function DownloadButton({ certificate }: { certificate: DeletionCertificateDetail }) {
  const { t } = useTranslation();
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(certificate, null, 2))}`;
  return (
    <Button
      component="a"
      href={file}
      download={`deletion-certificate-${certificate.number}.json`}
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
    >
      {t('erasure.download')}
    </Button>
  );
}

function CertificateCards({ certificate }: { certificate: DeletionCertificateDetail }) {
  const { t } = useTranslation();
  const { counts, open, state, verification } = certificate;
  const placeName = usePlaceName();
  const places = Object.entries(counts);
  return (
    <>
      <Card
        title={t(`erasure.kinds.${certificate.kind}`)}
        aside={
          <Group gap="xs">
            <CertificateState state={state} />
            <Badge color={verification === 'valid' ? 'green' : verification === 'invalid' ? 'red' : 'yellow'}>
              {t('erasure.signature')}: {t(`erasure.verification.${verification}`)}
            </Badge>
          </Group>
        }
      >
        <CertificateFacts certificate={certificate} />
      </Card>
      {open.length > 0 && (
        <Card title={t('erasure.open')} text={t('erasure.open_text')}>
          <OpenItems certificate={certificate} />
        </Card>
      )}
      <Card title={t('erasure.deleted')}>
        {places.length === 0 ? (
          <Text c="dimmed">{t('erasure.nothing_deleted')}</Text>
        ) : (
          <Facts facts={places.map(([place, count]) => [placeName(place), String(count)] as const)} />
        )}
      </Card>
    </>
  );
}

/** Names of the places that a certificate counts: tables, and folders as `files.<folder>`. */
function usePlaceName(): (place: string) => string {
  const { t } = useTranslation();
  const tables: Readonly<Record<string, string>> = t('erasure.places', { returnObjects: true });
  const folders: Readonly<Record<string, string>> = t('erasure.folders', { returnObjects: true });
  return (place) => (place.startsWith('files.') ? folders[place.slice('files.'.length)] : tables[place]) ?? place;
}

function CertificateFacts({ certificate }: { certificate: DeletionCertificateDetail }) {
  const { t } = useTranslation();
  const { actor, completed_at, erased_at, recipients } = certificate;
  const names: Readonly<Record<string, string>> = t('erasure.actors', { returnObjects: true });
  return (
    <Facts
      facts={[
        [t('erasure.requested_at'), <Timestamp key="requested" at={certificate.requested_at} />],
        [t('erasure.due_at'), completed_at ? null : <Timestamp key="due" at={certificate.due_at} />],
        [t('erasure.erased_at'), erased_at && <Timestamp key="erased" at={erased_at} />],
        [t('erasure.completed_at'), completed_at && <Timestamp key="completed" at={completed_at} />],
        [t('erasure.actor'), `${names[actor.kind] ?? actor.kind} ${actor.id ?? ''}`],
        [t('erasure.object_kinds.call'), certificate.call_id],
        [t('erasure.recipients'), recipients.map(({ name }) => name).join(', ') || t('erasure.recipients_none')],
        [t('erasure.backups'), <Backups key="backups" certificate={certificate} />],
        [
          t('erasure.subject_hash'),
          <span key="hash" className="mono">
            {certificate.subject_hash}
          </span>,
        ],
      ]}
    />
  );
}

function Backups({ certificate: { backups } }: { certificate: DeletionCertificateDetail }) {
  const { t, i18n } = useTranslation();
  if (backups.made_before === null) return t('erasure.backups_none');
  if (backups.gone_by === null) return t('erasure.backups_unknown');
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(
    new Date(backups.gone_by),
  );
  return t('erasure.backups_until', { date });
}

function OpenItems({ certificate: { open } }: { certificate: DeletionCertificateDetail }) {
  const { t } = useTranslation();
  return (
    <List>
      {open.map((item, index) => (
        <List.Item key={item.object?.id ?? `${item.reason} ${index}`}>
          {t(`erasure.reasons.${item.reason}`)}
          <Text size="sm" c="dimmed" component="div">
            {item.object && `${t(`erasure.object_kinds.${item.object.kind}`)} ${item.object.id}`}
            {item.attempts !== null && `${t('erasure.attempts', { count: item.attempts })} ${item.last_error ?? ''} `}
            {item.next_attempt_at && <Timestamp at={item.next_attempt_at} />}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
