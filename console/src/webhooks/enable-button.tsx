import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { useRefreshWebhooks, webhookPath } from './webhook-queries.ts';

/** Enables a webhook that is paused or disabled. The page then offers what was missed. */
export function EnableButton({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshWebhooks();
  const enable = useMutation({
    mutationFn: () => api.patch(webhookPath, { path: { webhookId: webhook.id }, body: { is_active: true } }),
    onSuccess: () => notify(t('webhooks.enabled')),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  return (
    <Button leftSection={<Play size={16} aria-hidden />} loading={enable.isPending} onClick={() => enable.mutate()}>
      {t('webhooks.enable')}
    </Button>
  );
}
