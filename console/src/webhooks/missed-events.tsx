import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { redeliverMissed, useRefreshWebhooks } from './webhook-queries.ts';

/** Offers to send the events kept while the webhook was off. */
export function MissedEvents({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshWebhooks();
  const send = useMutation({
    mutationFn: () => redeliverMissed(webhook.id),
    onSuccess: (count) => notify(count === 0 ? t('webhooks.none_queued') : t('webhooks.queued', { count })),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  if (webhook.missed_deliveries === 0) return null;
  return (
    <Alert color="yellow" className="readable-alert">
      <Group justify="space-between" gap="md">
        <Text size="sm">{t('webhooks.missed_text', { count: webhook.missed_deliveries })}</Text>
        <Button size="xs" loading={send.isPending} onClick={() => send.mutate()}>
          {t('webhooks.send_missed')}
        </Button>
      </Group>
    </Alert>
  );
}
