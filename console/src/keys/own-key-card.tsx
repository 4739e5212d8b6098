import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { RotateDialog } from '../parts/rotate-dialog.tsx';

/** The account's own key with every scope: exactly one, which can be regenerated. */
export function OwnKeyCard({ onSecret }: { onSecret(secret: string): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  async function regenerate(overlapSeconds: number) {
    const body = { overlap_seconds: overlapSeconds };
    const { secret } = await api.post('/api/account/api-key/regenerate', { body });
    void queryClient.invalidateQueries({ queryKey: ['/api/api-keys'] });
    onSecret(secret);
  }
  return (
    <Paper>
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2}>{t('keys.own_title')}</Title>
          <Text c="dimmed" size="sm" maw={560}>
            {t('keys.own_text')}
          </Text>
        </div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('keys.regenerate')}
        </Button>
      </Group>
      <RotateDialog
        isOpen={isAsking}
        title={t('keys.regenerate_title')}
        confirmLabel={t('keys.regenerate')}
        isDangerous
        firstOverlap="0"
        run={regenerate}
        onClose={() => setAsking(false)}
      >
        {t('keys.regenerate_text')}
      </RotateDialog>
    </Paper>
  );
}
