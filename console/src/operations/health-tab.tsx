import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './health-texts.ts';
import { api } from '../api/api.ts';
import type { PlatformHealth } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

type Finding = PlatformHealth['findings'][number];

const path = '/api/admin/health';
/** Time between looks at the health. Unit: milliseconds. */
const refreshMs = 30_000;

/** Page where something can be done about a part. */
const pageOf: Partial<Record<Finding['part'], LinkProps['to']>> = {
  jobs: '/platform/jobs',
  dead_letters: '/platform/jobs',
  mail: '/mail',
  vendors: '/platform/models',
  trunks: '/platform/operations/trunks',
};

/** Faults of the installation in words, with the page that mends them. */
export function HealthTab() {
  const { t } = useTranslation();
  const found = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
    refetchInterval: refreshMs,
  });
  const again = (
    <Button
      variant="default"
      leftSection={<RefreshCw size={16} aria-hidden />}
      loading={found.isFetching}
      onClick={() => void found.refetch()}
    >
      {t('health.again')}
    </Button>
  );
  return (
    <Card title={t('health.title')} text={t('health.text')} aside={again}>
      <ErrorAlert error={found.error} />
      {found.data ? <Findings health={found.data} /> : !found.error && <SkeletonLines />}
    </Card>
  );
}

function Findings({ health: { findings, checked_at: at } }: { health: PlatformHealth }) {
  const { t } = useTranslation();
  return (
    <Stack aria-live="polite">
      {findings.length === 0 && (
        <Alert color="green" icon={<CircleCheck size={18} aria-hidden />} className="readable-alert">
          {t('health.ok')}
        </Alert>
      )}
      {findings.map((finding) => (
        <FindingAlert key={`${finding.reason} ${finding.params['name'] ?? ''}`} finding={finding} />
      ))}
      <Text size="sm" c="dimmed">
        {t('health.checked')} <Timestamp at={at} />
      </Text>
    </Stack>
  );
}

function FindingAlert({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const { severity, reason, params, part } = finding;
  const isError = severity === 'error';
  const to = pageOf[part];
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <Alert
      color={isError ? 'red' : 'yellow'}
      icon={<Icon size={18} aria-hidden />}
      role="note"
      className="readable-alert"
    >
      <Text size="sm" fw={600}>
        {t(`health.severities.${severity}`)}
      </Text>
      <Group justify="space-between" gap="sm">
        <Text size="sm" maw={720}>
          {t(`health.reasons.${reason}` as 'health.reasons.mail_failed', params as { count: number })}
        </Text>
        {to && (
          <Button size="xs" variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
            {t('health.open')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
