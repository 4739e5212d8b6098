import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ApiKey } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { RotateDialog } from '../parts/rotate-dialog.tsx';

/** Actions of a key: rotate and revoke. */
export function KeyActions({ apiKey, onSecret }: { apiKey: ApiKey; onSecret(secret: string): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api/api-keys'] });

  async function rotate(overlapSeconds: number) {
    const body = { overlap_seconds: overlapSeconds };
    const rotated = await api.post('/api/api-keys/{keyId}/rotate', { path: { keyId: apiKey.id }, body });
    void refresh();
    onSecret(rotated.secret);
  }
  async function revoke() {
    await api.delete('/api/api-keys/{keyId}', { path: { keyId: apiKey.id } });
    await refresh();
  }
  return (
    <>
      <ActionsMenu label={t('keys.actions_of', { name: apiKey.name })}>
        <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => setAsked('rotate')}>
          {t('keys.rotate')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsked('revoke')}>
          {t('keys.revoke')}
        </Menu.Item>
      </ActionsMenu>
      <RotateDialog
        isOpen={asked === 'rotate'}
        title={t('keys.rotate_title', { name: apiKey.name })}
        confirmLabel={t('keys.rotate')}
        firstOverlap="86400"
        run={rotate}
        onClose={() => setAsked(null)}
      >
        {t('keys.rotate_text')}
      </RotateDialog>
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        title={t('keys.revoke_title', { name: apiKey.name })}
        confirmLabel={t('keys.revoke')}
        isDangerous
        run={revoke}
        onClose={() => setAsked(null)}
      >
        {t('keys.revoke_text')}
      </ConfirmDialog>
    </>
  );
}
