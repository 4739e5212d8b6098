import { Badge, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../api/schemas.ts';
import { Facts } from '../parts/facts.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { AttemptDetails } from './attempt-details.tsx';
import { RedeliverButton } from './redeliver-button.tsx';
import { deliveryColors } from './webhook-events.ts';

/** A delivery with every attempt, the newest first, and its body as signed. */
export function DeliveryDetails(props: { webhookId: string; delivery: WebhookDelivery; mayWrite: boolean }) {
  const { t } = useTranslation();
  const { webhookId, delivery, mayWrite } = props;
  const { state, attempts } = delivery;
  return (
    <Stack>
      <Group justify="space-between">
        <Badge color={deliveryColors[state]}>{t(`webhooks.delivery_states.${state}`)}</Badge>
        {mayWrite && <RedeliverButton webhookId={webhookId} delivery={delivery} />}
      </Group>
      <Facts
        facts={[
          [
            t('webhooks.event'),
            <span key="type" className="mono">
              {delivery.type}
            </span>,
          ],
          [
            t('webhooks.event_id'),
            <span key="id" className="mono">
              {delivery.event_id}
            </span>,
          ],
          [t('webhooks.at'), <Timestamp key="at" at={delivery.created_at} />],
          [t('webhooks.delivered_at'), delivery.delivered_at && <Timestamp at={delivery.delivered_at} />],
          [t('webhooks.next_try'), delivery.next_try_at && <Timestamp at={delivery.next_try_at} />],
        ]}
      />
      {attempts.length === 0 && <Text size="sm">{t('webhooks.no_attempts')}</Text>}
      {attempts
        .map((attempt, index) => (
          <section key={attempt.at}>
            <Divider mb="sm" />
            <Title order={3} size="h4" mb="xs">
              {t('webhooks.attempt', { number: index + 1 })}
            </Title>
            <AttemptDetails attempt={attempt} />
          </section>
        ))
        .toReversed()}
      <Divider />
      {delivery.body === null ? (
        <Text size="sm">{t('webhooks.body_erased')}</Text>
      ) : (
        <JsonBlock title={t('webhooks.body')} value={delivery.body} />
      )}
    </Stack>
  );
}
