import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { AttemptDetails } from './attempt-details.tsx';
import { useRefreshWebhooks, webhookPath } from './webhook-queries.ts';

/** Sends a test event and shows the receiver's response. */
export function TestButton({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshWebhooks();
  const test = useMutation({
    mutationFn: () => api.post(`${webhookPath}/test`, { path: { webhookId } }),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  const result = test.data;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Send size={16} aria-hidden />}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('webhooks.test')}
      </Button>
      <FormDialog isOpen={result !== undefined} title={t('webhooks.test')} size="lg" onClose={() => test.reset()}>
        {result && (
          <Stack>
            <Alert color={result.delivered ? 'green' : 'red'} role="status" className="readable-alert">
              {t(result.delivered ? 'webhooks.test_delivered' : 'webhooks.test_failed')}
            </Alert>
            <AttemptDetails attempt={result.attempt} />
          </Stack>
        )}
      </FormDialog>
    </>
  );
}
