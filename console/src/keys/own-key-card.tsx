import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useOverlaps } from './overlaps.ts';

/** The account's own key, which may do everything the account may: there is one, and it can be made anew. */
export function OwnKeyCard({ onSecret }: { onSecret(secret: string): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [overlap, setOverlap] = useState('0');
  const overlaps = useOverlaps();
  async function regenerate() {
    const body = { overlap_seconds: Number(overlap) };
    const { secret } = await api.post<{ secret: string }>('/api/account/api-key/regenerate', body);
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
      <ConfirmDialog
        isOpen={isAsking}
        title={t('keys.regenerate_title')}
        confirmLabel={t('keys.regenerate')}
        isDangerous
        run={regenerate}
        onClose={() => setAsking(false)}
      >
        <Stack>
          {t('keys.regenerate_text')}
          <NativeSelect
            label={t('keys.overlap')}
            value={overlap}
            data={overlaps}
            onChange={(event) => setOverlap(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </Paper>
  );
}
