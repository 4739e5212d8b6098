import { Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '../api/schemas.ts';
import { Facts } from '../parts/facts.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { faultOf } from './attempt-fault.ts';

/** One request: outcome with its explanation, time of each phase, headers as sent, and the response. */
export function AttemptDetails({ attempt }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation();
  const fault = faultOf(attempt);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Badge color={fault === null ? 'green' : 'red'}>
          {attempt.status === null ? t('webhooks.no_answer') : t('webhooks.status', { status: attempt.status })}
        </Badge>
        {attempt.is_redelivery && <Badge color="gray">{t('webhooks.manual')}</Badge>}
        <Text size="sm" c="dimmed">
          <Timestamp at={attempt.at} />
        </Text>
      </Group>
      {fault !== null && <Text size="sm">{t(`webhooks.faults.${fault}`)}</Text>}
      {attempt.error !== null && (
        <Text size="sm" className="mono">
          {`${attempt.error.code}: ${attempt.error.message}`}
        </Text>
      )}
      <Phases attempt={attempt} />
      <JsonBlock title={t('webhooks.request_headers')} value={headersOf(attempt)} />
      {attempt.response_body !== '' && <JsonBlock title={t('webhooks.answer')} value={attempt.response_body} />}
    </Stack>
  );
}

function Phases({ attempt }: { attempt: WebhookAttempt }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const shown = (ms: number | null) => (ms === null ? null : t('webhooks.ms', { ms: format.format(ms) }));
  const isReused = attempt.connect_ms === null && attempt.status !== null;
  return (
    <Facts
      facts={[
        [t('webhooks.dns'), shown(attempt.dns_ms)],
        [t('webhooks.connect'), isReused ? t('webhooks.reused') : shown(attempt.connect_ms)],
        [t('webhooks.tls'), shown(attempt.tls_ms)],
        [t('webhooks.first_byte'), shown(attempt.first_byte_ms)],
        [t('webhooks.total'), shown(attempt.total_ms)],
      ]}
    />
  );
}

/** Request line and headers as they went over the wire. */
function headersOf({ url, request_headers: headers }: WebhookAttempt): string {
  return [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n');
}
