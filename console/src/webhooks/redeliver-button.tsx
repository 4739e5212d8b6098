import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { WebhookDelivery } from '../api/schemas.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { useRefreshWebhooks, webhookPath } from './webhook-queries.ts';

/** Sends one delivery once more. */
export function RedeliverButton({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshWebhooks();
  const redeliver = useMutation({
    mutationFn: () =>
      api.post(`${webhookPath}/redeliver`, { path: { webhookId }, body: { delivery_ids: [delivery.id] } }),
    onSuccess: ({ queued: count }) => notify(t('webhooks.queued', { count })),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  if (delivery.body === null) return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={redeliver.isPending || delivery.is_redelivering}
      aria-label={t('webhooks.redeliver_of', { event: t(`webhooks.names.${delivery.type}`) })}
      onClick={() => redeliver.mutate()}
    >
      {t('webhooks.redeliver')}
    </Button>
  );
}
