import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Cpu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FoundModelServer } from '../api/schemas.ts';
import { notify, notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

/** Offers a model server that was found. */
export function FoundServer({ server, onUsed }: { server: FoundModelServer; onUsed(): Promise<void> }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { title, url, models } = server;
  const accept = useMutation({
    mutationFn: () => api.post('/api/admin/model-servers', { body: { url } }),
    onSuccess: () => notify(t('models.used', { title })),
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: onUsed,
  });
  return (
    <Alert color="blue" icon={<Cpu size={18} aria-hidden />} className="readable-alert">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{t('models.found', { title, host: new URL(url).host })}</Text>
          <Text size="sm">
            {models.length === 0 ? t('models.found_empty') : t('models.found_with', { models: models.join(', ') })}
          </Text>
        </div>
        <Button loading={accept.isPending} onClick={() => accept.mutate()}>
          {t('models.use', { title })}
        </Button>
      </Group>
    </Alert>
  );
}
